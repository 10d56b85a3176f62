// A test kit of one page: TEST registers, CHECK… end the test they stand in when they fail.
//
//   TEST(wall_scores_a_lone_tile) { CHECK_EQ(Wall().points(2, 2).total(), 1); }
//
// Every CHECK takes a further argument if wished: a text for the report, made only on failure.
#pragma once

#include <exception>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evora::test {

struct Failed {
  std::string report;
};

struct Test {
  const char* name;
  void (*body)();
};

inline std::vector<Test>& all_tests() {
  static std::vector<Test> tests;
  return tests;
}

struct Registration {
  Registration(const char* name, void (*body)()) { all_tests().push_back({name, body}); }
};

template <class T>
std::string shown(const T& value) {
  std::ostringstream out;
  if constexpr (requires { out << value; }) {
    out << value;
  } else {
    out << "(a value that cannot be printed)";
  }
  return out.str();
}

[[noreturn]] inline void fail(const char* file, int line, const std::string& what, const std::string& context = {}) {
  throw Failed{std::string(file) + ":" + std::to_string(line) + ": " + what +
               (context.empty() ? "" : "\n    " + context)};
}

// Runs the tests whose name contains `filter`; the exit status.
inline int run_all(std::string_view filter) {
  int passed = 0;
  int failed = 0;
  for (const Test& test : all_tests()) {
    if (std::string_view(test.name).find(filter) == std::string_view::npos) continue;
    std::string report;
    try {
      test.body();
    } catch (const Failed& failure) {
      report = failure.report;
    } catch (const std::exception& error) {
      report = std::string("unexpected exception: ") + error.what();
    } catch (...) {
      report = "unexpected exception of an unknown type";
    }
    if (report.empty()) {
      ++passed;
    } else {
      ++failed;
      std::cout << "FAILED " << test.name << "\n  " << report << "\n";
    }
  }
  std::cout << passed << " passed, " << failed << " failed" << std::endl;
  return failed == 0 && passed > 0 ? 0 : 1;
}

}  // namespace evora::test

#define TEST(name)                                                                  \
  static void test_##name();                                                        \
  static const ::evora::test::Registration registration_##name(#name, test_##name); \
  static void test_##name()

#define CHECK(condition, ...)                                                                                      \
  do {                                                                                                             \
    if (!(condition)) ::evora::test::fail(__FILE__, __LINE__, "CHECK(" #condition ")" __VA_OPT__(, ) __VA_ARGS__); \
  } while (false)

#define CHECK_EQ(left, right, ...)                                                                             \
  do {                                                                                                         \
    const auto check_left = (left);                                                                            \
    const auto check_right = (right);                                                                          \
    if (!(check_left == check_right)) {                                                                        \
      ::evora::test::fail(__FILE__, __LINE__,                                                                  \
                          "CHECK_EQ(" #left ", " #right ")\n    left:  " + ::evora::test::shown(check_left) +  \
                              "\n    right: " + ::evora::test::shown(check_right) __VA_OPT__(, ) __VA_ARGS__); \
    }                                                                                                          \
  } while (false)

#define CHECK_THROWS(Exception, expression, ...)                                                       \
  do {                                                                                                 \
    bool check_thrown = false;                                                                         \
    try {                                                                                              \
      (void)(expression);                                                                              \
    } catch (const Exception&) {                                                                       \
      check_thrown = true;                                                                             \
    }                                                                                                  \
    if (!check_thrown) {                                                                               \
      ::evora::test::fail(__FILE__, __LINE__,                                                          \
                          "CHECK_THROWS(" #Exception ", " #expression ")" __VA_OPT__(, ) __VA_ARGS__); \
    }                                                                                                  \
  } while (false)
