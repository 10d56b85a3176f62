// Values of a search, calibrated: what to expect of them.
#pragma once

#include "evaluation/evaluator.hpp"
#include "search/types.hpp"

namespace evora {

// Moves all variations of a round that is not solved by the same amount, so that the best one is worth what to expect:
// what one move is worth more than another stays, which the search is right about. Solved ones stay as they are.
void calibrate(const Position& position, SearchResult& result, Evaluator& evaluator);

}  // namespace evora
