// Decisions of the engine's own games: what the policy is learned from.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/search.hpp"

namespace evora {

// Decisions in the middle of rounds, and what the policy sees of every move.
struct Choices {
  static constexpr int kInputs = 15;

  std::vector<std::uint8_t> stage;    // [decision]
  std::vector<std::uint16_t> moves;   // [decision]: how many there were
  std::vector<std::uint16_t> chosen;  // [decision]: which of them the search chose
  std::vector<std::uint16_t> index;   // [move][kInputs], padded with policy::kCount
  std::vector<float> value;           // [move][kInputs]
};

// Adds the decision for a move at the offer. Moves that take the same from equal factories are one.
void add_choice(const Position& p, Move chosen, Choices& out);

struct ChoiceOptions {
  int players = 2;
  Variant variant = Variant::coloured;
  int games = 100;
  std::uint64_t nodes = 5000;  // per move
  double random_moves = 0.1;   // the share of moves that are random, for variety; no decision is kept of them
  std::uint64_t seed = 0;
};

// `pulse` is called every few milliseconds, and may throw to stop it.
Choices collect_choices(const ChoiceOptions& options, const SearchOptions& search,
                        const std::function<void()>& pulse = {});

}  // namespace evora
