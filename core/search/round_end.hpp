// Getting from anywhere in a round to its end, and what that end is worth.
#pragma once

#include "search/evaluation.hpp"
#include "search/round_sense.hpp"
#include "search/tiling_choice.hpp"

namespace evora {

class RoundEnd {
 public:
  RoundEnd(const Position& root, Evaluator& evaluator)
      : evaluator_(evaluator), sense_(root, evaluator), tiler_(evaluator) {}

  const RoundSense& sense() const { return sense_; }

  // Plays on by sense until the offer is over, then tiles well: p is at deal or over.
  void reach(Position& p) {
    while (p.phase == Phase::offer) play_unchecked(p, sense_.greedy(p));
    tiler_.tile(p);
  }

  // By seat, after reach().
  std::array<float, kMaxPlayers> win_shares(const Position& p) {
    if (p.phase == Phase::over) return final_values(p).win;
    return shares(evaluator_.utilities(p), p.players);
  }
  SeatValues values(const Position& p) { return p.phase == Phase::over ? final_values(p) : evaluator_.values(p); }

 private:
  Evaluator& evaluator_;
  RoundSense sense_;
  Tiler tiler_;
};

}  // namespace evora
