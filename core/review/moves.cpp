#include "review/moves.hpp"

#include <algorithm>

#include "search/sort_short.hpp"

namespace evora::review {
namespace {

// A move with what is known of the position after it.
ValuedMove move_before(Move move, const Found& after) {
  ValuedMove line = after.variations.front();
  line.move = move;
  line.pv.insert(line.pv.begin(), move);
  return line;
}

}  // namespace

GameReview::GameReview(const Position& start, std::vector<Token> tokens, std::optional<int> round)
    : positions_{start}, tokens_(std::move(tokens)), round_(round) {
  positions_.reserve(tokens_.size() + 1);
  for (const Token& token : tokens_) {
    Position next = positions_.back();
    std::visit([&](const auto& each) { play(next, each); }, token);
    positions_.push_back(next);
  }
  advance();
}

void GameReview::resume(std::vector<ReviewedMove> reviewed) {
  moves_ = std::move(reviewed);
  at_ = moves_.empty() ? 0 : std::size_t(moves_.back().number);
  before_.reset();
  after_.reset();
  valued_.clear();
  next_ = 0;
  advance();
}

bool GameReview::is_reviewed(std::size_t token) const {
  return std::holds_alternative<Move>(tokens_[token]) && (!round_ || int(positions_[token].round) == *round_);
}

int GameReview::total() const {
  int count = 0;
  for (std::size_t token = 0; token < tokens_.size(); ++token) count += is_reviewed(token);
  return count;
}

void GameReview::give(Found found) {
  if (!before_) {
    before_ = std::move(found);
  } else if (!after_) {
    after_ = std::move(found);
  } else {
    valued_.push_back(move_before(*before_->variations[next_].move, found));
    ++next_;
  }
  advance();
}

bool GameReview::step(const Search& search) {
  const std::size_t done = moves_.size();
  while (moves_.size() == done) {
    if (!wanted_) return false;
    const Position position = *wanted_;
    give(search(position));
  }
  return true;
}

// Sets what is wanted next.
void GameReview::advance() {
  wanted_.reset();
  while (at_ < tokens_.size()) {
    if (!is_reviewed(at_)) {
      before_.reset();  // what was found before a deal says nothing of the position after it
      ++at_;
    } else if (!before_) {
      wanted_ = positions_[at_];
      return;
    } else if (!after_) {
      wanted_ = positions_[at_ + 1];
      return;
    } else if (next_variation()) {
      return;
    } else {
      conclude();
    }
  }
}

// Whether a line has to be searched; those that begin with the move played are known.
bool GameReview::next_variation() {
  const Position& position = positions_[at_];
  const Move played = std::get<Move>(tokens_[at_]);
  for (; next_ < before_->variations.size(); ++next_) {
    const auto& move = before_->variations[next_].move;
    if (!move) continue;
    if (!are_equivalent(position, played, *move)) {
      wanted_ = position;
      play(*wanted_, *move);
      return true;
    }
    valued_.push_back(move_before(*move, *after_));
  }
  return false;
}

void GameReview::conclude() {
  const Position& position = positions_[at_];
  const auto seat = std::size_t(position.to_move);
  const Move played = std::get<Move>(tokens_[at_]);
  sort_short(valued_, [&](const ValuedMove& a, const ValuedMove& b) { return a.win[seat] > b.win[seat]; });
  ReviewedMove move;
  move.number = int(at_) + 1;
  move.dealt = at_ > 0 && std::holds_alternative<Deal>(tokens_[at_ - 1]);
  move.position = position;
  move.played = played;
  move.own = move_before(played, *after_);
  move.best = valued_.empty() ? move.own : valued_.front();
  // Searched one move further, the move played may turn out at least as good; also in whole units, so that no
  // account has a cost below 0.
  const bool better = move.best.win[seat] > move.own.win[seat] &&
                      to_units(move.best.win, position.players)[seat] > to_units(move.own.win, position.players)[seat];
  if (!better || are_equivalent(position, played, *move.best.move)) move.best = move.own;
  if (*move.best.move != played) move.reasons = reasons_for(position, move.best, move.own);
  move.compared = std::move(valued_);
  moves_.push_back(std::move(move));
  before_ = std::move(after_);
  after_.reset();
  valued_.clear();
  next_ = 0;
  ++at_;
}

}  // namespace evora::review
