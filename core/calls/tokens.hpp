// Moves and deals of a question: shared by the calls that play them.
#pragma once

#include <string>
#include <vector>

#include "rules/notation.hpp"
#include "rules/position.hpp"

namespace evora::calls {

inline constexpr std::size_t kMaxTokenText = 60;

// Plays the tokens to see that they can be played; a Refusal names the first that cannot.
std::vector<Token> checked_tokens(Position position, const std::vector<std::string>& texts);

}  // namespace evora::calls
