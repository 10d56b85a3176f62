#include "search/greedy_play.hpp"

#include <cmath>
#include <limits>

#include "search/features.hpp"
#include "search/fitted.hpp"

namespace evora {

Position without_lines(const Position& root) {
  Position p = root;
  p.phase = Phase::deal;
  p.sources = {};
  for (int seat = 0; seat < p.players; ++seat) {
    Board& board = p.boards[seat];
    board.floor.clear();
    for (int row = 0; row < kRows; ++row) board.set_line(row, {});
  }
  return p;
}

namespace {

// A move that is e times as likely gains a quarter of a log-odds unit.
int in_units(float log_odds) { return int(std::lround(log_odds * kUnit / 4)); }

int units(float utility) { return int(std::lround(utility * kUnit)); }

}  // namespace

void GreedyPlay::learn(const Position& root, const PolicyWeights& policy) {
  const auto& weights = policy.by_stage[std::size_t(stage_of(root))];
  const auto weight = [&](int index) { return weights[std::size_t(index)]; };
  for (int seat = 0; seat < root.players; ++seat) {
    const Board& board = root.boards[std::size_t(seat)];
    for (int row = 0; row < kRows; ++row) {
      for (int colour = 0; colour < kColours; ++colour) {
        if (board.wall.row_has(row, colour)) continue;
        for (int count = 1; count <= row + 1; ++count) {
          float sum = 0;
          visit_line(board, root.variant, row, colour, count, [&](int index, float value) { sum += weight(index) * value; });
          lines_[std::size_t(seat)][std::size_t(row)][std::size_t(colour)][std::size_t(count)] = in_units(sum);
        }
      }
    }
  }
  for (int state = 0; state < policy::kStates; ++state) {
    for (int supply = 0; supply < policy::kSupplies; ++supply)
      left_[std::size_t(state)][std::size_t(supply)] = in_units(weight(policy::kLeft + policy::kSupplies * state + supply));
  }
  point_ = -in_units(weight(policy::kFloorCost));
  starter_ = in_units(weight(policy::kMarker));
  thrown_ = in_units(weight(policy::kThrown));
}

GreedyPlay::GreedyPlay(const Position& root, const PolicyWeights* policy) {
  if (policy) {
    learn(root, *policy);
    return;
  }
  FittedEvaluator evaluator(fitted_weights(root.players, root.variant));
  const Position empty = without_lines(root);
  const auto lead = [&](const Position& p, int seat) {
    const PushedPosition pushed(evaluator, p);
    return evaluator.lead(p, seat);
  };
  std::array<float, kMaxPlayers> before{};
  for (int seat = 0; seat < root.players; ++seat) before[std::size_t(seat)] = lead(empty, seat);
  const auto change = [&](const Position& p, int seat) { return units(lead(p, seat) - before[std::size_t(seat)]); };
  for (int seat = 0; seat < root.players; ++seat) {
    const Board& board = empty.boards[seat];
    for (int row = 0; row < kRows; ++row) {
      for (int colour = 0; colour < kColours; ++colour) {
        if (board.wall.row_has(row, colour)) continue;
        auto& by_count = lines_[std::size_t(seat)][std::size_t(row)][std::size_t(colour)];
        for (int count = 1; count <= row; ++count) {
          Position p = empty;
          p.boards[seat].set_line(row, {count, colour});
          by_count[std::size_t(count)] = change(p, seat);
        }
        Position p = empty;
        const Prospect target = prospect(board, root.variant, row, colour);
        if (target.column < 0) continue;  // grey: the line could only fall
        p.boards[seat].score += std::uint32_t(target.points);
        p.boards[seat].wall.put(row, target.column, colour);
        by_count[std::size_t(row) + 1] = change(p, seat);
      }
    }
  }
  const int seat = root.to_move;
  Position richer = empty;
  richer.boards[seat].score += 10;
  point_ = std::max(1, change(richer, seat) / 10);
  Position starting = empty;
  starting.start = std::uint16_t(seat);
  Position following = empty;
  following.start = std::uint16_t((seat + 1) % root.players);
  starter_ = change(starting, seat) - change(following, seat);
}

Move GreedyPlay::best(const Position& p) const {
  Move best;
  int most = std::numeric_limits<int>::min();
  const Board& board = p.boards[p.to_move];
  const Tiles offered = tiles_on_offer(p);
  // As many tiles of a colour gain the same from any factory: the first one will do.
  std::uint32_t seen = 0;
  for (int source = 0, last = p.factories(); source <= last; ++source) {
    const Tiles tiles = p.sources[source];
    for (std::uint64_t colours = tiles.presence(); colours != 0; colours &= colours - 1) {
      const int colour = std::countr_zero(colours) / 8;
      if (source > 0) {
        const std::uint32_t bit = 1u << (kFactorySize * colour + tiles.count(colour) - 1);
        if (seen & bit) continue;
        seen |= bit;
      }
      for (std::uint32_t to = board.destinations(colour); to != 0; to &= to - 1) {
        const int destination = std::countr_zero(to);
        const int worth = gain(p, offered, source, colour, destination);
        if (worth > most) {
          most = worth;
          best = Move::offer(source, colour, destination);
        }
      }
    }
  }
  return best;
}

}  // namespace evora
