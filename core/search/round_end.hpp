// Getting from anywhere in a round to its end, and what that end is worth.
#pragma once

#include "evaluation/evaluator.hpp"
#include "evaluation/tiling_choice.hpp"
#include "search/greedy_play.hpp"

namespace evora {

class RoundEnd {
 public:
  RoundEnd(const Position& root, Evaluator& evaluator, const PolicyWeights& policy)
      : evaluator_(evaluator), greedy_(root, policy), tiler_(root, evaluator) {}

  const GreedyPlay& greedy() const { return greedy_; }

  // Plays on greedily until the offer is over, then tiles well: p is at deal or over.
  void reach(Position& p) {
    while (p.phase == Phase::offer) play_unchecked(p, greedy_.best(p));
    tiler_.tile(p);
  }

  // After reach(), of a game that goes on.
  float lead(const Position& p, int seat) { return evaluator_.lead(p, seat); }
  // By seat, after reach().
  std::array<float, kMaxPlayers> win_shares(const Position& p) {
    return p.phase == Phase::over ? final_values(p).win : shares(evaluator_.utilities(p), p.players);
  }
  SeatValues values(const Position& p) { return p.phase == Phase::over ? final_values(p) : evaluator_.values(p); }

 private:
  Evaluator& evaluator_;
  GreedyPlay greedy_;
  Tiler tiler_;
};

}  // namespace evora
