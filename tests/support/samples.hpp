// The samples of BOJ 11112: the inputs, and the answer that stands beside each.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "support/process.hpp"

inline std::vector<std::filesystem::path> samples() {
  std::vector<std::filesystem::path> inputs;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(sources_path) / "samples")) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  return inputs;
}

inline std::string answer_of(std::filesystem::path input) {
  return read_whole(input.replace_extension(".out"));
}
