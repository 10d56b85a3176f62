// Principal-variation search for two players, to the end of the round.
#pragma once

#include <memory>
#include <vector>

#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/transposition.hpp"
#include "search/types.hpp"

namespace evora {

// One thread's search. Values are the mover's, in thousandths of log-odds; a decided game is
// kWon plus the margin.
class PvSearch {
 public:
  // The evaluator, the policy, the table and what is known of the round serve every root of the same round.
  PvSearch(const Position& round, Evaluator& evaluator, const PolicyWeights& policy, TranspositionTable& table);

  // Begins a search: gives every move of the root a value, or those that look best at first sight. The control is used
  // until the next root.
  void set_root(const Position& root, Control& control, int most_moves = kActions);

  // Deepens step by step until the round is solved or a limit is met. `first_depth` lets helper
  // threads take other depths than the main one.
  void run(int variations, int max_depth, int first_depth, const std::function<void(const SearchResult&)>& each_depth);

  // Values the moves that may be as good as the best less `margin` (a share of the win), at the depth that was
  // finished; the best `max_count` of them, best first. Stops at a limit with those it has.
  std::vector<Variation> close_moves(float margin, int max_count);

  // The best variations of the last depth that was finished (or begun well).
  SearchResult result(int variations) { return result(variations, end_); }
  Move best_move() const { return root_moves_.front().move; }
  bool solved(int variations) const;

 private:
  static constexpr int kWon = 1'000'000;
  static constexpr int kInfinite = 2'000'000;
  static constexpr int kMaxDepth = 64;

  struct NodeResult {
    int value = 0;
    bool complete = true;
    bool final = true;
  };
  struct RootMove {
    Move move;
    NodeResult result;
    std::vector<Move> pv;
  };
  struct OrderedMove {
    Move move;
    int order;
  };
  // What greedy play from a position leads to, for seat 0.
  struct RolloutValue {
    std::uint64_t key = 0;
    int value = 0;
  };
  static constexpr std::size_t kRollouts = 1 << 14;

  static void sort_by_value(std::vector<RootMove>& moves);
  bool search_root(int depth, int variations);
  Variation variation(const RootMove& root_move, RoundEnd& round_end);
  SearchResult result(int variations, RoundEnd& end);
  NodeResult search(const Position& p, int depth, int alpha, int beta, int ply);
  NodeResult after(const Position& parent, const Position& next, int depth, int alpha, int beta, int ply);
  NodeResult leaf(const Position& p, int mover);
  NodeResult roll_out(Position p, int mover);
  int list_moves(const Position& p, int ply, std::uint16_t stored_move);
  void keep_pv(int ply, Move move);
  SeatValues values_of(const RootMove& root_move, RoundEnd& round_end);

  Position root_;
  TranspositionTable& table_;
  Control* control_ = nullptr;
  RoundEnd end_;
  std::uint64_t round_key_;
  std::vector<RolloutValue> rollouts_;
  std::vector<RootMove> root_moves_;
  int depth_ = 1;
  std::array<std::array<OrderedMove, kFirstTiling>, kMaxDepth> moves_;
  std::array<std::array<Move, kMaxDepth>, kMaxDepth> pv_{};
  std::array<int, kMaxDepth> pv_length_{};
  std::array<std::array<int, kActions>, 2> history_{};
};

}  // namespace evora
