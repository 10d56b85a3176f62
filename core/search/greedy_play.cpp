#include "search/greedy_play.hpp"

#include <cmath>
#include <limits>

namespace evora {

GreedyPlay::GreedyPlay(const Position& root, const PolicyWeights& policy) {
  using namespace policy;
  const auto& weights = policy.by_stage[std::size_t(stage_of(root))];
  const auto weight = [&](int index) { return weights[std::size_t(index)]; };
  // A move that is e times as likely gains a quarter of a log-odds unit of winning.
  const auto in_units = [](float log_odds) { return int(std::lround(log_odds * kUnit / 4)); };
  for (int seat = 0; seat < root.players; ++seat) {
    const Board& board = root.boards[std::size_t(seat)];
    for (int row = 0; row < kRows; ++row) {
      for (int colour = 0; colour < kColours; ++colour) {
        if (board.wall.row_has(row, colour)) continue;
        auto& by_count = lines_[std::size_t(seat)][std::size_t(row)][std::size_t(colour)];
        for (int count = 1; count <= row + 1; ++count) {
          float sum = 0;
          visit_line(board, root.variant, row, colour, count,
                     [&](int index, float value) { sum += weight(index) * value; });
          by_count[std::size_t(count)] = in_units(sum);
        }
      }
    }
  }
  for (int i = 0; i < kTimes; ++i) {
    Time& time = times_[std::size_t(i)];
    for (int at = 0; at < kStates * kLefts; ++at)
      time.lines[std::size_t(at / kLefts)][std::size_t(at % kLefts)] =
          in_units(weight(kLeft + kStates * kLefts * i + at));
    time.floor = in_units(weight(kFloor + i));
    time.marker = in_units(weight(kMarker + i));
    time.thrown = in_units(weight(kThrown + i));
  }
}

Move GreedyPlay::best(const Position& p) const {
  Move best;
  int most = std::numeric_limits<int>::min();
  const Board& board = p.boards[p.to_move];
  const Offer offer = offer_of(p);
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
        const int worth = gain(p, offer, source, colour, destination);
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
