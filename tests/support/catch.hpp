// Catch2, version 3 where there is one, else version 2.
#pragma once

#include <string>

// Catch2's macros use __COUNTER__, at which clang warns from version 22 on.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc2y-extensions"
#endif

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
using Catch::Matchers::ContainsSubstring;
#else
#include <catch2/catch.hpp>
inline auto ContainsSubstring(const std::string& part) { return Catch::Matchers::Contains(part); }
#endif

using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
