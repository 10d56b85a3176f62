// Variant, Move, Deal, Seed.
#include <algorithm>
#include <limits>
#include <random>

#include "bindings.hpp"
#include "rules/errors.hpp"
#include "rules/illegal.hpp"
#include "rules/notation.hpp"
#include "rules/seed.hpp"

using namespace evora;

std::string class_name(nb::handle value) { return nb::type_name(value.type()).c_str(); }

std::string text_from(nb::handle value, const char* expected) {
  if (!PyUnicode_Check(value.ptr())) {
    throw WrongType(std::string("expected ") + expected + " as text, got " + class_name(value));
  }
  nb::bytes bytes(value.attr("encode")("utf-8", "backslashreplace"));
  return {bytes.c_str(), bytes.size()};
}

namespace {

// The int that a value stands for; `expected` is for the error.
nb::object index_of(nb::handle value, const std::string& expected) {
  nb::object number = nb::steal(PyNumber_Index(value.ptr()));
  if (!number.is_valid()) {
    PyErr_Clear();
    throw WrongType(expected + ", got " + class_name(value));
  }
  return number;
}

}  // namespace

int number_from(nb::handle value, const char* name) {
  const nb::object number = index_of(value, std::string(name) + ": expected a whole number");
  int overflow = 0;
  const long long found = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  using Limits = std::numeric_limits<int>;
  if (overflow != 0) return overflow > 0 ? Limits::max() : Limits::min();
  return int(std::clamp<long long>(found, Limits::min(), Limits::max()));
}

int players_from(nb::handle value) {
  const int players = number_from(value, "players");
  if (players < kMinPlayers || players > kMaxPlayers) {
    throw InvalidPosition("players", "expected " + player_counts_text() + ", got " + std::to_string(players));
  }
  return players;
}

int seat_from(nb::handle value, const Position& position) {
  const int seat = number_from(value, "seat");
  if (seat < 1 || seat > position.players) {
    throw InvalidPosition("seat",
                          "expected 1 to " + std::to_string(position.players) + ", got " + std::to_string(seat));
  }
  return seat - 1;
}

std::uint64_t seed_from(nb::handle value) {
  const nb::object number = index_of(value, "seed: expected a whole number");
  const std::uint64_t seed = PyLong_AsUnsignedLongLong(number.ptr());
  if (PyErr_Occurred()) {
    PyErr_Clear();
    throw InvalidArgument(std::string("seed: expected 0 to 2**64 - 1, got ") + nb::str(number).c_str());
  }
  return seed;
}

Move move_from_action(nb::handle action) {
  const nb::object number = index_of(action, "expected an action id");
  int overflow = 0;
  const long long id = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  if (overflow != 0 || id < 0 || id >= kActions) {
    throw InvalidMove("expected an action id from 0 to " + std::to_string(kActions - 1) + ", got " +
                      nb::str(number).c_str());
  }
  return {std::uint16_t(id)};
}

namespace {

bool is_action(nb::handle value) { return PyLong_Check(value.ptr()) || PyIndex_Check(value.ptr()); }

}  // namespace

Move move_from(nb::handle value) {
  if (is_action(value)) return move_from_action(value);
  if (nb::isinstance<Move>(value)) return nb::cast<Move>(value);
  if (PyUnicode_Check(value.ptr())) return parse_move(text_from(value, "a move"));
  throw WrongType("expected a move, its text or its action id, got " + class_name(value));
}

std::variant<Move, Deal> token_from(nb::handle value) {
  if (nb::isinstance<Deal>(value)) return nb::cast<Deal>(value);
  if (PyUnicode_Check(value.ptr())) return parse_token(text_from(value, "a move"));
  if (is_action(value) || nb::isinstance<Move>(value)) return move_from(value);
  throw WrongType("expected a move, a deal, the text of either or an action id, got " + class_name(value));
}

Variant variant_from(nb::handle value) {
  if (nb::isinstance<PyVariant>(value)) return nb::cast<PyVariant>(value).value;
  try {
    return parse_variant(text_from(value, "a variant"));
  } catch (const InvalidPosition& error) {
    const nb::object suggestion = nb::module_::import_("evora.errors").attr("did_you_mean");
    const nb::object names = nb::module_::import_("evora._core").attr("VARIANTS");
    throw InvalidPosition(error.field, error.problem + nb::cast<std::string>(suggestion(nb::str(value), names)));
  }
}

namespace {

void bind_variant(nb::module_& m) {
  nb::class_<PyVariant> cls(m, "Variant", "The side of the boards: 'coloured' or 'grey'.");
  cls.def(
      "__init__", [](PyVariant* self, nb::handle text) { new (self) PyVariant{variant_from(text)}; }, "text"_a.none(),
      nb::sig("def __init__(self, text: str | Variant) -> None"));
  bind_text_value(cls, "Variant", [](PyVariant variant) { return to_text(variant.value); });
  bind_text_equality(cls);
  bind_order(cls);
  m.attr("COLOURED") = PyVariant{Variant::coloured};
  m.attr("GREY") = PyVariant{Variant::grey};
  m.attr("VARIANTS") = nb::make_tuple(m.attr("COLOURED"), m.attr("GREY"));
}

// A property that only one kind of move has.
template <class Get>
auto only(bool tiling, Get get) {
  return [tiling, get](Move move) -> std::optional<int> {
    if (move.is_tiling() != tiling) return std::nullopt;
    return get(move);
  };
}

void bind_move(nb::module_& m) {
  nb::class_<Move> cls(m, "Move",
                       "A player's move: '3R2' takes all red from factory 3 to line 2, '0B0' all blue from\n"
                       "the centre to the floor, '2@4' (grey side) puts the tile of line 2 in column 4.\n\n"
                       "Moves are ordered by their action id: source * 30 + colour * 6 + destination for\n"
                       "the offer (0 to 299), 300 + (line - 1) * 5 + (column - 1) for tiling (300 to 324).");
  cls.def(
      "__init__", [](Move* self, nb::handle text) { new (self) Move(parse_move(text_from(text, "a move"))); },
      "text"_a.none(), nb::sig("def __init__(self, text: str) -> None"));
  bind_text_value(cls, "Move", [](Move move) { return to_text(move); });
  bind_text_equality(cls);
  bind_order(cls);
  cls.def_static("from_action", &move_from_action, "action"_a.none(),
                 nb::sig("def from_action(action: typing.SupportsIndex) -> Move"),
                 "The move with this action id (0 to 324).");
  cls.def_prop_ro("action", [](Move move) { return int(move.action); }, "The action id, 0 to 324.");
  cls.def_prop_ro("is_tiling", &Move::is_tiling, "Whether this is a wall placement (grey side).");
  cls.def_prop_ro("source", only(false, [](Move move) { return move.source(); }),
                  "0 for the centre, else the factory; None for a tiling move.");
  cls.def_prop_ro(
      "colour",
      [](Move move) -> std::optional<std::string> {
        if (move.is_tiling()) return std::nullopt;
        return colour_letter(move.colour());
      },
      "The letter of the colour taken; None for a tiling move.");
  cls.def_prop_ro("destination", only(false, [](Move move) { return move.destination(); }),
                  "0 for the floor, else the line; None for a tiling move.");
  cls.def_prop_ro("line", only(true, [](Move move) { return move.row() + 1; }),
                  "The line that is tiled; None for an offer move.");
  cls.def_prop_ro("column", only(true, [](Move move) { return move.column() + 1; }),
                  "The wall column; None for an offer move.");
}

void bind_deal(nb::module_& m) {
  nb::class_<Deal> cls(m, "Deal", "What chance puts on the factories: '=BBRK/YYWW/RKKW/BYRK/BRWW'.");
  cls.def(
      "__init__", [](Deal* self, nb::handle text) { new (self) Deal(parse_deal(text_from(text, "a deal"))); },
      "text"_a.none(), nb::sig("def __init__(self, text: str) -> None"));
  bind_text_value(cls, "Deal", [](const Deal& deal) { return to_text(deal); });
  bind_text_equality(cls);
  cls.def_prop_ro(
      "factories",
      [](const Deal& deal) {
        nb::list list;
        for (int f = 0; f < deal.size; ++f) {
          const Tiles tiles = deal.factories[std::size_t(f)];
          list.append(nb::cast(tiles.has_tiles() ? tiles_text(tiles) : ""));
        }
        return nb::tuple(list);
      },
      nb::sig("def factories(self) -> tuple[str, ...]"), "The tiles of every factory, '' for an empty one.");
}

std::string seed_text(nb::handle value) {
  const std::string expected = "expected a seed as text or as a whole number";
  if (PyUnicode_Check(value.ptr())) return text_from(value, "a seed");
  if (PyBool_Check(value.ptr())) throw WrongType(expected + ", got bool");
  return nb::str(index_of(value, expected)).c_str();
}

void bind_seed(nb::module_& m) {
  nb::class_<Seed> cls(m, "Seed",
                       "What the deals of a game follow from. 64 lower-case hex digits are the seed itself;\n"
                       "any other text is hashed. A whole number means its text: Seed(7) is Seed('7').\n"
                       "A seed never sits in a position.");
  cls.def(
      "__init__", [](Seed* self, nb::handle text) { new (self) Seed(Seed::from_text(seed_text(text))); },
      "text"_a.none(), nb::sig("def __init__(self, text: str | typing.SupportsIndex) -> None"));
  bind_text_value(cls, "Seed", [](const Seed& seed) { return seed.text(); });
  bind_equality(cls);
  bind_text_hash(cls);
  cls.def_static(
      "random",
      [] {
        const nb::bytes bytes(nb::module_::import_("os").attr("urandom")(32));
        Seed seed;
        std::copy_n(reinterpret_cast<const std::uint8_t*>(bytes.c_str()), seed.bytes.size(), seed.bytes.begin());
        return seed;
      },
      "A seed from the operating system.");
  cls.def_prop_ro(
      "hash", [](const Seed& seed) { return hex(seed.hash()); },
      "The SHA-256 of the seed: what a game may show before its first deal (SeedHash).");
  cls.def(
      "deal",
      [](const Seed& seed, const Position& position) {
        if (const auto reason = no_deal_reason(position)) {
          const std::string phase(to_text(position.phase));
          throw RefusedMove("the position is at " + phase + ", expected deal", "", *reason);
        }
        return seed.deal(position);
      },
      "position"_a, "The deal of the position's round; it depends on the round, the bag and the lid only.");
  cls.def(
      "start_player", [](const Seed& seed, nb::handle number) { return seed.start_player(players_from(number)) + 1; },
      "players"_a.none(), nb::sig("def start_player(self, players: typing.SupportsIndex) -> int"),
      "The start player drawn by lot.");
  cls.def(
      "player_seed",
      [](const Seed& seed, nb::handle number) {
        const int tokens = number_from(number, "tokens");
        if (tokens < 0) throw InvalidArgument("tokens: expected 0 or more, got " + std::to_string(tokens));
        return seed.player_seed(std::uint32_t(tokens));
      },
      "tokens"_a.none(), nb::sig("def player_seed(self, tokens: typing.SupportsIndex) -> int"),
      "What a computer player leaves to chance after so many deals and moves of the game; below 2**53.\n"
      "The seed cannot be worked out from it.");
}

}  // namespace

void bind_values(nb::module_& m) {
  bind_variant(m);
  bind_move(m);
  bind_deal(m);
  bind_seed(m);
  m.def(
      "parse_token", [](nb::handle text) { return parse_token(text_from(text, "a move or a deal")); }, "text"_a.none(),
      nb::sig("def parse_token(text: str) -> Move | Deal"),
      "The move or deal that a text means, as in a record; InvalidMoveError for any other text.");
}
