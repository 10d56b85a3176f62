#include "search/evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "search/fitted.hpp"

namespace evora {

SeatValues final_values(const Position& over) {
  SeatValues out;
  const auto best = winners(over);
  for (const int seat : best) out.win[std::size_t(seat)] = 1.0f / float(best.size());
  for (int seat = 0; seat < over.players; ++seat) out.score[seat] = float(over.boards[seat].score);
  return out;
}

float Evaluator::lead(const Position& p, int seat) {
  const auto all = utilities(p);
  return all[std::size_t(seat)] - all[std::size_t((seat + 1) % p.players)];
}

void Evaluator::utilities(std::span<const Position> positions, std::span<std::array<float, kMaxPlayers>> out) {
  for (std::size_t i = 0; i < positions.size(); ++i) out[i] = utilities(positions[i]);
}

std::array<float, kMaxPlayers> shares(const std::array<float, kMaxPlayers>& utilities, int players) {
  std::array<float, kMaxPlayers> out{};
  const float most = *std::max_element(utilities.begin(), utilities.begin() + players);
  float sum = 0;
  for (int seat = 0; seat < players; ++seat) sum += out[seat] = std::exp(utilities[seat] - most);
  for (int seat = 0; seat < players; ++seat) out[seat] /= sum;
  return out;
}

namespace {

using Row = std::array<float, feature::kCount>;

float weigh(const Row& weights, const Position& p, int seat, const std::array<float, kColours>& supplies) {
  float sum = 0;
  visit_features(p.boards[seat], p.variant, seat == p.start, supplies,
                 [&](int index, float value) { sum += weights[std::size_t(index)] * value; });
  return sum;
}

}  // namespace

std::array<float, kMaxPlayers> FittedEvaluator::utilities(const Position& p) {
  const Row& weights = weights_->utility[std::size_t(phase_of(p))];
  const auto supplies = supply(p);
  std::array<float, kMaxPlayers> out{};
  for (int seat = 0; seat < p.players; ++seat) out[seat] = weigh(weights, p, seat, supplies);
  return out;
}

float FittedEvaluator::lead(const Position& p, int seat) {
  const Row& weights = weights_->utility[std::size_t(phase_of(p))];
  const auto supplies = supply(p);
  return weigh(weights, p, seat, supplies) - weigh(weights, p, (seat + 1) % p.players, supplies);
}

SeatValues FittedEvaluator::values(const Position& p) {
  const int phase = phase_of(p);
  const auto& weights = weights_->score[std::size_t(phase)];
  const auto supplies = supply(p);
  SeatValues out{.win = shares(utilities(p), p.players), .score = {}};
  for (int seat = 0; seat < p.players; ++seat) {
    const float to_come = weights_->points[std::size_t(phase)] + weigh(weights, p, seat, supplies);
    out.score[seat] = float(p.boards[seat].score) + to_come;
  }
  return out;
}

}  // namespace evora
