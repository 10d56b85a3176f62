// Counting the tree of moves: the classic check of a move generator.
#pragma once

#include <cstdint>
#include <functional>

#include "rules/position.hpp"

namespace evora {

// Leaves at `depth` moves; a deal or the end met earlier counts as one leaf.
// `pulse` is called now and then, and may throw to stop the count.
std::uint64_t perft(const Position& position, int depth, const std::function<void()>& pulse = {});

}  // namespace evora
