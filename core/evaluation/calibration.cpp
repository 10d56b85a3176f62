#include "evaluation/calibration.hpp"

#include <algorithm>

#include "evaluation/by_setting.hpp"
#include "evaluation/maths.hpp"
#include "evaluation/policy.hpp"
#include "evaluation/tiling_choice.hpp"
#include "rules/tiling.hpp"

namespace evora {
namespace {

constexpr BySetting<CalibrationWeights> kWeights{{{
#include "evaluation/calibration.inc"
}}};

// A share of exactly 0 has no logarithm, and no search that is not exact should claim one.
constexpr float kLeastShare = 1e-4f;

float logistic(float x) { return 1 / (1 + exp_of(-x)); }

float trust_in_search(const CalibrationWeights::Part& part, float open, std::uint64_t nodes) {
  const auto thousands = float(log_of(double(nodes == 0 ? 1 : nodes) / 1000));
  return logistic(part.trust + part.nodes * thousands + part.open * open);
}

}  // namespace

float share_on_offer(const Position& p) {
  return float(tiles_on_offer(p).tiles_only().total()) / float(p.factories() * kFactorySize);
}

StaticEstimate static_estimate(const Position& at_offer, Evaluator& evaluator) {
  Position p = at_offer;
  for (Tiles& source : p.sources) {
    p.bag += source.tiles_only();
    source = Tiles();
  }
  p.idle_rounds = 0;  // a round in which no tile has reached a wall yet stalls nothing
  NoLog log;
  if (p.variant == Variant::coloured) {
    tile_all(p, log);
  } else {
    Tiler tiler(p, evaluator);
    next_tiling(p, 0, false, log);
    tiler.tile(p);
  }
  if (p.phase == Phase::over) {
    StaticEstimate out{.over = true, .utility = {}, .score = final_values(p).score};
    for (std::size_t seat = 0; seat < p.players; ++seat) out.utility[seat] = out.score[seat] / 10;
    return out;
  }
  return {.over = false, .utility = evaluator.utilities(p), .score = evaluator.values(p).score};
}

const CalibrationWeights& calibration_weights(int players, Variant variant) { return kWeights.of(players, variant); }

SeatValues calibrated_values(const Position& at_offer, const SeatValues& found, std::uint64_t nodes,
                             const StaticEstimate& estimate, const CalibrationWeights& weights) {
  const float open = share_on_offer(at_offer);
  const float in_win = trust_in_search(weights.win, open, nodes);
  const float in_score = trust_in_search(weights.score, open, nodes);
  const float counts = estimate.over ? weights.win.over : weights.win.estimate + weights.win.fresh * open;
  const float score_counts = weights.score.estimate + weights.score.fresh * open;
  std::array<float, kMaxPlayers> utilities{};
  SeatValues out;
  for (std::size_t seat = 0; seat < at_offer.players; ++seat) {
    const bool moves = seat == at_offer.to_move;
    const auto said = float(log_of(std::max(found.win[seat], kLeastShare)));
    utilities[seat] = in_win * said + (1 - in_win) * counts * estimate.utility[seat] + (moves ? weights.win.mover : 0);
    out.score[seat] = in_score * found.score[seat] + (1 - in_score) * score_counts * estimate.score[seat] +
                      weights.score.all + (moves ? weights.score.mover : 0);
  }
  out.win = shares(utilities, at_offer.players);
  return out;
}

}  // namespace evora
