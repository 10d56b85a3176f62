#include "review/engine_search.hpp"

#include <algorithm>

namespace evora::review {
namespace {

Shares as_doubles(const std::array<float, kMaxPlayers>& values) {
  Shares out{};
  std::copy(values.begin(), values.end(), out.begin());
  return out;
}

std::array<float, kMaxPlayers> as_floats(const Shares& values) {
  std::array<float, kMaxPlayers> out{};
  std::transform(values.begin(), values.end(), out.begin(), [](double each) { return float(each); });
  return out;
}

}  // namespace

ValuedMove valued(const Variation& variation) {
  return {.players = variation.players,
          .move = variation.pv.empty() ? std::nullopt : std::optional(variation.move),
          .win = as_doubles(variation.values.win),
          .score = as_doubles(variation.values.score),
          .pv = variation.pv,
          .exact = variation.exact,
          .solved = variation.solved,
          .error = variation.error};
}

Variation variation_of(const ValuedMove& variation) {
  return {.players = variation.players,
          .move = variation.move.value_or(Move{}),
          .values = {as_floats(variation.win), as_floats(variation.score)},
          .pv = variation.pv,
          .exact = variation.exact,
          .solved = variation.solved};
}

int hash_mb_for(std::uint64_t nodes) { return int(std::clamp<std::uint64_t>(nodes / 20'000, 2, 64)); }

SearchAnswer search_with(Engine& engine, std::uint64_t nodes, const Position& position, const StopToken& stop,
                         const std::function<void()>& pulse) {
  const bool ended = position.phase == Phase::deal || position.phase == Phase::over;
  const SearchResult result =
      ended ? judged(position)
            : engine.analyse(position, {.limits = {.nodes = nodes}, .fresh = true, .stop = stop, .pulse = pulse});
  SearchAnswer found{.variations = {}, .nodes = result.nodes, .depth = result.depth, .ms = result.ms};
  for (const Variation& each : result.variations) found.variations.push_back(valued(each));
  return found;
}

MoveComparison compare_with(Engine& engine, std::uint64_t nodes, const MoveComparison& wanted, const StopToken& stop,
                            const std::function<void()>& pulse) {
  std::vector<Variation> variations;
  for (const ValuedMove& each : wanted.moves) variations.push_back(variation_of(each));
  const auto result = engine.compare(wanted.position, variations,
                                     {.limits = {.nodes = nodes}, .fresh = true, .stop = stop, .pulse = pulse});
  MoveComparison out{wanted.position, {}, {result.errors.begin(), result.errors.end()}, result.deals};
  for (const Variation& each : result.variations) out.moves.push_back(valued(each));
  return out;
}

}  // namespace evora::review
