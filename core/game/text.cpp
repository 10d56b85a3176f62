#include "game/text.hpp"

#include <cstdint>

namespace evora {
namespace {

struct Character {
  std::uint32_t character = 0;
  std::size_t length = 0;  // 0: no UTF-8
};

Character decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return std::uint32_t(static_cast<unsigned char>(text[i])); };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (length == 0 || text.size() < length) return {};
  std::uint32_t character = first & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    character = character << 6 | (byte(i) & 0x3f);
  }
  const bool overlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  return overlong || surrogate || character > 0x10ffff ? Character{} : Character{character, length};
}

void write_escape(std::string& out, char kind, std::uint32_t character, int digits) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += '\\';
  out += kind;
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += hex[character >> shift & 15];
}

void write_shown(std::string& out, std::uint32_t character, char quote) {
  if (character == '\n' || character == '\r' || character == '\t') {
    out += '\\';
    out += character == '\n' ? 'n' : character == '\r' ? 'r' : 't';
  } else if (character == '\\' || character == std::uint32_t(quote)) {
    out += '\\';
    out += char(character);
  } else if (character >= 0x20 && character < 0x7f) {
    out += char(character);
  } else if (character < 0x100) {
    write_escape(out, 'x', character, 2);
  } else if (character < 0x10000) {
    write_escape(out, 'u', character, 4);
  } else {
    write_escape(out, 'U', character, 8);
  }
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = decode(text.substr(at)).length;
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::string shown(std::string_view text) {
  constexpr int longest = 60;
  std::string_view rest = text;
  std::u32string characters;
  bool single = false, twofold = false;
  for (int count = 0; count < longest && !rest.empty(); ++count) {
    const Character next = decode(rest);
    const std::uint32_t character = next.length != 0 ? next.character : static_cast<unsigned char>(rest[0]);
    characters += char32_t(character);
    single |= character == '\'';
    twofold |= character == '"';
    rest.remove_prefix(next.length != 0 ? next.length : 1);
  }
  const char quote = single && !twofold ? '"' : '\'';
  std::string out(1, quote);
  for (const char32_t character : characters) write_shown(out, character, quote);
  if (!rest.empty()) out += "...";
  return out + quote;
}

}  // namespace evora
