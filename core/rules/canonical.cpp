#include "rules/canonical.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace evora {
namespace {

// The new colour of every old one.
using Renaming = std::array<int, kColours>;

// The counts of the colours as one number, the first colour weighing most.
std::uint64_t weight(Tiles tiles) {
  std::uint64_t sum = 0;
  for (int c = 0; c < kColours; ++c) sum = sum << 8 | std::uint64_t(tiles.count(c));
  return sum;
}

void sort_factories(Position& p) {
  std::sort(p.sources.begin() + 1, p.sources.begin() + 1 + p.factories(),
            [](Tiles a, Tiles b) { return weight(a) > weight(b); });
}

Tiles renamed(Tiles tiles, const Renaming& to) {
  Tiles out = tiles.has_marker() ? Tiles::marker() : Tiles();
  for (int c = 0; c < kColours; ++c) out += Tiles::of(to[std::size_t(c)], tiles.count(c));
  return out;
}

Floor renamed(const Floor& floor, const Renaming& to) {
  Floor out;
  for (int i = 0; i < floor.items(); ++i) {
    const std::uint32_t item = floor.item(i);
    if (item == Floor::kMarker) {
      out.add_marker();
    } else {
      out.add(to[item - 1], 1);
    }
  }
  return out;
}

Board renamed(const Board& board, const Renaming& to) {
  Board out;
  out.score = board.score;
  out.floor = renamed(board.floor, to);
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      const int colour = board.wall.at(row, column);
      if (colour >= 0) out.wall.put(row, column, to[std::size_t(colour)]);
    }
  }
  // After the wall, which says what an empty line may take.
  for (int row = 0; row < kRows; ++row) {
    const Line line = board.line(row);
    out.set_line(row, {line.count, to[std::size_t(line.colour)]});
  }
  return out;
}

Position renamed(const Position& position, const Renaming& to) {
  Position out = position;
  for (Tiles& source : out.sources) source = renamed(source, to);
  out.bag = renamed(position.bag, to);
  out.lid = renamed(position.lid, to);
  for (int seat = 0; seat < position.players; ++seat) {
    out.boards[std::size_t(seat)] = renamed(position.boards[std::size_t(seat)], to);
  }
  sort_factories(out);
  return out;
}

// Everything that a renaming changes, as numbers: the position with the largest is the one that stands for all.
using Key = std::array<std::uint64_t, kSources + 2 + kMaxPlayers * (1 + kColours + 1)>;

Key key_of(const Position& p) {
  Key key{};
  auto* next = key.data();
  for (const Tiles source : p.sources) *next++ = weight(source);
  *next++ = weight(p.bag);
  *next++ = weight(p.lid);
  for (const Board& board : p.boards) {
    *next++ = board.line_bits();
    for (int c = 0; c < kColours; ++c) *next++ = board.wall.of_colour(c);
    std::uint64_t floor = 0;
    for (int i = 0; i < board.floor.items(); ++i) floor = floor << 4 | board.floor.item(i);
    *next++ = floor;
  }
  return key;
}

}  // namespace

Position canonical(const Position& position) {
  Position best = position;
  sort_factories(best);
  if (position.variant != Variant::grey) return best;
  Key best_key = key_of(best);
  Renaming to;
  std::iota(to.begin(), to.end(), 0);
  while (std::next_permutation(to.begin(), to.end())) {
    const Position other = renamed(position, to);
    const Key key = key_of(other);
    if (key > best_key) {
      best = other;
      best_key = key;
    }
  }
  return best;
}

}  // namespace evora
