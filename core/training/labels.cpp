#include "training/labels.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "evaluation/mix.hpp"
#include "rules/deal.hpp"
#include "rules/random.hpp"
#include "search/quick_round.hpp"

namespace evora {
namespace {

// Sums of doubles, so that the spread of many deals does not drown in rounding.
struct Sums {
  std::array<double, kMaxPlayers> win{};
  std::array<double, kMaxPlayers> squares{};
  std::array<double, kMaxPlayers> score{};

  void add(const SeatValues& values) {
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      win[seat] += values.win[seat];
      squares[seat] += double(values.win[seat]) * values.win[seat];
      score[seat] += values.score[seat];
    }
  }
  double error(std::size_t seat, int count) const {
    if (count < 2) return std::numeric_limits<double>::quiet_NaN();
    const double spread = squares[seat] - win[seat] * win[seat] / count;
    return std::sqrt(std::max(0.0, spread) / (count - 1) / count);
  }
};

}  // namespace

Labels label_positions(const std::vector<Position>& positions, const LabelOptions& options, const SearchOptions& search,
                       const std::function<void()>& pulse) {
  Labels out;
  if (positions.empty()) return out;
  const auto evaluator = search.knowledge.evaluator_for(positions.front());
  const auto policy = search.knowledge.policy_for(positions.front());
  TranspositionTable table(search.hash_mb);
  QuickRound round(*evaluator, *policy, table, options.nodes);
  Control control({}, {}, pulse);
  std::uint64_t place = 0;
  for (const Position& position : positions) {
    FastRandom random(detail::mix(options.seed + ++place * 0x9e3779b97f4a7c15));
    table.clear();  // so that a label does not depend on the positions before it
    Sums sums;
    for (int deal = 0; deal < options.deals; ++deal) {
      Position p = position;
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
      sums.add(round.play(p, control));
    }
    for (std::size_t seat = 0; seat < position.players; ++seat) {
      out.win.push_back(float(sums.win[seat] / options.deals));
      out.score.push_back(float(sums.score[seat] / options.deals));
      out.error.push_back(float(sums.error(seat, options.deals)));
    }
  }
  return out;
}

}  // namespace evora
