// The searches of a review by the built-in engine: every position, and every comparison of moves, with the same number
// of nodes and from an empty table, so that none profits from those before it and the review is the same every time.
#pragma once

#include <cstdint>
#include <functional>

#include "review/moves.hpp"
#include "search/search.hpp"

namespace evora::review {

// Raised when the same number of nodes gives other values, such as by other weights: reviews say what made them.
inline constexpr int kEngineVersion = 3;

// What a search of a review gets when nothing else is asked for: so many that a telephone is done with a game in
// half a minute. Games on the grey side have more moves, and a node takes longer.
constexpr std::uint64_t default_nodes(Variant variant) { return variant == Variant::coloured ? 60'000 : 20'000; }

// A variation of a search; one without a move has no play after it.
ValuedMove valued(const Variation& variation);
Variation variation_of(const ValuedMove& variation);

// The size of the engine's table for so many nodes, in megabytes.
int hash_mb_for(std::uint64_t nodes);

SearchAnswer search_with(Engine& engine, std::uint64_t nodes, const Position& position, const StopToken& stop = {},
                         const std::function<void()>& pulse = nullptr);

// With as many nodes as one search.
MoveComparison compare_with(Engine& engine, std::uint64_t nodes, const MoveComparison& wanted,
                            const StopToken& stop = {}, const std::function<void()>& pulse = nullptr);

}  // namespace evora::review
