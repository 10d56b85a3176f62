// A round played to its end in little time, and what that end is worth: how the search looks past the round,
// and what labels of positions between rounds are made of.
#pragma once

#include <cstdint>

#include "evaluation/evaluator.hpp"
#include "evaluation/policy.hpp"
#include "search/control.hpp"
#include "search/transposition.hpp"

namespace evora {

class QuickRound {
 public:
  // `nodes` per move; 0: greedy play.
  QuickRound(Evaluator& evaluator, const PolicyWeights& policy, TranspositionTable& table, std::uint64_t nodes)
      : evaluator_(evaluator), policy_(policy), table_(table), nodes_(nodes) {}

  // Every seat of a position at offer plays to the round's end, then tiles well. What comes out is exact if the game
  // ended. The nodes count for `control`; once it is over, the rest is played greedily.
  SeatValues play(Position p, Control& control);

 private:
  void play_by_principal_variation(Position& p, Control& control);
  void play_by_tree(Position& p, Control& control);

  Evaluator& evaluator_;
  const PolicyWeights& policy_;
  TranspositionTable& table_;
  std::uint64_t nodes_;
};

}  // namespace evora
