// JSON out: compact, UTF-8, fields in the order in which they are written.
//
//   JsonWriter json;
//   json.object([&] { json.field("seat", 1); json.field("lines", [&] { json.array(lines, …); }); });
//   json.text();
#pragma once

#include <cassert>
#include <cmath>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace evora {

class JsonWriter {
 public:
  // --- Containers: what is inside is written by a function.

  template <std::invocable Inside>
  void object(Inside&& inside) {
    wrap('{', '}', inside);
  }
  template <std::invocable Inside>
  void array(Inside&& inside) {
    wrap('[', ']', inside);
  }
  // An array of what `write` makes of every item.
  template <class Items, class Write>
  void array(const Items& items, Write&& write) {
    array([&] {
      for (const auto& item : items) write(item);
    });
  }

  // --- Fields of an object. The value is one, or a function that writes it.

  template <class Value>
  void field(std::string_view name, Value&& content) {
    separate();
    out_ += '"';
    out_ += name;  // our own names need no escapes
    out_ += "\":";
    if constexpr (std::invocable<Value>) {
      content();
    } else {
      value(content);
    }
  }
  // The value, or null.
  template <class Value>
  void field_if(bool present, std::string_view name, Value&& content) {
    if (present) {
      field(name, content);
    } else {
      field(name, nullptr);
    }
  }
  // A field that is already JSON.
  void raw_field(std::string_view name, std::string_view json) {
    field(name, [&] { out_ += json; });
  }
  void number_field(std::string_view name, double number, int decimals) {
    field(name, [&] { value(number, decimals); });
  }

  // --- Values.

  template <std::same_as<bool> Bool>
  void value(Bool truth) {
    separate();
    out_ += truth ? "true" : "false";
  }
  template <std::integral Integer>
    requires(!std::same_as<Integer, bool> && !std::same_as<Integer, char>)
  void value(Integer number) {
    separate();
    out_ += std::to_string(number);
  }
  void value(std::nullptr_t) {
    separate();
    out_ += "null";
  }
  void value(std::string_view text) {
    separate();
    write_text(text);
  }
  void value(const char* text) { value(std::string_view(text)); }
  void value(const std::string& text) { value(std::string_view(text)); }
  template <class Value>
  void value(const std::optional<Value>& content) {
    if (content) {
      value(*content);
    } else {
      value(nullptr);
    }
  }
  // Rounded, without trailing zeros: the same digits on every machine. null for what is no number.
  void value(double number, int decimals);

  // What was written; the writer is empty afterwards.
  std::string text() { return std::exchange(out_, {}); }

 private:
  template <class Inside>
  void wrap(char open, char close, Inside& inside) {
    separate();
    out_ += open;
    inside();
    out_ += close;
  }
  // A comma, unless this is the first value of its container or belongs to a name.
  void separate() {
    if (out_.empty()) return;
    const char last = out_.back();
    if (last != '{' && last != '[' && last != ':') out_ += ',';
  }
  void write_text(std::string_view text);

  std::string out_;
};

}  // namespace evora
