// A growing tree of continuations to the round's end, with a value for every seat: the
// search for three and four players, and the round-end Monte-Carlo player for two.
#pragma once

#include <memory>
#include <vector>

#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/search.hpp"

namespace evora {

class TreeSearch {
 public:
  TreeSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, Control& control);

  // Grows the tree until a limit is met.
  void run(int lines, const std::function<void(const Found&)>& report);
  Found found(int lines);

 private:
  struct Edge {
    Move move;
    float prior = 0;
    std::uint32_t visits = 0;
    std::array<float, kMaxPlayers> sum{};
    std::uint32_t child = 0;  // index of the node below; 0: none yet
  };
  struct Node {
    std::uint32_t first = 0;  // into edges_
    std::uint16_t count = 0;
    std::uint16_t seat = 0;
    std::uint32_t visits = 0;
  };

  std::uint32_t add_node(const Position& p);
  std::size_t select(const Node& node) const;
  std::array<float, kMaxPlayers> visit(std::uint32_t node, Position& p, int ply);
  std::array<float, kMaxPlayers> judge_leaf(Position& p);
  std::array<float, kMaxPlayers> mean_worth(const Node& node, const Edge& edge) const;

  Position root_;
  std::unique_ptr<Evaluator> evaluator_;
  Control& control_;
  RoundEnd end_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  int deepest_ = 0;
};

}  // namespace evora
