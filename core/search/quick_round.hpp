// A round played to its end in little time, and what that end is worth: how the search looks past the round,
// and what labels of positions between rounds are made of.
#pragma once

#include <cstdint>

#include "search/control.hpp"
#include "search/evaluation.hpp"
#include "search/transposition.hpp"

namespace evora {

// Every seat of a position at offer plays with `nodes` per move (0: greedily), then tiles well. What comes out is
// exact if the game ended. The nodes count for `control`; once it is over, the rest is played greedily.
SeatValues play_quick_round(Position p, std::uint64_t nodes, Evaluator& evaluator, TranspositionTable& table,
                            Control& control);

}  // namespace evora
