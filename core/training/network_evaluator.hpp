// The fitted evaluation, corrected by a network.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "search/evaluation.hpp"
#include "search/fitted.hpp"
#include "training/network.hpp"

namespace evora {

// Within a round few boards and few contexts occur, so the parts of the network's first layer are remembered, and a
// leaf costs little more than the layers behind it.
class NetworkEvaluator final : public Evaluator {
 public:
  NetworkEvaluator(std::shared_ptr<const Network> network, std::shared_ptr<const Weights> fitted);

  using Evaluator::utilities;
  std::array<float, kMaxPlayers> utilities(const Position& between_rounds) override;
  float lead(const Position& between_rounds, int seat) override;
  float lead_within(const Position& between_rounds, int seat, float low, float high) override;
  SeatValues values(const Position& between_rounds) override;
  Evaluator& quick() override { return fitted_; }

 private:
  using Part = Network::Part;
  static constexpr std::size_t kBoards = 1 << 11;  // for each seat
  static constexpr std::size_t kContexts = 1 << 6;

  // The parts of a position's first layer.
  struct Parts {
    const Part* context;                          // [how many seats after one's own the starter sits]
    std::array<const Part*, kMaxPlayers> boards;  // [seat][slot]
  };
  struct Outputs {
    float utility;
    float points;
  };
  Parts parts_of(const Position& p);
  const Part* board_parts(const Position& p, int seat, Tiles pool, std::uint64_t pool_key);
  const Part* context_parts(const Position& p);
  // What the network says from a seat's point of view.
  Outputs seen_by(int seat, const Position& p, const Parts& parts) const;
  float starters_correction(const Position& p, const Parts& parts) const;

  std::shared_ptr<const Network> network_;
  FittedEvaluator fitted_;
  std::vector<std::uint64_t> board_keys_;
  std::unique_ptr<Part[]> boards_;  // [seat][entry][slot]
  std::vector<std::uint64_t> context_keys_;
  std::unique_ptr<Part[]> contexts_;  // [entry][seats away]
};

// The fitted evaluation with these weights (null: those compiled in), corrected where the network is of the setting.
EvaluatorFactory corrected_by(std::shared_ptr<const Network> network, std::shared_ptr<const Weights> weights = nullptr);

}  // namespace evora
