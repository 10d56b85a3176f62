// What a position is worth: the boundary between the search and whatever judges positions.
#pragma once

#include <array>
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

// Judges positions between two rounds (phase deal); the coming deal is part of what it
// estimates. One object a thread: it may keep state. push() and pop(), for an evaluator that
// updates what it knows ply by ply, and the batch are the shape of what a network will need;
// the searches tell an evaluator its root, but do not call these yet.
class Evaluator {
 public:
  virtual ~Evaluator() = default;

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
};

// The softmax of the first `players` utilities.
std::array<float, kMaxPlayers> shares(const std::array<float, kMaxPlayers>& utilities, int players);

}  // namespace evora
