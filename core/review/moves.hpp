// What each move of a game cost, compared with the best one: docs/review.md has the definition.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "review/reasons.hpp"
#include "review/shares.hpp"
#include "review/valued_move.hpp"
#include "rules/notation.hpp"
#include "rules/position.hpp"

namespace evora::review {

// What a search found: the best variations first for the seat to move. A position at deal or over has one without
// a move.
struct Found {
  std::vector<ValuedMove> variations;
};

using Search = std::function<Found(const Position&)>;

struct ReviewedMove {
  int number = 0;      // of the position it was played in; the start is 1
  bool dealt = false;  // a deal came right before it
  Position position;
  Move played;
  ValuedMove own;                    // the move played and what was found after it
  ValuedMove best;                   // the best one, valued in the same way; `own` if nothing was better
  std::vector<ValuedMove> compared;  // all that were compared, best first, each valued in that way
  std::vector<Reason> reasons;       // why the best one is better

  int seat() const { return position.to_move; }
  double win() const { return best.win[std::size_t(seat())]; }
  double cost() const { return win() - own.win[std::size_t(seat())]; }
  double score() const { return best.score[std::size_t(seat())]; }
  double points() const { return std::max(0.0, score() - own.score[std::size_t(seat())]); }
};

// Reviews the moves of a game in turn; deals are skipped. It does not search itself: it says which position it
// has to know about next, so that a caller can stop, report, or search in another language.
//
//   while (const Position* position = review.wanted()) review.give(search(*position));
class GameReview {
 public:
  // The tokens must be playable from `start`. With a round, only its moves are reviewed.
  GameReview(const Position& start, std::vector<Token> tokens, std::optional<int> round = std::nullopt);

  // Takes moves that were reviewed earlier, the first ones of this game, instead of searching for them.
  void resume(std::vector<ReviewedMove> reviewed);

  // The position to search next; null when all moves are reviewed.
  const Position* wanted() const { return wanted_ ? &*wanted_ : nullptr; }
  void give(Found found);
  // Searches until one more move is reviewed; false when there is none.
  bool step(const Search& search);

  const std::vector<ReviewedMove>& moves() const { return moves_; }
  const std::vector<Position>& positions() const { return positions_; }
  const std::vector<Token>& tokens() const { return tokens_; }
  // How many moves there are to review in all.
  int total() const;

 private:
  bool is_reviewed(std::size_t token) const;
  void advance();
  bool next_variation();
  void conclude();

  std::vector<Position> positions_;
  std::vector<Token> tokens_;
  std::optional<int> round_;
  std::vector<ReviewedMove> moves_;
  std::size_t at_ = 0;  // the token
  std::optional<Found> before_, after_;
  std::vector<ValuedMove> valued_;  // those of before_ that are valued
  std::size_t next_ = 0;            // of before_
  std::optional<Position> wanted_;
};

}  // namespace evora::review
