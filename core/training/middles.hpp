// Positions in the middle of rounds, what searches say of them, and what came of them: what the weights of the
// outlook are fitted to.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/search.hpp"

namespace evora {

struct Middles {
  std::vector<Position> positions;     // at offer
  std::vector<std::uint32_t> game;     // [position]
  std::vector<std::uint8_t> mover;     // [position]: the seat to move
  std::vector<std::uint32_t> nodes;    // [position]: of the search
  std::vector<std::uint8_t> solved;    // [position]: it has reached the round's end
  std::vector<float> open;             // [position]: the share of the tiles that is still on offer
  std::vector<float> said, points;     // [position][seat]: shares of the win and scores that it expects
  std::vector<std::uint8_t> over;      // [position]: the game would be over if the round ended now
  std::vector<float> glance, counted;  // [position][seat]: utilities and scores, if it did
  std::vector<float> win, score;       // [position][seat]: labels
};

struct MiddleOptions {
  int players = 2;
  Variant variant = Variant::coloured;
  int games = 20;
  std::uint64_t nodes = 2000;  // per move of the games
  // Searches have from `least` to `most` nodes, each number of digits as often as another.
  std::uint64_t least = 100;
  std::uint64_t most = 60'000;
  double looked_at = 0.1;  // the share of decisions; of the first ones of rounds half
  // The label is what the end of the round is worth: the mean over so many deals of the next one, played with so many
  // nodes per move; the result where the game is over.
  int deals = 4;
  std::uint64_t deal_nodes = 60;
  std::uint64_t seed = 0;
};

// `pulse` is called every few milliseconds, and may throw to stop it.
Middles collect_middles(const MiddleOptions& options, const SearchOptions& search,
                        const std::function<void()>& pulse = {});

}  // namespace evora
