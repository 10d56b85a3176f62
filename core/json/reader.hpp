// JSON in: strict (RFC 8259), UTF-8, of limited depth.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace evora {

// A text that is not JSON; the sentence says where.
struct InvalidJson : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

struct Json {
  enum class Kind : std::uint8_t { null, boolean, number, text, array, object };

  Kind kind = Kind::null;
  bool truth = false;
  double number = 0;
  bool is_integer = false;  // written without fraction and exponent, and exact in `number`
  std::string text;
  std::vector<Json> items;         // of an array, or the values of an object
  std::vector<std::string> names;  // of an object's fields

  std::int64_t integer() const { return std::int64_t(number); }
  // A field of an object; the last of its name, null when there is none.
  const Json* find(std::string_view name) const;
};

inline constexpr int kMaxJsonDepth = 32;

Json parse_json(std::string_view text);  // throws InvalidJson

}  // namespace evora
