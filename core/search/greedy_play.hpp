// What a move gains within the round, without looking ahead: the value of lines, floors and the marker while
// walls do not change. Orders moves, and chooses them in greedy play to the round's end.
#pragma once

#include <array>

#include "rules/legal.hpp"
#include "search/evaluation.hpp"

namespace evora {

// Utilities in the search are whole numbers: thousandths of a log-odds unit.
inline constexpr int kUnit = 1000;

// The root as it would stand between two rounds if nobody took another tile: lines and floors emptied, so that
// one line at a time, or one tile on the wall, can be tried out.
Position without_lines(const Position& root);

class GreedyPlay {
 public:
  GreedyPlay(const Position& root, Evaluator& evaluator);

  // What a move changes for its mover alone, as far as that shows without looking ahead.
  int gain(const Position& p, int source, int colour, int destination) const {
    const Board& board = p.boards[p.to_move];
    const int count = p.sources[source].count(colour);
    const bool marker = p.sources[source].has_marker();
    int worth = marker ? starter_ : 0;
    int fallen = count;
    if (destination > 0) {
      const int row = destination - 1;
      const int have = board.line(row).count;
      fallen = board.excess(row, count);
      const auto& by_count = lines_[p.to_move][std::size_t(row)][std::size_t(colour)];
      worth += by_count[std::size_t(have + count - fallen)] - by_count[std::size_t(have)];
    }
    return worth - (board.floor.cost_with(marker + fallen) - board.floor.cost()) * point_;
  }

  // The move with the largest gain.
  Move best(const Position& p) const;

 private:
  // [seat][row][colour][tiles on the line]: utility compared with an empty line.
  using Lines = std::array<std::array<std::array<int, kRows + 1>, kColours>, kRows>;
  std::array<Lines, kMaxPlayers> lines_{};
  int point_ = 0;    // utility of a point
  int starter_ = 0;  // utility of starting the next round
};

// Calls visit(move, gain) for every legal offer move but those from a factory that equals an
// earlier one: factories are interchangeable.
template <class Visit>
inline void visit_offers(const Position& p, const GreedyPlay& greedy, Visit&& visit) {
  const Board& board = p.boards[p.to_move];
  for (int source = 0, last = p.factories(); source <= last; ++source) {
    if (equals_earlier_factory(p, source)) continue;
    const Tiles tiles = p.sources[source];
    for (std::uint64_t colours = tiles.presence(); colours != 0; colours &= colours - 1) {
      const int colour = std::countr_zero(colours) / 8;
      for (std::uint32_t to = board.destinations(colour); to != 0; to &= to - 1) {
        const int destination = std::countr_zero(to);
        visit(Move::offer(source, colour, destination), greedy.gain(p, source, colour, destination));
      }
    }
  }
}

}  // namespace evora
