// Principal-variation search for two players, to the end of the round.
#pragma once

#include <memory>
#include <vector>

#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/search.hpp"
#include "search/transposition.hpp"

namespace evora {

// One thread's search. Values are the mover's, in thousandths of log-odds; a decided game is
// kWon plus the margin.
class PvSearch {
 public:
  PvSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, TranspositionTable& table, Control& control,
           const PolicyWeights& policy);

  // Deepens step by step until the round is solved or a limit is met. `first_depth` lets helper
  // threads take other depths than the main one.
  void run(int variations, int max_depth, int first_depth, const std::function<void(const SearchResult&)>& each_depth);

  // The best variations of the last depth that was finished (or begun well).
  SearchResult result(int variations);

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

  bool search_root(int depth, int variations);
  bool solved(int variations) const;
  NodeResult search(const Position& p, int depth, int alpha, int beta, int ply);
  NodeResult after(const Position& parent, const Position& next, int depth, int alpha, int beta, int ply);
  NodeResult leaf(const Position& p, int mover);
  NodeResult roll_out(Position p, int mover);
  int list_moves(const Position& p, int ply, std::uint16_t stored_move);
  void keep_pv(int ply, Move move);
  SeatValues values_of(const RootMove& root_move);

  Position root_;
  std::unique_ptr<Evaluator> evaluator_;
  TranspositionTable& table_;
  Control& control_;
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
