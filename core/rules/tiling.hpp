// The end of a round: tiles of complete lines go to the walls, floors are scored, the game ends or goes on.
//
// Part of apply.hpp, and of everything that tries out a tiling: previews, and the search. Nothing here checks
// legality: callers do.
#pragma once

#include <algorithm>

#include "rules/event_log.hpp"
#include "rules/position.hpp"

namespace evora {

// Logs that `count` tiles fell to the floor line from `space` on, and `lost` of them past it to the lid.
template <class Log>
void log_fall(int seat, int colour, int count, int lost, int space, Place origin, Log& log) {
  if constexpr (Log::on) {
    if (count > lost) log([&] { return TilesMoved{colour, count - lost, origin, floor_place(seat, space)}; });
    if (lost > 0) log([&] { return TilesMoved{colour, lost, origin, table_place(PlaceKind::lid)}; });
  }
}

// `count` tiles fall to the floor line; those that find no space there go to the lid.
template <class Log>
void drop_tiles(Position& p, int seat, int colour, int count, Place origin, Log& log) {
  Floor& floor = p.boards[seat].floor;
  const int space = floor.items() + 1;
  const int lost = floor.add(colour, count);
  p.lid += Tiles::of(colour, lost);
  log_fall(seat, colour, count, lost, space, origin, log);
}

// The tile of a complete line goes to the wall and scores; the line's other tiles to the lid.
template <class Log>
void place_tile(Position& p, int seat, int row, int column, Log& log) {
  Board& board = p.boards[seat];
  const int colour = board.line(row).colour;
  board.wall.put(row, column, colour);
  const TilePoints points = board.wall.points(row, column);
  board.score = std::min(board.score + std::uint32_t(points.total()), kMaxCount);
  board.set_line(row, {});
  p.lid += Tiles::of(colour, row);
  log([&] {
    return TilePlaced{seat + 1, colour, row + 1, column + 1, points.horizontal, points.vertical, points.total()};
  });
  if (row > 0) {
    log([&] { return TilesMoved{colour, row, line_place(seat, row, 1), table_place(PlaceKind::lid)}; });
  }
}

template <class Log>
void score_floor(Position& p, int seat, Log& log) {
  Board& board = p.boards[seat];
  if (board.floor.empty()) return;
  const int cost = board.floor.cost();
  const int lost = int(std::min(board.score, std::uint32_t(cost)));
  board.score -= std::uint32_t(lost);
  p.lid += board.floor.tiles();
  log([&] { return FloorScored{seat + 1, board.floor.spaces(), cost, lost, int(board.score)}; });
  if constexpr (Log::on) {
    for (int i = 0; i < board.floor.spaces(); ++i) {
      const auto item = board.floor.item(i);
      if (item == Floor::kMarker) continue;
      log([&] { return TilesMoved{int(item) - 1, 1, floor_place(seat, i + 1), table_place(PlaceKind::lid)}; });
    }
  }
  board.floor.clear();
}

template <class Log>
void score_bonuses(Position& p, int seat, Log& log) {
  Board& board = p.boards[seat];
  const auto bonus = [&](BonusKind kind, int which, int points) {
    board.score = std::min(board.score + std::uint32_t(points), kMaxCount);
    log([&] { return BonusScored{seat + 1, kind, which + 1, points}; });
  };
  for (int i = 0; i < kRows; ++i) {
    if (board.wall.row_complete(i)) bonus(BonusKind::row, i, kRowBonus);
  }
  for (int i = 0; i < kRows; ++i) {
    if (board.wall.column_complete(i)) bonus(BonusKind::column, i, kColumnBonus);
  }
  for (int i = 0; i < kColours; ++i) {
    if (board.wall.colour_complete(i)) bonus(BonusKind::colour, i, kColourBonus);
  }
}

template <class Log>
void end_game(Position& p, Log& log) {
  p.phase = Phase::over;
  for (int seat = 0; seat < p.players; ++seat) score_bonuses(p, seat, log);
  log([&] {
    GameEnded ended{.reason = *end_reason(p), .winners = winners(p), .scores = {}};
    for (int& seat : ended.winners) ++seat;
    for (int seat = 0; seat < p.players; ++seat) ended.scores.push_back(int(p.boards[seat].score));
    return ended;
  });
}

// After the last tile of a round has found its place: floors, then the end or the next deal.
template <class Log>
void finish_round(Position& p, bool wall_grew, Log& log) {
  int next_start = p.start;  // stays when nobody took the marker
  bool row_complete = false;
  for (int seat = 0; seat < p.players; ++seat) {
    if (p.boards[seat].floor.has_marker()) next_start = seat;
    row_complete |= p.boards[seat].wall.any_row_complete();
  }
  for (int i = 0; i < p.players; ++i) score_floor(p, (p.start + i) % p.players, log);
  p.sources[0] = Tiles();  // a marker that nobody took
  p.start = std::uint16_t(next_start);
  p.to_move = 0;
  p.idle_rounds = std::uint16_t(wall_grew ? 0 : p.idle_rounds + 1);
  log([&] { return RoundEnded{int(p.round), p.idle_rounds}; });
  const bool tiles_left = p.bag.has_tiles() || p.lid.has_tiles();
  if (row_complete || p.idle_rounds == kIdleRoundsToStall || !tiles_left) {
    end_game(p, log);
  } else {
    p.phase = Phase::deal;
    p.round = std::min(p.round + 1, kMaxCount);
  }
}

// Coloured side: every tile has one place to go.
template <class Log>
void tile_all(Position& p, Log& log) {
  bool wall_grew = false;
  for (int i = 0; i < p.players; ++i) {
    const int seat = (p.start + i) % p.players;
    const Board& board = p.boards[seat];
    for (int row; (row = board.first_complete_line()) >= 0;) {
      place_tile(p, seat, row, wall_column(row, board.line(row).colour), log);
      wall_grew = true;
    }
  }
  finish_round(p, wall_grew, log);
}

// Grey side: the topmost complete line of a seat whose tile fits on the wall, or -1. Lines above it that fit
// nowhere fall to the floor.
template <class Log>
int next_line_to_place(Position& p, int seat, Log& log) {
  Board& board = p.boards[seat];
  for (int row; (row = board.first_complete_line()) >= 0;) {
    const int colour = board.line(row).colour;
    if (board.wall.free_columns(row, colour) != 0) return row;
    board.set_line(row, {});
    drop_tiles(p, seat, colour, row + 1, line_place(seat, row, 1), log);
  }
  return -1;
}

// Grey side: stops at the next choice, from `first` (in tiling order, 0 the start player) on; after the last
// player the round ends.
template <class Log>
void next_tiling(Position& p, int first, bool wall_grew, Log& log) {
  for (int i = first; i < p.players; ++i) {
    const int seat = (p.start + i) % p.players;
    if (next_line_to_place(p, seat, log) < 0) continue;
    p.phase = Phase::tiling;
    p.to_move = std::uint16_t(seat);
    return;
  }
  finish_round(p, wall_grew, log);
}

}  // namespace evora
