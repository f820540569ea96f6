// How formats answer.
#include "text/judges.hpp"

#include <string>

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("Every kind of answer has its text even if there is no solution", "[judges]") {
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
  const std::string thousand(1000, 'd');
  CHECK(answer_text(Answer::distance, 7, "", thousand) == "1000\n");
  CHECK(answer_text(Answer::numbered, 1000, "", thousand) == "Case 1000: 1000\n" + thousand + '\n');
  CHECK(answer_text(Answer::distance_and_path, 7, "", thousand) == "1000 " + thousand + '\n');
  CHECK(answer_text(Answer::distance_and_path, 7, "", "") == "0\n");
  CHECK(answer_text(Answer::distance_and_path, 7, "impossible", "") == "impossible\n");
}
