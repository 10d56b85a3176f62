// Random games, at full speed.
#pragma once

#include <cstdint>
#include <functional>

#include "rules/position.hpp"
#include "rules/random.hpp"

namespace evora {

// Plays uniformly random legal moves and deals until the game is over; returns the
// number of moves (deals not counted).
int playout(Position& position, FastRandom& random);

// The same through an explicit list of legal moves, as a search would have it.
int playout_with_list(Position& position, FastRandom& random);

struct PlayoutCount {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::uint64_t score_sum = 0;  // of all seats
};

// `games` games from `start`, one after the other. `pulse` is called now and then, and may throw to stop them.
PlayoutCount run_playouts(const Position& start, int games, std::uint64_t seed, bool with_list,
                          const std::function<void()>& pulse = {});

}  // namespace evora
