#include "search/outlook.hpp"

#include <algorithm>

#include "rules/tiling.hpp"
#include "search/by_setting.hpp"
#include "search/maths.hpp"
#include "search/policy.hpp"
#include "search/sort_short.hpp"
#include "search/tiling_choice.hpp"

namespace evora {
namespace {

constexpr BySetting<OutlookWeights> kWeights{{{
#include "search/weights/outlook.inc"
}}};

// A share of exactly 0 has no logarithm, and no search that is not exact should claim one.
constexpr float kLeastShare = 1e-4f;

float logistic(float x) { return 1 / (1 + exp_of(-x)); }

float trust_in_search(const OutlookWeights::Part& part, float open, std::uint64_t nodes) {
  const auto thousands = float(log_of(double(nodes == 0 ? 1 : nodes) / 1000));
  return logistic(part.trust + part.nodes * thousands + part.open * open);
}

}  // namespace

float share_on_offer(const Position& p) {
  return float(tiles_on_offer(p).tiles_only().total()) / float(p.factories() * kFactorySize);
}

Glance glance_at(const Position& at_offer, Evaluator& evaluator) {
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
    Glance out{.over = true, .utility = {}, .score = final_values(p).score};
    for (std::size_t seat = 0; seat < p.players; ++seat) out.utility[seat] = out.score[seat] / 10;
    return out;
  }
  return {.over = false, .utility = evaluator.utilities(p), .score = evaluator.values(p).score};
}

const OutlookWeights& outlook_weights(int players, Variant variant) { return kWeights.of(players, variant); }

SeatValues outlook(const Position& at_offer, const SeatValues& found, std::uint64_t nodes, const Glance& glance,
                   const OutlookWeights& weights) {
  const float open = share_on_offer(at_offer);
  const float in_win = trust_in_search(weights.win, open, nodes);
  const float in_score = trust_in_search(weights.score, open, nodes);
  const float counts = glance.over ? weights.win.over : weights.win.glance + weights.win.fresh * open;
  const float score_counts = weights.score.glance + weights.score.fresh * open;
  std::array<float, kMaxPlayers> utilities{};
  SeatValues out;
  for (std::size_t seat = 0; seat < at_offer.players; ++seat) {
    const bool moves = seat == at_offer.to_move;
    const auto said = float(log_of(std::max(found.win[seat], kLeastShare)));
    utilities[seat] = in_win * said + (1 - in_win) * counts * glance.utility[seat] + (moves ? weights.win.mover : 0);
    out.score[seat] = in_score * found.score[seat] + (1 - in_score) * score_counts * glance.score[seat] +
                      weights.score.all + (moves ? weights.score.mover : 0);
  }
  out.win = shares(utilities, at_offer.players);
  return out;
}

void temper(const Position& position, SearchResult& result, Evaluator& evaluator) {
  if (position.phase != Phase::offer || result.variations.empty()) return;
  const Variation best = result.variations.front();
  const auto is_known = [](const Variation& line) { return line.solved || line.exact; };
  if (is_known(best)) return;
  const Glance glance = glance_at(position, evaluator);
  const SeatValues expected =
      outlook(position, best.values, result.nodes, glance, outlook_weights(position.players, position.variant));
  const std::size_t mover = position.to_move;
  for (const Variation& line : result.variations) {
    if (is_known(line) && line.values.win[mover] > expected.win[mover]) return;  // it is worth that much at least
  }
  for (Variation& line : result.variations) {
    if (is_known(line)) continue;
    float others = 0;
    for (std::size_t seat = 0; seat < position.players; ++seat) {
      float& share = line.values.win[seat];
      share = std::clamp(share + expected.win[seat] - best.values.win[seat], 0.0f, 1.0f);
      if (seat != mover) others += share;
      line.values.score[seat] += expected.score[seat] - best.values.score[seat];
    }
    // What was cut off at 0 is missing elsewhere; the mover's share stays, so that the order does.
    const float rest = 1 - line.values.win[mover];
    for (std::size_t seat = 0; seat < position.players; ++seat) {
      if (seat != mover) line.values.win[seat] *= others > 0 ? rest / others : 0;
    }
  }
  sort_short(result.variations,
             [&](const Variation& a, const Variation& b) { return a.values.win[mover] > b.values.win[mover]; });
}

}  // namespace evora
