// Tests another program on inputs. If it fails on one, says how, prints the smallest input that was
// found to fail, and gives a hint at the cause. Begin at test_on().
#pragma once

#include <cmath>

#include "grader/shrink.hpp"
#include "io/output.hpp"

namespace eight_puzzle {

// Runs the program on the smallest input again, a few times if these are short. Returns whether it
// fails like the original each time.
inline bool fails_again(const ProgramRun& original, const ProgramRun& smallest, Runner& runner) {
  const double until = runner.elapsed() + short_run_seconds;
  int reruns = 0;
  do {
    if (!fails_like(original, runner.run(smallest.puzzles, smallest.input))) return false;
  } while (++reruns < max_reruns && runner.elapsed() < until);
  return true;
}

// If the program is right on the same puzzles in the usual layout or, if they have that, in the
// layout of the judge's sample: twice, as it may be right by chance.
inline std::string hint_on_layout(const ProgramRun& smallest, Runner& runner) {
  const Format& format = runner.format;
  const std::string usual = input_text(format, smallest.puzzles),
                    sample = input_text(format, smallest.puzzles, format.sample_layout),
                    &other = smallest.input == usual ? sample : usual;
  const auto passes = [&] { return runner.run(smallest.puzzles, other).has_passed(); };
  if (other == smallest.input || !passes() || !passes()) return "";
  return std::string("The program is right if these boards are written ") +
         (other == sample            ? "like the judge's sample"
          : smallest.input == sample ? "in the usual way, which is not that of the judge's sample"
                                     : "in the usual way") +
         ". Does it accept other spacing, more or fewer empty lines, CR LF, a byte order mark, "
         "another symbol for the blank, and a last line without a line end?";
}

// If the program took too long, and no answer was wrong: whether it waits at the end, or several
// puzzles are too many for it.
inline std::string hint_on_time(const ProgramRun& smallest, const Tally& tally) {
  const std::size_t count = smallest.puzzles.size();
  const bool has_hung = smallest.ending == RunEnding::hung;
  if (smallest.score.right_answers == count && (has_hung || count == 1)) {
    return "All answers are right. Does the program loop or wait for more input at the end?";
  }
  if (count == 1 || tally.runs_alone == 0) return "";
  return "A board alone took at most " + seconds_rounded_up(tally.most_cpu_seconds_alone) +
         " of CPU time (" + grouped(tally.runs_alone) + (tally.runs_alone == 1 ? " was" : " were") +
         " tried). Is the program too slow for " + amount(count, "board") + "?";
}

// What may be the cause: the first of these; "" if it is none of them, or if the verdict tells it,
// as a wrong number of lines does. A run that hangs is not repeated, as it would take as long.
inline std::string hint(const ProgramRun& original, const ShrinkResult& shrunk, Runner& runner) {
  const Format& format = runner.format;
  const ProgramRun& smallest = shrunk.run;
  const RunEnding ending = smallest.ending;
  const bool has_hung = ending == RunEnding::hung, is_slow = ending == RunEnding::too_slow,
             has_ended_well = ending == RunEnding::well, is_one = smallest.puzzles.size() == 1;
  if (!has_hung && !fails_again(original, smallest, runner)) {
    return std::string("The program does not always fail like this on this input. ") +
           (is_slow ? "Is its time close to the limit?"
                    : "Does it use the time, random numbers, hash order, or an uninitialized "
                      "variable?");
  }
  if (!smallest.has_read_input) {
    return "The program seems not to have read its standard input. Does it open a file, as with "
           "freopen()?" +
           std::string(smallest.signal == SIGSEGV ? " Is a local array too large for the stack?"
                                                  : "");
  }
  const std::string on_layout = has_hung ? "" : hint_on_layout(smallest, runner);
  if (!on_layout.empty()) return on_layout;
  if ((has_hung || is_slow) && smallest.score.wrong.empty()) {
    return hint_on_time(smallest, runner.tally);
  }
  const std::set<int> crashes = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP};
  if (is_one && crashes.count(smallest.signal) == 1) {
    return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
  }
  if (smallest.score.wrong_line_count) return "";
  if (is_one) {
    const bool never_right = !runner.tally.any_right && runner.tally.distances.size() > 1;
    if (!has_ended_well || !never_right) return "";
    return std::string("No answer was right. Does the program read and print the format ") +
           format.name + " (--help=formats)?";
  }
  // What is wrong may be the number of the board, which an answer tells, or the order.
  if (has_ended_well && (depends_on_place(format.pattern) || smallest.score.has_other_order)) {
    return "";
  }
  return std::string(
             shrunk.is_minimal
                 ? "Each of these boards is needed: without it, the program does not fail like "
                   "this. "
                 : "Fewer boards may fail, too: not all were tried. ") +
         "Is everything reset before the next board? In C or C++, is every array large enough?";
}

// Tests the program on puzzles and a text that holds them. If the program fails, reports that, and
// returns false. `file_prefix`: "FILE: " if there are several FILEs, else "". May throw a
// FileError.
inline bool test_on(const Puzzles& puzzles, const std::string& input,
                    const ShrinkSettings& settings, Runner& runner, Output& output,
                    const std::string& file_prefix = "") {
  const ProgramRun original = runner.run(puzzles, input);
  if (original.has_passed()) return true;
  if (original.has_not_started()) {
    output.message(runner.name + ": could not be started: exit status " +
                   std::to_string(original.exit_status));
    output.note(original.errors);
    return false;
  }
  // At once, before the seconds of shrinking.
  output.message(runner.name + ": " + file_prefix + verdict(original));
  output.begin_progress("trying fewer boards for " + runner.name);
  const ShrinkResult shrunk = shrink(original, settings, runner);
  const ProgramRun& smallest = shrunk.run;
  const std::string cause = hint(original, shrunk, runner);
  if (!smallest.has_same_ending(original)) {
    const std::string on = ": on " + amount(smallest.puzzles.size(), "board") + ": ";
    output.message(runner.name + on + verdict(smallest));
  }
  if (!smallest.score.is_faultless()) output.message(smallest.score.first_fault);
  output.note(smallest.errors);
  output.note(cause);
  output.print(smallest.input);
  return false;
}

// After runs that were all good: what they took at most, rounded up, and the judge's limits, if
// they are known and hold for that many puzzles.
inline void report_success(const Runner& runner, Output& output) {
  const Tally& tally = runner.tally;
  const StatedLimits& stated = runner.format.limits;
  std::vector<std::string> limits, exceeded;
  const auto add = [&](int limit, const std::string& unit, const char* what, double taken) {
    if (limit == 0 || tally.most_puzzles > puzzles_per_run(stated)) return;
    limits.push_back(std::to_string(limit) + unit);
    if (taken > limit) exceeded.push_back(what);
  };
  add(stated.seconds, " s", "time", tally.most_cpu_seconds);
  add(stated.megabytes, " MB", "memory", tally.most_megabytes);
  const std::string passed = grouped(tally.passed_puzzles);
  output.message(runner.name + ": " + passed + " of " + passed + " answers are right; at most " +
                 seconds_rounded_up(tally.most_cpu_seconds) + " and " +
                 grouped(std::uint64_t(std::ceil(tally.most_megabytes))) + " MB per run" +
                 (limits.empty() ? "" : "; the judge gives C and C++ " + joined(limits, " and ")));
  if (exceeded.empty()) return;
  output.note("This is more " + joined(exceeded, " and ") + " than the judge gives C and C++.");
}

}  // namespace eight_puzzle
