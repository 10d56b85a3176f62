// A position set up by hand: what is wrong with it, all at once.
#include <algorithm>
#include <array>

#include "calls/subjects.hpp"
#include "rules/errors.hpp"
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

Board board_of(const Json& json, const std::string& field) {
  if (json.kind != Json::Kind::object) refuse(field, "score, lines, wall and floor");
  Board board;
  board.score = std::uint32_t(number_of(json.find("score"), field + " score", kMaxCount));
  const auto& wall = items_of(json.find("wall"), field + " wall", kRows);
  for (int row = 0; row < kRows; ++row) {
    const std::string name = field + " wall row " + std::to_string(row + 1);
    const std::string& spaces = text_of(&wall[std::size_t(row)], name);
    if (spaces.size() != kRows) refuse(name, "five spaces");
    for (int column = 0; column < kRows; ++column) {
      const char tile = spaces[std::size_t(column)];
      if (tile != '.') board.wall.put(row, column, colour_of(tile, name));
    }
  }
  // After the wall: which colours an empty line takes depends on it.
  const auto& lines = items_of(json.find("lines"), field + " lines", kRows);
  for (int row = 0; row < kRows; ++row) {
    const std::string name = field + " line " + std::to_string(row + 1);
    const std::string& tiles = text_of(&lines[std::size_t(row)], name);
    const bool mixed = !tiles.empty() && tiles.find_first_not_of(tiles[0]) != std::string::npos;
    if (mixed || int(tiles.size()) > row + 1) refuse(name, "tiles of one colour, no more than the line has spaces");
    if (!tiles.empty()) board.set_line(row, {int(tiles.size()), colour_of(tiles[0], name)});
  }
  const std::string& floor = text_of(json.find("floor"), field + " floor");
  for (const char item : floor) {
    if (item == '1' && !board.floor.has_marker()) {
      board.floor.add_marker();
    } else if (item == '1' || board.floor.add(colour_of(item, field + " floor"), 1) > 0) {
      refuse(field + " floor", "up to seven tiles and one marker");
    }
  }
  return board;
}

Phase phase_of(const std::string& text) {
  for (const auto phase : {Phase::deal, Phase::offer, Phase::tiling, Phase::over}) {
    if (to_text(phase) == text) return phase;
  }
  refuse("phase", "deal, offer, tiling or over");
}

Variant variant_of(const std::string& text) {
  try {
    return parse_variant(text);
  } catch (const InvalidPosition& error) {
    throw Refusal("bad_field", "variant", error.problem);
  }
}

// How many tiles of a colour lie somewhere else than in the bag.
int outside(const Position& p, int colour) {
  int count = p.lid.count(colour);
  for (const Tiles& source : p.sources) count += source.count(colour);
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& board = p.boards[seat];
    count += std::popcount(board.wall.of_colour(colour)) + board.floor.tiles().count(colour);
    for (int row = 0; row < kRows; ++row) {
      if (board.line(row).colour == colour) count += board.line(row).count;
    }
  }
  return count;
}

Position draft_of(const Ask& ask) {
  Position p;
  const Json& factories = ask.need("factories");
  p.players = std::uint16_t(players_for(int(factories.items.size())));
  if (p.players == 0) refuse("factories", factory_counts_text() + " factories");
  p.variant = variant_of(ask.text("variant", 16));
  p.phase = phase_of(ask.text("phase", 16));
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
      p.bag += Tiles::of(colour, std::max(0, kTilesPerColour - outside(p, colour)));
    }
  }
  return p;
}

// Counted from 1; null where the problem says nothing about it.
void place_field(JsonWriter& json, std::string_view name, int index) {
  json.field(name, index < 0 ? std::nullopt : std::optional<int>(index + 1));
}

void write_problem(JsonWriter& json, const Problem& problem) {
  const auto number = [](int value) { return value < 0 ? std::nullopt : std::optional<int>(value); };
  json.object([&] {
    json.field("kind", to_text(problem.kind));
    json.field("field", problem.field);
    json.field("detail", problem.sentence);
    place_field(json, "seat", problem.seat);
    place_field(json, "line", problem.row);
    place_field(json, "column", problem.column);
    if (problem.colour < 0) {
      json.field("colour", nullptr);
    } else {
      json.field("colour", std::string_view(kColourLetters).substr(std::size_t(problem.colour), 1));
    }
    json.field("count", number(problem.count));
    json.field("expected", number(problem.expected));
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
