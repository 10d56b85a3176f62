// Moves: what a player decides. A move is its action id.
#pragma once

#include <compare>
#include <cstdint>

#include "rules/facts.hpp"

namespace evora {

// Action ids, the order in which legal moves are listed:
//   offer:  source * 30 + colour * 6 + destination        0 … 299
//           source 0 is the centre, 1 … 9 a factory; destination 0 is the floor, 1 … 5 a line
//   tiling: 300 + row * 5 + column (row and column from 0)  300 … 324, grey side only
inline constexpr int kDestinations = 1 + kRows;
inline constexpr int kSources = 1 + kMaxFactories;
inline constexpr int kFirstTiling = kSources * kColours * kDestinations;
inline constexpr int kActions = kFirstTiling + kRows * kRows;
static_assert(kFirstTiling == 300 && kActions == 325);

struct Move {
  std::uint16_t action = 0;

  static constexpr Move offer(int source, int colour, int destination) {
    return {std::uint16_t((source * kColours + colour) * kDestinations + destination)};
  }
  static constexpr Move tiling(int row, int column) { return {std::uint16_t(kFirstTiling + row * kRows + column)}; }

  constexpr bool is_tiling() const { return action >= kFirstTiling; }
  constexpr int source() const { return action / (kColours * kDestinations); }
  constexpr int colour() const { return action / kDestinations % kColours; }
  constexpr int destination() const { return action % kDestinations; }
  constexpr int row() const { return (action - kFirstTiling) / kRows; }
  constexpr int column() const { return (action - kFirstTiling) % kRows; }

  friend constexpr auto operator<=>(Move, Move) = default;
};

}  // namespace evora
