// Game records. evora.record and evora.tags are their public faces.
#include "bindings.hpp"
#include "game/record.hpp"

using namespace evora;

namespace {

// Lone surrogates, which Python's texts may have, go through: a record is only refused when it is read.
std::string utf8(nb::handle text) {
  const nb::object bytes = nb::steal(PyUnicode_AsEncodedString(text.ptr(), "utf-8", "surrogatepass"));
  if (!bytes.is_valid()) throw nb::python_error();
  return {PyBytes_AsString(bytes.ptr()), std::size_t(PyBytes_Size(bytes.ptr()))};
}

nb::object text_of(const std::string& bytes) {
  nb::object text = nb::steal(PyUnicode_DecodeUTF8(bytes.data(), Py_ssize_t(bytes.size()), "surrogatepass"));
  if (!text.is_valid()) throw nb::python_error();
  return text;
}

Tags tags_from(const nb::dict& tags) {
  Tags all;
  for (const auto [name, value] : tags) all.emplace_back(utf8(name), utf8(value));
  return all;
}

nb::tuple parts_of(const Record& record) {
  nb::list tokens, positions;
  for (const Token& token : record.tokens) {
    tokens.append(std::visit([](const auto& played) { return nb::cast(played); }, token));
  }
  for (const Position& position : record.positions) positions.append(nb::cast(position));
  nb::dict tags, comments;
  for (const auto& [name, value] : record.tags) tags[text_of(name)] = text_of(value);
  for (const auto& [count, texts] : record.comments) {
    nb::list list;
    for (const std::string& text : texts) list.append(text_of(text));
    comments[nb::int_(count)] = list;
  }
  return nb::make_tuple(positions, tokens, tags, comments);
}

}  // namespace

void bind_records(nb::module_& m) {
  m.attr("MAX_LINE_BYTES") = kMaxLineBytes;
  nb::class_<RecordReader>(m, "RecordReader", "Reads one game from the lines of a file.")
      .def(nb::init<>())
      .def(
          "take",
          [](RecordReader& self, nb::bytes line, int number) {
            return self.take(std::string_view(line.c_str(), line.size()), number);
          },
          "line"_a, "number"_a, "Takes a line with its end; False: it begins the next game and was not taken.")
      .def_prop_ro("begun", &RecordReader::begun, "Whether there was more than empty lines.")
      .def(
          "finish", [](RecordReader& self) { return parts_of(self.finish()); },
          nb::sig("def finish(self) -> "
                  "tuple[list[Position], list[Move | Deal], dict[str, str], dict[int, list[str]]]"),
          "The positions, tokens, optional tags and comments of the game, when no line of it follows.");
  m.def(
      "format_record",
      [](const std::vector<Position>& positions, const std::vector<Token>& tokens, nb::dict tags, nb::dict comments) {
        Record record{tokens, positions, tags_from(tags), {}};
        for (const auto [count, texts] : comments) {
          for (const nb::handle text : texts) record.comments[nb::cast<int>(count)].push_back(utf8(text));
        }
        return text_of(to_text(record));
      },
      "positions"_a, "tokens"_a, "tags"_a, "comments"_a,
      nb::sig("def format_record(positions: collections.abc.Sequence[Position], "
              "tokens: collections.abc.Sequence[Move | Deal], tags: dict[str, str], "
              "comments: dict[int, list[str]]) -> str"),
      "The text of a record.");
  m.def(
      "check_tag", [](nb::str name, nb::str value) { check_tag(utf8(name), utf8(value)); }, "name"_a, "value"_a,
      "Raises EvoraError for a tag that a game cannot have.");
  m.def(
      "early_end_problem",
      [](nb::dict tags, int players) -> std::optional<std::pair<std::string, std::string>> {
        const auto problem = early_end_problem(tags_from(tags), players);
        if (!problem) return std::nullopt;
        return std::pair(problem->tag, problem->expected);
      },
      "tags"_a, "players"_a,
      nb::sig("def early_end_problem(tags: dict[str, str], players: int) -> tuple[str, str] | None"),
      "The tag of an early end that is wrong, and what was expected.");
}
