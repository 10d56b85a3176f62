// The evaluation fitted by regression: weights for the features of every phase.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

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

// Most boards of a round's end are met many times, each with many different boards of the others,
// so what was found for a board is remembered.
class FittedEvaluator final : public Evaluator {
 public:
  explicit FittedEvaluator(std::shared_ptr<const Weights> weights) : weights_(std::move(weights)), memo_(kMemo) {}

  using Evaluator::utilities;
  std::array<float, kMaxPlayers> utilities(const Position& between_rounds) override;
  float lead(const Position& between_rounds, int seat) override;
  SeatValues values(const Position& between_rounds) override;

 private:
  struct Known {
    std::uint64_t key = 0;
    float utility = 0;
  };
  static constexpr std::size_t kMemo = 1 << 12;

  // What the boards of a position have in common.
  struct Table {
    const Position& position;
    int phase;
    Tiles pool;
    std::uint64_t key;
  };
  Table table_of(const Position& p) const;
  float utility_of(const Table& table, int seat);

  std::shared_ptr<const Weights> weights_;
  std::vector<Known> memo_;
};

}  // namespace evora
