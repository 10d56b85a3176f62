// What callers can get wrong, as exceptions; programming errors are asserts.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace evora {

// A text that is not a position. `field` names the part that is wrong.
struct InvalidPosition : std::invalid_argument {
  InvalidPosition(const std::string& where, const std::string& problem)
      : std::invalid_argument(where + ": " + problem), field(where) {}
  std::string field;
};

// A text that is not a move, a deal or a variant.
struct InvalidMove : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// A move or a deal that the position does not allow.
struct IllegalMove : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// Text from outside, made fit for an error message: quoted, short, printable ASCII.
std::string quoted(std::string_view text);

}  // namespace evora
