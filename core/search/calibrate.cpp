#include "search/calibrate.hpp"

#include <algorithm>

#include "evaluation/calibration.hpp"
#include "search/sort_short.hpp"

namespace evora {

void calibrate(const Position& position, SearchResult& result, Evaluator& evaluator) {
  if (position.phase != Phase::offer || result.variations.empty()) return;
  const Variation best = result.variations.front();
  const auto is_known = [](const Variation& variation) { return variation.solved || variation.exact; };
  if (is_known(best)) return;
  const StaticEstimate estimate = static_estimate(position, evaluator);
  const SeatValues expected = calibrated_values(position, best.values, result.nodes, estimate,
                                                calibration_weights(position.players, position.variant));
  const std::size_t mover = position.to_move;
  for (const Variation& variation : result.variations) {
    if (is_known(variation) && variation.values.win[mover] > expected.win[mover])
      return;  // it is worth that much at least
  }
  for (Variation& variation : result.variations) {
    if (is_known(variation)) continue;
    float others = 0;
    for (std::size_t seat = 0; seat < position.players; ++seat) {
      float& share = variation.values.win[seat];
      share = std::clamp(share + expected.win[seat] - best.values.win[seat], 0.0f, 1.0f);
      if (seat != mover) others += share;
      variation.values.score[seat] += expected.score[seat] - best.values.score[seat];
    }
    // What was cut off at 0 is missing elsewhere; the mover's share stays, so that the order does.
    const float rest = 1 - variation.values.win[mover];
    for (std::size_t seat = 0; seat < position.players; ++seat) {
      if (seat != mover) variation.values.win[seat] *= others > 0 ? rest / others : 0;
    }
  }
  sort_short(result.variations,
             [&](const Variation& a, const Variation& b) { return a.values.win[mover] > b.values.win[mover]; });
}

}  // namespace evora
