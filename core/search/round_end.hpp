// Getting from anywhere in a round to its end, and what that end is worth.
#pragma once

#include <span>
#include <vector>

#include "search/evaluation.hpp"
#include "search/greedy_play.hpp"
#include "search/tiling_choice.hpp"

namespace evora {

class RoundEnd {
 public:
  RoundEnd(const Position& root, Evaluator& evaluator, const PolicyWeights& policy)
      : evaluator_(evaluator), greedy_(root, policy), tiler_(root, evaluator.quick()) {}

  const GreedyPlay& greedy() const { return greedy_; }

  // Plays on greedily until the offer is over, then tiles well: p is at deal or over.
  void reach(Position& p) {
    while (p.phase == Phase::offer) play_unchecked(p, greedy_.best(p));
    tiler_.tile(p);
  }

  // By seat, after reach(), of a game that goes on.
  std::array<float, kMaxPlayers> utilities(const Position& p) {
    const PushedPosition pushed(evaluator_, p);
    return evaluator_.utilities(p);
  }
  float lead_within(const Position& p, int seat, float low, float high) {
    const PushedPosition pushed(evaluator_, p);
    return evaluator_.lead_within(p, seat, low, high);
  }
  // By seat, after reach().
  std::array<float, kMaxPlayers> win_shares(const Position& p) {
    return p.phase == Phase::over ? final_values(p).win : shares(utilities(p), p.players);
  }
  SeatValues values(const Position& p) {
    if (p.phase == Phase::over) return final_values(p);
    const PushedPosition pushed(evaluator_, p);
    return evaluator_.values(p);
  }
  // The shares of many positions, judged together where the evaluator gains by it.
  void win_shares(std::span<const Position> reached, std::span<std::array<float, kMaxPlayers>> out);

 private:
  Evaluator& evaluator_;
  GreedyPlay greedy_;
  Tiler tiler_;
  std::vector<Position> going_on_;
  std::vector<std::array<float, kMaxPlayers>> judged_;
};

inline void RoundEnd::win_shares(std::span<const Position> reached, std::span<std::array<float, kMaxPlayers>> out) {
  if (evaluator_.traits().batch_size == 1) {
    for (std::size_t i = 0; i < reached.size(); ++i) out[i] = win_shares(reached[i]);
    return;
  }
  going_on_.clear();
  for (const Position& p : reached) {
    if (p.phase != Phase::over) going_on_.push_back(p);
  }
  judged_.resize(going_on_.size());
  evaluator_.utilities(going_on_, judged_);
  auto judged = judged_.begin();
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Position& p = reached[i];
    out[i] = p.phase == Phase::over ? final_values(p).win : shares(*judged++, p.players);
  }
}

}  // namespace evora
