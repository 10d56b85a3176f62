// Grey side: how a player tiles. The choices of one player touch no other board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "evaluation/evaluator.hpp"

namespace evora {

// Plays the tiling of whole rounds: every player chooses what the evaluation says is best for them, or, where
// the game ends, the highest final score. Walls do not change while a round is searched, so the choice for a
// set of lines is remembered. One object per search.
class Tiler {
 public:
  Tiler(const Position& root, Evaluator& evaluator);

  // Plays all pending choices of a position at tiling; it is then at deal or over. A no-op in
  // other phases.
  void tile(Position& position);

 private:
  // The column (from 0) that each complete line's tile goes to.
  struct Plan {
    std::uint64_t key = 0;  // 0: none
    std::array<std::int8_t, kRows> columns{};
  };
  struct Candidate {
    Plan plan;
    float estimate;
  };
  // [row][column]: what a tile there changes beside its points, in log-odds.
  using Cells = std::array<std::array<float, kRows>, kRows>;
  static constexpr std::size_t kMemo = 1 << 13;

  Plan plan(const Position& p, int seat);
  void list(const Board& board, int seat, bool ends, const Plan& plan, float estimate);
  float judge(Position p, int seat, const Plan& plan);

  Evaluator& evaluator_;
  std::vector<Plan> memo_;
  std::vector<Candidate> candidates_;
  std::array<Cells, kMaxPlayers> cells_{};
  float point_ = 0;  // log-odds
};

}  // namespace evora
