// The evaluation fitted by regression: weights for the features of every phase.
#pragma once

#include <array>
#include <memory>

#include "search/evaluation.hpp"
#include "search/features.hpp"

namespace evora {

struct Weights {
  using Table = std::array<std::array<float, feature::kCount>, kPhases>;
  Table utility{};                      // log-odds
  Table score{};                        // points still to come
  std::array<float, kPhases> points{};  // a constant for the points still to come
};

// The weights compiled in for a setting.
std::shared_ptr<const Weights> fitted_weights(int players, Variant variant);

class FittedEvaluator final : public Evaluator {
 public:
  explicit FittedEvaluator(std::shared_ptr<const Weights> weights) : weights_(std::move(weights)) {}

  using Evaluator::utilities;
  std::array<float, kMaxPlayers> utilities(const Position& between_rounds) override;
  float lead(const Position& between_rounds, int seat) override;
  SeatValues values(const Position& between_rounds) override;

 private:
  std::shared_ptr<const Weights> weights_;
};

}  // namespace evora
