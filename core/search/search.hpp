// The search for the best move: the interface of the search layer.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "rules/position.hpp"
#include "search/evaluation.hpp"
#include "search/fitted.hpp"
#include "search/policy.hpp"
#include "search/stop.hpp"

namespace evora {

// One of them is set; 0 is no limit.
struct Limits {
  std::int64_t ms = 0;
  std::uint64_t nodes = 0;
  int depth = 0;
};

// A move and the best play after it.
struct Variation {
  int players = 0;
  Move move;
  SeatValues values;
  std::vector<Move> pv;
  bool exact = false;   // proven: every leaf was a finished game
  bool solved = false;  // searched to the round's end
};

struct SearchResult {
  std::vector<Variation> variations;  // best first for the seat to move
  std::uint64_t nodes = 0;            // positions made
  int depth = 0;
  std::int64_t ms = 0;
};

// The algorithm: principal-variation search (two players), or a tree of continuations with a value for
// every seat (any number), with greedy play or Monte-Carlo playouts from its leaves to the round's end. With
// a depth limit the tree is replaced by max-n.
enum class Method { automatic, principal_variation, tree, monte_carlo };

struct SearchOptions {
  int threads = 1;
  int hash_mb = 64;
  Method method = Method::automatic;
  std::shared_ptr<const Weights> weights = nullptr;       // null: those compiled in for the setting
  std::shared_ptr<const PolicyWeights> policy = nullptr;  // null: that compiled in for the setting
  EvaluatorFactory evaluator = nullptr;                   // null: the fitted evaluation with these weights
};

struct Request {
  Limits limits;
  int variations = 1;          // how many to report
  bool fresh = false;          // forget what earlier searches stored
  std::int64_t report_ms = 0;  // 0: never
  std::function<void(const SearchResult&)> report = nullptr;
  StopToken stop = {};                    // ends the search with what it has, also when requested before it begins
  std::function<void()> pulse = nullptr;  // called every few milliseconds
};

class TranspositionTable;

// One analysis at a time. Only the calling thread calls back (report, pulse); what a callback throws ends
// the search and reaches the caller, and the engine can be used again.
class Engine {
 public:
  explicit Engine(SearchOptions options);
  ~Engine();

  // The position must be at offer or tiling.
  SearchResult analyse(const Position& position, const Request& request);

 private:
  SearchOptions options_;
  std::unique_ptr<TranspositionTable> table_;
};

// The evaluation of a position at deal or over.
SeatValues judge(const Position& position);

}  // namespace evora
