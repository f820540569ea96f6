// The command line of eight-puzzle: options in, the parts called, exit status out. The one file
// that talks to the operating system (POSIX), so that it can read what has come and say why a call
// failed.
#include <fcntl.h>
#include <getopt.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <stdexcept>
#include <system_error>

#include "algorithms.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "random_boards.hpp"
#include "reader.hpp"
#include "report.hpp"
#include "solver.hpp"
#include "text.hpp"
#include "writer.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, bad_data = 1, bad_usage = 2 };

// The list after --algorithm and the names that promise no least number are from the table of
// algorithms.
std::string help() {
  std::string names, others;
  for (const auto& algorithm : algorithms) {
    const bool first = names.empty(), last = &algorithm == std::end(algorithms) - 1;
    names += (first ? "" : last ? " or " : ", ") + std::string(algorithm.name);
    if (first) names += " (default)";
    if (!algorithm.shortest) others += std::string(algorithm.name) + " and ";
  }
  return R"(Usage: eight-puzzle [OPTION]... [FILE]...
Print the least number of moves that solves each sliding-tile board, or
"impossible".  With no FILE, or when FILE is -, read standard input.

Boards:
  -f, --format=NAME     how boards are written: 11112 (default) or 1525
  -s, --size=RxC        2x2, 2x3, 3x2, 2x4, 4x2, 3x3 (default), 2x5 or 5x2
  -g, --goal=BOARD      the board to reach (default: tiles in order, blank last)
Answers:
  -m, --moves           also print the moves, as the blank travels: u d l r
  -b, --boards          also draw every board on the way
      --stats           print a summary of the work to standard error
Searches:
  -a, --algorithm=NAME  )" +
         names + R"(
  -w, --weight=W        weigh the heuristic: f = g + W*h (default 1)
  -c, --compare         solve each board with every algorithm and print a table
      --limit=N         give a search up after N expansions (default: none, but
                        )" +
         grouped(default_limit) + R"( with --compare)
Other:
  -r, --random=N        print N random solvable boards instead of solving
      --seed=S          the seed for --random (default 1)
  -h, --help            print this help and exit
  -V, --version         print the version and exit

The blank may be written #, 0, x or X, and any white space may stand between
symbols.  )" +
         others + R"(a weight above 1 do not promise the least number of moves.

Exit status: 0 when every board was answered; 1 for bad input, an unreadable
file, a failed write or, but for --compare, a search given up; 2 for a wrong
option.
)";
}

void complain(const std::string& message) {
  std::fputs(("eight-puzzle: " + message + '\n').c_str(), stderr);
}

// Writes all of it to standard output, or ends the program: there is no one left to answer.
void write_out(const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      complain(std::string("write error: ") + std::strerror(errno));
      std::exit(bad_data);
    }
    bytes += written;
    size -= std::size_t(written);
  }
}

// Reads what has come, at least one byte, or none at the end. Throws std::system_error.
std::size_t read_some(int file, char* buffer, std::size_t size) {
  for (;;) {
    const ssize_t count = read(file, buffer, size);
    if (count >= 0) return std::size_t(count);
    if (errno != EINTR) throw std::system_error(errno, std::generic_category());
  }
}

// An open file, standard input for "-". Throws std::system_error.
class File {
 public:
  explicit File(const std::string& path)
      : opened_(path != "-"),
        descriptor_(opened_ ? open(path.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO) {
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category());
  }
  ~File() {
    if (opened_) close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  int descriptor() const { return descriptor_; }

 private:
  bool opened_;
  int descriptor_;
};

// Boards that are read before they are answered, at most: enough for the look-ups of the next to
// overlap, few enough to stay in the first cache.
constexpr std::size_t batch_size = 256;

struct Size {
  const char* name;
  Grid grid;
};
constexpr Size sizes[] = {
    {"2x2", {2, 2}}, {"2x3", {2, 3}}, {"3x2", {3, 2}}, {"2x4", {2, 4}},
    {"4x2", {4, 2}}, {"3x3", {3, 3}}, {"2x5", {2, 5}}, {"5x2", {5, 2}},
};

struct Options {
  Grid grid = {3, 3};
  const Format* format = formats;
  std::optional<std::string> goal;
  bool moves = false, boards = false, stats = false;
  std::size_t algorithm = 0;  // The row in the table.
  double weight = 1;
  bool compare = false;
  std::optional<std::uint64_t> limit;
  std::optional<std::uint64_t> random;
  std::uint64_t seed = 1;
  std::vector<std::string> files;
};

// Calls solve(reader) on the file. Reports what is wrong with it, after the answers found before.
template <class Solve>
ExitStatus read_file(const std::string& path, const Options& options, Writer& out, Solve solve) {
  try {
    const File file(path);
    Reader in(
        [&](char* buffer, std::size_t size) {
          out.flush();  // Whoever waits for an answer before writing on gets it now.
          return read_some(file.descriptor(), buffer, size);
        },
        options.grid, *options.format);
    solve(in);
    return success;
  } catch (const InputError& error) {
    out.flush();
    complain(path + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
             error.message);
  } catch (const std::system_error& error) {
    out.flush();
    complain(path + ": " + std::strerror(error.code().value()));
  }
  return bad_data;
}

// A wrong option or argument: its message, and status 2.
struct UsageError {
  std::string message;
};

std::uint64_t number(const std::string& name, const std::string& text) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  if (!digits || text.size() > most_digits) {
    throw UsageError{"invalid argument '" + text + "' for '" + name +
                     "': expected a whole number of at most " + std::to_string(most_digits) +
                     " digits"};
  }
  return std::stoull(text);
}

double weight(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || !std::isfinite(value) || value < 0) {
    throw UsageError{"invalid argument '" + text +
                     "' for '--weight': expected a number, 0 or more"};
  }
  return value;
}

// The row of a table with that name.
template <class Row, std::size_t Rows>
const Row& named(const std::string& option, const std::string& name, const Row (&table)[Rows]) {
  std::string names;
  for (const Row& row : table) {
    if (row.name == name) return row;
    names += (names.empty() ? "" : ", ") + std::string(row.name);
  }
  throw UsageError{"invalid argument '" + name + "' for '" + option + "': expected one of " +
                   names};
}

// The board that is to be reached. Throws UsageError.
State goal_of(const Options& options) {
  const Grid& grid = options.grid;
  if (!options.goal) return ordered(grid);
  try {
    return parsed_board(grid, *options.goal);
  } catch (const std::invalid_argument& error) {
    throw UsageError{"invalid argument '" + *options.goal + "' for '--goal': " + error.what()};
  }
}

void print_random(const Options& options, State goal, Writer& out) {
  RandomBoards boards(options.grid, options.seed);
  if (options.format->counted) out.write(std::to_string(*options.random) + "\n\n");
  for (std::uint64_t left = *options.random; left > 0; --left) {
    out.write(board_text(options.grid, boards.next(goal), *options.format));
  }
}

// As wide as the terminal, or as COLUMNS says, or 80 columns.
std::size_t width() {
  if (const char* columns = std::getenv("COLUMNS")) {
    if (const int wide = std::atoi(columns); wide > 0) return std::size_t(wide);
  }
  winsize window{};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
  return known ? window.ws_col : 80;
}

// While a search takes longer than a second and standard error is a terminal, shows there what it
// has visited, and wipes that when it is done.
class Progress {
 public:
  explicit Progress(std::string title) : title_(std::move(title)) {}
  ~Progress() {
    if (shown_) std::fputs("\r\x1b[K", stderr);
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void operator()(std::uint64_t visited) {
    const auto now = Clock::now();
    if (now < next_ || isatty(STDERR_FILENO) == 0) return;
    next_ = now + std::chrono::milliseconds(100);
    shown_ = true;
    std::fprintf(stderr, "\r%s: %s visited\x1b[K", title_.c_str(), grouped(visited).c_str());
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::string title_;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds(1);
  bool shown_ = false;
};

// Solves boards as the options say, and keeps count.
class Session {
 public:
  Session(const Options& options, State goal)
      : options_(options), goal_(goal), solver_(options.grid, goal) {}

  // Prints the distances of all boards.
  void run(Reader& in, Writer& out) {
    // Copied whole, so that no branch asks for the size.
    struct Line {
      char text[15];
      unsigned char size;
    };
    Line lines[unreachable + 1];
    for (int moves = 0; moves <= unreachable; ++moves) {
      const std::string text =
          (moves < unreachable ? std::to_string(moves) : options_.format->unsolvable) + '\n';
      lines[moves].size = static_cast<unsigned char>(text.copy(lines[moves].text, 15));
    }
    State boards[batch_size];
    int distances[batch_size];
    while (const std::size_t count = in.read(boards, batch_size)) {
      // Solved before any is written: for all a compiler knows, writing bytes changes the solver.
      for (std::size_t i = 0; i < count; ++i) distances[i] = solver_.distance(boards[i]);
      char* next = out.room(batch_size * sizeof(Line));
      for (std::size_t i = 0; i < count; ++i) {
        const Line& line = lines[distances[i]];
        std::memcpy(next, &line, sizeof line);
        next += line.size;
      }
      out.wrote(next);
      boards_[true] += count;
      for (std::size_t i = 0; i < count; ++i) {
        boards_[true] -= distances[i] == unreachable;
        boards_[false] += distances[i] == unreachable;
      }
    }
  }

  // Whether that is all the options ask for.
  bool plain() const { return by_solver() && !options_.moves && !options_.boards; }

  // By A* or the table, whichever is cheaper; else by the algorithms as the textbooks have them.
  bool by_solver() const { return least_in_order() && !options_.limit && !options_.compare; }

  // The answer with its moves, its drawing, or both.
  std::string shown(State board) {
    const std::string end = options_.boards ? "\n\n" : "\n";
    if (!count(solvable(options_.grid, board, goal_))) return options_.format->unsolvable + end;
    std::string moves;
    if (!by_solver()) {
      const std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();
      const Found found =
          search(options_.algorithm, board, options_.limit.value_or(no_limit)).found;
      gave_up_ |= !found.solved;
      if (!found.solved) return "gave up" + end;
      moves = found.moves;
    }
    if (least_in_order() && (options_.moves || options_.boards)) moves = solver_.moves(board);
    std::string text = std::to_string(moves.size());
    if (options_.moves && !moves.empty()) text += ' ' + moves;
    text += '\n';
    if (options_.boards)
      text += drawing(options_.grid, board, moves, width(), options_.format->blank);
    return text;
  }

  // A table of all algorithms, or one line for a board that cannot be solved.
  std::string compared(State board) {
    std::string text = "board " + std::to_string(boards() + 1) + ':';
    for (int row = 0; row < options_.grid.rows; ++row) {
      text += ' ' + row_text(options_.grid, board, row, options_.format->blank, "");
    }
    if (!count(solvable(options_.grid, board, goal_)))
      return text + ": " + options_.format->unsolvable + "\n\n";
    std::vector<Run> runs;
    for (std::size_t i = 0; i < std::size(algorithms); ++i) {
      runs.push_back(search(i, board, options_.limit.value_or(default_limit)));
    }
    return text + '\n' + comparison(runs) + '\n';
  }

  bool gave_up() const { return gave_up_; }

  std::string stats(double seconds) const {
    return counted(boards(), "board") + ", " + grouped(boards_[false]) + " impossible; " +
           counted(expanded_ + solver_.expanded(), "state") + " expanded; " +
           (solver_.has_table()
                ? "table bought after " + counted(solver_.boards_before_table(), "board")
                : "no table bought") +
           "; " + milliseconds(seconds);
  }

 private:
  // A* with the Manhattan distance: of the shortest solutions it is the least in alphabetical order
  // that is shown, however it was found.
  bool least_in_order() const { return options_.algorithm == 0 && options_.weight == 1; }

  bool count(bool solvable) {
    ++boards_[solvable];
    return solvable;
  }

  std::uint64_t boards() const { return boards_[false] + boards_[true]; }

  Run search(std::size_t algorithm, State board, std::uint64_t limit) {
    const auto& row = algorithms[algorithm];
    Progress progress(row.title);
    const auto begin = std::chrono::steady_clock::now();
    Found found =
        row.search({options_.grid, board, goal_, options_.weight, limit, std::ref(progress)});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    expanded_ += found.expanded;
    return {row.title, std::move(found), time.count()};
  }

  const Options& options_;
  State goal_;
  Solver solver_;
  std::uint64_t boards_[2] = {};  // That cannot be solved, and that can.
  std::uint64_t expanded_ = 0;
  bool gave_up_ = false;
};

// Everything the options ask for, on boards of G. Returns the exit status.
int work(const Options& options) {
  const auto begin = std::chrono::steady_clock::now();
  const State goal = goal_of(options);
  Writer out(write_out);
  if (options.random) {
    print_random(options, goal, out);
    out.flush();
    return success;
  }
  Session session(options, goal);
  int status = success;
  for (const std::string& file : options.files) {
    status |= read_file(file, options, out, [&](Reader& in) {
      if (session.plain()) return session.run(in, out);
      State boards[batch_size];
      while (const std::size_t count = in.read(boards, batch_size)) {
        for (std::size_t i = 0; i < count; ++i) {
          out.write(options.compare ? session.compared(boards[i]) : session.shown(boards[i]));
          if (!session.by_solver()) out.flush();  // The next board can take its time.
        }
      }
    });
  }
  out.flush();
  if (options.stats) {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    complain(session.stats(time.count()));
  }
  return session.gave_up() ? bad_data : status;
}

// Options that have no letter.
enum LongOption { stats_option = 256, limit_option, seed_option };

constexpr option long_options[] = {
    {"format", required_argument, nullptr, 'f'},
    {"size", required_argument, nullptr, 's'},
    {"goal", required_argument, nullptr, 'g'},
    {"moves", no_argument, nullptr, 'm'},
    {"boards", no_argument, nullptr, 'b'},
    {"stats", no_argument, nullptr, stats_option},
    {"algorithm", required_argument, nullptr, 'a'},
    {"weight", required_argument, nullptr, 'w'},
    {"compare", no_argument, nullptr, 'c'},
    {"limit", required_argument, nullptr, limit_option},
    {"random", required_argument, nullptr, 'r'},
    {"seed", required_argument, nullptr, seed_option},
    {"help", no_argument, nullptr, 'h'},
    {"version", no_argument, nullptr, 'V'},
    {},
};
constexpr char short_options[] = "f:s:g:mba:w:cr:hV";

int print(std::string_view text) {
  write_out(text.data(), text.size());
  return success;
}

int command_line(int argc, char** argv) {
  Options options;
  for (int found; (found = getopt_long(argc, argv, short_options, long_options, nullptr)) != -1;) {
    switch (found) {
      case 'f': options.format = &named("--format", optarg, formats); break;
      case 's': options.grid = named("--size", optarg, sizes).grid; break;
      case 'g': options.goal = optarg; break;
      case 'm': options.moves = true; break;
      case 'b': options.boards = true; break;
      case stats_option: options.stats = true; break;
      case 'a':
        options.algorithm = std::size_t(&named("--algorithm", optarg, algorithms) - algorithms);
        break;
      case 'w': options.weight = weight(optarg); break;
      case 'c': options.compare = true; break;
      case limit_option: options.limit = number("--limit", optarg); break;
      case 'r': options.random = number("--random", optarg); break;
      case seed_option: options.seed = number("--seed", optarg); break;
      case 'h': return print(help());
      case 'V': return print("eight-puzzle " EIGHT_PUZZLE_VERSION "\n");
      default: throw UsageError{};  // getopt has said what is wrong.
    }
  }
  options.files.assign(argv + optind, argv + argc);
  if (options.random && !options.files.empty()) {
    throw UsageError{"--random prints boards and reads none: unexpected '" + options.files[0] +
                     "'"};
  }
  if (options.random && (options.moves || options.boards || options.stats || options.compare)) {
    throw UsageError{"--random prints boards and solves none: it goes with no other answers"};
  }
  if (options.compare && (options.moves || options.boards)) {
    throw UsageError{"--compare prints tables: it goes with neither --moves nor --boards"};
  }
  if (options.files.empty()) options.files.push_back("-");
  return work(options);
}

}  // namespace

int main(int argc, char** argv) {
  char name[] = "eight-puzzle";
  argv[0] = name;  // How getopt begins its messages.
  try {
    return command_line(argc, argv);
  } catch (const UsageError& error) {
    if (!error.message.empty()) complain(error.message);
    std::fputs("Try 'eight-puzzle --help' for more information.\n", stderr);
    return bad_usage;
  }
}
