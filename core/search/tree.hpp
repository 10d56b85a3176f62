// A growing tree of continuations to the round's end, with a value for every seat: the
// search for three and four players, and the Monte-Carlo player for any number.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rules/random.hpp"
#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/types.hpp"

namespace evora {

struct TreeWidth {
  float exploration;        // how much a move is worth trying that was tried little
  float growth;             // of exploration, with the logarithm of a node's visits
  float prior_temperature;  // log-odds: how fast a move's prior falls with its gain
};

class TreeSearch {
 public:
  // From a leaf on every seat plays the move with the largest gain; in Monte-Carlo playouts some of the moves
  // are random instead.
  enum class Playouts { greedy, random };

  TreeSearch(const Position& root, Evaluator& evaluator, const PolicyWeights& policy, Control& control,
             Playouts playouts);

  // Grows the tree until a limit is met.
  void run(int variations, const std::function<void(const SearchResult&)>& report);
  // The moves that may be the best, best first, as far as they were visited enough to tell.
  std::vector<Variation> close_moves(float margin, int max_count);
  // A round's end after a move of the root: the continuation of one of the descents.
  Position sample_end(Move move, FastRandom& random);
  SearchResult result(int variations) { return result(variations, end_); }

 private:
  using Shares = std::array<float, kMaxPlayers>;

  static constexpr int kNobody = -1;

  struct Edge {
    Move move;
    std::int8_t winner = kNobody;  // the seat that is proven to win alone after it
    bool exact = false;            // proven without a choice in tiling
    float prior = 0;
    std::uint32_t visits = 0;
    Shares sum{};
    std::uint32_t child = 0;  // index of the node below; 0: none yet

    bool proven() const { return winner != kNobody; }
  };
  struct Node {
    std::uint32_t first = 0;  // into edges_
    std::uint16_t count = 0;
    std::uint16_t seat = 0;
    std::uint32_t visits = 0;
    float sum = 0;  // of the seat's own values
  };
  // Who is proven to win.
  struct Proof {
    int winner = kNobody;
    bool exact = false;
  };
  // The way to a leaf, and the round's end that was reached from there.
  struct Descent {
    std::vector<std::uint32_t> edges;
    Position end;
    bool ends = false;   // its last move ended the game
    bool exact = false;  // without a choice in tiling
  };
  // A move of the root with its value for every seat.
  struct RankedMove {
    const Edge* edge;
    Shares worth;
  };

  std::uint32_t add_node(const Position& p);
  std::span<const Edge> edges_of(const Node& node) const { return {edges_.data() + node.first, node.count}; }
  std::size_t select(const Node& node) const;
  void descend(std::uint32_t index, const Position& p, Descent& out);
  void reach_end(Position& p);
  void add(const Descent& descent, const Shares& value);
  Proof proof_of(const Node& node) const;
  bool settled(int variations) const;
  const Edge& expected(const Node& node) const;
  Shares worth(const Node& node, const Edge& edge) const;
  std::vector<RankedMove> ranked() const;
  Variation variation(const RankedMove& ranked, RoundEnd& round_end);
  SearchResult result(int variations, RoundEnd& end);

  Position root_;
  Control& control_;
  RoundEnd end_;
  Playouts playouts_;
  TreeWidth width_;
  FastRandom random_{0};
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  int deepest_ = 0;
  int root_proofs_ = 0;     // of its edges
  bool root_wins_ = false;  // one of them is a proven win of the mover
};

}  // namespace evora
