// Positions between rounds from the engine's own fast games: what the evaluation is fitted on.
#pragma once

#include <cstdint>
#include <vector>

#include "search/search.hpp"

namespace evora {

// One seat of one position. Features are padded with index 0 and value 0 to kFeatures.
struct Samples {
  static constexpr int kFeatures = 48;

  std::vector<std::uint16_t> index;  // [sample][kFeatures]
  std::vector<float> value;          // [sample][kFeatures]
  std::vector<std::uint8_t> phase;   // [sample]
  std::vector<float> win;            // [sample]: the share of the win in the end
  std::vector<float> points;         // [sample]: final score minus score now
  std::uint64_t games = 0;
};

struct SampleOptions {
  int players = 2;
  Variant variant = Variant::coloured;
  int games = 100;
  std::uint64_t nodes = 1000;  // a move
  double random_moves = 0.05;  // the share of moves played at random, for variety
  std::uint64_t seed = 0;
};

// All seats of a position follow one another.
Samples collect_samples(const SampleOptions& options, const SearchOptions& search);

}  // namespace evora
