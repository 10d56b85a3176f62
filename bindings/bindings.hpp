// Shared by the binding files. Bindings hold no logic: they turn values into Python's.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <functional>
#include <stdexcept>
#include <string>
#include <variant>

#include "rules/deal.hpp"
#include "rules/facts.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"
#include "rules/tiles.hpp"

namespace nb = nanobind;
using namespace nb::literals;

// nanobind has its own idea of enums; ours is a value with a text like all others.
struct PyVariant {
  evora::Variant value;
  friend auto operator<=>(PyVariant, PyVariant) = default;
};

// A value of a type that a call does not take: a WrongTypeError in Python.
struct WrongType : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// A value that a call does not take although its type is right: an EvoraError in Python.
struct InvalidArgument : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// A view of a position's legal moves; lists them only when asked to.
struct LegalMoves {
  evora::Position position;
};

void bind_values(nb::module_& m);
void bind_legal_moves(nb::module_& m);
void bind_position(nb::module_& m);
void bind_events(nb::module_& m);
void bind_evaluation(nb::module_& m);
void bind_records(nb::module_& m);
void bind_search(nb::module_& m);
void bind_training(nb::module_& m);
void bind_review(nb::module_& m);
void bind_levels(nb::module_& m);
void bind_position_dict(nb::class_<evora::Position>& cls);
nb::dict board_dict(nb::handle board);
void bind_arrays(nb::module_& m);
void bind_batch(nb::module_& m);
void bind_calls(nb::module_& m);
void bind_views(nb::module_& m);

// A Python text as UTF-8, lone surrogates (undecodable arguments) escaped: it is for a
// reader that will refuse it with a proper error. Throws WrongType; `expected` says what is read.
std::string text_from(nb::handle value, const char* expected);
std::string class_name(nb::handle value);

// What a long computation calls now and then, without the GIL: runs Python's signal handlers every few
// milliseconds and throws what they raise (KeyboardInterrupt). Empty outside Python's main thread, the only
// one that runs them.
std::function<void()> signal_pulse();

// A whole number, which is anything with __index__. Throws WrongType; a number that no int holds becomes the
// largest or smallest one, for a check of its range.
int number_from(nb::handle value, const char* name);
// How many play; and a seat of a position, counted from 0. Throw InvalidPosition for what is out of range.
int players_from(nb::handle value);
int seat_from(nb::handle value, const evora::Position& position);
// The same for seeds: 0 to 2**64 - 1, else InvalidArgument.
std::uint64_t seed_from(nb::handle value);

// What callers name moves by: the move, its text, or its action id, which is anything with __index__
// (NumPy integers). They throw WrongType, and InvalidMove for a text or a number that is none.
evora::Move move_from(nb::handle value);
std::variant<evora::Move, evora::Deal> token_from(nb::handle value);
evora::Move move_from_action(nb::handle action);
evora::Variant variant_from(nb::handle value);
// How they are spelt in the stubs.
#define EVORA_MOVE "Move | str | typing.SupportsIndex"
#define EVORA_TOKEN "Move | Deal | str | typing.SupportsIndex"
#define EVORA_EVENT                                                                                             \
  "RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored" \
  " | GameEnded"

// Raises an exception class of evora.errors with the given constructor arguments.
template <class... Args>
void raise(const char* name, Args&&... args) {
  const nb::object type = nb::module_::import_("evora.errors").attr(name);
  const nb::object error = type(std::forward<Args>(args)...);
  PyErr_SetObject(type.ptr(), error.ptr());
}

template <class Items>
nb::tuple to_tuple(const Items& items) {
  nb::list list;
  for (const auto& item : items) list.append(nb::cast(item));
  return nb::tuple(list);
}

// The numbers of so many seats.
template <class Values>
nb::tuple of_seats(const Values& values, int players) {
  return to_tuple(std::vector(values.begin(), values.begin() + players));
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

// `<` and its kin, for a type that has an order.
template <class T>
void bind_order(nb::class_<T>& cls) {
  cls.def(nb::self < nb::self).def(nb::self <= nb::self).def(nb::self > nb::self).def(nb::self >= nb::self);
}

// Copies of an immutable value are the value itself.
void bind_copies(nb::handle cls);

// What every immutable value with a text form has, but for equality and its hash: str, a repr that
// evaluates back, pickling, copies that are itself. T's constructor reads the text.
template <class T, class Text>
void bind_text_value(nb::class_<T>& cls, const char* name, Text text) {
  cls.def("__str__", [text](const T& self) { return std::string(text(self)); });
  cls.def("__repr__",
          [text, name](const T& self) { return std::string(name) + "('" + std::string(text(self)) + "')"; });
  cls.def(
      "__reduce__",
      [text](const T& self) { return nb::make_tuple(nb::type<T>(), nb::make_tuple(std::string(text(self)))); },
      nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
  bind_copies(cls);
}

template <class T>
void bind_text_hash(nb::class_<T>& cls) {
  cls.def("__hash__", [](nb::handle self) { return nb::hash(nb::str(self)); });
}

// Short values equal their text, too: `variant == "grey"` would else be false without a word. So their hash
// is that of the text.
template <class T>
void bind_text_equality(nb::class_<T>& cls) {
  bind_text_hash(cls);
  cls.def(
      "__eq__",
      [](const T& self, nb::handle other) -> nb::object {
        if (nb::isinstance<T>(other)) return nb::cast(self == nb::cast<T>(other));
        if (PyUnicode_Check(other.ptr())) return nb::cast(nb::str(nb::find(self)).equal(other));
        return nb::borrow(Py_NotImplemented);
      },
      "other"_a.none(), nb::sig("def __eq__(self, other: object, /) -> bool"));
}
