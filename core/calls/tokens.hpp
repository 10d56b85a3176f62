// The moves and deals of a question.
#pragma once

#include <cstddef>
#include <vector>

#include "calls/ask.hpp"
#include "view/view.hpp"

namespace evora::calls {

// The field "moves", played from `start` to see that it can be: a Refusal names the first that cannot.
std::vector<Token> read_tokens(const Ask& ask, const Position& start, std::size_t max_moves = kMaxMoves);

}  // namespace evora::calls
