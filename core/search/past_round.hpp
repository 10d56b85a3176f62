// Looks past the round: plays the next one for sampled deals, which tells close moves apart better than the
// evaluation of the round's end does.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/control.hpp"
#include "search/quick_round.hpp"
#include "search/round_end.hpp"
#include "search/types.hpp"

namespace evora {

class PastRound {
 public:
  // `lines`: the moves to tell apart, with their values; `reach`: where they lead. Which ends and deals are sampled
  // follows from the seed.
  PastRound(const Position& root, const std::vector<Variation>& lines, RoundEndOf reach, QuickRound next, RoundEnd& end,
            const PastRoundOptions& options, std::uint64_t seed);

  // Samples deals, the same for all lines, until the limit is met or, if `decide`, one line is clearly the best.
  void run(Control& control, bool decide, const std::function<void()>& each_deal);

  int deals() const { return deals_; }
  // The lines, best first, with values that count what was found, and their errors.
  std::vector<Variation> result() const;
  // The lines in their order, after a run that did not decide.
  Comparison comparison() const;

 private:
  struct Line {
    Variation variation;
    SeatValues sum;  // of what the samples add to the evaluation of the ends they began from
    double squares = 0;
    double difference_squares = 0;  // sum of squared differences to the first line
    int samples = 0;
    int finished = 0;  // of them: the game was over before
    bool dropped = false;
  };
  // What is thought of a line after its samples: for the mover, in shares of the win.
  struct Belief {
    float mean;
    float variance;
    float weight;  // of the samples, the rest is that of the evaluation
  };

  bool sample_deal(Control& control);
  Belief belief(const Line& line) const;
  bool drop_beaten();
  double variance_of_difference(const Line& line) const;

  Position root_;
  RoundEndOf reach_;
  QuickRound next_;
  RoundEnd& end_;
  PastRoundOptions options_;
  std::uint64_t seed_;
  std::vector<Line> lines_;
  int deals_ = 0;
};

}  // namespace evora
