#include "review/engine_search.hpp"

#include <algorithm>

namespace evora::review {
namespace {

Shares as_doubles(const std::array<float, kMaxPlayers>& values) {
  Shares out{};
  std::copy(values.begin(), values.end(), out.begin());
  return out;
}

// Of a position at deal or over.
Found judged(const Position& position) {
  const SeatValues values = judge(position);
  const bool over = position.phase == Phase::over;
  return {{{.move = std::nullopt,
            .win = as_doubles(values.win),
            .score = as_doubles(values.score),
            .pv = {},
            .exact = over,
            .solved = over}}};
}

}  // namespace

int hash_mb_for(std::uint64_t nodes) { return int(std::clamp<std::uint64_t>(nodes / 20'000, 2, 64)); }

Found search_with(Engine& engine, std::uint64_t nodes, const Position& position, const StopToken& stop,
                  const std::function<void()>& pulse) {
  if (position.phase == Phase::deal || position.phase == Phase::over) return judged(position);
  const SearchResult result =
      engine.analyse(position, {.limits = {.nodes = nodes}, .fresh = true, .stop = stop, .pulse = pulse});
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

}  // namespace evora::review
