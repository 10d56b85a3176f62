// How a position changes: the one place where the rules of play are written.
//
// Every function takes a log. With NoLog it compiles to bare play; with EventLog it also
// tells what happened. Nothing here checks legality: callers do.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/events.hpp"
#include "rules/position.hpp"

namespace evora {

// A log gets functions that make an event, so that bare play never builds one.
struct NoLog {
  static constexpr bool on = false;
  template <class MakeEvent>
  void operator()(MakeEvent&&) const {}
};

struct EventLog {
  static constexpr bool on = true;
  std::vector<Event> events;
  template <class MakeEvent>
  void operator()(MakeEvent&& make) {
    events.emplace_back(make());
  }
};

namespace detail {

inline Place table_place(PlaceKind kind, int number = 0) { return {.kind = kind, .number = number}; }
inline Place source_place(int source) {
  return source == 0 ? table_place(PlaceKind::centre) : table_place(PlaceKind::factory, source);
}
inline Place line_place(int seat, int row, int space) { return {PlaceKind::line, seat + 1, row + 1, space}; }
inline Place floor_place(int seat, int space) { return {PlaceKind::floor, seat + 1, 0, space}; }

// `count` tiles fall to the floor line; what finds no space there goes to the lid.
template <class Log>
void drop(Position& p, int seat, int colour, int count, Place origin, Log& log) {
  Floor& floor = p.boards[seat].floor;
  const int space = floor.items() + 1;
  const int lost = floor.add(colour, count);
  p.lid += Tiles::of(colour, lost);
  if constexpr (Log::on) {
    if (count > lost) log([&] { return TilesMoved{colour, count - lost, origin, floor_place(seat, space)}; });
    if (lost > 0) log([&] { return TilesMoved{colour, lost, origin, table_place(PlaceKind::lid)}; });
  }
}

// The tile of a complete line goes to the wall and scores; the line's other tiles to the lid.
template <class Log>
void place(Position& p, int seat, int row, int column, Log& log) {
  Board& board = p.boards[seat];
  const int colour = board.line(row).colour;
  board.wall.put(row, column, colour);
  const TilePoints points = board.wall.points(row, column);
  board.score = std::min(board.score + std::uint32_t(points.total()), kMostCount);
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
    board.score = std::min(board.score + std::uint32_t(points), kMostCount);
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
    p.round = std::min(p.round + 1, kMostCount);
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
      place(p, seat, row, wall_column(row, board.line(row).colour), log);
      wall_grew = true;
    }
  }
  finish_round(p, wall_grew, log);
}

// Grey side: stops at the next choice, from `first` (in tiling order, 0 the start player)
// on. Lines that fit nowhere fall when their turn comes; after the last player the round ends.
template <class Log>
void next_tiling(Position& p, int first, bool wall_grew, Log& log) {
  for (int i = first; i < p.players; ++i) {
    const int seat = (p.start + i) % p.players;
    Board& board = p.boards[seat];
    for (int row; (row = board.first_complete_line()) >= 0;) {
      const int colour = board.line(row).colour;
      if (board.wall.free_columns(row, colour) != 0) {
        p.phase = Phase::tiling;
        p.to_move = std::uint16_t(seat);
        return;
      }
      board.set_line(row, {});
      drop(p, seat, colour, row + 1, line_place(seat, row, 1), log);
    }
  }
  finish_round(p, wall_grew, log);
}

}  // namespace detail

template <class Log>
void apply_offer(Position& p, Move move, Log& log) {
  const int seat = p.to_move;
  const int source = move.source();
  const int colour = move.colour();
  const int destination = move.destination();
  Board& board = p.boards[seat];
  const Tiles held = p.sources[source];
  const int count = held.count(colour);
  const Tiles rest = held.without(colour);
  // The rest of a factory goes to the centre; the rest of the centre stays there.
  p.sources[source] = Tiles();
  p.sources[0] += rest.tiles_only();
  if (rest.has_marker()) {
    log([&] {
      const int space = board.floor.items() < kFloorSpaces ? board.floor.items() + 1 : 0;
      return MarkerMoved{detail::source_place(0), detail::floor_place(seat, space)};
    });
    board.floor.add_marker();
  }
  int fallen = count;
  if (destination > 0) {
    const int space = board.line(destination - 1).count + 1;
    fallen = board.fill_line(destination - 1, colour, count);
    log([&] {
      return TilesMoved{colour, count - fallen, detail::source_place(source),
                        detail::line_place(seat, destination - 1, space)};
    });
  }
  detail::drop(p, seat, colour, fallen, detail::source_place(source), log);
  if constexpr (Log::on) {
    for (int c = 0; source > 0 && c < kColours; ++c) {
      if (rest.count(c) == 0) continue;
      log([&] { return TilesMoved{c, rest.count(c), detail::source_place(source), detail::source_place(0)}; });
    }
  }
  if (p.offer_left()) {
    p.to_move = std::uint16_t(seat + 1 == p.players ? 0 : seat + 1);
  } else if (p.variant == Variant::coloured) {
    detail::tile_all(p, log);
  } else {
    detail::next_tiling(p, 0, false, log);
  }
}

template <class Log>
void apply_tiling(Position& p, Move move, Log& log) {
  detail::place(p, p.to_move, move.row(), move.column(), log);
  detail::next_tiling(p, (p.to_move + p.players - p.start) % p.players, true, log);
}

template <class Log>
void apply(Position& p, Move move, Log& log) {
  if (move.is_tiling()) {
    apply_tiling(p, move, log);
  } else {
    apply_offer(p, move, log);
  }
}

template <class Log>
void apply(Position& p, const Deal& deal, Log& log) {
  log([&] { return RoundStarted{int(p.round), p.start + 1}; });
  log([&] { return MarkerMoved{detail::floor_place(p.start, 0), detail::source_place(0)}; });
  Tiles dealt;
  for (int f = 0; f < deal.size; ++f) {
    p.sources[f + 1] = deal.factories[f];
    dealt += deal.factories[f];
  }
  const int from_bag = std::min(p.bag.total(), dealt.total());
  const bool refill = dealt.total() > p.bag.total();
  if constexpr (Log::on) {
    // Tiles come out factory by factory; in the factory that needs the lid, the bag's last ones first.
    Tiles bag = p.bag;
    int left = from_bag;
    bool poured = false;
    const auto pour = [&] {
      BagRefilled event;
      for (int c = 0; c < kColours; ++c) event.tiles[c] = p.lid.count(c);
      log([&] { return event; });
      poured = true;
    };
    const auto fill = [&](int factory, Tiles tiles) {
      for (int c = 0; c < kColours; ++c) {
        if (tiles.count(c) == 0) continue;
        log([&] {
          return TilesMoved{c, tiles.count(c), detail::table_place(PlaceKind::bag), detail::source_place(factory)};
        });
      }
    };
    for (int f = 0; f < deal.size; ++f) {
      Tiles tiles = deal.factories[f];
      if (!poured && tiles.total() > left) {
        fill(f + 1, bag);
        tiles -= bag;
        pour();
      } else if (!poured) {
        left -= tiles.total();
        bag -= tiles;
      }
      fill(f + 1, tiles);
    }
  }
  p.bag += refill ? p.lid : Tiles();
  p.bag -= dealt;
  if (refill) p.lid = Tiles();
  p.sources[0] = Tiles::marker();
  p.phase = Phase::offer;
  p.to_move = p.start;
}

}  // namespace evora
