// The evaluation of a position between two rounds.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "evaluation/values.hpp"
#include "evaluation/weights.hpp"

namespace evora {

// Evaluates positions between two rounds (phase deal); the coming deal is part of what it estimates. One object per
// thread and setting: most boards at a round's end recur many times, beside different boards of the others, so the
// utility of a board is remembered.
class Evaluator {
 public:
  explicit Evaluator(std::shared_ptr<const Weights> weights) : weights_(std::move(weights)), memo_(kMemo) {}

  // The utility of every seat, in units of log-odds: shares of the win are their softmax.
  std::array<float, kMaxPlayers> utilities(const Position& between_rounds);
  // A seat's utility minus the next seat's: utilities are comparable only between seats of one position.
  float lead(const Position& between_rounds, int seat);
  SeatValues values(const Position& between_rounds);

 private:
  struct MemoEntry {
    std::uint64_t key = 0;
    float utility = 0;
  };
  static constexpr std::size_t kMemo = 1 << 12;

  // What the boards of a position have in common.
  struct Context {
    const Position& position;
    int stage;
    Tiles pool;
    std::uint64_t key;
  };
  Context context_of(const Position& p) const;
  float utility_of(const Context& context, int seat);

  std::shared_ptr<const Weights> weights_;
  std::vector<MemoEntry> memo_;
};

}  // namespace evora
