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
  PvSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, TranspositionTable& table, Control& control);

  // Deepens step by step until the round is solved or a limit is met. `first_depth` lets helper
  // threads take other depths than the main one.
  void run(int lines, int max_depth, int first_depth, const std::function<void(const Found&)>& each_depth);

  // The best lines of the last depth that was finished (or begun well).
  Found found(int lines);

 private:
  static constexpr int kWon = 1'000'000;
  static constexpr int kInfinite = 2'000'000;
  static constexpr int kMostDepth = 64;

  struct Outcome {
    int value = 0;
    bool complete = true;
    bool final = true;
  };
  struct RootMove {
    Move move;
    Outcome outcome;
    std::vector<Move> pv;
  };
  struct Scored {
    Move move;
    int order;
  };
  // What quick play from a position leads to, for seat 0.
  struct Quick {
    std::uint64_t key = 0;
    int value = 0;
  };
  static constexpr std::size_t kQuick = 1 << 14;

  bool search_root(int depth, int lines);
  bool solved(int lines) const;
  Outcome search(const Position& p, int depth, int alpha, int beta, int ply);
  Outcome after(const Position& parent, const Position& next, int depth, int alpha, int beta, int ply);
  Outcome leaf(const Position& p, int mover);
  Outcome quick(Position p, int mover);
  int list_moves(const Position& p, int ply, std::uint16_t remembered);
  void keep_pv(int ply, Move move);
  SeatValues values_of(const RootMove& root_move);

  Position root_;
  std::unique_ptr<Evaluator> evaluator_;
  TranspositionTable& table_;
  Control& control_;
  RoundEnd end_;
  std::uint64_t round_key_;
  std::vector<Quick> quick_;
  std::vector<RootMove> root_moves_;
  int depth_ = 1;
  std::array<std::array<Scored, kFirstTiling>, kMostDepth> moves_;
  std::array<std::array<Move, kMostDepth>, kMostDepth> pv_{};
  std::array<int, kMostDepth> pv_length_{};
  std::array<std::array<int, kActions>, 2> history_{};
};

}  // namespace evora
