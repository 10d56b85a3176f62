// Labels for positions between rounds: what they are worth once the next round has been played, averaged over
// sampled deals. One deal says as much as several results of whole games, and costs less than one of them.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/search.hpp"

namespace evora {

struct LabelOptions {
  int deals;            // per position, 1 or more
  std::uint64_t nodes;  // per move of the next round; 0: greedy play
  std::uint64_t seed;
};

struct Labels {
  std::vector<float> win;    // [position][seat]: the mean share of the win
  std::vector<float> score;  // [position][seat]: the mean final score
  std::vector<float> error;  // [position][seat]: the standard error of the share; not a number with one deal
};

// The positions are at deal, all of one setting. The deals of each follow from the seed and from its place among
// them. What comes of the round is judged by the evaluation of `search`, exactly where the game is over. `pulse`
// is called every few milliseconds, and may throw to stop it.
Labels label_positions(const std::vector<Position>& positions, const LabelOptions& options, const SearchOptions& search,
                       const std::function<void()>& pulse = {});

}  // namespace evora
