// How a position changes when a move or a deal is played; tiling.hpp has the end of a round. The rules of play
// are written in these two files only.
//
// Nothing here checks legality: callers do.
#pragma once

#include <algorithm>

#include "rules/event_log.hpp"
#include "rules/position.hpp"
#include "rules/tiling.hpp"

namespace evora {

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
  const bool marker = rest.has_marker();
  // The rest of a factory goes to the centre; the rest of the centre stays there.
  p.sources[source] = Tiles();
  p.sources[0] += rest.tiles_only();
  const int floor_items = board.floor.items();
  const int line_space = destination > 0 ? board.line(destination - 1).count + 1 : 0;
  const Overflow overflow = board.take(colour, count, destination, marker);
  p.lid += Tiles::of(colour, overflow.lost);
  if (marker) {
    log([&] {
      const int space = floor_items < kFloorSpaces ? floor_items + 1 : 0;
      return MarkerMoved{source_place(0), floor_place(seat, space)};
    });
  }
  if (destination > 0) {
    log([&] {
      return TilesMoved{colour, count - overflow.fallen, source_place(source),
                        line_place(seat, destination - 1, line_space)};
    });
  }
  log_fall(seat, colour, overflow.fallen, overflow.lost, floor_items + marker + 1, source_place(source), log);
  if constexpr (Log::on) {
    for (int c = 0; source > 0 && c < kColours; ++c) {
      if (rest.count(c) == 0) continue;
      log([&] { return TilesMoved{c, rest.count(c), source_place(source), source_place(0)}; });
    }
  }
  if (p.offer_left()) {
    p.to_move = std::uint16_t(seat + 1 == p.players ? 0 : seat + 1);
  } else if (p.variant == Variant::coloured) {
    tile_all(p, log);
  } else {
    next_tiling(p, 0, false, log);
  }
}

template <class Log>
void apply_tiling(Position& p, Move move, Log& log) {
  place_tile(p, p.to_move, move.row(), move.column(), log);
  next_tiling(p, (p.to_move + p.players - p.start) % p.players, true, log);
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
  log([&] { return MarkerMoved{floor_place(p.start, 0), source_place(0)}; });
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
        log([&] { return TilesMoved{c, tiles.count(c), table_place(PlaceKind::bag), source_place(factory)}; });
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
