// The entries of lists in the help: breaks them into lines.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include "text/wording.hpp"

namespace eight_puzzle {

// Breaks a text into lines of at most 80 columns, all but the first indented. Requires a single
// space where a line is to break.
inline std::string wrapped(std::string text, std::size_t indent) {
  for (std::size_t begin = 0; text.size() - begin > screen_width;) {
    const std::size_t space = text.rfind(' ', begin + screen_width);
    text.replace(space, 1, '\n' + std::string(indent, ' '));
    begin = space + 1;
  }
  return text;
}

// A name and its help, which begins in a column, or further right if the name is too long.
inline std::string help_entry(std::string name, const std::string& help, std::size_t column) {
  name.resize(std::max(name.size() + 1, column), ' ');
  return wrapped(name + help, column) + '\n';
}

}  // namespace eight_puzzle
