// What a move is worth at first sight: weights learned from the moves that searches chose.
//
// A line on its way is worth something by the place that its tile will have; a move gains what it adds to its
// line, and loses what falls. Walls do not change while a round is played, so all this is looked up.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "search/features.hpp"

namespace evora {

namespace policy {
inline constexpr int kStates = 15;   // a line of 1 to 5 spaces with 1 tile or more
inline constexpr int kSupplies = 4;  // what is left on offer of a line's colour: too little, just enough, more, plenty

inline constexpr int kLine = 0;                              // + state
inline constexpr int kInRow = kLine + kStates;               // + 5 * state + tiles in the row of the wall
inline constexpr int kInColumn = kInRow + kStates * kRows;   // + 5 * state + tiles in the column
inline constexpr int kOfColour = kInColumn + kStates * kRows;  // + 5 * state + tiles of the colour on the wall
inline constexpr int kPoints = kOfColour + kStates * kRows;  // + state: the points of the tile
inline constexpr int kLeft = kPoints + kStates;              // + 4 * state + what is left on offer
inline constexpr int kFloorCost = kLeft + kStates * kSupplies;
inline constexpr int kMarker = kFloorCost + 1;  // takes the start marker
inline constexpr int kThrown = kMarker + 1;     // all tiles go to the floor
inline constexpr int kCount = kThrown + 1;

constexpr int state(int row, int count) { return row * (row + 1) / 2 + count - 1; }

// How much of a colour is left for a line that needs so many more.
constexpr int supply(int left, int need) { return left < need ? 0 : left == need ? 1 : left < 2 * need ? 2 : 3; }

std::string name(int index);
}  // namespace policy

// Log-odds of a move being chosen.
struct PolicyWeights {
  std::array<std::array<float, policy::kCount>, kStages> by_stage{};
};

// The weights compiled in for a setting.
std::shared_ptr<const PolicyWeights> learned_policy(int players, Variant variant);

// Calls visit(index, value) for what is known of a line at the beginning of the round, `count` tiles on it; not for
// a line whose tile would find no place.
template <class Visit>
void visit_line(const Board& board, Variant variant, int row, int colour, int count, Visit&& visit) {
  using namespace policy;
  const Prospect target = prospect(board, variant, row, colour);
  if (target.column < 0) return;
  const int at = state(row, count);
  const Wall::Mask tiles = board.wall.occupied();
  visit(kLine + at, 1.0f);
  visit(kInRow + kRows * at + std::min(kRows - 1, detail::count_bits(tiles >> (kRows * row) & Wall::kRow)), 1.0f);
  visit(kInColumn + kRows * at + std::min(kRows - 1, detail::count_bits(detail::gather(tiles >> target.column))), 1.0f);
  visit(kOfColour + kRows * at + std::min(kRows - 1, std::popcount(board.wall.of_colour(colour))), 1.0f);
  visit(kPoints + at, float(target.points));
}

}  // namespace evora
