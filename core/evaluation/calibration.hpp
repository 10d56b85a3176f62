// What to expect of a position in the middle of a round.
//
// A search that has reached the round's end is right about it on average. One that has not tells moves apart well,
// but is far too sure of what they are worth: it weighs the one line that looks best so far. The static
// estimate, as if nobody took another tile, is then the better guess, and both together are better than either.
#pragma once

#include <array>
#include <cstdint>

#include "evaluation/evaluator.hpp"

namespace evora {

// Where the boards stand if the round ended now.
struct StaticEstimate {
  bool over = false;                         // the game would be over, too
  std::array<float, kMaxPlayers> utility{};  // log-odds by seat; if over, tenths of the final score
  std::array<float, kMaxPlayers> score{};    // final scores
};

// Of the tiles that were dealt.
float share_on_offer(const Position& at_offer);
StaticEstimate static_estimate(const Position& at_offer, Evaluator& evaluator);

// How the two are weighed: fitted to what came of the round (lab.training.calibration).
struct CalibrationWeights {
  struct Part {
    // The search's weight is the logistic function of a sum: this, more for every e-fold of a thousand nodes, and more
    // for the share of the round's tiles that is still on offer. The rest is the static estimate's.
    float trust, nodes, open;
    float estimate, fresh;  // what it counts, and how much more for the share of tiles on offer
    float over;             // shares only: what it counts where the game would be over
    float mover;            // for the seat to move
    float all;              // points only: for every seat
  };
  Part win;  // log-odds
  Part score;
};

const CalibrationWeights& calibration_weights(int players, Variant variant);

// `found` by a search of so many nodes that did not reach the round's end.
SeatValues calibrated_values(const Position& at_offer, const SeatValues& found, std::uint64_t nodes,
                             const StaticEstimate& estimate, const CalibrationWeights& weights);

}  // namespace evora
