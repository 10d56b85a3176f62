// What a network sees of positions between rounds.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "rules/position.hpp"
#include "training/network.hpp"

namespace evora {

// Calls visit(index, value) for every input of a board that is not 0, its value in network::kValueUnit.
template <class Visit>
void visit_board_inputs(const Board& board, Variant variant, const Supplies& supplies, Visit&& visit) {
  BoardFeatures(board, variant, supplies).visit([&](int index, float value) {
    visit(index, int(std::lround(value * network::kValueUnit)));
  });
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      const int colour = board.wall.at(row, column);
      if (colour >= 0) visit(network::kCell + kRows * kRows * colour + kRows * row + column, network::kValueUnit);
    }
    const Line line = board.line(row);
    if (line.count > 0 && line.count <= row)
      visit(network::kLine + kColours * feature::partial(row, line.count) + line.colour, network::kValueUnit);
  }
}

// Calls visit(index) for every input that the boards share but who starts.
template <class Visit>
void visit_context_inputs(const Position& p, int stage, Visit&& visit) {
  visit(network::kStage + stage);
  visit(network::kRound + std::min(int(p.round), network::kRounds) - 1);
  for (int colour = 0; colour < kColours; ++colour) {
    visit(network::kBag + (network::kTilesOfColour + 1) * colour + p.bag.count(colour));
    visit(network::kLid + (network::kTilesOfColour + 1) * colour + p.lid.count(colour));
  }
}

// What training sees of positions, seat by seat, padded with index network::kBoardInputs and value 0.
struct NetworkInputs {
  static constexpr int kInputs = network::kMaxBoardInputs;
  static constexpr int kContext = 12;

  std::vector<std::uint16_t> index;    // [position][seat][kInputs]
  std::vector<std::int16_t> value;     // [position][seat][kInputs], in network::kValueUnit
  std::vector<std::uint16_t> context;  // [position][kContext]
  std::vector<std::uint8_t> start;     // [position]
  std::vector<std::uint16_t> score;    // [position][seat]
  std::vector<float> base;             // [position][seat][2]: what the fitted evaluation says, utility and points
};

// With a seed, positions of the grey side are seen in another way that is worth as much: colours exchanged,
// columns mirrored.
NetworkInputs network_inputs(const std::vector<Position>& positions, std::uint64_t seed = 0);

}  // namespace evora
