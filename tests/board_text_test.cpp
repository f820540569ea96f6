// Boards from symbols, and boards and answers as text.
#include "board_text.hpp"

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

TEST_CASE("A board is written in the layout of its judge", "[text]") {
  const State state = reference::pack("1234#5786");
  CHECK(board_text({3, 3}, state, '#', in_rows) == "123\n4#5\n786\n\n");
  CHECK(board_text({3, 3}, state, '0', in_spaced_rows) == "1 2 3\n4 0 5\n7 8 6\n\n");
  CHECK(board_text({3, 3}, state, 'x', in_a_line) == "1234x5786\n");
  CHECK(board_text({3, 3}, state, 'x', in_a_spaced_line) == "1 2 3 4 x 5 7 8 6\n");
  CHECK(board_text({3, 3}, state, 'x', in_lone_lines) == "1 2 3 4 x 5 7 8 6\n\n");
}

TEST_CASE("The blank of every format is read as a blank", "[text]") {
  for (const Format& format : formats) {
    CAPTURE(format.names);
    CHECK(tile_of(format.grid, format.blank) == 0);
  }
}

TEST_CASE("Every kind of answer has its text, also for a board without a solution", "[text]") {
  CHECK(answer_text(Answer::distance, 7, "", "rd") == "2\n");
  CHECK(answer_text(Answer::distance, 7, "-1", "") == "-1\n");
  CHECK(answer_text(Answer::path, 7, "", "rd") == "rd\n");
  CHECK(answer_text(Answer::path, 7, "unsolvable", "") == "unsolvable\n");
  CHECK(answer_text(Answer::path, 7, "", "") == "\n");
  CHECK(answer_text(Answer::gapped, 1, "", "rd") == "rd\n");
  CHECK(answer_text(Answer::gapped, 2, "", "rd") == "\nrd\n");
  CHECK(answer_text(Answer::numbered, 7, "", "rd") == "Case 7: 2\nrd\n");
  CHECK(answer_text(Answer::numbered, 7, "-1", "") == "Case 7: -1\n\n");
  CHECK(answer_text(Answer::distance_and_path, 7, "", "rd") == "2 rd\n");
  CHECK(answer_text(Answer::distance_and_path, 7, "", "") == "0\n");
  CHECK(answer_text(Answer::distance_and_path, 7, "impossible", "") == "impossible\n");
}
