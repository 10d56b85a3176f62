// What a position is worth to every seat.
#pragma once

#include <array>

#include "rules/position.hpp"

namespace evora {

// By seat: the expected share of the win, and the expected final score.
struct SeatValues {
  std::array<float, kMaxPlayers> win{};
  std::array<float, kMaxPlayers> score{};
};

// The exact values of a finished game: winners share the win.
SeatValues final_values(const Position& over);

// The softmax of the first `players` utilities.
std::array<float, kMaxPlayers> shares(const std::array<float, kMaxPlayers>& utilities, int players);

}  // namespace evora
