// Which answers of another program are right, and what is said of those that are wrong.
#include "grader/answer_check.hpp"

#include "commands/options.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

namespace {

// A check of the answers to the boards of each file. The answers come in pieces of `piece` bytes.
Run check(std::vector<std::string> arguments, const std::string& boards, const std::string& answers,
          std::size_t piece = std::string::npos) {
  arguments.push_back("--check=mine");
  return run(arguments, boards, answers, piece);
}

std::string messages(const std::vector<std::string>& arguments, const std::string& boards,
                     const std::string& answers) {
  return check(arguments, boards, answers).messages;
}

// What --check says first of a wrong answer: "" if all are right.
std::string checked(const std::vector<std::string>& arguments, const std::string& boards,
                    const std::string& answers, std::size_t piece = std::string::npos) {
  const Run result = check(arguments, boards, answers, piece);
  if (result.good) {
    CHECK_THAT(result.messages, EndsWith(" answers are right\n"));
    CHECK(result.printed == "");
    return "";
  }
  const std::string begin = "eight-puzzle: ";
  CHECK_THAT(result.messages, StartsWith(begin));
  return result.messages.substr(begin.size(), result.messages.find('\n') - begin.size());
}

struct Case {
  std::string arguments, boards, answers, said;
};
void check_cases(const std::vector<Case>& cases) {
  for (const auto& [arguments, boards, answers, said] : cases) {
    CAPTURE(arguments, answers.substr(0, 80));
    CHECK(checked(words_of(arguments), boards, answers) == said);
  }
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

const std::string two_boards = "2\n\n123\n4#5\n786\n\n123\n456\n87#\n",
                  pair = "12X453786 12345678X\n";

}  // namespace

TEST_CASE("The program's own answers are right in every format with and without --moves",
          "[answer_check]") {
  for (const Format& format : formats) {
    const std::string name = format.name;
    for (const std::string moves : {"-f", "-mf"}) {
      CAPTURE(name, moves);
      const std::string boards = printed({"-f", name, "-r1000", "--unsolvable"});
      const std::string answers = printed({moves, name}, boards);
      CHECK(checked({moves, name}, boards, answers) == "");
      std::vector<std::string> lines = lines_of(answers);
      for (std::string& line : lines) line += " \t\v\f\r";
      std::string untidy = joined_lines(lines) + "\n \n";
      CHECK(checked({moves, name}, boards, untidy, 7) == "");
      untidy.erase(untidy.size() - 4);  // Now the last line does not end.
      CHECK(checked({moves, name}, boards, untidy) == "");
      std::string bare = "\xEF\xBB\xBF" + answers;  // As $(./mine) leaves it.
      bare.erase(bare.find_last_not_of('\n') + 1);
      CHECK(checked({moves, name}, boards, bare, 1000) == "");
      // An exchange, a line less, a line more: an error at that line. Lines are exchanged with the
      // next but one, as some answers have two. In uva652, every second line is empty.
      lines = lines_of(answers);
      const bool has_gaps = name == "uva652" && moves == "-f";
      const auto differs = [&](std::size_t i) {
        return lines[i] != "" && lines[i] != lines[i + 2];
      };
      std::size_t at = has_gaps ? 600 : 601;
      while (!differs(at)) at += has_gaps ? 2 : 1;
      auto wrong = lines;
      std::swap(wrong[at], wrong[at + 2]);
      CHECK_THAT(checked({moves, name}, boards, joined_lines(wrong)),
                 StartsWith("mine:" + std::to_string(at + 1) + ": "));
      wrong = lines;
      wrong.resize(at);
      CHECK_THAT(checked({moves, name}, boards, joined_lines(wrong)),
                 StartsWith("mine:" + std::to_string(at + 1) + ": "));
      CHECK_THAT(checked({moves, name}, boards, ""), EndsWith(", found the end of the answers"));
      CHECK(messages({moves, name}, boards, answers) ==
            "eight-puzzle: 1,000 of 1,000 answers are right\n");
      CHECK(checked({moves, name}, boards, answers + "\n0\n") ==
            "mine:" + std::to_string(lines.size() + 2) +
                ": expected the end after 1,000 answers, found '0'");
    }
  }
}

TEST_CASE("A wrong distance is named with its line and board", "[answer_check]") {
  const std::string
      first = "mine:1: board 1, 123 4#5 786: expected 2, found ",
      second =
          "mine:2: board 2, 123 456 87#: expected impossible (this board has no solution), found ";
  check_cases({
      {"", two_boards, "3\nimpossible\n", first + "'3'"},
      {"", two_boards, "2\n14", second + "'14'"},
      {"", two_boards, "2\n", second + "the end of the answers"},
      {"", two_boards, "2 2\n", first + "'2 2'"},
      {"", two_boards, std::string("\xFF\xFE\x32\x00\x0A\x00", 6),
       "mine:1: expected ASCII or UTF-8, found UTF-16 or UTF-32"},
      {"", two_boards, std::string("\xFE\xFF\x00\x32", 4),
       "mine:1: expected ASCII or UTF-8, found UTF-16 or UTF-32"},
      {"", two_boards, "2\nimpossible" + std::string(17 << 20, ' ') + "x\n",
       second + "'impossible" + std::string(30, ' ') + "...'"},
      {"", two_boards, "\x1b[" + std::string(100, '2') + "\n",
       first + "'\\x1b[" + std::string(38, '2') + "...'"},
      {"-flanqiao", pair + "1.3425786 12.345678", "2\n3",
       "mine:2: board 2, 1.3 425 786 to 12. 345 678: expected 21, found '3'"},
  });
}

TEST_CASE("Where the judge shows answers in words these are right too", "[answer_check]") {
  const std::string two = "3 1 2 3 4 0 5 7 8 6",
                    words = "Minimum number of moves = ", none = "No solution possible",
                    boards = "\n3\n 1  2  3\n 4  0  5\n";
  check_cases({
      {"-fprinceton", two, words + "2" + boards, ""},
      {"-fprinceton", two + " 1 2 3 4 5 6 8 7 0", words + "2" + boards + none + "\n", ""},
      {"-fprinceton", two, "2\n", ""},
      {"-fprinceton", two, words + "3" + boards,
       "mine:1: board 1, 123 405 786: expected Minimum number of moves = 2, found 'Minimum number "
       "of moves = 3'"},
      {"-fprinceton", two, none,
       "mine:1: board 1, 123 405 786: expected Minimum number of moves = 2, found 'No solution "
       "possible'"},
      {"-fprinceton", two, "2" + boards, "mine:2: expected the end after 1 answer, found '3'"},
      {"-fprinceton -m", two, words + "2",
       "mine:1: board 1, 123 405 786: expected 2 rd or another path as short, found 'Minimum "
       "number of moves = 2'"},
      {"-fboj1525", "1 2 3 4 0 5 7 8 6", words + "2",
       "mine:1: board 1, 123 405 786: expected 2, found 'Minimum number of moves = 2'"},
  });
}

TEST_CASE("A path without a distance may be any that leads to the goal", "[answer_check]") {
  const std::string statement = "2 3 4 1 5 x 7 6 8\n",
                    begin = "mine:1: board 1, 234 15x 768: ", letters = ": moves are u, d, l and r",
                    middle = "mine:1: board 1, 123 4x5 786: ", poj = "-fpoj1077",
                    of_tiles = ", but read as moves of the tiles, it solves the board";
  std::string longer;  // Longer than a block.
  for (int i = 0; i < 100000; ++i) longer += "lr";
  check_cases({
      {poj, statement, "ullddrurdllurdruldr\n", ""},  // The statement's.
      {poj, statement, "lrullddrurdllurdruldr\n", ""},
      {poj, statement, longer + "ullddrurdllurdruldr\n", ""},
      {poj, statement, "ullddrurdllurdruld\n",
       begin + "'ullddrurdllurdruld' does not lead to the goal"},
      {poj, "12345678x", "0\n", "mine:1: board 1, 123 456 78x: expected an empty line, found '0'"},
      {poj, statement, "\n",
       begin + "expected dlurullddrurdllurdr or another path, found an empty line"},
      {poj, statement, "",
       begin + "expected dlurullddrurdllurdr or another path, found the end of the answers"},
      {poj, statement, std::string("u\0\n", 3), begin + "unexpected '\\x00' in 'u\\x00'" + letters},
      {poj, statement, "ULL\n", begin + "unexpected 'U' in 'ULL'" + letters},
      {poj, statement, "uu\n", begin + "move 2 of 'uu' leads beyond the edge"},
      {poj, statement, std::string(16000000, 'u'),
       begin + "move 2 of '" + std::string(40, 'u') + "...' leads beyond the edge"},
      {poj, statement, "unsolvable\n",
       begin + "expected dlurullddrurdllurdr or another path, found 'unsolvable'"},
      {poj, "123x45786", "llu\n",
       "mine:1: board 1, 123 x45 786: move 1 of 'llu' leads beyond the edge" + of_tiles},
      {poj, "123x45786", "drr\n", "mine:1: board 1, 123 x45 786: 'drr' does not lead to the goal"},
      // So near that this may fit by chance.
      {poj, "12345678x 1234567x8", "\nl\n",
       "mine:2: board 2, 123 456 7x8: 'l' does not lead to the goal"},
      {poj, "1234x5786", "dr\n", middle + "'dr' does not lead to the goal"},
      {poj, "1234x5786", "ul\n", middle + "'ul' does not lead to the goal"},
      {poj, "12x453786", "uuz\n",
       "mine:1: board 1, 12x 453 786: unexpected 'z' in 'uuz'" + letters},
      {poj, "12345687x", "u\n",
       "mine:1: board 1, 123 456 87x: expected unsolvable (this board has no solution), found 'u'"},
      // A solved board's path is an empty line, or none at the end of a file with other answers.
      {poj, "12345678x", "\n", ""},
      {poj, "12345x786 12345678x", "d\n", ""},
      {poj, "12345678x", "", ""},
      {poj, "12345678x 12345678x", "", ""},
      {poj, "12345678x 12345x786", "\n",
       "mine:2: board 2, 123 45x 786: expected d or another path, found the end of the answers"},
  });
}

TEST_CASE("A path after its number of moves must be a shortest one", "[answer_check]") {
  const std::string board = "1\n1234#5786", begin = "mine:1: board 1, 123 4#5 786: ",
                    wanted = begin + "expected 2 rd or another path as short, found ",
                    two_paths = "1\n#31674285\n", textbook = printed({"-mabfs"}, two_paths);
  CHECK(textbook != printed({"-m"}, two_paths));
  check_cases({
      {"-m", board, "2 rd", ""},
      {"-m", board, "4 lrrd", wanted + "'4 lrrd'"},
      {"-m", board, "2 lrrd", begin + "'2 lrrd' has 4 moves, not 2"},
      {"-m", board, "2", wanted + "'2'"},
      {"-m", board, "2rd", wanted + "'2rd'"},
      {"-m", board, "2 dr", begin + "'2 dr' does not lead to the goal"},
      {"-m", board, "impossible", wanted + "'impossible'"},
      {"-m", "1 12345678#", "0", ""},
      {"-m", "1 12345678#", "0 lr", "mine:1: board 1, 123 456 78#: expected 0, found '0 lr'"},
      {"-m", two_paths, textbook, ""},  // Any of the shortest; the solver's is the first.
  });
}

TEST_CASE("HDU 3567 asks for the first shortest path and UVA 652 for empty lines between answers",
          "[answer_check]") {
  const std::string one = "1\n" + pair, begin = "mine:1: board 1, 12X 453 786 to 123 456 78X: ",
                    two = "2\n12345x786\n12345x786\n", unsolvable = "1 21345678X 12345678X";
  check_cases({
      {"-fhdu3567", one, "Case 1: 2\ndd\n", ""},
      {"-fhdu3567", one, "Case 2: 2\ndd\n", begin + "expected Case 1: 2, found 'Case 2: 2'"},
      {"-fhdu3567", "1 X31674285 12345678X", "Case 1: 26\nrrdlldruuldrrulldrrdllurrd\n",
       "mine:2: board 1, X31 674 285 to 123 456 78X: expected rdldruuldrruldrdlluruldrrd, found "
       "'rrdlldruuldrrulldrrdllurrd', as short, but not the alphabetically first"},
      {"-fhdu3567", one, "Case 1: 2\nuudd\n",
       "mine:2: board 1, 12X 453 786 to 123 456 78X: expected dd, found 'uudd'"},
      {"-fhdu3567", one, "Case 1: 2\nlrdd\n",  // It leads to the goal.
       "mine:2: board 1, 12X 453 786 to 123 456 78X: expected dd, found 'lrdd'"},
      {"-fhdu3567", unsolvable, "Case 1: -1\nd\n",
       "mine:2: board 1, 213 456 78X to 123 456 78X: expected an empty line, found 'd'"},
      {"-fhdu3567", unsolvable, "Case 1: -1\n", ""},
      {"-fhdu3567", "1 12345678X 12345678X", "Case 1: 0", ""},
      {"-fuva652", two, "d\n\nuddd",
       "mine:3: board 2, 123 45x 786: move 4 of 'uddd' leads beyond the edge"},
      {"-fuva652", two, "d\n\nd", ""},
      {"-fuva652", two, "d\nd\n",
       "mine:2: board 2, 123 45x 786: expected an empty line, found 'd'"},
      {"-fuva652", "2 12345x786 12345687x", "d\nunsolvable",
       "mine:2: board 2, 123 456 87x: expected an empty line, found 'unsolvable'"},
  });
}

TEST_CASE("The boards of each file are numbered from 1 and the file is named", "[answer_check]") {
  const std::string right = "2\nimpossible\n2\nimpossible\n";
  check_cases({
      {"a b", two_boards, right, ""},
      {"a b", two_boards, right + "5", "mine:5: expected the end after 4 answers, found '5'"},
      {"a b", two_boards, "2\nimpossible\n3\nimpossible\n",
       "mine:3: board 1 of b, 123 4#5 786: expected 2, found '3'"},
      {"a b", two_boards, "2\nimpossible\n2\n",
       "mine:4: board 2 of b, 123 456 87#: expected impossible (this board has no solution), found "
       "the end of the answers"},
  });
}

TEST_CASE("All answers are read and counted and the first failing board is printed",
          "[answer_check]") {
  const std::string four = "4\n\n" + solved + two_away + not_solvable + solved;
  Run result = check({}, four, "0\n3\n7\n0\n");
  CHECK(result.messages ==
        "eight-puzzle: mine:2: board 2, 123 4#5 786: expected 2, found '3'\n"
        "eight-puzzle: 2 of 4 answers are right\n");
  CHECK(result.printed == "1\n\n" + two_away + "\n");
  CHECK(printed({}, result.printed) == "2\n");
  CHECK(checked({}, "1\n" + solved, "0\n" + std::string(1000, '\n')) == "");
  result = check({}, "1\n" + solved, "0\n1\n");
  CHECK(result.messages ==
        "eight-puzzle: mine:2: expected the end after 1 answer, found '1'\n"
        "eight-puzzle: 1 of 1 answers are right, in 2 lines instead of 1\n");
  CHECK(result.printed == "");
  result =
      check({"-fhdu3567"}, "3\n" + pair + pair + pair, "Case 1: 2\nrr\nCase 2: 2\ndd\n2\ndd\n");
  CHECK_THAT(result.messages, EndsWith("\neight-puzzle: 1 of 3 answers are right\n"));
  CHECK(result.printed == "1\n12X453786\n12345678X\n");
  for (const auto& [arguments, boards, answers, count] : std::vector<Case>{
           {"", "1\n" + solved, "1\n", "0 of 1 answers are right"},
           {"-fhdu1043", solved + two_away + solved, "",
            "2 of 3 answers are right, in 0 lines instead of 3"},
           {"-fuva652", "3 12345x786 12345x786 12345x786", "d\nx\nd\n\nd",
            "2 of 3 answers are right"},
           {"-m", four, "0\n2 dr\nimpossible\n0 ud\n", "2 of 4 answers are right"},
           {"", "0\n", "5\n", "0 of 0 answers are right, in 1 line instead of 0"},
           {"", "2\n" + solved + two_away, "0\n\n2\n\n",
            "1 of 2 answers are right, in 4 lines instead of 2"},
       }) {
    CAPTURE(arguments, boards);
    CHECK_THAT(messages(words_of(arguments), boards, answers),
               EndsWith("\neight-puzzle: " + count + '\n'));
  }
}

TEST_CASE("Messages about answers group digits and name the board and its file", "[answer_check]") {
  std::string boards = "1001\n", answers, path;
  for (int i = 0; i < 1001; ++i) {
    boards += solved;
    answers += i == 1000 ? "1\n" : "0\n";
    path += "lr";
  }
  CHECK_THAT(messages({}, boards, answers),
             EndsWith("\neight-puzzle: 1,000 of 1,001 answers are right\n"));
  CHECK_THAT(messages({"-fpoj1077"}, "12345678x", path.substr(1) + "u\n"),
             ContainsSubstring("move 1 of 'rl"));
  CHECK_THAT(messages({"-fpoj1077"}, "1234567x8", path + "dd"),
             ContainsSubstring("move 2,003 of 'lr"));
  CHECK_THAT(messages({}, "2 12345678# 12345678#", "0\n\xEF\xBB\xBF\x30\n"),
             ContainsSubstring("found '\\xef\\xbb\\xbf0'\n"));
  CHECK_THAT(messages({"-flanqiao", "-s2x2"}, "1.32 .132", "l"),
             StartsWith("eight-puzzle: mine:1: board 1, 1. 32 to .1 32: expected 1, found 'l'\n"));
  CHECK(messages({"-fuva652", "a", "b"}, "2 12345x786 12345x786", "d\n\nd\nd\n\nd\n") ==
        "eight-puzzle: 4 of 4 answers are right\n");
}

TEST_CASE("A path after any other text must be as short as a distance before it",
          "[answer_check]") {
  Format format = formats[0];
  const NumberedPuzzle puzzle = {{reference::pack("1234#5786"), format.goal}, format, "", 1};
  Solver solver(format.grid);
  const auto fault = [&](Pattern pattern, const std::string& text) {
    format.pattern = pattern;
    AnswerCheck answers(text, "mine", true, solver);
    answers.check_next(puzzle);
    return answers.score().first_fault;
  };
  const std::string where = "mine:1: board 1, 123 4#5 786: ",
                    second = "mine:2: board 1, 123 4#5 786: ";
  CHECK(fault("D\nP\n", "2\nrd\n") == "");
  CHECK(fault("D\nP\n", "2\nrlrd\n") == second + "'rlrd' has 4 moves, not 2");
  CHECK(fault("D moves: P\n", "2 moves: rd\n") == "");
  CHECK(fault("D moves: P\n", "2 moves: rlrd\n") == where + "'2 moves: rlrd' has 4 moves, not 2");
  CHECK(fault("N: P\n", "1: rlrd\n") == "");
  CHECK(fault("N: P\n", "2: rd\n") == where + "expected 1: rd or another path, found '2: rd'");
  CHECK(fault("N F\n", "2 rd") == where + "expected 1 rd, found '2 rd'");
}

TEST_CASE("After a bad end a line may be cut but an empty line is one", "[answer_check]") {
  const Format paths = parsed({"-fpoj1077"}).format, distances = formats[0];
  Solver solver(paths.grid);
  const auto score = [&](const Format& format, const std::string& symbols, const std::string& text,
                         bool is_whole) {
    const NumberedPuzzle puzzle = {{reference::pack(symbols), format.goal}, format, "", 1};
    AnswerCheck answers(text, "mine", is_whole, solver);
    answers.check_next(puzzle);
    return answers.score();
  };
  CHECK(score(paths, "12345678#", "\n", false).is_faultless());
  CHECK(score(paths, "12345678#", "", false).incomplete.size() == 1);
  CHECK(score(paths, "1234#5786", "r", false).incomplete.size() == 1);
  CHECK(score(paths, "1234#5786", "r", true).wrong.size() == 1);
  CHECK(score(paths, "1234#5786", "r\n", false).wrong.size() == 1);
  CHECK(score(paths, "1234#5786", "rd", false).is_faultless());
  CHECK_THAT(score(distances, "1234#5786", "\n", false).first_fault,
             EndsWith("found an empty line"));
}
