// Looking for the best move: the face of the search layer.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "rules/position.hpp"
#include "search/evaluation.hpp"
#include "search/fitted.hpp"

namespace evora {

// One of them is set; 0 is no limit.
struct Limits {
  std::int64_t ms = 0;
  std::uint64_t nodes = 0;
  int depth = 0;
};

struct LineFound {
  Move move;
  SeatValues values;
  std::vector<Move> pv;
  bool exact = false;   // proven: every leaf was a finished game
  bool solved = false;  // searched to the round's end
};

struct Found {
  std::vector<LineFound> lines;  // best first for the seat to move
  std::uint64_t nodes = 0;       // positions made
  int depth = 0;
  std::int64_t ms = 0;
};

// How a search looks: principal variation (two players), or a tree of continuations with a value
// for every seat (any number), by greedy play at its leaves or by Monte-Carlo playouts to the
// round's end. Where a tree is asked for a depth, it is max-n instead.
enum class Method { automatic, principal_variation, tree, monte_carlo };

struct SearchOptions {
  int threads = 1;
  int hash_mb = 64;
  Method method = Method::automatic;
  std::shared_ptr<const Weights> weights = nullptr;  // null: those compiled in for the setting
  EvaluatorMaker evaluator = nullptr;                // null: the fitted evaluation with these weights
};

struct Request {
  Limits limits;
  int lines = 1;
  bool fresh = false;          // forget what earlier searches found
  std::int64_t report_ms = 0;  // 0: never
  std::function<void(const Found&)> report = nullptr;
  std::stop_token stop = {};              // ends the search with what it has, also when requested before it begins
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
  Found analyse(const Position& position, const Request& request);

 private:
  SearchOptions options_;
  std::unique_ptr<TranspositionTable> table_;
};

// What the evaluation says of a position at deal or over.
SeatValues judge(const Position& position);

}  // namespace evora
