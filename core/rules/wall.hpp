// A player's wall: which colour lies where, and what a new tile scores.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/facts.hpp"

namespace evora {

// What one placed tile brings: the unbroken runs through it. A run of one does not
// count; a tile with no run at all scores 1.
struct TilePoints {
  int horizontal = 0;
  int vertical = 0;
  constexpr int total() const { return horizontal + vertical > 0 ? horizontal + vertical : 1; }
  friend constexpr bool operator==(const TilePoints&, const TilePoints&) = default;
};

namespace detail {
// kRunPoints[mask][i]: the length of the run of ones through bit i of a five-bit mask
// that has bit i set, or 0 where that run is the bit alone.
constexpr auto make_run_points() {
  std::array<std::array<std::uint8_t, kRows>, 32> table{};
  for (int mask = 0; mask < 32; ++mask) {
    for (int i = 0; i < kRows; ++i) {
      int length = 1;
      for (int k = i + 1; k < kRows && (mask >> k & 1); ++k) ++length;
      for (int k = i - 1; k >= 0 && (mask >> k & 1); --k) ++length;
      table[mask][i] = std::uint8_t(length > 1 ? length : 0);
    }
  }
  return table;
}
inline constexpr auto kRunPoints = make_run_points();
}  // namespace detail

// 25 cells, bit = 5 * row + column, in three bit planes that spell colour + 1
// (0 is a free cell). The planes serve both sides of the board.
class Wall {
 public:
  using Mask = std::uint32_t;
  static constexpr Mask kAll = (1u << 25) - 1;
  static constexpr Mask kRow = 0b11111;
  static constexpr Mask kColumn = 0b0000100001000010000100001;
  static constexpr Mask cell(int row, int column) { return Mask{1} << (kRows * row + column); }

  Mask occupied() const { return planes_[0] | planes_[1] | planes_[2]; }
  Mask of_colour(int colour) const {
    Mask mask = kAll;
    for (int k = 0; k < 3; ++k) mask &= ((colour + 1) >> k & 1) ? planes_[k] : ~planes_[k];
    return mask;
  }
  // The colour in a cell, or -1.
  int at(int row, int column) const {
    const int bit = kRows * row + column;
    return int((planes_[0] >> bit & 1) | (planes_[1] >> bit & 1) << 1 | (planes_[2] >> bit & 1) << 2) - 1;
  }
  void put(int row, int column, int colour) {
    for (int k = 0; k < 3; ++k) planes_[k] |= Mask((colour + 1) >> k & 1) << (kRows * row + column);
  }

  bool row_has(int row, int colour) const { return (of_colour(colour) >> (kRows * row) & kRow) != 0; }

  // Columns of `row` where `colour`, which the row does not have yet, may go on the grey
  // side, as a five-bit mask.
  Mask free_columns(int row, int colour) const {
    Mask taken = of_colour(colour);
    taken |= taken >> 5 | taken >> 10 | taken >> 15 | taken >> 20;
    return ~(taken | occupied() >> (kRows * row)) & kRow;
  }

  // The points of a tile put at (row, column), which may already lie there.
  TilePoints points(int row, int column) const {
    const Mask tiles = occupied() | cell(row, column);
    const Mask across = tiles >> (kRows * row) & kRow;
    // The multiplication gathers bits 0, 5, 10, 15, 20 next to each other, without carries.
    const Mask down = ((tiles >> column & kColumn) * 0x11111u) >> 16 & kRow;
    return {detail::kRunPoints[across][column], detail::kRunPoints[down][row]};
  }

  bool row_complete(int row) const { return (occupied() >> (kRows * row) & kRow) == kRow; }
  bool column_complete(int column) const { return (occupied() >> column & kColumn) == kColumn; }
  bool colour_complete(int colour) const { return std::popcount(of_colour(colour)) == kRows; }
  bool any_row_complete() const {
    Mask tiles = occupied();
    tiles &= tiles >> 1;  // pairs
    tiles &= tiles >> 2;  // fours
    return (tiles & occupied() >> 4 & kColumn) != 0;
  }
  int complete_rows() const {
    int rows = 0;
    for (int row = 0; row < kRows; ++row) rows += row_complete(row);
    return rows;
  }
  // For complete rows, columns and colours, at the end of the game.
  int bonus_points() const {
    int points = kRowBonus * complete_rows();
    for (int i = 0; i < kRows; ++i) points += kColumnBonus * column_complete(i) + kColourBonus * colour_complete(i);
    return points;
  }

  friend bool operator==(const Wall&, const Wall&) = default;

 private:
  std::array<Mask, 3> planes_{};
};

}  // namespace evora
