// Decisions of the engine's own games: what the policy is learned from.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/search.hpp"

namespace evora {

// Decisions in the middle of rounds, and what the policy sees of every move.
struct PolicySamples {
  static constexpr int kInputs = 15;

  std::vector<std::uint8_t> stage;    // [decision]
  std::vector<std::uint16_t> moves;   // [decision]: how many there were
  std::vector<std::uint16_t> chosen;  // [decision]: which of them the search chose
  std::vector<std::uint16_t> index;   // [move][kInputs], padded with policy::kCount
  std::vector<float> value;           // [move][kInputs]
};

// Adds the decision for a move at the offer. Moves that take the same from equal factories are one.
void add_policy_sample(const Position& p, Move chosen, PolicySamples& out);

struct PolicySampleOptions {
  int players;
  Variant variant;
  int games;
  std::uint64_t nodes;  // per move
  double random_moves;  // the share of moves that are random, for variety; no decision is kept of them
  std::uint64_t seed;
};

// `pulse` is called every few milliseconds, and may throw to stop it.
PolicySamples collect_policy_samples(const PolicySampleOptions& options, const SearchOptions& search,
                                     const std::function<void()>& pulse = {});

}  // namespace evora
