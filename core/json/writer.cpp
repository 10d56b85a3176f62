#include "json/writer.hpp"

#include <cstdint>

namespace evora {

void JsonWriter::value(double number, int decimals) {
  double scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const double scaled = std::round(number * scale);
  if (!(std::abs(scaled) < 9e15)) return value(nullptr);
  const auto units = std::int64_t(std::abs(scaled)), one = std::int64_t(scale);
  separate();
  if (scaled < 0) out_ += '-';
  out_ += std::to_string(units / one);
  std::int64_t rest = units % one;
  if (rest == 0) return;
  std::string digits = std::to_string(rest);
  digits.insert(0, std::size_t(decimals) - digits.size(), '0');
  digits.erase(digits.find_last_not_of('0') + 1);
  out_ += '.';
  out_ += digits;
}

void JsonWriter::write_text(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  out_ += '"';
  for (const char c : text) {
    switch (c) {
      case '"':
        out_ += "\\\"";
        break;
      case '\\':
        out_ += "\\\\";
        break;
      case '\n':
        out_ += "\\n";
        break;
      case '\r':
        out_ += "\\r";
        break;
      case '\t':
        out_ += "\\t";
        break;
      case '\b':
        out_ += "\\b";
        break;
      case '\f':
        out_ += "\\f";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          out_ += "\\u00";
          out_ += {hex[std::size_t(c) >> 4], hex[std::size_t(c) & 15]};
        } else {
          out_ += c;
        }
    }
  }
  out_ += '"';
}

}  // namespace evora
