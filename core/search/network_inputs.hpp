// What a network sees of positions, for its training.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/position.hpp"
#include "search/network.hpp"

namespace evora {

// What a network sees of positions, seat by seat, padded with index network::kBoardInputs and value 0.
struct NetworkInputs {
  static constexpr int kInputs = network::kMaxBoardInputs;
  static constexpr int kContext = 12;

  std::vector<std::uint16_t> index;    // [position][seat][kInputs]
  std::vector<float> value;            // [position][seat][kInputs]
  std::vector<std::uint16_t> context;  // [position][kContext]
  std::vector<std::uint8_t> start;     // [position]
  std::vector<std::uint16_t> score;    // [position][seat]
  std::vector<float> base;             // [position][seat][2]: what the fitted evaluation says, utility and points
};

// With a seed, positions of the grey side are seen in another way that is worth as much: colours exchanged,
// columns mirrored.
NetworkInputs network_inputs(const std::vector<Position>& positions, std::uint64_t seed = 0);

}  // namespace evora
