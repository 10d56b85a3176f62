// A fixed number of moves ahead for any number of players: every seat maximises its own share.
#pragma once

#include <memory>
#include <vector>

#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/types.hpp"

namespace evora {

class MaxnSearch {
 public:
  MaxnSearch(const Position& root, Evaluator& evaluator, const PolicyWeights& policy, Control& control);

  // Deepens step by step to `depth` moves ahead, or until a limit is met.
  void run(int depth);
  SearchResult result(int variations);

 private:
  using Shares = std::array<float, kMaxPlayers>;
  // Below the root only so many moves are searched, those with the largest gain: fewer with every ply, or the
  // tree would grow beyond any limit.
  static constexpr std::array<std::size_t, 3> kWidths{12, 6, 4};

  struct RankedMove {
    Move move;
    int gain;
  };
  struct RootMove {
    Move move;
    Shares shares{};
    std::vector<Move> pv;
  };

  struct Child {
    Move move;
    Position position;
    Shares shares{};
    std::vector<Move> pv;  // below it
  };

  std::vector<RankedMove> moves(const Position& p) const;
  static void make(const Position& p, const RankedMove& ranked, Child& child);
  void judge(std::vector<Child>& children, int ply, int depth);
  Shares after(const Position& p, int ply, int depth, std::vector<Move>& pv);

  Position root_;
  Control& control_;
  RoundEnd end_;
  std::vector<RootMove> root_moves_;
  int depth_ = 0;
};

}  // namespace evora
