// Which options do not go together, and which have no effect without others.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "command_line/arguments.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The options that were given, as in "--size", with the last argument of each.
using Given = std::map<std::string, std::string>;

// Options that do not go together: one of them would have no effect.
struct Conflicts {
  std::array<std::string_view, 4> options;  // Here and below the last ones may be empty.
  std::array<std::string_view, 7> others;
};
inline constexpr Conflicts conflicts[] = {
    {{"--random", "--all", "--check", "--test"},
     {"--boards", "--algorithm", "--weight", "--ties", "--trace", "--compare", "--limit"}},
    {{"--random", "--all", "--test"}, {"--stats", "--check"}},
    {{"--random", "--all"}, {"--moves"}},
    {{"--random", "--test"}, {"--all"}},
    {{"--compare"}, {"--moves", "--boards", "--trace"}},
};

// Options that have no effect without one of others.
struct Requirement {
  std::string_view option;
  std::array<std::string_view, 4> others;
};
inline constexpr Requirement requirements[] = {
    {"--distance", {"--random", "--all", "--test"}},
    {"--unsolvable", {"--random", "--all", "--test"}},
    {"--seed", {"--random", "--test"}},
    {"--csv", {"--compare"}},
    {"--trace", {"--algorithm", "--weight", "--ties", "--limit"}},
};

inline void refuse_if(bool both, const std::string& option, const std::string& other) {
  if (both) throw UsageError{option + " and " + other + " do not go together"};
}
inline void refuse_without(bool has_no_effect, const std::string& option,
                           const std::string& other) {
  if (has_no_effect) throw UsageError{option + " has no effect without " + other};
}

// Throws a UsageError unless the options satisfy the tables.
inline void check_conflicts(const Given& given) {
  const auto is_given = [&](std::string_view option) {
    // With --test it does not print boards, but says how many to test on.
    if (option == "--random" && given.count("--test")) return false;
    return given.count(std::string(option)) > 0;
  };
  for (const auto& [options, others] : conflicts) {
    for (const std::string_view option : options) {
      for (const std::string_view other : others) {
        refuse_if(is_given(option) && is_given(other), std::string(option), std::string(other));
      }
    }
  }
  for (const auto& [option, others] : requirements) {
    refuse_without(is_given(option) && std::none_of(others.begin(), others.end(), is_given),
                   std::string(option),
                   listed({others.begin(), std::find(others.begin(), others.end(), "")}, " or "));
  }
}

}  // namespace eight_puzzle
