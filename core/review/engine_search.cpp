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

ValuedMove valued(const Variation& line) {
  return {.move = line.move,
          .win = as_doubles(line.values.win),
          .score = as_doubles(line.values.score),
          .pv = line.pv,
          .exact = line.exact,
          .solved = line.solved,
          .error = line.error};
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
  for (const Variation& each : result.variations) found.variations.push_back(valued(each));
  return found;
}

MoveComparison compare_with(Engine& engine, std::uint64_t nodes, const MoveComparison& wanted, const StopToken& stop,
                            const std::function<void()>& pulse) {
  std::vector<Variation> lines;
  for (const ValuedMove& each : wanted.lines) {
    lines.push_back({.players = wanted.position.players,
                     .move = *each.move,
                     .values = {as_floats(each.win), as_floats(each.score)},
                     .pv = each.pv,
                     .exact = each.exact,
                     .solved = each.solved});
  }
  const auto result =
      engine.compare(wanted.position, lines, {.limits = {.nodes = nodes}, .fresh = true, .stop = stop, .pulse = pulse});
  MoveComparison out{wanted.position, {}, {result.errors.begin(), result.errors.end()}};
  for (const Variation& each : result.variations) out.lines.push_back(valued(each));
  return out;
}

}  // namespace evora::review
