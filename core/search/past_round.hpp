// Looks past the round: plays the next one for sampled deals, which tells close moves apart better than the
// evaluation of the round's end does.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/control.hpp"
#include "search/quick_round.hpp"
#include "search/search.hpp"
#include "search/transposition.hpp"

namespace evora {

class PastRound {
 public:
  // `lines`: the moves to tell apart, best first, each to the round's end with its values there. What is played
  // past it, and for which deals, follows from the seed.
  PastRound(const Position& root, std::vector<Variation> lines, Evaluator& evaluator, const PolicyWeights& policy,
            TranspositionTable& table, const PastRoundOptions& options, std::uint64_t seed);

  // Samples deals, the same for all moves, until the limit is met or, if `decide`, one move is clearly the best.
  void run(Control& control, bool decide);

  int deals() const { return deals_; }
  // All moves, best first, with values that count what was found.
  std::vector<Variation> result() const;

 private:
  struct Line {
    Variation variation;
    Position end;                     // of the round
    std::vector<SeatValues> samples;  // by deal
    bool dropped = false;
  };
  // By how much one line is better than another for the mover, and how sure that is.
  struct Difference {
    float mean = 0;
    float error = 0;
  };

  bool sample_deal(Control& control);
  Difference difference(const Line& a, const Line& b) const;
  std::size_t best() const;
  void drop_beaten();

  Position root_;
  QuickRound next_;
  PastRoundOptions options_;
  std::uint64_t seed_;
  std::vector<Line> lines_;
  int deals_ = 0;
};

}  // namespace evora
