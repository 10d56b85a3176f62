// The searches of a review by the built-in engine: every position with the same number of nodes and from an
// empty table, so that none profits from those before it and the review is the same every time.
#pragma once

#include <cstdint>
#include <functional>

#include "review/moves.hpp"
#include "search/search.hpp"

namespace evora::review {

// What a search of a review gets when nothing else is asked for: so many that a telephone is done with a game in
// half a minute. Games on the grey side have more moves, and a node takes longer.
constexpr std::uint64_t default_nodes(Variant variant) { return variant == Variant::coloured ? 60'000 : 20'000; }

class EngineSearch {
 public:
  explicit EngineSearch(std::uint64_t nodes);

  // `pulse` is called every few milliseconds; what it throws ends the search.
  Found search(const Position& position, const std::function<void()>& pulse = nullptr);

 private:
  std::uint64_t nodes_;
  Engine engine_;
};

// What a search found, as reviews take it.
Found found_from(const SearchResult& result);
// Of a position at deal or over.
Found found_from(const Position& position, const SeatValues& values);

}  // namespace evora::review
