// Shared by the binding files. Bindings hold no logic: they turn values into Python's.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <functional>
#include <string>

#include "rules/facts.hpp"
#include "rules/move.hpp"
#include "rules/tiles.hpp"

namespace nb = nanobind;
using namespace nb::literals;

// nanobind has its own idea of enums; ours is a value with a text like all others.
struct PyVariant {
  evora::Variant value;
  friend bool operator==(PyVariant, PyVariant) = default;
};

void bind_values(nb::module_& m);
void bind_position(nb::module_& m);
void bind_events(nb::module_& m);
void bind_search(nb::module_& m);
void bind_pictures(nb::module_& m);

// Any Python text as UTF-8, lone surrogates (undecodable arguments) escaped: it is for a
// reader that will refuse it with a proper error.
std::string utf8(const nb::str& text);

// What a long computation calls now and then, without the GIL: runs Python's signal handlers every few
// milliseconds and throws what they raise (KeyboardInterrupt). Empty outside Python's main thread, the only
// one that runs them.
std::function<void()> signal_pulse();

// Throws InvalidMove for a number that is no action id.
evora::Move move_from_action(const nb::int_& action);

inline std::string colour_letter(int colour) { return {evora::kColourLetters[std::size_t(colour)]}; }

template <class Items>
nb::tuple to_tuple(const Items& items) {
  nb::list list;
  for (const auto& item : items) list.append(nb::cast(item));
  return nb::tuple(list);
}

inline nb::tuple counts_tuple(evora::Tiles tiles) {
  std::array<int, evora::kColours> counts;
  for (int c = 0; c < evora::kColours; ++c) counts[std::size_t(c)] = tiles.count(c);
  return to_tuple(counts);
}

template <class T>
void bind_equality(nb::class_<T>& cls) {
  cls.def(
      "__eq__", [](const T& self, const T& other) { return self == other; }, nb::is_operator(),
      nb::sig("def __eq__(self, other: object, /) -> bool"));
}

// What every immutable value with a text form has, but for its hash: str, a repr that
// evaluates back, equality, pickling, copies that are itself. T's constructor reads the text.
template <class T, class Text>
void bind_text_value(nb::class_<T>& cls, const char* name, Text text) {
  cls.def("__str__", [text](const T& self) { return std::string(text(self)); });
  cls.def("__repr__",
          [text, name](const T& self) { return std::string(name) + "('" + std::string(text(self)) + "')"; });
  bind_equality(cls);
  cls.def(
      "__reduce__",
      [text](const T& self) { return nb::make_tuple(nb::type<T>(), nb::make_tuple(std::string(text(self)))); },
      nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
  cls.def("__copy__", [](nb::handle self) { return nb::borrow(self); }, nb::sig("def __copy__(self) -> typing.Self"));
  cls.def(
      "__deepcopy__", [](nb::handle self, nb::handle) { return nb::borrow(self); }, "memo"_a,
      nb::sig("def __deepcopy__(self, memo: object) -> typing.Self"));
}

template <class T>
void bind_text_hash(nb::class_<T>& cls) {
  cls.def("__hash__", [](nb::handle self) { return nb::hash(nb::str(self)); });
}
