// A position set up by hand: what is wrong with it, all at once.
#include <algorithm>

#include "calls/subjects.hpp"
#include "rules/notation.hpp"
#include "rules/problems.hpp"

namespace evora {
namespace {

int colour_of(char letter, const std::string& field) {
  const auto colour = kColourLetters.find(letter);
  if (colour == std::string_view::npos) refuse(field, "tiles of the colours " + std::string(kColourLetters));
  return int(colour);
}

const std::string& text_of(const Json* json, const std::string& field) {
  if (json == nullptr || json->kind != Json::Kind::text) refuse(field, "a text");
  return json->text;
}

std::int64_t number_of(const Json* json, const std::string& field, std::int64_t most) {
  const bool fits = json != nullptr && json->kind == Json::Kind::number && json->is_integer && json->integer() >= 0;
  if (!fits || json->integer() > most) refuse(field, "a whole number from 0 to " + std::to_string(most));
  return json->integer();
}

const std::vector<Json>& items_of(const Json* json, const std::string& field, std::size_t count) {
  if (json == nullptr || json->kind != Json::Kind::array || json->items.size() != count) {
    refuse(field, "a list of " + std::to_string(count));
  }
  return json->items;
}

// Letters in any order.
Tiles tiles_of(std::string_view letters, const std::string& field, std::size_t most) {
  if (letters.size() > most) refuse(field, "at most " + std::to_string(most) + " tiles");
  Tiles tiles;
  for (const char letter : letters) tiles += Tiles::of(colour_of(letter, field), 1);
  return tiles;
}

Tiles counts_of(const Json* json, const std::string& field) {
  const auto& items = items_of(json, field, kColours);
  Tiles tiles;
  for (int colour = 0; colour < kColours; ++colour) {
    tiles += Tiles::of(colour, int(number_of(&items[std::size_t(colour)], field, kTilesPerColour)));
  }
  return tiles;
}

// From its text, in which an empty line and an empty floor are -.
Board board_of(const Json& json, const std::string& field) {
  if (json.kind != Json::Kind::object) refuse(field, "score, lines, wall and floor");
  const auto or_none = [](const std::string& text) { return text.empty() ? "-" : text; };
  std::string text = std::to_string(number_of(json.find("score"), field + " score", kMaxCount));
  for (const char* part : {"lines", "wall"}) {
    const std::string name = field + " " + part;
    char before = ';';
    for (const Json& item : items_of(json.find(part), name, kRows)) {
      text += before + or_none(text_of(&item, name));
      before = '/';
    }
  }
  text += ';' + or_none(text_of(json.find("floor"), field + " floor"));
  return in_field(field, [&] { return parse_board(text); });
}

Position draft_of(const Ask& ask) {
  Position p;
  const Json& factories = ask.need("factories");
  p.players = std::uint16_t(players_for(int(factories.items.size())));
  if (p.players == 0) refuse("factories", factory_counts_text() + " factories");
  p.variant = ask.variant();
  p.phase = in_field("phase", [&] { return parse_phase(ask.text("phase", kMaxTokenText)); });
  p.round = std::uint32_t(ask.number("round", 1, kMaxCount));
  p.idle_rounds = std::uint16_t(ask.number("idle_rounds", 0, kIdleRoundsToStall));
  p.start = std::uint16_t(ask.number("start", 1, p.players) - 1);
  const bool moves = p.phase == Phase::offer || p.phase == Phase::tiling;
  const auto seat = std::uint16_t(ask.number("to_move", 1, p.players) - 1);
  p.to_move = moves ? seat : std::uint16_t{0};
  for (std::size_t i = 0; i < factories.items.size(); ++i) {
    const std::string field = "factory " + std::to_string(i + 1);
    p.sources[i + 1] = tiles_of(text_of(&factories.items[i], field), field, kFactorySize);
  }
  p.sources[0] = tiles_of(ask.text("centre", kColours * kTilesPerColour), "centre", kColours * kTilesPerColour);
  const Json& marker = ask.need("marker");
  if (marker.kind != Json::Kind::boolean) refuse("marker", "true or false");
  if (marker.truth) p.sources[0] += Tiles::marker();
  p.lid = counts_of(ask.find("lid"), "lid");
  const auto& boards = items_of(ask.find("boards"), "boards", p.players);
  for (int i = 0; i < p.players; ++i) {
    p.boards[i] = board_of(boards[std::size_t(i)], "board " + std::to_string(i + 1));
  }
  p.bag = {};
  if (ask.has("bag")) {
    p.bag = counts_of(ask.find("bag"), "bag");
  } else {
    for (int colour = 0; colour < kColours; ++colour) {
      p.bag += Tiles::of(colour, std::max(0, kTilesPerColour - count_tiles(p, colour)));
    }
  }
  return p;
}

// What a problem says nothing about is null.
void write_problem(JsonWriter& json, const Problem& problem) {
  json.object([&] {
    json.field("kind", to_text(problem.kind));
    json.field("field", problem.field);
    json.field("detail", problem.sentence);
    json.field_if(problem.seat >= 0, "seat", problem.seat + 1);
    json.field_if(problem.row >= 0, "line", problem.row + 1);
    json.field_if(problem.column >= 0, "column", problem.column + 1);
    json.field_if(problem.colour >= 0, "colour", [&] { json.value(colour_letter(problem.colour)); });
    json.field_if(problem.count >= 0, "count", problem.count);
    json.field_if(problem.expected >= 0, "expected", problem.expected);
  });
}

}  // namespace

namespace calls {

void edit(const Ask& ask, Session&, JsonWriter& json) {
  const Position position = draft_of(ask);
  json.object([&] {
    json.field("text", to_text(position));
    json.field("bag", [&] {
      json.array([&] {
        for (int colour = 0; colour < kColours; ++colour) json.value(position.bag.count(colour));
      });
    });
    json.field("problems", [&] {
      json.array(problems_of(position), [&](const Problem& problem) { write_problem(json, problem); });
    });
  });
}

}  // namespace calls
}  // namespace evora
