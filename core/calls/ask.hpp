// The question of a call: the fields of a JSON object, read with their bounds.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "calls/bounds.hpp"
#include "json/reader.hpp"
#include "json/writer.hpp"
#include "rules/errors.hpp"
#include "rules/position.hpp"

namespace evora {

// Why a question has no answer: a code (evora.calls.RefusalCode), the field that is wrong, and for developers what was
// expected.
struct Refusal : std::invalid_argument {
  Refusal(std::string error_code, std::string wrong_field, const std::string& detail)
      : std::invalid_argument(detail), code(std::move(error_code)), field(std::move(wrong_field)) {}
  std::string code;
  std::string field;  // empty: none
};

void write_refusal(JsonWriter& json, const Refusal& refusal);

// Refuses a field for not being what was expected there.
[[noreturn]] void refuse(std::string_view field, const std::string& expected);

// Reads a part of a position: what is wrong with it is wrong with a field of the question.
template <class Read>
auto in_field(const std::string& field, Read&& read) {
  try {
    return read();
  } catch (const InvalidPosition& error) {
    throw Refusal("bad_field", field, error.problem);
  }
}

// Everything throws Refusal. A field that is null counts as absent.
class Ask {
 public:
  // Refuses what is no object, and fields whose name is not among `names` (separated by blanks).
  Ask(std::string_view json, std::string_view names);

  bool has(std::string_view name) const { return find(name) != nullptr; }
  const Json* find(std::string_view name) const;
  const Json& need(std::string_view name) const;

  std::string text(std::string_view name, std::size_t max_length) const;
  std::int64_t number(std::string_view name, std::int64_t low, std::int64_t high) const;
  std::int64_t number(std::string_view name, std::int64_t low, std::int64_t high, std::int64_t otherwise) const;
  // A list of texts; without it an empty one.
  std::vector<std::string> texts(std::string_view name, std::size_t max_items, std::size_t max_length) const;
  // The position and the variant whose texts the fields of their names hold.
  Position position() const;
  Variant variant() const;

 private:
  Json json_;
};

}  // namespace evora
