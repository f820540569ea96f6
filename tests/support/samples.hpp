// The samples: the inputs of a folder, and the answer that stands beside each.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "support/process.hpp"

// Those of BOJ 11112, or of another format.
inline std::vector<std::filesystem::path> samples(const std::string& format = "") {
  const auto folder = std::filesystem::path(sources_path) / "samples" / format;
  std::vector<std::filesystem::path> inputs;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  return inputs;
}

inline std::string answer_of(std::filesystem::path input) {
  return read_whole(input.replace_extension(".out"));
}
