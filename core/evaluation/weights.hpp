// The weights of the evaluation, fitted by regression: one per feature and stage.
#pragma once

#include <array>
#include <memory>

#include "evaluation/features.hpp"

namespace evora {

struct Weights {
  using ByStage = std::array<std::array<float, feature::kCount>, kStages>;  // [stage][feature]
  ByStage utility{};                                                        // log-odds
  ByStage score{};                                                          // points still to come
  std::array<float, kStages> points{};                                      // a constant for the points still to come
};

// The weights compiled in for a setting.
std::shared_ptr<const Weights> fitted_weights(int players, Variant variant);

}  // namespace evora
