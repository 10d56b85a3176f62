// What an engine knows of the game beside its rules.
#pragma once

#include <memory>

#include "evaluation/evaluator.hpp"
#include "evaluation/policy.hpp"

namespace evora {

// Null: what is compiled in for the setting.
struct Knowledge {
  std::shared_ptr<const Weights> weights = nullptr;
  std::shared_ptr<const PolicyWeights> policy = nullptr;

  std::unique_ptr<Evaluator> evaluator_for(const Position& position) const {
    return std::make_unique<Evaluator>(weights ? weights : fitted_weights(position.players, position.variant));
  }
  std::shared_ptr<const PolicyWeights> policy_for(const Position& position) const {
    return policy ? policy : learned_policy(position.players, position.variant);
  }
};

}  // namespace evora
