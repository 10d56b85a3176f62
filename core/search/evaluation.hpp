// What a position is worth: the boundary between the search and the evaluation.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <span>

#include "rules/position.hpp"

namespace evora {

// By seat: the expected share of the win, and the expected final score.
struct SeatValues {
  std::array<float, kMaxPlayers> win{};
  std::array<float, kMaxPlayers> score{};
};

// The exact values of a finished game: winners share the win.
SeatValues final_values(const Position& over);

// How the search has to call an evaluator.
struct EvaluatorTraits {
  bool incremental = false;  // keeps state ply by ply: needs push() and pop() for every position made
  int batch_size = 1;        // evaluates so many positions at once faster than one by one
};

// Evaluates positions between two rounds (phase deal); the coming deal is part of what it estimates. One
// object per thread: it may keep state.
//
// An incremental evaluator gets set_root(), then push() for every position that the search makes and pop()
// when it is taken back, like a stack. A single position to evaluate is always the one pushed last (which
// may be several plies on from the one below it); those of a batch have not been pushed. Use PushedPosition
// rather than push() and pop().
class Evaluator {
 public:
  explicit Evaluator(EvaluatorTraits traits = {}) : traits_(traits) {}
  virtual ~Evaluator() = default;

  const EvaluatorTraits& traits() const { return traits_; }
  virtual void set_root(const Position&) {}
  virtual void push(const Position& /*after*/) {}
  virtual void pop() {}

  // The utility of every seat, in units of log-odds: shares of the win are their softmax.
  virtual std::array<float, kMaxPlayers> utilities(const Position& between_rounds) = 0;
  // A seat's utility minus the next seat's: utilities are comparable only between seats of one position.
  virtual float lead(const Position& between_rounds, int seat);
  // The same, but where the lead is certainly at most `low` or at least `high`, any bound that shows it will do.
  virtual float lead_within(const Position& between_rounds, int seat, float /*low*/, float /*high*/) {
    return lead(between_rounds, seat);
  }
  // Many positions at once, where that is faster.
  virtual void utilities(std::span<const Position> positions, std::span<std::array<float, kMaxPlayers>> out);
  virtual SeatValues values(const Position& between_rounds) = 0;
  // A cheaper one for rough work, such as the order of moves.
  virtual Evaluator& quick() { return *this; }

 private:
  EvaluatorTraits traits_;
};

// Makes an evaluator for the setting of a position; one serves all positions of the setting, one after the other.
using EvaluatorFactory = std::function<std::unique_ptr<Evaluator>(const Position& position)>;

// Pushes a position to an incremental evaluator, and pops it at the end of the scope; does nothing for other
// evaluators.
class PushedPosition {
 public:
  PushedPosition(Evaluator& evaluator, const Position& position)
      : incremental_(evaluator.traits().incremental ? &evaluator : nullptr) {
    if (incremental_) incremental_->push(position);
  }
  ~PushedPosition() {
    if (incremental_) incremental_->pop();
  }
  PushedPosition(const PushedPosition&) = delete;
  PushedPosition& operator=(const PushedPosition&) = delete;

 private:
  Evaluator* incremental_;
};

// The softmax of the first `players` utilities.
std::array<float, kMaxPlayers> shares(const std::array<float, kMaxPlayers>& utilities, int players);

}  // namespace evora
