#include "rules/perft.hpp"

#include "rules/legal.hpp"

namespace evora {
namespace {

constexpr std::uint32_t kNodesPerPulse = 1 << 10;  // each of them with all its leaves

struct Counter {
  const std::function<void()>& pulse;
  std::uint32_t until_pulse = kNodesPerPulse;

  std::uint64_t count(const Position& p, int depth) {
    if (depth == 0 || p.phase == Phase::deal || p.phase == Phase::over) return 1;
    if (depth == 1) return std::uint64_t(count_legal(p));
    if (--until_pulse == 0) {
      until_pulse = kNodesPerPulse;
      if (pulse) pulse();
    }
    std::uint64_t leaves = 0;
    for (const auto action : ActionList(p)) {
      Position next = p;
      play_unchecked(next, {action});
      leaves += count(next, depth - 1);
    }
    return leaves;
  }
};

}  // namespace

std::uint64_t perft(const Position& position, int depth, const std::function<void()>& pulse) {
  return Counter{pulse}.count(position, depth);
}

}  // namespace evora
