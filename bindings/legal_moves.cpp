// LegalMoves: a Python sequence.
#include <algorithm>

#include "bindings.hpp"
#include "rules/errors.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"

using namespace evora;

namespace {

std::optional<Move> as_move(nb::handle value) {
  try {
    return move_from(value);
  } catch (const WrongType&) {
    return std::nullopt;
  } catch (const InvalidMove&) {
    if (PyUnicode_Check(value.ptr())) throw;  // a misspelt move is a mistake, not another move
    return std::nullopt;
  }
}

nb::tuple moves_tuple(const LegalMoves& self) {
  nb::list moves;
  for (const auto action : ActionList(self.position)) moves.append(nb::cast(Move{action}));
  return nb::tuple(moves);
}

bool same_moves(const LegalMoves& one, const LegalMoves& other) {
  const ActionList a(one.position), b(other.position);
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

// What a Sequence has.
void bind_sequence(nb::class_<LegalMoves>& cls) {
  cls.def("__len__", [](const LegalMoves& self) { return count_legal(self.position); });
  cls.def("__bool__", [](const LegalMoves& self) { return count_legal(self.position) > 0; });
  cls.def(
      "__contains__",
      [](const LegalMoves& self, nb::handle move) {
        const auto wanted = as_move(move);
        return wanted && is_legal(self.position, *wanted);
      },
      "move"_a.none(), nb::sig("def __contains__(self, move: object) -> bool"));
  cls.def(
      "__iter__", [](const LegalMoves& self) { return nb::iter(moves_tuple(self)); },
      nb::sig("def __iter__(self) -> collections.abc.Iterator[Move]"));
  cls.def(
      "__reversed__",
      [](const LegalMoves& self) { return nb::module_::import_("builtins").attr("reversed")(moves_tuple(self)); },
      nb::sig("def __reversed__(self) -> collections.abc.Iterator[Move]"));
  cls.def(
      "__getitem__",
      [](const LegalMoves& self, long long index) {
        const ActionList list(self.position);
        if (index < 0) index += list.size();
        if (index < 0 || index >= list.size()) throw nb::index_error("legal move index out of range");
        return list[int(index)];
      },
      "index"_a, nb::sig("def __getitem__(self, index: int) -> Move"));
  cls.def(
      "__getitem__",
      [](const LegalMoves& self, nb::slice slice) { return moves_tuple(self).attr("__getitem__")(slice); }, "index"_a,
      nb::sig("def __getitem__(self, index: slice) -> tuple[Move, ...]"));
  cls.def(
      "index",
      [](const LegalMoves& self, nb::handle value, const nb::args& range) {
        const auto wanted = as_move(value);
        return moves_tuple(self).attr("index")(wanted ? nb::cast(*wanted) : nb::borrow(value), *range);
      },
      "value"_a.none(), "range"_a, nb::sig("def index(self, value: object, start: int = 0, stop: int = ...) -> int"),
      "The place of a move; ValueError if it is not legal.");
  cls.def(
      "count",
      [](const LegalMoves& self, nb::handle value) {
        const auto wanted = as_move(value);
        return int(wanted && is_legal(self.position, *wanted));
      },
      "value"_a.none(), nb::sig("def count(self, value: object) -> int"), "1 for a legal move, else 0.");
  cls.def("__eq__", &same_moves, nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"));
  cls.def("__hash__", [](const LegalMoves& self) { return nb::hash(moves_tuple(self)); });
  nb::module_::import_("collections.abc").attr("Sequence").attr("register")(cls);
}

}  // namespace

void bind_legal_moves(nb::module_& m) {
  nb::class_<LegalMoves> cls(
      m, "LegalMoves", nb::sig("class LegalMoves(collections.abc.Sequence[Move])"),
      "The legal moves of a position, in the order of their action ids: a sequence that is listed when asked for.");
  bind_sequence(cls);
  bind_copies(cls);
  cls.def(
      "__reduce__",
      [](const LegalMoves& self) {
        const nb::object getattr = nb::module_::import_("builtins").attr("getattr");
        return nb::make_tuple(getattr, nb::make_tuple(self.position, "legal_moves"));
      },
      nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
  cls.def(
      "by_action",
      [](const LegalMoves& self, nb::handle action) {
        const Move move = move_from_action(action);
        require_legal(self.position, move);
        return move;
      },
      "action"_a.none(), nb::sig("def by_action(self, action: typing.SupportsIndex) -> Move"),
      "The legal move with this action id; IllegalMoveError if there is none.");
  cls.def(
      "actions",
      [](const LegalMoves& self) {
        const ActionList list(self.position);
        return std::vector<int>(list.begin(), list.end());
      },
      "The action ids, ascending.");
  cls.def("__repr__", [](const LegalMoves& self) {
    std::string out = "<LegalMoves";
    for (const auto action : ActionList(self.position)) out.append(" ").append(to_text(Move{action}));
    return out + ">";
  });
}
