// What a position is worth: the boundary between the search and whatever judges positions.
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

// How an evaluator wants to be asked.
struct Manners {
  bool follows = false;  // it keeps state ply by ply: every position made is told by push() and pop()
  int batch = 1;         // it gains by judging so many positions at once
};

// Judges positions between two rounds (phase deal); the coming deal is part of what it
// estimates. One object a thread: it may keep state.
//
// One that follows hears set_root(), then push() for every position that the search makes and
// pop() when that is taken back, in the manner of a stack. What it is asked about one by one is
// always the position pushed last (which may be several plies on from the one below it); those of
// a batch have not been pushed. Use Made rather than push() and pop().
class Evaluator {
 public:
  explicit Evaluator(Manners manners = {}) : manners_(manners) {}
  virtual ~Evaluator() = default;

  const Manners& manners() const { return manners_; }
  virtual void set_root(const Position&) {}
  virtual void push(const Position& /*after*/) {}
  virtual void pop() {}

  // The utility of every seat, in units of log-odds: shares of the win are their softmax.
  virtual std::array<float, kMaxPlayers> utilities(const Position& between_rounds) = 0;
  // A seat's utility less the next seat's: utilities mean something only in comparison with
  // another seat's of the same position.
  virtual float lead(const Position& between_rounds, int seat);
  // Many positions at once, for evaluators that gain by it.
  virtual void utilities(std::span<const Position> positions, std::span<std::array<float, kMaxPlayers>> out);
  virtual SeatValues values(const Position& between_rounds) = 0;

 private:
  Manners manners_;
};

using EvaluatorMaker = std::function<std::unique_ptr<Evaluator>(const Position& root)>;

// A position that was made: told to an evaluator that follows, and taken back at the end of the
// scope. Costs nothing where nobody listens.
class Made {
 public:
  Made(Evaluator& evaluator, const Position& position) : listener_(evaluator.manners().follows ? &evaluator : nullptr) {
    if (listener_) listener_->push(position);
  }
  ~Made() {
    if (listener_) listener_->pop();
  }
  Made(const Made&) = delete;
  Made& operator=(const Made&) = delete;

 private:
  Evaluator* listener_;
};

// The softmax of the first `players` utilities.
std::array<float, kMaxPlayers> shares(const std::array<float, kMaxPlayers>& utilities, int players);

}  // namespace evora
