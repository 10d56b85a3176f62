// What a move gains within the round, without looking ahead: the value of lines, floors and the marker while
// walls do not change. Orders moves, and chooses them in greedy play to the round's end.
#pragma once

#include <array>

#include "rules/legal.hpp"
#include "search/evaluation.hpp"
#include "search/policy.hpp"

namespace evora {

// Utilities in the search are whole numbers: thousandths of a log-odds unit.
inline constexpr int kUnit = 1000;

// The root as it would stand between two rounds if nobody took another tile: lines and floors emptied, so that
// one line at a time, or one tile on the wall, can be tried out.
Position without_lines(const Position& root);

inline Tiles tiles_on_offer(const Position& p) {
  Tiles all;
  for (int source = 0, last = p.factories(); source <= last; ++source) all += p.sources[source];
  return all;
}

class GreedyPlay {
 public:
  GreedyPlay(const Position& root, const PolicyWeights* policy);

  // What a move changes for its mover alone, as far as that shows without looking ahead; `offered`: all tiles on
  // offer.
  int gain(const Position& p, Tiles offered, int source, int colour, int destination) const {
    const Board& board = p.boards[p.to_move];
    const int count = p.sources[source].count(colour);
    const bool marker = p.sources[source].has_marker();
    int worth = marker ? starter_ : 0;
    int fallen = count;
    if (destination > 0) {
      const int row = destination - 1;
      const int have = board.line(row).count;
      fallen = board.excess(row, count);
      const int now = have + count - fallen;
      const auto& by_count = lines_[p.to_move][std::size_t(row)][std::size_t(colour)];
      worth += by_count[std::size_t(now)] - by_count[std::size_t(have)];
      const int left = offered.count(colour);
      if (now <= row) worth += by_supply(row, now, left - count);
      if (have > 0) worth -= by_supply(row, have, left);
    } else {
      worth += thrown_;
    }
    return worth - (board.floor.cost_with(marker + fallen) - board.floor.cost()) * point_;
  }

  // The move with the largest gain.
  Move best(const Position& p) const;

 private:
  void learn(const Position& root, const PolicyWeights& policy);
  int by_supply(int row, int count, int left) const {
    return left_[std::size_t(policy::state(row, count))][std::size_t(policy::supply(left, row + 1 - count))];
  }

  // [seat][row][colour][tiles on the line]: utility compared with an empty line.
  using Lines = std::array<std::array<std::array<int, kRows + 1>, kColours>, kRows>;
  std::array<Lines, kMaxPlayers> lines_{};
  std::array<std::array<int, policy::kSupplies>, policy::kStates> left_{};
  int thrown_ = 0;
  int point_ = 0;    // utility of a point
  int starter_ = 0;  // utility of starting the next round
};

// Calls visit(move, gain) for every legal offer move but those from a factory that equals an
// earlier one: factories are interchangeable.
template <class Visit>
inline void visit_offers(const Position& p, const GreedyPlay& greedy, Visit&& visit) {
  const Board& board = p.boards[p.to_move];
  const Tiles offered = tiles_on_offer(p);
  for (int source = 0, last = p.factories(); source <= last; ++source) {
    if (equals_earlier_factory(p, source)) continue;
    const Tiles tiles = p.sources[source];
    for (std::uint64_t colours = tiles.presence(); colours != 0; colours &= colours - 1) {
      const int colour = std::countr_zero(colours) / 8;
      for (std::uint32_t to = board.destinations(colour); to != 0; to &= to - 1) {
        const int destination = std::countr_zero(to);
        visit(Move::offer(source, colour, destination), greedy.gain(p, offered, source, colour, destination));
      }
    }
  }
}

}  // namespace evora
