#include "evaluation/evaluator.hpp"

#include <bit>

#include "evaluation/mix.hpp"

namespace evora {
namespace {

using WeightRow = std::array<float, feature::kCount>;

float weigh_board(const WeightRow& weights, const Board& board, Variant variant, const Supplies& supplies) {
  float sum = 0;
  BoardFeatures(board, variant, supplies).visit([&](int index, float value) {
    sum += weights[std::size_t(index)] * value;
  });
  return sum;
}

}  // namespace

Evaluator::Context Evaluator::context_of(const Position& p) const {
  const int stage = stage_of(p);
  const Tiles pool = draw_pool(p);
  return {p, stage, pool, detail::mix(pool.lanes() * 8 + std::uint64_t(stage))};
}

float Evaluator::utility_of(const Context& context, int seat) {
  const Position& p = context.position;
  const Board& board = p.boards[std::size_t(seat)];
  const WeightRow& weights = weights_->utility[std::size_t(context.stage)];
  const auto wall = std::bit_cast<std::array<std::uint32_t, 3>>(board.wall);
  const std::uint64_t two = wall[0] | std::uint64_t(wall[1]) << 32;
  const std::uint64_t rest = wall[2] | std::uint64_t(board.line_bits()) << 32;
  const std::uint64_t key = detail::mix(two + detail::mix(context.key + rest)) | 1;
  MemoEntry& entry = memo_[key >> 1 & (kMemo - 1)];
  if (entry.key != key) entry = {key, weigh_board(weights, board, p.variant, supply(context.pool))};
  return entry.utility + weights[feature::kScore] * float(board.score) +
         (seat == p.start ? weights[feature::kStarter] : 0.0f);
}

std::array<float, kMaxPlayers> Evaluator::utilities(const Position& p) {
  const Context context = context_of(p);
  std::array<float, kMaxPlayers> out{};
  for (int seat = 0; seat < p.players; ++seat) out[std::size_t(seat)] = utility_of(context, seat);
  return out;
}

float Evaluator::lead(const Position& p, int seat) {
  const Context context = context_of(p);
  return utility_of(context, seat) - utility_of(context, (seat + 1) % p.players);
}

SeatValues Evaluator::values(const Position& p) {
  const auto stage = std::size_t(stage_of(p));
  const WeightRow& weights = weights_->score[stage];
  const Supplies supplies = supply(draw_pool(p));
  SeatValues out{.win = shares(utilities(p), p.players), .score = {}};
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& board = p.boards[std::size_t(seat)];
    const float score = float(board.score) * (1.0f + weights[feature::kScore]);
    const float starter = seat == p.start ? weights[feature::kStarter] : 0.0f;
    const float rest = weigh_board(weights, board, p.variant, supplies);
    out.score[std::size_t(seat)] = score + starter + rest + weights_->points[stage];
  }
  return out;
}

}  // namespace evora
