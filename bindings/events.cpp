// Events, previews and reasons: records that Python code reads and matches on.
#include "rules/events.hpp"

#include <utility>

#include "bindings.hpp"
#include "rules/illegal.hpp"
#include "rules/notation.hpp"
#include "rules/preview.hpp"

using namespace evora;

namespace {

template <class Get>
struct Field {
  const char* name;
  Get get;
  const char* type = nullptr;  // in the stubs, where it is not that of the value
};
template <class Get>
Field(const char*, Get) -> Field<Get>;
template <class Get>
Field(const char*, Get, const char*) -> Field<Get>;

template <class T, class Get>
void bind_field(nb::class_<T>& cls, const Field<Get>& field) {
  if (field.type == nullptr) {
    cls.def_prop_ro(field.name, field.get);
  } else {
    const std::string signature = std::string("def ") + field.name + "(self) -> " + field.type;
    cls.def_prop_ro(field.name, field.get, nb::sig(signature.c_str()));
  }
}

// A read-only record: its fields as properties, and in this order in repr, in pattern
// matching and in as_dict().
template <class T, class... Get>
nb::class_<T> bind_record(nb::module_& m, const char* name, const char* doc, Field<Get>... fields) {
  nb::class_<T> cls(m, name, doc);
  (bind_field(cls, fields), ...);
  const nb::tuple names = nb::make_tuple(nb::str(fields.name)...);
  cls.attr("__match_args__") = names;
  cls.def("__repr__", [=](nb::handle self) {
    std::string out = std::string(name) + "(";
    std::string separator;
    ((out += separator + fields.name + "=" + nb::repr(self.attr(fields.name)).c_str(), separator = ", "), ...);
    return out + ")";
  });
  bind_equality(cls);
  cls.def("__hash__", [](nb::handle self) { return nb::hash(nb::repr(self)); });
  cls.def(
      "as_dict",
      [=](nb::handle self) {
        nb::dict out;
        const auto plain = [](nb::object value) -> nb::object {
          return nb::hasattr(value, "as_dict") ? value.attr("as_dict")() : value;
        };
        if constexpr (std::is_constructible_v<Event, T>) out["event"] = name;
        ((out[fields.name] = plain(self.attr(fields.name))), ...);
        return out;
      },
      nb::sig("def as_dict(self) -> dict[str, typing.Any]"),
      "The fields as a dict of plain values, ready for JSON; of an event with its name.");
  return cls;
}

std::string kind_name(PlaceKind kind) {
  constexpr std::array<const char*, 6> names{"bag", "lid", "factory", "centre", "line", "floor"};
  return names[std::size_t(kind)];
}

std::string kind_name(BonusKind kind) {
  constexpr std::array<const char*, 3> names{"row", "column", "colour"};
  return names[std::size_t(kind)];
}

template <class T, class Value>
auto member(const char* name, Value T::* pointer) {
  return Field{name, [pointer](const T& self) { return self.*pointer; }};
}
template <class T>
auto colour(int T::* pointer) {
  return Field{"colour", [pointer](const T& self) { return colour_letter(self.*pointer); }};
}

// A part of a reason: None where its kind does not name it.
template <class Name>
auto part(const char* name, int IllegalReason::* pointer, Name to_python, const char* type) {
  return Field{name,
               [pointer, to_python](const IllegalReason& self) -> nb::object {
                 return self.*pointer < 0 ? nb::none() : nb::cast(to_python(self.*pointer));
               },
               type};
}

void bind_illegal_reason(nb::module_& m) {
  const auto same = [](int value) { return value; };
  const auto from_one = [](int index) { return index + 1; };
  bind_record<IllegalReason>(
      m, "IllegalReason",
      "Why a move is not legal; str() of it is the sentence of the error. What a kind does not name is None:\n"
      "`source` (0 is the centre), `colour` (of the tiles), `line`, `column` (of the wall), `holds` (the colour in\n"
      "the line).",
      Field{"kind", [](const IllegalReason& self) { return std::string(to_text(self.kind)); },
            "typing.Literal['deal_next', 'over', 'offer_next', 'tiling_next', 'no_factory', 'no_tiles', 'line_full', "
            "'line_holds', 'row_has', 'other_line', 'space_taken', 'column_has']"},
      part("source", &IllegalReason::source, same, "int | None"),
      part("colour", &IllegalReason::colour, colour_letter, "str | None"),
      part("line", &IllegalReason::line, from_one, "int | None"),
      part("column", &IllegalReason::column, from_one, "int | None"),
      part("holds", &IllegalReason::holds, colour_letter, "str | None"))
      .def("__str__", &sentence);
}

}  // namespace

void bind_events(nb::module_& m) {
  bind_record<Place>(m, "Place",
                     "Where tiles come from or go to. `kind` is bag, lid, factory, centre, line or floor; `seat`\n"
                     "is 0 on the table; `number` the factory or line; `space` the first space on a line or floor.",
                     Field{"kind", [](const Place& self) { return kind_name(self.kind); },
                           "typing.Literal['bag', 'lid', 'factory', 'centre', 'line', 'floor']"},
                     member("seat", &Place::seat), member("number", &Place::number), member("space", &Place::space));
  bind_record<RoundStarted>(m, "RoundStarted", "A round begins; `start` is its start player.",
                            member("round", &RoundStarted::round), member("start", &RoundStarted::start));
  bind_record<BagRefilled>(m, "BagRefilled", "The lid was poured into the bag; `tiles` are counts in the order BYRKW.",
                           Field{"tiles", [](const BagRefilled& self) {
                                   const auto& t = self.tiles;
                                   return std::vector<int>(t.begin(), t.end());
                                 }});
  bind_record<TilesMoved>(m, "TilesMoved", "`count` tiles of a colour went from `origin` to `target`.",
                          colour(&TilesMoved::colour), member("count", &TilesMoved::count),
                          member("origin", &TilesMoved::origin), member("target", &TilesMoved::target));
  bind_record<MarkerMoved>(m, "MarkerMoved",
                           "The start marker moved. Space 0 of a floor is in front of the player: it costs nothing.",
                           member("origin", &MarkerMoved::origin), member("target", &MarkerMoved::target));
  bind_record<TilePlaced>(m, "TilePlaced", "A tile went from its complete line to the wall, and scored.",
                          member("seat", &TilePlaced::seat), colour(&TilePlaced::colour),
                          member("row", &TilePlaced::row), member("column", &TilePlaced::column),
                          member("horizontal", &TilePlaced::horizontal), member("vertical", &TilePlaced::vertical),
                          member("points", &TilePlaced::points));
  bind_record<FloorScored>(
      m, "FloorScored", "A floor line was scored: `cost` of its spaces, `lost` (no score drops below 0), new `score`.",
      member("seat", &FloorScored::seat), member("spaces", &FloorScored::spaces), member("cost", &FloorScored::cost),
      member("lost", &FloorScored::lost), member("score", &FloorScored::score));
  bind_record<RoundEnded>(m, "RoundEnded", "A round is over; `idle_rounds` in a row brought no tile to a wall.",
                          member("round", &RoundEnded::round), member("idle_rounds", &RoundEnded::idle_rounds));
  bind_record<BonusScored>(m, "BonusScored",
                           "A final bonus: `kind` row, column or colour; `which` of the five, counted from 1.",
                           member("seat", &BonusScored::seat),
                           Field{"kind", [](const BonusScored& self) { return kind_name(self.kind); },
                                 "typing.Literal['row', 'column', 'colour']"},
                           member("which", &BonusScored::which), member("points", &BonusScored::points));
  bind_record<GameEnded>(m, "GameEnded", "The end: `reason` is row, stalled or no_tiles.",
                         Field{"reason", [](const GameEnded& self) { return std::string(to_text(self.reason)); },
                               "typing.Literal['row', 'stalled', 'no_tiles']"},
                         member("winners", &GameEnded::winners), member("scores", &GameEnded::scores));
  bind_record<ClosingRow>(
      m, "ClosingRow",
      "A wall row that ends the game with this round. `how` is 'done' (the row is complete), 'sure' (the tile of\n"
      "its complete line will complete it) or 'maybe' (on the grey side another tile of the same tiling can still\n"
      "take the column).",
      Field{"seat", [](const ClosingRow& self) { return self.seat + 1; }},
      Field{"row", [](const ClosingRow& self) { return self.row + 1; }},
      Field{"how", [](const ClosingRow& self) { return std::string(to_text(self.certainty)); },
            "typing.Literal['done', 'sure', 'maybe']"});
  bind_record<Preview>(
      m, "Preview",
      "What a move would do.\n\n"
      "`falls`: tiles that go to the floor line or past it; `lost_to_lid`: those that find no space;\n"
      "`floor_cost`: what the move adds to the floor's cost, the marker included; `completes`: the line\n"
      "is complete; `columns`: (column, points) of every place its tile could go to; `points`: of its tile\n"
      "if tiling came now (grey side: the best column); `projected_score`: the mover's score if the round\n"
      "ended right after the move.",
      member("takes_marker", &Preview::takes_marker), member("falls", &Preview::falls),
      member("lost_to_lid", &Preview::lost_to_lid), member("floor_cost", &Preview::floor_cost),
      member("completes", &Preview::completes), member("points", &Preview::points),
      member("columns", &Preview::columns), member("projected_score", &Preview::projected_score));
  bind_illegal_reason(m);
}
