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
  // `variations`: the moves to tell apart, with their values; `reach`: where they lead. Which ends and deals are
  // sampled follows from the seed.
  PastRound(const Position& root, const std::vector<Variation>& variations, RoundEndOf reach, QuickRound next,
            RoundEnd& end, const PastRoundOptions& options, std::uint64_t seed);

  // Samples deals, the same for all of them, until the limit is met or, if `decide`, one is clearly the best.
  void run(Control& control, bool decide, const std::function<void()>& each_deal);

  int deals() const { return deals_; }
  // The variations, best first, with values that count what was found, and their errors.
  std::vector<Variation> result() const;
  // The variations in their order, after a run that did not decide.
  Comparison comparison() const;

 private:
  struct Candidate {
    Variation variation;
    SeatValues sum;  // of what the samples add to the evaluation of the ends they began from
    double squares = 0;
    double difference_squares = 0;  // sum of squared differences to the first candidate
    int samples = 0;
    int finished = 0;  // of them: the game was over before
    bool dropped = false;
  };
  // What is thought of a candidate after its samples: for the mover, in shares of the win.
  struct Belief {
    float mean;
    float variance;
    float weight;  // of the samples, the rest is that of the evaluation
  };

  bool sample_deal(Control& control);
  Belief belief(const Candidate& candidate) const;
  bool drop_beaten();
  double variance_of_difference(const Candidate& candidate) const;

  Position root_;
  RoundEndOf reach_;
  QuickRound next_;
  RoundEnd& end_;
  PastRoundOptions options_;
  std::uint64_t seed_;
  std::vector<Candidate> candidates_;
  int deals_ = 0;
};

}  // namespace evora
