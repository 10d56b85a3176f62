#include "search/fitted.hpp"

#include <bit>
#include <memory>

#include "search/mix.hpp"

namespace evora {
namespace {

// A line of a weight file: a feature by name, its weights by phase.
struct Row {
  const char* name;
  std::array<float, kPhases> utility;
  std::array<float, kPhases> score;
};

// The last row of a file is the constant of the score model.
using Rows = std::array<Row, feature::kCount + 1>;

constexpr Rows kColoured2{{
#include "search/weights/coloured_2.inc"
}};
constexpr Rows kColoured3{{
#include "search/weights/coloured_3.inc"
}};
constexpr Rows kColoured4{{
#include "search/weights/coloured_4.inc"
}};
constexpr Rows kGrey2{{
#include "search/weights/grey_2.inc"
}};
constexpr Rows kGrey3{{
#include "search/weights/grey_3.inc"
}};
constexpr Rows kGrey4{{
#include "search/weights/grey_4.inc"
}};

std::shared_ptr<const Weights> build(const Rows& rows) {
  auto weights = std::make_shared<Weights>();
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    for (std::size_t i = 0; i < feature::kCount; ++i) {
      weights->utility[phase][i] = rows[i].utility[phase];
      weights->score[phase][i] = rows[i].score[phase];
    }
    weights->points[phase] = rows[feature::kCount].score[phase];
  }
  return weights;
}

}  // namespace

std::shared_ptr<const Weights> fitted_weights(int players, Variant variant) {
  static const std::array<std::shared_ptr<const Weights>, 6> all{
      build(kColoured2), build(kColoured3), build(kColoured4), build(kGrey2), build(kGrey3), build(kGrey4)};
  return all[std::size_t(players - kMinPlayers + (variant == Variant::grey ? 3 : 0))];
}

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

FittedEvaluator::Table FittedEvaluator::table_of(const Position& p) const {
  const int phase = phase_of(p);
  const Tiles pool = draw_pool(p);
  return {p, phase, pool, detail::mix(pool.lanes() * 8 + std::uint64_t(phase))};
}

float FittedEvaluator::utility_of(const Table& table, int seat) {
  const Position& p = table.position;
  const Board& board = p.boards[std::size_t(seat)];
  const WeightRow& weights = weights_->utility[std::size_t(table.phase)];
  const auto wall = std::bit_cast<std::array<std::uint32_t, 3>>(board.wall);
  const std::uint64_t two = wall[0] | std::uint64_t(wall[1]) << 32;
  const std::uint64_t rest = wall[2] | std::uint64_t(board.line_bits()) << 32;
  const std::uint64_t key = detail::mix(two + detail::mix(table.key + rest)) | 1;
  Known& known = memo_[key >> 1 & (kMemo - 1)];
  if (known.key != key) known = {key, weigh_board(weights, board, p.variant, supply(table.pool))};
  return known.utility + weights[feature::kScore] * float(board.score) +
         (seat == p.start ? weights[feature::kStarter] : 0.0f);
}

std::array<float, kMaxPlayers> FittedEvaluator::utilities(const Position& p) {
  const Table table = table_of(p);
  std::array<float, kMaxPlayers> out{};
  for (int seat = 0; seat < p.players; ++seat) out[std::size_t(seat)] = utility_of(table, seat);
  return out;
}

float FittedEvaluator::lead(const Position& p, int seat) {
  const Table table = table_of(p);
  return utility_of(table, seat) - utility_of(table, (seat + 1) % p.players);
}

SeatValues FittedEvaluator::values(const Position& p) {
  const auto phase = std::size_t(phase_of(p));
  const WeightRow& weights = weights_->score[phase];
  const Supplies supplies = supply(draw_pool(p));
  SeatValues out{.win = shares(utilities(p), p.players), .score = {}};
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& board = p.boards[std::size_t(seat)];
    const float score = float(board.score) * (1.0f + weights[feature::kScore]);
    const float starter = seat == p.start ? weights[feature::kStarter] : 0.0f;
    const float rest = weigh_board(weights, board, p.variant, supplies);
    out.score[std::size_t(seat)] = score + starter + rest + weights_->points[phase];
  }
  return out;
}

}  // namespace evora
