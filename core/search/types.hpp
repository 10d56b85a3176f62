// What a search is asked, and what it answers.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "evaluation/knowledge.hpp"
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
  float error = 0;      // the standard error of the mover's (at deal the starter's) share of the win; 0: not known
};

struct SearchResult {
  std::vector<Variation> variations;  // best first for the seat to move
  std::uint64_t nodes = 0;            // positions made
  int depth = 0;
  std::int64_t ms = 0;
  int deals = 0;  // that were sampled past the round
};

// Variations that were compared by the same sampled deals.
struct Comparison {
  std::vector<Variation> variations;  // in the order in which they were asked about
  // Of the difference between the mover's shares after each of them and after the first; 0: not known.
  std::vector<float> errors;
  std::uint64_t nodes = 0;
  std::int64_t ms = 0;
  int deals = 0;
};

// The algorithm: principal-variation search (two players), or a tree of continuations with a value for
// every seat (any number), with greedy play or Monte-Carlo playouts from its leaves to the round's end. With
// a depth limit the tree is replaced by max-n.
enum class Method { automatic, principal_variation, tree, monte_carlo };

// How a search uses what is left of its limit when the round is solved: it plays the next one for sampled deals.
struct PastRoundOptions {
  // In spare time: not with a limit of nodes, which asks for a fixed piece of work, and with three and four players
  // only between rounds, because their tree solves no round and gains nothing by it. Always: with nodes, too, and the
  // tree stops after a part of its limit.
  enum class When { never, spare_time, always };
  When when = When::never;
  std::uint64_t nodes = 60;  // per move of the next round; 0: greedy play
  float margin = 0.04f;      // moves so much worse than the best are not looked at, as a share of the win
  int max_moves = 6;
  float error = 0.06f;      // the usual error of the evaluation of a round's end, as a share of the win
  float tree_share = 0.6f;  // of the limit
  // Where variations are compared: they are less alike than the best moves of a search. docs/review.md has the
  // measurement.
  std::uint64_t compared_nodes = 150;  // per move of the next round
  float difference_error = 0.1f;       // of the evaluation between two variations
};

struct SearchOptions {
  int threads = 1;
  int hash_mb = 64;
  Method method = Method::automatic;
  Knowledge knowledge = {};
  PastRoundOptions past_round = {};
};

struct Request {
  Limits limits;
  int variations = 1;          // how many to report
  bool fresh = false;          // forget what earlier searches stored
  bool calibrated = false;     // values are what to expect, not what the search sees: calibrate.hpp
  std::uint64_t seed = 0;      // of the deals that are sampled past the round
  std::int64_t report_ms = 0;  // 0: never
  std::function<void(const SearchResult&)> report = nullptr;
  StopToken stop = {};                    // ends the search with what it has, also when requested before it begins
  std::function<void()> pulse = nullptr;  // called every few milliseconds
};

class FastRandom;

// A round's end that one of several variations may come to.
using RoundEndOf = std::function<Position(std::size_t index, FastRandom& random)>;

}  // namespace evora
