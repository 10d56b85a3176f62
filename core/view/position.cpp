#include <array>

#include "rules/preview.hpp"
#include "view/view.hpp"

namespace evora {
namespace {

std::string without_dash(std::string text) { return text == "-" ? "" : text; }

void write_counts(JsonWriter& json, Tiles tiles) {
  json.array([&] {
    for (int c = 0; c < kColours; ++c) json.value(tiles.count(c));
  });
}

std::optional<int> marker_place(const Position& p) {
  if (p.sources[0].has_marker()) return 0;
  for (int seat = 0; seat < p.players; ++seat) {
    if (p.boards[std::size_t(seat)].floor.has_marker()) return seat + 1;
  }
  return std::nullopt;
}

void write_rows(JsonWriter& json, auto&& write_row) {
  json.array([&] {
    for (int row = 0; row < kRows; ++row) write_row(row);
  });
}

void write_spaces(JsonWriter& json, const Position& p, int seat) {
  write_rows(json, [&](int row) {
    write_rows(json, [&](int column) {
      std::string letters;
      const unsigned colours = open_colours(p, seat, row, column);
      for (int c = 0; c < kColours; ++c) {
        if (colours >> c & 1) letters += kColourLetters[std::size_t(c)];
      }
      json.value(letters);
    });
  });
}

void write_board(JsonWriter& json, const Position& p, int seat) {
  const Board& board = p.boards[std::size_t(seat)];
  json.object([&] {
    json.field("score", board.score);
    json.field("lines", [&] { write_rows(json, [&](int row) { json.value(without_dash(line_text(board, row))); }); });
    json.field("wall", [&] { write_rows(json, [&](int row) { json.value(wall_row_text(board, row)); }); });
    json.field("spaces", [&] { write_spaces(json, p, seat); });
    json.field("floor", without_dash(floor_text(board)));
    json.field("floor_cost", board.floor.cost());
    json.field("projected_score", projected_score(board, p.variant));
  });
}

}  // namespace

std::optional<int> seat_to_move(const Position& p) {
  if (p.phase != Phase::offer && p.phase != Phase::tiling) return std::nullopt;
  return p.to_move + 1;
}

void write_position(JsonWriter& json, const Position& p, bool ended) {
  json.object([&] {
    json.field("text", to_text(p));
    json.field("variant", to_text(p.variant));
    json.field("players", p.players);
    json.field("round", p.round);
    json.field("phase", to_text(p.phase));
    json.field("to_move", ended ? std::nullopt : seat_to_move(p));
    json.field("start", p.start + 1);
    json.field("factories", [&] {
      json.array([&] {
        for (int f = 1; f <= p.factories(); ++f) json.value(without_dash(tiles_text(p.sources[std::size_t(f)])));
      });
    });
    json.field("centre", without_dash(tiles_text(p.sources[0])));
    json.field("marker", marker_place(p));
    json.field("bag", [&] { write_counts(json, p.bag); });
    json.field("lid", [&] { write_counts(json, p.lid); });
    json.field("boards", [&] {
      json.array([&] {
        for (int seat = 0; seat < p.players; ++seat) write_board(json, p, seat);
      });
    });
    json.field("last_round", is_last_round(p));
  });
}

}  // namespace evora
