// A move as a review values it: with what is expected after it, and the play that follows.
#pragma once

#include <optional>
#include <vector>

#include "review/shares.hpp"
#include "rules/move.hpp"

namespace evora::review {

struct ValuedMove {
  int players = 0;
  std::optional<Move> move;  // none at a deal and at the end
  Shares win{};
  Shares score{};
  std::vector<Move> pv;  // begins with the move
  bool exact = false;    // proven: every leaf was a finished game
  bool solved = false;   // searched to the round's end
  double error = 0;      // the standard error of the mover's share; 0: not known
};

}  // namespace evora::review
