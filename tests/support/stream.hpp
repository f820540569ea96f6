// A stream that stands for a terminal or a file, and can be read back.
#pragma once

#include <unistd.h>

#include <cstdio>
#include <string>

class Stream {
 public:
  Stream() = default;
  explicit Stream(int buffering) { std::setvbuf(file_, nullptr, buffering, 0); }
  ~Stream() { std::fclose(file_); }
  std::FILE* file() { return file_; }

  // What has reached the file: not what is still in the stream's buffer.
  std::string text() const {
    std::string text;
    char buffer[4096];
    const int descriptor = fileno(file_);
    for (ssize_t count;
         (count = pread(descriptor, buffer, sizeof buffer, off_t(text.size()))) > 0;) {
      text.append(buffer, std::size_t(count));
    }
    return text;
  }

 private:
  std::FILE* file_ = std::tmpfile();
};
