// Positions between rounds from the engine's own fast games: what the evaluation is fitted on.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/search.hpp"

namespace evora {

// Whole positions, so that new features need no new games. Those of one game are consecutive.
struct Samples {
  std::vector<Position> positions;
  std::vector<std::uint32_t> game;      // [position]
  std::vector<std::uint8_t> perturbed;  // [position]: the round that followed had random moves
  std::vector<float> win;               // [position][seat]: the share of the win in the end
  std::vector<float> points;            // [position][seat]: final score minus score now
};

struct SampleOptions {
  int players;
  Variant variant;
  int games;
  std::uint64_t nodes;  // per move
  // The share of rounds that are perturbed: some of their moves are random, for variety. Such a round says
  // nothing about the position before it, but much about the one after it.
  double perturbed_rounds;
  std::uint64_t seed;
};

// `pulse` is called every few milliseconds, and may throw to stop it.
Samples collect_samples(const SampleOptions& options, const SearchOptions& search,
                        const std::function<void()>& pulse = {});

// The features of positions, seat by seat, padded with index feature::kCount and value 0 to kFeatures.
struct SampleFeatures {
  static constexpr int kFeatures = 96;

  std::vector<std::uint16_t> index;  // [position][seat][kFeatures]
  std::vector<float> value;          // [position][seat][kFeatures]
  std::vector<std::uint8_t> stage;   // [position]
};

SampleFeatures extract_features(const std::vector<Position>& positions, const std::function<void()>& pulse = {});

}  // namespace evora
