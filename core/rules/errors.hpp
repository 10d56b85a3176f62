// What callers can get wrong, as exceptions; programming errors are asserts.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace evora {

// A text that is not a position or a part of one. `field` names the part that is wrong.
struct InvalidPosition : std::invalid_argument {
  InvalidPosition(const std::string& where, const std::string& what_is_wrong)
      : std::invalid_argument(where + ": " + what_is_wrong), field(where), problem(what_is_wrong) {}
  std::string field;
  std::string problem;
};

// A text that is not a move or a deal.
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
