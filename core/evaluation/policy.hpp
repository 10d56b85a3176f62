// What a move is worth at first sight: weights learned from the moves that searches chose.
//
// A line on its way is worth something by the place that its tile will have; a move gains what it adds to its
// line, and loses what falls. Walls do not change while a round is played, so most of it is looked up.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "evaluation/features.hpp"

namespace evora {

namespace policy {
inline constexpr int kStates = 15;  // a line of 1 to 5 spaces with 1 tile or more
inline constexpr int kLefts = 4;    // tiles of a line's colour left on offer: too few, just enough, more, plenty
inline constexpr int kTimes = 3;    // of the round, by the tiles on offer: late, in the middle, early

inline constexpr int kInRow = 0;                                  // + 5 * state + tiles in the row of the wall
inline constexpr int kInColumn = kInRow + kStates * kRows;        // + 5 * state + tiles in the column
inline constexpr int kOfColour = kInColumn + kStates * kRows;     // + 5 * state + tiles of the colour on the wall
inline constexpr int kPoints = kOfColour + kStates * kRows;       // + state: the points of the tile
inline constexpr int kLeft = kPoints + kStates;                   // + 60 * time + 4 * state + what is left
inline constexpr int kFloor = kLeft + kTimes * kStates * kLefts;  // + time: points lost on the floor
inline constexpr int kMarker = kFloor + kTimes;                   // + time: takes the start marker
inline constexpr int kThrown = kMarker + kTimes;                  // + time: all tiles go to the floor
inline constexpr int kCount = kThrown + kTimes;

constexpr int state(int row, int count) { return row * (row + 1) / 2 + count - 1; }

// How much of a colour is left for a line that needs so many more.
constexpr int left_of(int tiles, int need) { return tiles < need ? 0 : tiles == need ? 1 : tiles < 2 * need ? 2 : 3; }

inline int time_of(const Position& p, Tiles offered) {
  // A position set up by hand may have more tiles on offer than a deal.
  return std::min(kTimes - 1, kTimes * offered.total() / (kFactorySize * p.factories() + 1));
}

std::string name(int index);
}  // namespace policy

// Log-odds of a move being chosen.
struct PolicyWeights {
  std::array<std::array<float, policy::kCount>, kStages> by_stage{};
};

// The weights compiled in for a setting.
std::shared_ptr<const PolicyWeights> learned_policy(int players, Variant variant);

inline Tiles tiles_on_offer(const Position& p) {
  Tiles all;
  for (int source = 0, last = p.factories(); source <= last; ++source) all += p.sources[source];
  return all;
}

// Calls visit(index, value) for what the wall says of a line with `count` tiles; not for one whose tile would find
// no place.
template <class Visit>
void visit_line(const Board& board, Variant variant, int row, int colour, int count, Visit&& visit) {
  using namespace policy;
  const Prospect target = prospect(board, variant, row, colour);
  if (target.column < 0) return;
  const int at = kRows * state(row, count);
  const Wall::Mask tiles = board.wall.occupied();
  visit(kInRow + at + std::min(kRows - 1, detail::count_bits(tiles >> (kRows * row) & Wall::kRow)), 1.0f);
  visit(kInColumn + at + std::min(kRows - 1, detail::count_bits(detail::gather(tiles >> target.column))), 1.0f);
  visit(kOfColour + at + std::min(kRows - 1, std::popcount(board.wall.of_colour(colour))), 1.0f);
  visit(kPoints + state(row, count), float(target.points));
}

}  // namespace evora
