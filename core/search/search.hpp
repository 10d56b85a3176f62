// The search for the best move: the interface of the search layer.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "search/types.hpp"

namespace evora {

class Control;
class RoundEnd;
class TranspositionTable;

// One analysis at a time. Only the calling thread calls back (report, pulse); what a callback throws ends
// the search and reaches the caller, and the engine can be used again.
class Engine {
 public:
  explicit Engine(SearchOptions options);
  ~Engine();

  // At deal and over it finds what the position is worth, in one variation without a move.
  SearchResult analyse(const Position& position, const Request& request);

  // How variations of a position differ that were searched to the end of the round. Each is played out, then the next
  // round for sampled deals, the same for all, until the limit is met. Which deals follows from the seed and the
  // position. With a limit of depth nothing is sampled.
  Comparison compare(const Position& position, const std::vector<Variation>& variations, const Request& request);

 private:
  SearchResult search(const Position& position, const Request& request);
  SearchResult search_variations(const Position& position, const Request& request);
  SearchResult search_tree(const Position& position, const Request& request);
  SearchResult search_deals(const Position& position, const Request& request);
  bool looks_past(const Limits& limits) const;
  void look_past(const Position& position, const Request& request, const std::vector<Variation>& variations,
                 const RoundEndOf& reach, RoundEnd& end, Control& control,
                 const std::function<void(const SearchResult&)>& report, SearchResult& result);

  Evaluator& evaluator_for(const Position& position);

  SearchOptions options_;
  std::unique_ptr<TranspositionTable> table_;
  // The main thread's, kept because what it remembers of boards serves the next search, too.
  std::unique_ptr<Evaluator> evaluator_;
  std::shared_ptr<const PolicyWeights> policy_;
  int players_ = 0;
  Variant variant_ = Variant::coloured;
};

// The evaluation of a position at deal or over.
SeatValues judge(const Position& position);
// The same as a search would find it: one variation without a move.
SearchResult judged(const Position& position);

}  // namespace evora
