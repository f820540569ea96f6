// How commands read FILEs, or boards typed in place of them: the loops over inputs and over their
// puzzles. A bad input is reported, with a hint on how it is written.
#pragma once

#include <cstring>
#include <functional>

#include "commands/options.hpp"
#include "display/answers.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/board_text.hpp"
#include "text/bytes.hpp"
#include "text/pattern.hpp"
#include "text/reader.hpp"

namespace eight_puzzle {

// Opens the file of a path, standard input for "-". It may throw a FileError. What it returns may
// throw that, or a WriteError if it writes out the answers before it waits for input.
using FileOpener = std::function<Source(const std::string& path)>;

// The name of a file as messages show it.
inline std::string shown_path(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_file_error(const FileError& error, Output& output) {
  output.message(shown_path(error.subject) + ": " + std::strerror(error.number));
}

// All that a file holds. Throws a FileError if that is more than 256 MB.
inline std::string read_whole(const std::string& path, const Source& source) {
  constexpr std::size_t max = 1 << 28, block = 1 << 16;
  std::string text;
  for (std::size_t size = 0;; size = text.size()) {
    text.resize(size + block);
    text.resize(size + source(&text[size], block));
    if (text.size() == size) return text;
    if (text.size() > max) throw FileError{path, EFBIG};
  }
}

// Whether a FILE, if there is none of that name, is taken for boards or a part of one, perhaps with
// a mistake: it is mostly symbols and separators, but not like 1525.in.
inline bool may_be_boards(const std::string& file) {
  const auto is_symbol = [](char byte) {
    return std::isdigit(byte & 0xff) || is_separator(byte) || blanks.find(byte) != blanks.npos;
  };
  const std::size_t point = file.rfind('.');
  const bool has_extension =
      point != file.npos && std::isalpha(file[point + 1] & 0xff) && !is_symbol(file[point + 1]);
  const auto symbols = std::count_if(file.begin(), file.end(), is_symbol);
  return 2 * std::size_t(symbols) > file.size() && !has_extension;
}

// Whether there are several inputs to name in messages: boards typed together are one.
inline bool has_several_inputs(const Options& options) {
  const std::vector<std::string>& files = options.files;
  return files.size() > 1 && !std::all_of(files.begin(), files.end(), may_be_boards);
}

// A FILE that was opened, or boards typed in place of some.
struct OpenInput {
  std::string name;  // As messages show it.
  bool is_typed;
  Format format;  // Typed boards have no number before them.
  Source source;
};

// Opens the FILE at a place, and moves the place behind it; or, if there is no such file, but it
// may be boards, behind all FILEs from there on of which that is true. May throw a FileError.
inline OpenInput open_input(const std::vector<std::string>& files, std::size_t& place,
                            const Format& format, const FileOpener& open_file) {
  std::string text;
  std::size_t at = place++;
  const std::string& first = files[at];
  const auto may_be_part = [&](const std::string& file) {
    return may_be_boards(file) || (!text.empty() && file.size() == 1);
  };
  const auto open_if_file = [&](const std::string& file) -> Source {
    // Within a board, or before its next symbol, these name no file.
    const bool is_within = without_separators(text).size() % format.symbols_per_puzzle() != 0,
               is_before =
                   at + 1 < files.size() && files[at + 1].size() == 1 && files[at + 1] != "-";
    const bool is_short = file == "-" || file == "." || file == "/";
    if (is_short && (is_within || is_before)) return nullptr;
    try {
      return open_file(file);
    } catch (const FileError& error) {
      if (!error.is_missing() || !may_be_part(file)) throw;
      return nullptr;
    }
  };
  for (; at < files.size() && (text.empty() || may_be_part(files[at])); ++at) {
    const Source source = open_if_file(files[at]);
    if (source && text.empty()) return {shown_path(first), false, format, source};
    if (source) break;
    text += (text.empty() ? "" : " ") + files[at];
  }
  place = at;
  if (without_separators(text).empty()) throw FileError{first, ENOENT};
  OpenInput typed = {escaped(text), true, format, source_of_text(text)};
  typed.format.header = no_number;
  return typed;
}

// How inputs of the format are written; and which judge gives such boards, with such answers, after
// no number if this one has a number before them, or after their number if it has none. What
// options have changed does not count.
inline std::string hint_on_format(const Format& given) {
  const auto is_given = [&](const Format& row) { return row.name == given.name; };
  const Format& format = *std::find_if(std::begin(formats), std::end(formats), is_given);
  const std::string hint =
      std::string(given.name) + " takes " + described_input(given) + " (/ is a line end).";
  const bool has_number = format.header != no_number;
  for (const Format& other : formats) {
    const bool is_alike = other.grid == format.grid && other.goal == format.goal &&
                          other.has_pairs() == format.has_pairs() &&
                          has_path(other.pattern) == has_path(format.pattern);
    if (!is_alike || other.header != (has_number ? no_number : count_first)) continue;
    return hint + " For boards " + (has_number ? "without a number" : "with their number") +
           " before them, use --format=" + other.name + '.';
  }
  return hint;
}

// If a FILE of --test is no input: as in --test python3 mine.py, it may not be meant as one.
inline void hint_on_quotes(const Options& options, Output& output) {
  if (options.command != testing_on_files) return;
  output.message("if a FILE is part of COMMAND, use quotes: --test=\"" +
                 escaped(options.shell_command + ' ' + joined(options.files, " ")) + '"');
}

// Says what is wrong with an input, and how to write it.
inline void report_bad_input(const BadInput& bad, const OpenInput& input, const Options& options,
                             Output& output) {
  const std::string blank = "the blank is one of " + std::string(blanks);
  if (input.is_typed) {
    output.message(input.name + ": neither a file nor " + size_text(input.format.grid) +
                   " boards (without a number before them; " + blank + "): " + bad.text);
    return;
  }
  if (bad.cause != BadInput::unclear) hint_on_quotes(options, output);
  output.message(input.name + ':' + bad.text);
  if (options.command == testing_on_files) return;
  if (bad.cause == BadInput::other_format) output.note(hint_on_format(input.format));
  if (bad.cause == BadInput::other_symbols) {
    output.note("Here " + blank + ", not a space. --size sets the size of the boards.");
  }
}

// Calls read(input) for each input. Returns false if read() did or an input is bad. Reports a bad
// one after what was printed before. Then the next ones are read, but not to check answers, as it
// is unknown which come next, nor to test a program.
template <class Read>
bool for_each_input(const Options& options, const FileOpener& open_file, Output& output,
                    const Read& read) {
  const std::vector<std::string> standard_input = {"-"},
                                 &files = options.files.empty() ? standard_input : options.files;
  const bool goes_on = (options.command & (checking | testing_on_files)) == 0;
  bool all_good = true;
  for (std::size_t place = 0; place < files.size() && (all_good || goes_on);) {
    OpenInput input = {};
    bool good = false;
    try {
      input = open_input(files, place, options.format, open_file);
      good = read(input);
    } catch (const BadInput& bad) {
      report_bad_input(bad, input, options, output);
    } catch (const FileError& error) {
      if (error.is_missing()) hint_on_quotes(options, output);
      report_file_error(error, output);
    }
    all_good &= good;
  }
  return all_good;
}

// Says why a typed board is impossible, if the answer does not.
inline void explain_if_impossible(const Puzzle& puzzle, const Options& options, Output& output) {
  const Format& format = options.format;
  if (!options.answers_without_reasons() || is_solvable(format.grid, puzzle)) return;
  output.message(shown(format, puzzle) + ": " + why_unsolvable(format.grid, puzzle));
}

// Calls use(puzzle) for each puzzle of each input. In all else, it is for_each_input().
template <class Use>
bool for_each_puzzle(const Options& options, const FileOpener& open_file, Output& output,
                     const Use& use) {
  return for_each_input(options, open_file, output, [&](const OpenInput& input) {
    Reader in(input.source, input.format);
    const std::string file = has_several_inputs(options) ? input.name : "";
    std::uint64_t number = 0;
    for (Puzzle puzzle; in.read(puzzle);) {
      use(NumberedPuzzle{puzzle, options.format, file, ++number});
      if (input.is_typed) explain_if_impossible(puzzle, options, output);
    }
    return true;
  });
}

}  // namespace eight_puzzle
