#include "review/engine_search.hpp"

#include <algorithm>

namespace evora::review {
namespace {

// Clearing the table takes time before every search, so it is as large as the search can fill, and no larger.
int table_size(std::uint64_t nodes) { return int(std::clamp<std::uint64_t>(nodes / 20'000, 2, 64)); }

Shares as_doubles(const std::array<float, kMaxPlayers>& values) {
  Shares out{};
  std::copy(values.begin(), values.end(), out.begin());
  return out;
}

}  // namespace

EngineSearch::EngineSearch(std::uint64_t nodes)
    : nodes_(nodes), engine_({.threads = 1, .hash_mb = table_size(nodes)}) {}

Found EngineSearch::search(const Position& position, const std::function<void()>& pulse) {
  if (position.phase == Phase::deal || position.phase == Phase::over) return found_from(position, judge(position));
  return found_from(engine_.analyse(position, {.limits = {.nodes = nodes_}, .fresh = true, .pulse = pulse}));
}

Found found_from(const SearchResult& result) {
  Found found;
  for (const Variation& each : result.variations) {
    found.variations.push_back({.move = each.move,
                                .win = as_doubles(each.values.win),
                                .score = as_doubles(each.values.score),
                                .pv = each.pv,
                                .exact = each.exact,
                                .solved = each.solved});
  }
  return found;
}

Found found_from(const Position& position, const SeatValues& values) {
  const bool over = position.phase == Phase::over;
  return {{{.move = std::nullopt,
            .win = as_doubles(values.win),
            .score = as_doubles(values.score),
            .pv = {},
            .exact = over,
            .solved = over}}};
}

}  // namespace evora::review
