// What a move is worth at first sight: orders moves, and chooses them in greedy play to the round's end.
#pragma once

#include <array>

#include "evaluation/policy.hpp"
#include "rules/legal.hpp"

namespace evora {

// Utilities in the search are whole numbers: thousandths of a log-odds unit.
inline constexpr int kUnit = 1000;

class GreedyPlay {
 public:
  GreedyPlay(const Position& root, const PolicyWeights& policy);

  // What all moves of a position have in common.
  struct Offer {
    Tiles tiles;
    int time;
  };
  static Offer offer_of(const Position& p) {
    const Tiles tiles = tiles_on_offer(p);
    return {tiles, policy::time_of(p, tiles)};
  }

  // What a move is worth to its mover, as far as that shows without looking ahead.
  int gain(const Position& p, const Offer& offer, int source, int colour, int destination) const {
    const Board& board = p.boards[p.to_move];
    const Time& now = times_[std::size_t(offer.time)];
    const int count = p.sources[source].count(colour);
    const bool marker = p.sources[source].has_marker();
    int worth = marker ? now.marker : 0;
    int fallen = count;
    if (destination > 0) {
      const int row = destination - 1;
      const int before = board.line(row).count;
      fallen = board.excess(row, count);
      const int after = before + count - fallen;
      const int left = offer.tiles.count(colour);
      const auto& by_count = lines_[p.to_move][std::size_t(row)][std::size_t(colour)];
      worth += by_count[std::size_t(after)] + now.line(row, after, left - count);
      if (before > 0) worth -= by_count[std::size_t(before)] + now.line(row, before, left);
    } else {
      worth += now.thrown;
    }
    return worth + (board.floor.cost_with(marker + fallen) - board.floor.cost()) * now.floor;
  }

  // The move with the largest gain.
  Move best(const Position& p) const;

 private:
  // What depends on how much of the round is over.
  struct Time {
    std::array<std::array<int, policy::kLefts>, policy::kStates> lines{};  // by what is left of their colour
    int floor = 0;                                                         // a point lost there
    int marker = 0;
    int thrown = 0;  // all tiles to the floor

    int line(int row, int count, int left) const {
      return lines[std::size_t(policy::state(row, count))][std::size_t(policy::left_of(left, row + 1 - count))];
    }
  };
  // [seat][row][colour][tiles on the line]
  using Lines = std::array<std::array<std::array<int, kRows + 1>, kColours>, kRows>;
  std::array<Lines, kMaxPlayers> lines_{};
  std::array<Time, policy::kTimes> times_{};
};

// Calls visit(move, gain) for every legal offer move but those from a factory that equals an
// earlier one: factories are interchangeable.
template <class Visit>
inline void visit_offers(const Position& p, const GreedyPlay& greedy, Visit&& visit) {
  const Board& board = p.boards[p.to_move];
  const auto offer = GreedyPlay::offer_of(p);
  for (int source = 0, last = p.factories(); source <= last; ++source) {
    if (equals_earlier_factory(p, source)) continue;
    const Tiles tiles = p.sources[source];
    for (std::uint64_t colours = tiles.presence(); colours != 0; colours &= colours - 1) {
      const int colour = std::countr_zero(colours) / 8;
      for (std::uint32_t to = board.destinations(colour); to != 0; to &= to - 1) {
        const int destination = std::countr_zero(to);
        visit(Move::offer(source, colour, destination), greedy.gain(p, offer, source, colour, destination));
      }
    }
  }
}

}  // namespace evora
