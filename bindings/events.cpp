// Events, previews and reasons: records that Python code reads and matches on.
#include "rules/events.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <utility>

#include "bindings.hpp"
#include "review/reasons.hpp"
#include "rules/errors.hpp"
#include "rules/illegal.hpp"
#include "rules/notation.hpp"
#include "rules/preview.hpp"

using namespace evora;

namespace {

// Most functions of records know them by their address only: compiled anew for every type they took a fifth of the
// time of the whole package.

// A field of a record, as Python sees it. A function takes the record's address.
struct Field {
  const char* name;
  std::string type;  // in the stubs
  std::function<nb::object(const void*)> get;
  std::function<void(void*, nb::handle)> set;
};

struct RecordType {
  const char* name;
  bool is_event;
  std::vector<Field> fields;
};

[[noreturn]] void refuse(const char* name, const std::string& expected, nb::handle got) {
  throw WrongType(std::string(name) + ": expected " + expected + ", got " + class_name(got));
}

// --- Kinds of fields

// Where a member lies in its record.
using Locate = std::function<void*(const void*)>;

template <class T, class Value>
Locate locate(Value T::* pointer) {
  return
      [pointer](const void* record) -> void* { return const_cast<Value*>(&(static_cast<const T*>(record)->*pointer)); };
}

template <class Value>
constexpr const char* kTypeName = nullptr;
template <>
constexpr const char* kTypeName<int> = "int";
template <>
constexpr const char* kTypeName<bool> = "bool";
template <>
constexpr const char* kTypeName<Place> = "Place";
template <>
constexpr const char* kTypeName<std::vector<int>> = "list[int]";
template <>
constexpr const char* kTypeName<std::vector<std::pair<int, int>>> = "list[tuple[int, int]]";

template <class Value>
Value read(const char* name, nb::handle value) {
  Value out{};
  if (!nb::try_cast(value, out)) refuse(name, kTypeName<Value>, value);
  return out;
}

// `offset` is added for Python.
template <class Value>
Field located(const char* name, const Locate& at, int offset) {
  return {name, kTypeName<Value>,
          [=](const void* record) {
            const auto& value = *static_cast<const Value*>(at(record));
            if constexpr (std::is_same_v<Value, int>) return nb::cast(value + offset);
            return nb::cast(value);
          },
          [=](void* record, nb::handle value) {
            auto& out = *static_cast<Value*>(at(record));
            out = read<Value>(name, value);
            if constexpr (std::is_same_v<Value, int>) out -= offset;
          }};
}

template <class T, class Value>
Field member(const char* name, Value T::* pointer, int offset = 0) {
  return located<Value>(name, locate(pointer), offset);
}

// The number of a name among the possible ones.
int index_of(const char* name, const std::vector<std::string>& names, nb::handle value) {
  const std::string given = PyUnicode_Check(value.ptr()) ? nb::cast<std::string>(value) : "";
  std::string expected;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == given) return int(i);
    expected += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
  }
  throw InvalidArgument(std::string(name) + ": expected " + expected + ", got " + nb::repr(value).c_str());
}

template <class T, class Enum>
Field one_of(const char* name, Enum T::* pointer, const std::vector<std::string>& names) {
  std::string type = "typing.Literal[";
  for (const auto& each : names) type += (type.back() == '[' ? "'" : ", '") + each + "'";
  return {
      name, type + "]",
      [=](const void* record) { return nb::cast(names[std::size_t(static_cast<const T*>(record)->*pointer)]); },
      [=](void* record, nb::handle value) { static_cast<T*>(record)->*pointer = Enum(index_of(name, names, value)); }};
}

// An enum whose first value stands for None.
template <class T, class Enum>
Field one_of_or_none(const char* name, Enum T::* pointer, const std::vector<std::string>& names) {
  const Field field = one_of(name, pointer, names);
  return {name, "str | None",
          [=](const void* record) {
            return static_cast<const T*>(record)->*pointer == Enum{} ? nb::none() : field.get(record);
          },
          [=](void* record, nb::handle value) {
            static_cast<T*>(record)->*pointer = Enum{};
            if (!value.is_none()) field.set(record, value);
          }};
}

// An enum that has texts, from 0 to its last value.
template <class Enum>
std::vector<std::string> texts_up_to(Enum last) {
  std::vector<std::string> names;
  for (int i = 0; i <= int(last); ++i) names.emplace_back(to_text(Enum(i)));
  return names;
}

const std::vector<std::string>& colour_letters() {
  static const std::vector<std::string> letters = [] {
    std::vector<std::string> all;
    for (int c = 0; c < kColours; ++c) all.push_back(colour_letter(c));
    return all;
  }();
  return letters;
}

Field colour_at(const Locate& at, const char* name) {
  return {name, "str",
          [=](const void* record) { return nb::cast(colour_letter(*static_cast<const int*>(at(record)))); },
          [=](void* record, nb::handle value) {
            *static_cast<int*>(at(record)) = index_of(name, colour_letters(), value);
          }};
}

template <class T>
Field colour(int T::* pointer, const char* name = "colour") {
  return colour_at(locate(pointer), name);
}

// A part of a reason: None where its kind does not name it.
Field part_at(const Field& field, const Locate& at, int absent) {
  return {field.name, field.type + " | None",
          [=](const void* record) { return *static_cast<int*>(at(record)) == absent ? nb::none() : field.get(record); },
          [=](void* record, nb::handle value) {
            *static_cast<int*>(at(record)) = absent;
            if (!value.is_none()) field.set(record, value);
          }};
}

template <class T>
Field part(const Field& field, int T::* pointer, int absent = -1) {
  return part_at(field, locate(pointer), absent);
}

template <class T>
Field number_part(const char* name, int T::* pointer, int offset = 0) {
  return part(member(name, pointer, offset), pointer, review::kNoNumber);
}

// --- Records

// Reads the arguments of a constructor into the record at this address.
void fill(const RecordType& record, void* out, const nb::args& args, const nb::kwargs& kwargs) {
  std::size_t used = 0;
  for (std::size_t i = 0; i < record.fields.size(); ++i) {
    const Field& field = record.fields[i];
    if (i < args.size()) {
      field.set(out, args[i]);
    } else if (kwargs.contains(field.name)) {
      field.set(out, kwargs[field.name]);
      ++used;
    } else {
      throw WrongType(std::string(record.name) + ": expected a value for " + field.name);
    }
  }
  if (args.size() > record.fields.size() || used < kwargs.size()) {
    throw WrongType(std::string(record.name) + ": expected " + std::to_string(record.fields.size()) +
                    " values, each once, got " + std::to_string(args.size() + kwargs.size()));
  }
}

nb::tuple values_of(const RecordType& record, const void* self) {
  nb::list values;
  for (const Field& field : record.fields) values.append(field.get(self));
  return nb::tuple(values);
}

std::string repr_of(const RecordType& record, const void* self) {
  std::string out;
  for (const Field& field : record.fields) {
    out += (out.empty() ? "" : ", ") + std::string(field.name) + "=" + nb::repr(field.get(self)).c_str();
  }
  return record.name + ("(" + out) + ")";
}

nb::dict dict_of(const RecordType& record, const void* self) {
  nb::dict out;
  if (record.is_event) out["event"] = record.name;
  for (const Field& field : record.fields) {
    nb::object value = field.get(self);
    out[field.name] = nb::hasattr(value, "as_dict") ? value.attr("as_dict")() : value;
  }
  return out;
}

// What every record can do, whatever its type.
void bind_record_functions(nb::object cls, const std::shared_ptr<const RecordType>& record) {
  const nb::handle type = cls;  // as long as its functions, which it owns
  const auto address = [type, record](nb::handle self) -> const void* {
    if (!nb::isinstance(self, type)) refuse("self", record->name, self);
    return nb::inst_ptr<void>(self);
  };
  const auto def = [&](const char* name, auto function, const auto&... extra) {
    nb::cpp_function_def(function, nb::scope(cls), nb::name(name), nb::is_method(), extra...);
  };
  nb::list names;
  for (const Field& field : record->fields) names.append(field.name);
  cls.attr("__match_args__") = nb::tuple(names);
  def(
      "__reduce__", [=](nb::handle self) { return nb::make_tuple(type, values_of(*record, address(self))); },
      nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
  def(
      "__repr__", [=](nb::handle self) { return repr_of(*record, address(self)); },
      nb::sig("def __repr__(self) -> str"));
  def("__hash__", [](nb::handle self) { return nb::hash(nb::repr(self)); }, nb::sig("def __hash__(self) -> int"));
  def(
      "as_dict", [=](nb::handle self) { return dict_of(*record, address(self)); },
      nb::sig("def as_dict(self) -> dict[str, typing.Any]"),
      "The fields as a dict of plain values, ready for JSON; of an event with its name.");
}

// `check` throws what is wrong with a value whose fields can all be read.
template <class T>
using Check = std::function<void(const T&)>;

// A read-only record: its fields as properties, and in this order in its constructor, in repr, in pattern
// matching and in as_dict().
template <class T>
nb::class_<T> bind_record(nb::module_& m, const char* name, const char* doc, const std::vector<Field>& fields,
                          const Check<T>& check = {}) {
  nb::class_<T> cls(m, name, doc);
  const auto record = std::make_shared<const RecordType>(RecordType{name, std::is_constructible_v<Event, T>, fields});
  std::string signature = "def __init__(self";
  for (const Field& field : fields) signature += std::string(", ") + field.name + ": " + field.type;
  cls.def(
      "__init__",
      [record, check](T* self, const nb::args& args, const nb::kwargs& kwargs) {
        T value{};
        fill(*record, &value, args, kwargs);
        if (check) check(value);
        new (self) T(std::move(value));
      },
      nb::sig((signature + ") -> None").c_str()));
  for (const Field& field : fields) {
    const std::string property = std::string("def ") + field.name + "(self) -> " + field.type;
    cls.def_prop_ro(field.name, [get = field.get](const T& self) { return get(&self); }, nb::sig(property.c_str()));
  }
  bind_equality(cls);
  bind_copies(cls);
  bind_record_functions(cls, record);
  return cls;
}

// The parts that the sentence of a kind names.
void check_parts(const IllegalReason& reason) {
  using Kind = IllegalReason::Kind;
  const Kind kind = reason.kind;
  const auto is = [kind](std::initializer_list<Kind> kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  };
  const bool line =
      is({Kind::line_full, Kind::line_holds, Kind::row_has, Kind::other_line, Kind::space_taken, Kind::column_has});
  const bool whole = (reason.source >= 0) == is({Kind::no_factory, Kind::no_tiles}) &&
                     (reason.colour >= 0) == is({Kind::no_tiles, Kind::line_holds, Kind::row_has, Kind::column_has}) &&
                     (reason.line >= 0) == line && (reason.column >= 0) == is({Kind::space_taken, Kind::column_has}) &&
                     (reason.holds >= 0) == is({Kind::line_holds}) && (reason.players >= 0) == is({Kind::no_factory});
  if (!whole) throw InvalidArgument("IllegalReason: expected the parts that its kind names, and no others");
}

void bind_illegal_reason(nb::module_& m) {
  bind_record<IllegalReason>(
      m, "IllegalReason",
      "Why a move is not legal; str() of it is the sentence of the error. What a kind does not name is None:\n"
      "`source` (0 is the centre), `colour` (of the tiles), `line`, `column` (of the wall), `holds` (the colour in\n"
      "the line), `players` (at the table).",
      {one_of("kind", &IllegalReason::kind, texts_up_to(IllegalReason::Kind::column_has)),
       part(member("source", &IllegalReason::source), &IllegalReason::source),
       part(colour(&IllegalReason::colour), &IllegalReason::colour),
       part(member("line", &IllegalReason::line, 1), &IllegalReason::line),
       part(member("column", &IllegalReason::column, 1), &IllegalReason::column),
       part(colour(&IllegalReason::holds, "holds"), &IllegalReason::holds),
       part(member("players", &IllegalReason::players), &IllegalReason::players)},
      &check_parts)
      .def("__str__", &sentence);
}

void bind_reason(nb::module_& m) {
  using review::Reason;
  bind_record<Reason>(
      m, "Reason",
      "A fact that makes one move better than another; docs/review.md lists the kinds.\n\n"
      "`sure`: it holds at once, or both variations were searched to the end of the round. Otherwise it is what the "
      "engine\n"
      "expects. What a kind does not name is None.",
      {one_of("kind", &Reason::kind, texts_up_to(review::ReasonKind::unfinished)), member("sure", &Reason::sure),
       number_part("seat", &Reason::seat, 1), number_part("line", &Reason::line, 1),
       number_part("count", &Reason::count), one_of_or_none("of", &Reason::of, texts_up_to(review::BonusOf::colour)),
       part(colour(&Reason::colour), &Reason::colour, review::kNoNumber), number_part("which", &Reason::which, 1),
       number_part("points", &Reason::points), number_part("instead", &Reason::instead)});
}

}  // namespace

void bind_events(nb::module_& m) {
  bind_record<Place>(m, "Place",
                     "Where tiles come from or go to. `kind` is bag, lid, factory, centre, line or floor; `seat`\n"
                     "is 0 on the table; `number` the factory or line; `space` the first space on a line or floor.",
                     {one_of("kind", &Place::kind, {"bag", "lid", "factory", "centre", "line", "floor"}),
                      member("seat", &Place::seat), member("number", &Place::number), member("space", &Place::space)});
  bind_record<RoundStarted>(m, "RoundStarted", "A round begins; `start` is its start player.",
                            {member("round", &RoundStarted::round), member("start", &RoundStarted::start)});
  bind_record<BagRefilled>(m, "BagRefilled", "The lid was poured into the bag; `tiles` are counts in the order BYRKW.",
                           {{"tiles", "list[int]",
                             [](const void* record) {
                               const auto& tiles = static_cast<const BagRefilled*>(record)->tiles;
                               return nb::cast(std::vector<int>(tiles.begin(), tiles.end()));
                             },
                             [](void* record, nb::handle value) {
                               const auto tiles = read<std::vector<int>>("tiles", value);
                               if (tiles.size() != kColours) throw InvalidArgument("tiles: expected five counts");
                               std::copy(tiles.begin(), tiles.end(), static_cast<BagRefilled*>(record)->tiles.begin());
                             }}});
  bind_record<TilesMoved>(m, "TilesMoved", "`count` tiles of a colour went from `origin` to `target`.",
                          {colour(&TilesMoved::colour), member("count", &TilesMoved::count),
                           member("origin", &TilesMoved::origin), member("target", &TilesMoved::target)});
  bind_record<MarkerMoved>(m, "MarkerMoved",
                           "The start marker moved. Space 0 of a floor is in front of the player: it costs nothing.",
                           {member("origin", &MarkerMoved::origin), member("target", &MarkerMoved::target)});
  bind_record<TilePlaced>(
      m, "TilePlaced", "A tile went from its complete line to the wall, and scored.",
      {member("seat", &TilePlaced::seat), colour(&TilePlaced::colour), member("row", &TilePlaced::row),
       member("column", &TilePlaced::column), member("horizontal", &TilePlaced::horizontal),
       member("vertical", &TilePlaced::vertical), member("points", &TilePlaced::points)});
  bind_record<FloorScored>(
      m, "FloorScored", "A floor line was scored: `cost` of its spaces, `lost` (no score drops below 0), new `score`.",
      {member("seat", &FloorScored::seat), member("spaces", &FloorScored::spaces), member("cost", &FloorScored::cost),
       member("lost", &FloorScored::lost), member("score", &FloorScored::score)});
  bind_record<RoundEnded>(m, "RoundEnded", "A round is over; `idle_rounds` in a row brought no tile to a wall.",
                          {member("round", &RoundEnded::round), member("idle_rounds", &RoundEnded::idle_rounds)});
  bind_record<BonusScored>(
      m, "BonusScored", "A final bonus: `kind` row, column or colour; `which` of the five, counted from 1.",
      {member("seat", &BonusScored::seat), one_of("kind", &BonusScored::kind, {"row", "column", "colour"}),
       member("which", &BonusScored::which), member("points", &BonusScored::points)});
  bind_record<GameEnded>(m, "GameEnded", "The end: `reason` is row, stalled or no_tiles.",
                         {one_of("reason", &GameEnded::reason, texts_up_to(EndReason::no_tiles)),
                          member("winners", &GameEnded::winners), member("scores", &GameEnded::scores)});
  bind_record<ClosingRow>(
      m, "ClosingRow",
      "A wall row that ends the game with this round. `how` is 'done' (the row is complete), 'sure' (the tile of\n"
      "its complete line will complete it) or 'maybe' (on the grey side another tile of the same tiling can still\n"
      "take the column).",
      {member("seat", &ClosingRow::seat, 1), member("row", &ClosingRow::row, 1),
       one_of("how", &ClosingRow::certainty, texts_up_to(ClosingRow::Certainty::maybe))});
  bind_record<Preview>(
      m, "Preview",
      "What a move would do.\n\n"
      "`falls`: tiles that go to the floor line or past it; `lost_to_lid`: those that find no space;\n"
      "`floor_cost`: what the move adds to the floor's cost, the marker included; `completes`: the line\n"
      "is complete; `columns`: (column, points) of every place its tile could go to; `points`: of its tile\n"
      "if tiling came now (grey side: the best column); `projected_score`: the mover's score if the round\n"
      "ended right after the move.",
      {member("takes_marker", &Preview::takes_marker), member("falls", &Preview::falls),
       member("lost_to_lid", &Preview::lost_to_lid), member("floor_cost", &Preview::floor_cost),
       member("completes", &Preview::completes), member("points", &Preview::points),
       member("columns", &Preview::columns), member("projected_score", &Preview::projected_score)});
  bind_illegal_reason(m);
  bind_reason(m);
}
