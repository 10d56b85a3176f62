#include "training/network_evaluator.hpp"

#include <algorithm>
#include <bit>

#include "search/mix.hpp"
#include "training/network_inputs.hpp"
#include "training/network_kernels.hpp"

namespace evora {

using namespace network;

namespace {

using Part = Network::Part;

const NetworkKernels& kernels() {
  static const NetworkKernels& fastest = network_kernels().front();
  return fastest;
}

float bounded(float correction) { return correction / (1.0f + std::abs(correction) / kMostCorrection); }

}  // namespace

NetworkEvaluator::NetworkEvaluator(std::shared_ptr<const Network> network, std::shared_ptr<const Weights> fitted)
    : network_(std::move(network)),
      fitted_(std::move(fitted)),
      board_keys_(kBoards * std::size_t(network_->players)),
      boards_(std::make_unique_for_overwrite<Part[]>(kBoards * std::size_t(network_->players * network_->players))),
      context_keys_(kContexts),
      contexts_(std::make_unique_for_overwrite<Part[]>(kContexts * kMaxPlayers)) {}

const Part* NetworkEvaluator::board_parts(const Position& p, int seat, Tiles pool, std::uint64_t pool_key) {
  const Board& board = p.boards[std::size_t(seat)];
  const auto wall = std::bit_cast<std::array<std::uint32_t, 3>>(board.wall);
  const std::uint64_t two = wall[0] | std::uint64_t(wall[1]) << 32;
  const std::uint64_t rest = wall[2] | std::uint64_t(board.line_bits()) << 32;
  const std::uint64_t key = detail::mix(two + detail::mix(pool_key + rest)) | 1;
  // Every seat has its own places, so that the boards of a position cannot overwrite each other.
  const std::size_t entry = std::size_t(seat) * kBoards + (key >> 1 & (kBoards - 1));
  const auto slots = std::size_t(network_->players);
  Part* parts = &boards_[entry * slots];
  if (board_keys_[entry] == key) return parts;
  board_keys_[entry] = key;
  std::array<NetworkInput, kMaxBoardInputs> inputs;
  std::size_t count = 0;
  visit_board_inputs(board, p.variant, supply(pool), [&](int index, int value) { inputs[count++] = {index, value}; });
  kernels().sum_inputs(*network_, parts, inputs.data(), count);
  return parts;
}

const Part* NetworkEvaluator::context_parts(const Position& p) {
  const int stage = stage_of(p);
  const std::uint64_t key =
      detail::mix(detail::mix(p.bag.lanes() + p.round * 64 + std::uint64_t(stage)) + p.lid.lanes()) | 1;
  const std::size_t entry = key >> 1 & (kContexts - 1);
  Part* parts = &contexts_[entry * kMaxPlayers];
  if (context_keys_[entry] == key) return parts;
  context_keys_[entry] = key;
  const auto add = [](Part& sum, const Part& part) {
    for (std::size_t i = 0; i < sum.size(); ++i)
      sum[i] = std::int16_t(std::clamp(sum[i] + part[i], -kMostPart, kMostPart));
  };
  parts[0].fill(0);
  visit_context_inputs(p, stage, [&](int index) { add(parts[0], network_->context[std::size_t(index)]); });
  for (std::size_t away = p.players; away-- > 0;) {
    if (away > 0) parts[away] = parts[0];
    add(parts[away], network_->context[std::size_t(kStarts) + away]);
  }
  return parts;
}

NetworkEvaluator::Parts NetworkEvaluator::parts_of(const Position& p) {
  const Tiles pool = draw_pool(p);
  const std::uint64_t pool_key = detail::mix(pool.lanes() + 1);
  Parts out{context_parts(p), {}};
  for (int seat = 0; seat < p.players; ++seat) out.boards[std::size_t(seat)] = board_parts(p, seat, pool, pool_key);
  return out;
}

NetworkEvaluator::Outputs NetworkEvaluator::seen_by(int seat, const Position& p, const Parts& parts) const {
  std::array<const Part*, 2 * kMaxPlayers> chosen{};
  std::size_t count = 0;
  chosen[count++] = parts.context + (p.start + p.players - seat) % p.players;
  chosen[count++] = parts.boards[std::size_t(seat)];
  for (int slot = 1; slot < p.players; ++slot) {
    const auto other = std::size_t((seat + slot) % p.players);
    const int margin = int(p.boards[std::size_t(seat)].score) - int(p.boards[other].score);
    const int row = (slot - 1) * kMarginInputs + std::clamp(margin, -kMargin, kMargin) + kMargin;
    chosen[count++] = parts.boards[other] + slot;
    chosen[count++] = &network_->margin[std::size_t(row)];
  }
  const NetworkSums found = kernels().forward(*network_, chosen.data(), count);
  constexpr float kOne = float(network::kUnit) * float(kWeightUnit);
  return {float(found[0]) / kOne, float(found[1]) / kOne};
}

// With two players the starter's point of view says all: how much the starter's lead is corrected.
float NetworkEvaluator::starters_correction(const Position& p, const Parts& parts) const {
  return bounded(seen_by(p.start, p, parts).utility);
}

std::array<float, kMaxPlayers> NetworkEvaluator::utilities(const Position& p) {
  auto out = fitted_.utilities(p);
  const Parts parts = parts_of(p);
  if (p.players == 2) {
    const float half = starters_correction(p, parts) / 2;
    out[p.start] += half;
    out[std::size_t(1 - p.start)] -= half;
    return out;
  }
  for (int seat = 0; seat < p.players; ++seat) out[std::size_t(seat)] += seen_by(seat, p, parts).utility;
  return out;
}

float NetworkEvaluator::lead(const Position& p, int seat) {
  const auto all = utilities(p);
  return all[std::size_t(seat)] - all[std::size_t((seat + 1) % p.players)];
}

float NetworkEvaluator::lead_within(const Position& p, int seat, float low, float high) {
  if (p.players != 2) return lead(p, seat);
  const float fitted = fitted_.lead(p, seat);
  if (fitted + kMostCorrection <= low) return fitted + kMostCorrection;
  if (fitted - kMostCorrection >= high) return fitted - kMostCorrection;
  const float correction = starters_correction(p, parts_of(p));
  return seat == p.start ? fitted + correction : fitted - correction;
}

SeatValues NetworkEvaluator::values(const Position& p) {
  SeatValues out = fitted_.values(p);
  out.win = shares(utilities(p), p.players);
  const Parts parts = parts_of(p);
  for (int seat = 0; seat < p.players; ++seat) out.score[std::size_t(seat)] += 10.0f * seen_by(seat, p, parts).points;
  return out;
}

EvaluatorFactory corrected_by(std::shared_ptr<const Network> network, std::shared_ptr<const Weights> weights) {
  return [network = std::move(network), weights = std::move(weights)](const Position& p) -> std::unique_ptr<Evaluator> {
    auto fitted = weights ? weights : fitted_weights(p.players, p.variant);
    if (network->players != p.players || network->variant != p.variant)
      return std::make_unique<FittedEvaluator>(std::move(fitted));
    return std::make_unique<NetworkEvaluator>(network, std::move(fitted));
  };
}

}  // namespace evora
