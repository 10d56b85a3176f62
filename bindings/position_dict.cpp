// Positions and boards as plain values, ready for JSON, and back.
#include "bindings.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"

using namespace evora;

nb::dict board_dict(nb::handle board) {
  nb::dict out;
  for (const char* name : {"score", "lines", "wall", "floor", "floor_cost", "complete_rows"}) {
    nb::object value = board.attr(name);
    out[name] = nb::isinstance<nb::tuple>(value) ? nb::list(value) : value;
  }
  return out;
}

namespace {

constexpr std::array kDictFields{"variant", "players",   "round",  "idle_rounds", "phase", "to_move",
                                 "start",   "factories", "centre", "marker",      "bag",   "lid"};

nb::dict position_dict(nb::handle position) {
  nb::dict out;
  for (const char* name : kDictFields) {
    nb::object value = position.attr(name);
    out[name] = nb::isinstance<nb::tuple>(value) ? nb::list(value) : value;
  }
  out["variant"] = nb::str(nb::object(position.attr("variant")));
  nb::list boards;
  for (const nb::handle board : nb::tuple(position.attr("boards"))) boards.append(board_dict(board));
  out["boards"] = boards;
  return out;
}

nb::object item(nb::handle values, const char* name) {
  const nb::object value = values.attr("get")(name);
  if (value.is_none()) throw InvalidPosition(name, "expected a value");
  return value;
}

std::string text_or_dash(nb::handle value) {
  const std::string text = value.is_none() ? "" : nb::str(value).c_str();
  return text.empty() ? "-" : text;
}

std::string joined(const char* name, nb::handle values) {
  if (PyUnicode_Check(values.ptr()) || !PySequence_Check(values.ptr())) {
    throw WrongType(std::string(name) + ": expected a list, got " + class_name(values));
  }
  std::string out;
  for (const nb::handle value : nb::list(nb::borrow(values))) out += (out.empty() ? "" : "/") + text_or_dash(value);
  return out;
}

std::string counts_text(const char* name, nb::handle values) {
  std::vector<int> counts;
  if (!nb::try_cast(values, counts) || counts.size() != kColours) {
    throw InvalidPosition(name, "expected five counts in the order BYRKW");
  }
  std::string out;
  for (std::size_t c = 0; c < kColours; ++c) {
    if (counts[c] != 0) out += std::to_string(counts[c]) + kColourLetters[c];
  }
  return out.empty() ? "-" : out;
}

// The notation does the checking: the values are put together as a text.
Position position_from(nb::handle values) {
  if (!nb::hasattr(values, "get")) throw WrongType("expected a dict, got " + class_name(values));
  std::string text;
  for (const char* name : {"variant", "round", "idle_rounds", "phase"}) {
    text += text_or_dash(item(values, name)) + " ";
  }
  text += text_or_dash(values.attr("get")("to_move")) + " " + text_or_dash(item(values, "start")) + " ";
  text += joined("factories", item(values, "factories")) + " ";
  const std::string centre = text_or_dash(item(values, "centre"));
  const bool marker = values.attr("get")("marker").equal(nb::int_(0));
  text += (!marker ? centre : centre == "-" ? "1" : "1" + centre) + " ";
  text += counts_text("bag", item(values, "bag")) + " " + counts_text("lid", item(values, "lid"));
  for (const nb::handle board : nb::list(item(values, "boards"))) {
    text += " " + text_or_dash(item(board, "score"));
    text += ";" + joined("lines", item(board, "lines"));
    text += ";" + joined("wall", item(board, "wall"));
    text += ";" + text_or_dash(item(board, "floor"));
  }
  return parse_position(text);
}

}  // namespace

void bind_position_dict(nb::class_<Position>& cls) {
  cls.def("as_dict", &position_dict, nb::sig("def as_dict(self) -> dict[str, typing.Any]"),
          "The attributes as a dict of plain values, ready for JSON; boards are dicts, too.");
  cls.def_static("from_dict", &position_from, "values"_a.none(),
                 nb::sig("def from_dict(values: collections.abc.Mapping[str, typing.Any]) -> Position"),
                 "The position of as_dict(), checked in full; what follows from other values may be left out.");
}
