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

std::array<float, kMaxPlayers> FittedEvaluator::utilities(const Position& p) {
  const auto& weights = weights_->utility[std::size_t(phase_of(p))];
  const auto supplies = supply(p);
  std::array<float, kMaxPlayers> out{};
  for (int seat = 0; seat < p.players; ++seat) {
    float sum = 0;
    visit_features(p.boards[seat], variant_, seat == p.start, supplies,
                   [&](int index, float value) { sum += weights[std::size_t(index)] * value; });
    out[seat] = sum;
  }
  return out;
}

SeatValues FittedEvaluator::values(const Position& p) {
  const int phase = phase_of(p);
  const auto& weights = weights_->score[std::size_t(phase)];
  const auto supplies = supply(p);
  SeatValues out{.win = shares(utilities(p), p.players), .score = {}};
  for (int seat = 0; seat < p.players; ++seat) {
    float sum = weights_->points[std::size_t(phase)] + float(p.boards[seat].score);
    visit_features(p.boards[seat], variant_, seat == p.start, supplies,
                   [&](int index, float value) { sum += weights[std::size_t(index)] * value; });
    out.score[seat] = sum;
  }
  return out;
}

}  // namespace evora
