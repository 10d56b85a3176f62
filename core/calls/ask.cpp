#include "calls/ask.hpp"

#include "rules/notation.hpp"

namespace evora {
namespace {

Json read(std::string_view json) {
  try {
    return parse_json(json);
  } catch (const InvalidJson& error) {
    throw Refusal("bad_json", "", error.what());
  }
}

bool is_among(std::string_view names, std::string_view name) {
  for (std::size_t at = 0; at <= names.size();) {
    const std::size_t end = std::min(names.find(' ', at), names.size());
    if (names.substr(at, end - at) == name) return true;
    at = end + 1;
  }
  return false;
}

// Lengths of texts count characters, as those of the server do.
std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return count;
}

const std::string& checked_text(const Json& json, const std::string& name, std::size_t max_length) {
  if (json.kind != Json::Kind::text) refuse(name, "a text");
  if (characters(json.text) > max_length) refuse(name, "at most " + std::to_string(max_length) + " characters");
  return json.text;
}

}  // namespace

void refuse(std::string_view field, const std::string& expected) {
  throw Refusal("bad_field", std::string(field), "expected " + expected);
}

void write_refusal(JsonWriter& json, const Refusal& refusal) {
  json.object([&] {
    json.field("type", "refused");
    json.field("code", refusal.code);
    json.field_if(!refusal.field.empty(), "field", refusal.field);
    json.field("detail", refusal.what());
  });
}

Ask::Ask(std::string_view json, std::string_view names) : json_(read(json)) {
  if (json_.kind != Json::Kind::object) throw Refusal("bad_json", "", "expected an object");
  for (const std::string& name : json_.names) {
    if (is_among(names, name)) continue;
    throw Refusal("bad_field", quoted(name), "unknown field; expected one of: " + std::string(names));
  }
}

const Json* Ask::find(std::string_view name) const {
  const Json* found = json_.find(name);
  return found != nullptr && found->kind != Json::Kind::null ? found : nullptr;
}

const Json& Ask::need(std::string_view name) const {
  const Json* found = find(name);
  if (found == nullptr) refuse(name, "this field");
  return *found;
}

std::string Ask::text(std::string_view name, std::size_t max_length) const {
  return checked_text(need(name), std::string(name), max_length);
}

std::int64_t Ask::number(std::string_view name, std::int64_t low, std::int64_t high) const {
  const Json& json = need(name);
  const bool fits = json.kind == Json::Kind::number && json.is_integer && json.integer() >= low;
  if (!fits || json.integer() > high) {
    refuse(name, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  }
  return json.integer();
}

std::int64_t Ask::number(std::string_view name, std::int64_t low, std::int64_t high, std::int64_t otherwise) const {
  return has(name) ? number(name, low, high) : otherwise;
}

std::vector<std::string> Ask::texts(std::string_view name, std::size_t max_items, std::size_t max_length) const {
  std::vector<std::string> out;
  const Json* found = find(name);
  if (found == nullptr) return out;
  if (found->kind != Json::Kind::array) refuse(name, "a list of texts");
  if (found->items.size() > max_items) refuse(name, "at most " + std::to_string(max_items) + " texts");
  for (const Json& item : found->items) {
    out.push_back(checked_text(item, std::string(name) + "[" + std::to_string(out.size()) + "]", max_length));
  }
  return out;
}

Position Ask::position() const {
  const std::string given = text("position", kMaxPositionText);
  try {
    return parse_position(given);
  } catch (const InvalidPosition& error) {
    const bool part = error.field != "position";
    throw Refusal("bad_position", part ? "position." + error.field : "position", error.what());
  }
}

Variant Ask::variant() const {
  return in_field("variant", [&] { return parse_variant(text("variant", kMaxTokenText)); });
}

}  // namespace evora
