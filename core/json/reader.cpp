#include "json/reader.hpp"

#include <cmath>
#include <cstdlib>

namespace evora {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Json document() {
    Json json = value(0);
    skip_blanks();
    if (at_ != text_.size()) fail("the end");
    return json;
  }

 private:
  [[noreturn]] void fail(const std::string& expected) const {
    throw InvalidJson("expected " + expected + " at byte " + std::to_string(at_));
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }
  bool take(char c) {
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!take(c)) fail(std::string("'") + c + "'");
  }

  Json value(int depth) {
    if (depth > kMaxJsonDepth) fail("fewer levels");
    skip_blanks();
    Json json;
    switch (peek()) {
      case '{':
        return object(depth);
      case '[':
        return array(depth);
      case '"':
        json.kind = Json::Kind::text;
        json.text = text();
        return json;
      case 't':
        word("true");
        json.kind = Json::Kind::boolean;
        json.truth = true;
        return json;
      case 'f':
        word("false");
        json.kind = Json::Kind::boolean;
        return json;
      case 'n':
        word("null");
        return json;
      default:
        return number();
    }
  }

  void word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) fail("a value");
    at_ += word.size();
  }

  Json object(int depth) {
    Json json;
    json.kind = Json::Kind::object;
    expect('{');
    skip_blanks();
    if (take('}')) return json;
    do {
      skip_blanks();
      if (peek() != '"') fail("the name of a field");
      json.names.push_back(text());
      skip_blanks();
      expect(':');
      json.items.push_back(value(depth + 1));
      skip_blanks();
    } while (take(','));
    expect('}');
    return json;
  }

  Json array(int depth) {
    Json json;
    json.kind = Json::Kind::array;
    expect('[');
    skip_blanks();
    if (take(']')) return json;
    do {
      json.items.push_back(value(depth + 1));
      skip_blanks();
    } while (take(','));
    expect(']');
    return json;
  }

  // Digits as a number; those past the 18th only count for its size.
  double digits(int& dropped) {
    if (peek() < '0' || peek() > '9') fail("a digit");
    for (; peek() >= '0' && peek() <= '9'; ++at_) {
      if (mantissa_ < 100'000'000'000'000'000) {
        mantissa_ = mantissa_ * 10 + std::uint64_t(peek() - '0');
      } else {
        ++dropped;
      }
    }
    return double(mantissa_);
  }

  Json number() {
    constexpr std::uint64_t exact = std::uint64_t{1} << 53;
    Json json;
    json.kind = Json::Kind::number;
    mantissa_ = 0;
    if (peek() != '-' && (peek() < '0' || peek() > '9')) fail("a value");
    const bool negative = take('-');
    const std::size_t first = at_;
    int dropped = 0, dropped_decimals = 0, exponent = 0;
    json.number = digits(dropped);
    if (text_[first] == '0' && at_ > first + 1) fail("no digits after a leading 0");
    json.is_integer = dropped == 0 && mantissa_ <= exact;
    if (take('.')) {
      const std::size_t begin = at_;
      json.number = digits(dropped_decimals);
      exponent -= int(at_ - begin) - dropped_decimals;
      json.is_integer = false;
    }
    if (take('e') || take('E')) {
      exponent += read_exponent();
      json.is_integer = false;
    }
    json.number = scaled(json.number, exponent + dropped);
    if (negative) json.number = -json.number;
    if (!std::isfinite(json.number)) fail("a number of this size");
    return json;
  }

  int read_exponent() {
    const bool negative = take('-');
    if (!negative) take('+');
    if (peek() < '0' || peek() > '9') fail("a digit");
    int exponent = 0;
    for (; peek() >= '0' && peek() <= '9'; ++at_) exponent = std::min(exponent * 10 + (peek() - '0'), 10000);
    return negative ? -exponent : exponent;
  }

  // One division or multiplication by an exact power, so that short decimals come out as they would elsewhere.
  static double scaled(double number, int exponent) {
    int left = std::abs(exponent);
    for (; left > 0 && number != 0 && std::isfinite(number); left -= 22) {
      const double factor = power(std::min(left, 22));
      number = exponent < 0 ? number / factor : number * factor;
    }
    return number;
  }
  static double power(int exponent) {
    double out = 1;
    for (int i = 0; i < exponent; ++i) out *= 10;
    return out;
  }

  std::string text() {
    std::string out;
    expect('"');
    for (;;) {
      if (at_ == text_.size()) fail("the end of a text");
      const auto c = static_cast<unsigned char>(text_[at_]);
      if (c == '"') break;
      if (c < 0x20) fail("no control characters in a text");
      if (c == '\\') {
        ++at_;
        escape(out);
      } else {
        character(out);
      }
    }
    ++at_;
    return out;
  }

  // One character of UTF-8, which must be the shortest form of what it says and no surrogate.
  void character(std::string& out) {
    const auto lead = static_cast<unsigned char>(text_[at_]);
    const int more = lead < 0x80 ? 0 : lead < 0xc2 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : -1;
    if (more < 0 || text_.size() - at_ <= std::size_t(more)) fail("UTF-8");
    std::uint32_t code = more == 0 ? lead : lead & (0x3fu >> more);
    for (int i = 1; i <= more; ++i) {
      const auto next = static_cast<unsigned char>(text_[at_ + std::size_t(i)]);
      if ((next & 0xc0) != 0x80) fail("UTF-8");
      code = code << 6 | (next & 0x3fu);
    }
    const bool too_long = (more == 2 && code < 0x800) || (more == 3 && code < 0x10000);
    if (too_long || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) fail("UTF-8");
    out += text_.substr(at_, std::size_t(more) + 1);
    at_ += std::size_t(more) + 1;
  }

  void escape(std::string& out) {
    constexpr std::string_view from = "\"\\/bfnrt", to = "\"\\/\b\f\n\r\t";
    const std::size_t found = at_ < text_.size() ? from.find(text_[at_]) : std::string_view::npos;
    if (found != std::string_view::npos) {
      out += to[found];
      ++at_;
      return;
    }
    if (!take('u')) fail("an escape");
    std::uint32_t code = four_hex_digits();
    if (code >= 0xd800 && code < 0xdc00 && take('\\') && take('u')) {
      const std::uint32_t low = four_hex_digits();
      if (low < 0xdc00 || low >= 0xe000) fail("the second half of a character");
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
    if (code >= 0xd800 && code < 0xe000) fail("a whole character");
    append(out, code);
  }

  std::uint32_t four_hex_digits() {
    std::uint32_t code = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      const int digit = c >= '0' && c <= '9'   ? c - '0'
                        : c >= 'a' && c <= 'f' ? c - 'a' + 10
                        : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                               : -1;
      if (digit < 0) fail("four hex digits");
      code = code << 4 | std::uint32_t(digit);
    }
    return code;
  }

  static void append(std::string& out, std::uint32_t code) {
    if (code < 0x80) {
      out += char(code);
    } else if (code < 0x800) {
      out += {char(0xc0 | code >> 6), char(0x80 | (code & 0x3f))};
    } else if (code < 0x10000) {
      out += {char(0xe0 | code >> 12), char(0x80 | (code >> 6 & 0x3f)), char(0x80 | (code & 0x3f))};
    } else {
      out += {char(0xf0 | code >> 18), char(0x80 | (code >> 12 & 0x3f)), char(0x80 | (code >> 6 & 0x3f)),
              char(0x80 | (code & 0x3f))};
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint64_t mantissa_ = 0;  // of the number that is being read
};

}  // namespace

const Json* Json::find(std::string_view name) const {
  for (std::size_t i = names.size(); i-- > 0;) {
    if (names[i] == name) return &items[i];
  }
  return nullptr;
}

Json parse_json(std::string_view text) { return Reader(text).document(); }

}  // namespace evora
