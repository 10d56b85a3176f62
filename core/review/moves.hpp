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
struct SearchAnswer {
  std::vector<ValuedMove> variations;
  std::uint64_t nodes = 0;
  int depth = 0;
  std::int64_t ms = 0;
};

// Moves that are to be compared by sampled deals, the move played first. The answer has the same moves with
// better values, and the errors of the differences between the mover's shares after each of them and after the first;
// one without errors says that nothing was compared.
struct MoveComparison {
  Position position;
  std::vector<ValuedMove> moves;
  std::vector<double> errors;
  int deals = 0;  // that were sampled
};

// Time for deals goes to the moves that may be blamed: a move that seems to cost less than this is far from a grade.
inline constexpr Units kMinComparedCost = kWhole / 50;

// Nothing is found by a search that was stopped: it would not be comparable.
using Search = std::function<std::optional<SearchAnswer>(const Position&)>;
using Compare = std::function<std::optional<MoveComparison>(const MoveComparison&)>;

struct ReviewedMove {
  int game = 1;        // its number, as the caller counts
  int number = 0;      // of the position it was played in; the start is 1
  bool dealt = false;  // a deal came right before it
  Position position;
  Move played;
  ValuedMove own;                    // the move played and what was found after it
  ValuedMove best;                   // the best one, valued in the same way; `own` if nothing was better
  std::vector<ValuedMove> compared;  // all that were valued so, best first: `best`, `own` and what else was found
  std::vector<Reason> reasons;       // why the best one is better
  std::optional<double> error;       // the standard error of the cost; none where nothing tells
  // Of the search of the position, and the deals that were sampled to compare moves.
  std::uint64_t nodes = 0;
  int depth = 0;
  std::int64_t ms = 0;
  int deals = 0;

  int seat() const { return position.to_move; }
  double win() const { return best.win[std::size_t(seat())]; }
  double cost() const { return win() - own.win[std::size_t(seat())]; }
  double score() const { return best.score[std::size_t(seat())]; }
  double points() const { return std::max(0.0, score() - own.score[std::size_t(seat())]); }
  Units cost_in_units() const;
  std::string_view grade() const;  // empty for a good move
};

// Reviews the moves of a game in turn; deals are skipped. It does not search itself: it asks for one position, or one
// comparison of moves, after another, so that a caller can stop, report, or search in another language.
//
//   while (review.step(search, compare)) print(review.moves().back());
class GameReview {
 public:
  // The tokens must be playable from `start`. With a round, only its moves are reviewed.
  GameReview(const Position& start, std::vector<Token> tokens, std::optional<int> round = std::nullopt, int game = 1);

  // Takes moves that were reviewed earlier, the first ones of this game, instead of searching for them.
  void resume(std::vector<ReviewedMove> reviewed);

  // Searches until one more move is reviewed; false when there is none, or a search was stopped: then it goes on there.
  // Without `compare` nothing is compared. Throws std::invalid_argument for an answer to something else.
  bool step(const Search& search, const Compare& compare = nullptr);
  bool is_done() const { return !wanted_ && !comparison_; }

  int game() const { return game_; }
  const std::vector<ReviewedMove>& moves() const { return moves_; }
  const std::vector<Position>& positions() const { return positions_; }
  const std::vector<Token>& tokens() const { return tokens_; }
  // How many moves there are to review in all.
  int total() const;

 private:
  bool is_reviewed(std::size_t token) const;
  void take(SearchAnswer found);
  void take(MoveComparison compared);
  void advance();
  bool next_variation();
  bool next_comparison();
  void rank_moves();
  void conclude();
  void clear_move();

  std::vector<Position> positions_;
  std::vector<Token> tokens_;
  std::optional<int> round_;
  int game_;
  std::vector<ReviewedMove> moves_;
  std::size_t at_ = 0;  // the token
  std::optional<SearchAnswer> before_, after_;
  std::vector<ValuedMove> valued_;          // those of before_ that are valued
  std::size_t next_ = 0;                    // of before_
  std::optional<ValuedMove> own_;           // the move played, once it is valued
  std::optional<MoveComparison> compared_;  // the answer
  // The position to search next, or the moves to compare: one of them until all moves are reviewed.
  std::optional<Position> wanted_;
  std::optional<MoveComparison> comparison_;
};

}  // namespace evora::review
