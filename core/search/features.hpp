// What the fitted evaluation sees of a board between two rounds.
//
// A board's utility is a weighted sum of these features; seats are compared by softmax
// over their utilities (search/evaluation.hpp). The layout below is also that of the
// weight files, which spell every feature by name.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "rules/position.hpp"

namespace evora {

// Weights differ by how near the end is: the most tiles that any player has in one row.
inline constexpr int kPhases = kRows;

namespace feature {
inline constexpr int kMasks = 32;
inline constexpr int kPartials = 10;  // a line with some but not all of its tiles: 1 + 2 + 3 + 4

inline constexpr int kStarter = 0;                     // starts the next round
inline constexpr int kScore = 1;                       // points so far
inline constexpr int kRow = 2;                         // + 32 * row + mask of its columns
inline constexpr int kColumn = kRow + kRows * kMasks;  // + mask of its rows
inline constexpr int kColour = kColumn + kMasks;       // + mask of the rows that have it
// A partial line (some but not all of its tiles), with how far its row, the column that its
// tile will go to, and its colour have come on the wall:
inline constexpr int kLineRow = kColour + kMasks;                    // + 5 * partial line + tiles in the row
inline constexpr int kLineColumn = kLineRow + kPartials * kRows;     // + 5 * partial line + tiles in the column
inline constexpr int kLineColour = kLineColumn + kPartials * kRows;  // + 5 * partial line + tiles of the colour
inline constexpr int kLinePoints = kLineColour + kPartials * kRows;  // + partial line, times the points to come
inline constexpr int kLineSupply = kLinePoints + kPartials;          // + partial line, times how common its colour is
inline constexpr int kCount = kLineSupply + kPartials;

// The index of a partial line: `row` from 1 to 4 holding `count` from 1 to `row` tiles.
constexpr int partial(int row, int count) { return row * (row - 1) / 2 + count - 1; }

std::string name(int index);
}  // namespace feature

int phase_of(const Position& position);

namespace detail {
// Bits 0, 5, 10, 15, 20 gathered next to each other.
constexpr std::uint32_t gather(std::uint32_t bits) { return (bits & Wall::kColumn) * 0x11111u >> 16 & Wall::kRow; }
inline constexpr auto kBits = [] {
  std::array<std::uint8_t, 32> table{};
  for (int mask = 1; mask < 32; ++mask)
    table[std::size_t(mask)] = std::uint8_t(table[std::size_t(mask >> 1)] + (mask & 1));
  return table;
}();
constexpr int count_bits(std::uint32_t five) { return kBits[five]; }
}  // namespace detail

// How common each colour will be in the next deal: its share of what is drawn from, times 5, minus 1.
inline std::array<float, kColours> supply(const Position& p) {
  Tiles pool = p.bag;
  if (pool.total() < kFactorySize * p.factories()) pool += p.lid;
  std::array<float, kColours> out{};
  const int total = pool.total();
  if (total == 0) return out;
  for (int c = 0; c < kColours; ++c) out[c] = float(5 * pool.count(c)) / float(total) - 1.0f;
  return out;
}

// Where the tile of a line would go on the wall as it is, and its points there. Grey side: the
// best column; -1 where there is none.
struct Prospect {
  int column = -1;
  int points = 0;
};

inline Prospect prospect(const Board& board, Variant variant, int row, int colour) {
  if (variant == Variant::coloured) {
    const int column = wall_column(row, colour);
    return {column, board.wall.points(row, column).total()};
  }
  Prospect best;
  for (Wall::Mask free = board.wall.free_columns(row, colour); free != 0; free &= free - 1) {
    const int column = std::countr_zero(free);
    const int points = board.wall.points(row, column).total();
    if (points > best.points) best = {column, points};
  }
  return best;
}

// Calls visit(index, value) for every feature of the board that is not 0.
template <class Visit>
inline void visit_features(const Board& board, Variant variant, bool starter,
                           const std::array<float, kColours>& supplies, Visit&& visit) {
  using namespace feature;
  if (starter) visit(kStarter, 1.0f);
  visit(kScore, float(board.score));
  const Wall::Mask tiles = board.wall.occupied();
  std::array<Wall::Mask, kColours> colour_rows;
  for (int i = 0; i < kRows; ++i) {
    visit(kRow + kMasks * i + int(tiles >> (kRows * i) & Wall::kRow), 1.0f);
    visit(kColumn + int(detail::gather(tiles >> i)), 1.0f);
    Wall::Mask colour = board.wall.of_colour(i);
    colour |= colour >> 1 | colour >> 2 | colour >> 3 | colour >> 4;  // bit 5 * row: the row has it
    colour_rows[std::size_t(i)] = detail::gather(colour);
    visit(kColour + int(colour_rows[std::size_t(i)]), 1.0f);
  }
  for (int row = 1; row < kRows; ++row) {
    const Line line = board.line(row);
    if (line.count == 0) continue;
    const int index = partial(row, line.count);
    const Prospect target = prospect(board, variant, row, line.colour);
    const int in_row = detail::count_bits(tiles >> (kRows * row) & Wall::kRow);
    visit(kLineRow + kRows * index + std::min(in_row, kRows - 1), 1.0f);
    if (target.column >= 0) {
      const int in_column = detail::count_bits(detail::gather(tiles >> target.column));
      visit(kLineColumn + kRows * index + std::min(in_column, kRows - 1), 1.0f);
    }
    visit(kLineColour + kRows * index + detail::count_bits(colour_rows[std::size_t(line.colour)]), 1.0f);
    visit(kLinePoints + index, float(target.points));
    visit(kLineSupply + index, supplies[line.colour]);
  }
}

}  // namespace evora
