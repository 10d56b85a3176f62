// A growing tree of continuations to the round's end, with a value for every seat: the
// search for three and four players, and the Monte-Carlo player for any number.
#pragma once

#include <memory>
#include <vector>

#include "rules/random.hpp"
#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/search.hpp"

namespace evora {

class TreeSearch {
 public:
  // From a leaf on every seat plays the move with the largest gain; in Monte-Carlo playouts some of the moves
  // are random instead.
  enum class Playouts { greedy, random };

  TreeSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, Control& control, const PolicyWeights& policy, Playouts playouts);

  // Grows the tree until a limit is met.
  void run(int variations, const std::function<void(const SearchResult&)>& report);
  SearchResult result(int variations);

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
  // The way to a leaf, and the round's end that was reached from there.
  struct Descent {
    std::vector<std::uint32_t> edges;
    Position end;
  };

  void descend(std::uint32_t index, const Position& p, Descent& out);
  void reach_end(Position& p);
  void add(const Descent& descent, const std::array<float, kMaxPlayers>& value);
  std::array<float, kMaxPlayers> mean_worth(const Node& node, const Edge& edge) const;

  Position root_;
  std::unique_ptr<Evaluator> evaluator_;
  Control& control_;
  RoundEnd end_;
  Playouts playouts_;
  FastRandom random_{0};
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  int deepest_ = 0;
};

}  // namespace evora
