// Positions in the middle of rounds, what searches say of them, and what came of them: what the calibration is
// fitted to.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/search.hpp"

namespace evora {

struct MidRoundSamples {
  std::vector<Position> positions;                  // at offer
  std::vector<std::uint32_t> game;                  // [position]
  std::vector<std::uint8_t> mover;                  // [position]: the seat to move
  std::vector<std::uint32_t> nodes;                 // [position]: of the search
  std::vector<std::uint8_t> solved;                 // [position]: it has reached the round's end
  std::vector<float> open;                          // [position]: the share of the tiles that is still on offer
  std::vector<float> search_win, search_score;      // [position][seat]: shares of the win and scores that it expects
  std::vector<std::uint8_t> over;                   // [position]: the game would be over if the round ended now
  std::vector<float> static_utility, static_score;  // [position][seat]: utilities and scores, if it did
  std::vector<float> win, score;                    // [position][seat]: labels
};

struct MidRoundOptions {
  int players;
  Variant variant;
  int games;
  std::uint64_t nodes;  // per move of the games
  // Searches have from `min_nodes` to `max_nodes`, log-uniform.
  std::uint64_t min_nodes;
  std::uint64_t max_nodes;
  double sample_rate;  // of decisions; of the first ones of rounds half
  // The label is what the end of the round is worth: the mean over so many deals of the next one, played with so many
  // nodes per move; the result where the game is over.
  int deals;
  std::uint64_t deal_nodes;
  std::uint64_t seed;
};

// `pulse` is called every few milliseconds, and may throw to stop it.
MidRoundSamples collect_mid_round_samples(const MidRoundOptions& options, const SearchOptions& search,
                                          const std::function<void()>& pulse = {});

}  // namespace evora
