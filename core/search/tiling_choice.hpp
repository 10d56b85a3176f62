// Grey side: how a player tiles. The choices of one player touch no other board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/evaluation.hpp"

namespace evora {

// Plays the tiling of whole rounds: every player chooses what the evaluation says is best for them, or, where
// the game ends, the highest final score. Walls do not change while a round is searched, so the choice for a
// set of lines is remembered. One object per search.
class Tiler {
 public:
  explicit Tiler(Evaluator& evaluator) : evaluator_(evaluator), memo_(kMemo) {}

  // Plays all pending choices of a position at tiling; it is then at deal or over. A no-op in
  // other phases.
  void tile(Position& position);

 private:
  // The column (from 0) that each complete line's tile goes to.
  struct Plan {
    std::uint64_t key = 0;  // 0: none
    std::array<std::int8_t, kRows> columns{};
  };
  static constexpr std::size_t kMemo = 1 << 13;

  Plan plan(const Position& p, int seat);
  float best(Position p, int seat, Plan& chosen);
  float judge(Position p, int seat);

  Evaluator& evaluator_;
  std::vector<Plan> memo_;
};

}  // namespace evora
