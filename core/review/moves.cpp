#include "review/moves.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "review/grades.hpp"
#include "search/sort_short.hpp"

namespace evora::review {
namespace {

// A move with what is known of the position after it; where that is no position to move in, the round has ended.
ValuedMove move_before(Move move, const Position& after, const SearchAnswer& found) {
  ValuedMove variation = found.variations.front();
  variation.move = move;
  variation.pv.insert(variation.pv.begin(), move);
  variation.error = 0;  // if it has one, it is the error of the next mover's share
  variation.solved = variation.solved || after.phase == Phase::deal || after.phase == Phase::over;
  return variation;
}

void take_values(ValuedMove& variation, const ValuedMove& from) {
  variation.win = from.win;
  variation.score = from.score;
  variation.error = from.error;
}

// Changes all values by the same amount, so that the first is worth what it was before, which is what the next position
// is worth: else the course of a game would jump where nobody played. Not further than shares go.
void move_back(std::vector<ValuedMove>& moves, const ValuedMove& first) {
  const Shares from = moves.front().win, score_from = moves.front().score;
  double part = 1;
  for (const ValuedMove& variation : moves) {
    for (std::size_t seat = 0; seat < from.size(); ++seat) {
      const double way = first.win[seat] - from[seat];
      const double room = way > 0 ? 1 - variation.win[seat] : variation.win[seat];
      if (std::abs(way) > room) part = std::min(part, room / std::abs(way));
    }
  }
  for (ValuedMove& variation : moves) {
    for (std::size_t seat = 0; seat < from.size(); ++seat) {
      variation.win[seat] += part * (first.win[seat] - from[seat]);
      variation.score[seat] += first.score[seat] - score_from[seat];
    }
  }
}

// Of the cost of the move played, if `best` is the best move; of how it compares with the next best if it is itself.
std::optional<double> error_of(const MoveComparison& compared, const ValuedMove& best) {
  const auto seat = std::size_t(compared.position.to_move);
  std::size_t rival = 1;
  for (std::size_t i = 1; i < compared.moves.size(); ++i) {
    if (compared.moves[i].win[seat] > compared.moves[rival].win[seat]) rival = i;
  }
  const bool tells = best.move == compared.moves.front().move || best.move == compared.moves[rival].move;
  return tells && compared.errors[rival] > 0 ? std::optional(compared.errors[rival]) : std::nullopt;
}

}  // namespace

Units ReviewedMove::cost_in_units() const {
  const auto units = [&](const ValuedMove& variation) {
    return to_units(variation.win, position.players)[std::size_t(seat())];
  };
  return units(best) - units(own);
}

std::string_view ReviewedMove::grade() const { return grade_of(cost_in_units()); }

GameReview::GameReview(const Position& start, std::vector<Token> tokens, std::optional<int> round, int game)
    : positions_{start}, tokens_(std::move(tokens)), round_(round), game_(game) {
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
  clear_move();
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

void GameReview::take(SearchAnswer found) {
  const auto of_all_seats = [&](const ValuedMove& variation) { return variation.players == wanted_->players; };
  if (found.variations.empty()) throw std::invalid_argument("search: expected at least one variation");
  if (!std::ranges::all_of(found.variations, of_all_seats)) {
    throw std::invalid_argument("search: expected one number per seat");
  }
  if (!before_) {
    before_ = std::move(found);
  } else if (!after_) {
    after_ = std::move(found);
    own_ = move_before(std::get<Move>(tokens_[at_]), positions_[at_ + 1], *after_);
  } else {
    valued_.push_back(move_before(*before_->variations[next_].move, *wanted_, found));
    ++next_;
  }
  advance();
}

void GameReview::take(MoveComparison compared) {
  const auto same_move = [](const ValuedMove& a, const ValuedMove& b) { return a.move == b.move; };
  const bool same = std::ranges::equal(compared.moves, comparison_->moves, same_move);
  if (!same || (!compared.errors.empty() && compared.errors.size() != compared.moves.size())) {
    throw std::invalid_argument("compare: expected the moves that are to be compared");
  }
  compared_ = std::move(compared);
  if (!compared_->errors.empty()) {
    move_back(compared_->moves, *own_);
    for (ValuedMove& variation : valued_) {
      const bool is_own = are_equivalent(positions_[at_], *own_->move, *variation.move);
      for (const ValuedMove& each : compared_->moves) {
        if (each.move == (is_own ? own_->move : variation.move)) take_values(variation, each);
      }
    }
    take_values(*own_, compared_->moves.front());
  }
  advance();
}

bool GameReview::step(const Search& search, const Compare& compare) {
  const std::size_t done = moves_.size();
  while (moves_.size() == done) {
    if (is_done()) return false;
    if (comparison_) {
      auto compared = compare ? compare(*comparison_) : comparison_;
      if (!compared) return false;
      take(*std::move(compared));
    } else {
      auto found = search(*wanted_);
      if (!found) return false;
      take(*std::move(found));
    }
  }
  return true;
}

// Sets what is wanted next.
void GameReview::advance() {
  wanted_.reset();
  comparison_.reset();
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
    } else if (next_variation() || next_comparison()) {
      return;
    } else {
      conclude();
    }
  }
}

// Whether a variation has to be searched; those that begin with the move played are known.
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
    valued_.push_back(move_before(*move, positions_[at_ + 1], *after_));
  }
  return false;
}

// Whether deals have to be sampled: the move played seems to cost something, by the evaluation of where the variations
// end.
bool GameReview::next_comparison() {
  if (compared_) return false;
  const Position& position = positions_[at_];
  const auto seat = std::size_t(position.to_move);
  const auto differs = [&](const ValuedMove& variation) {
    return !are_equivalent(position, *own_->move, *variation.move);
  };
  const auto best = std::max_element(valued_.begin(), valued_.end(), [&](const ValuedMove& a, const ValuedMove& b) {
    return a.win[seat] < b.win[seat];
  });
  if (best == valued_.end() || !differs(*best)) return false;
  const Units cost = to_units(best->win, position.players)[seat] - to_units(own_->win, position.players)[seat];
  if (cost < kMinComparedCost || !best->solved || !own_->solved || (best->exact && own_->exact)) return false;
  comparison_ = MoveComparison{position, {*own_}, {}};
  for (const ValuedMove& variation : valued_) {
    if (variation.solved && differs(variation)) comparison_->moves.push_back(variation);
  }
  return true;
}

// All moves that were valued, best first: those of the search, and the move played under its own name, which the search
// may have left out or found in an equal factory.
void GameReview::rank_moves() {
  const Position& position = positions_[at_];
  const auto seat = std::size_t(position.to_move);
  std::erase_if(valued_, [&](const ValuedMove& each) { return are_equivalent(position, *own_->move, *each.move); });
  valued_.insert(valued_.begin(), *own_);
  sort_short(valued_, [&](const ValuedMove& a, const ValuedMove& b) { return a.win[seat] > b.win[seat]; });
  // The move played is the best one if it is as good in whole units: no account may have a cost below 0.
  if (to_units(valued_.front().win, position.players)[seat] > to_units(own_->win, position.players)[seat]) return;
  const auto own = std::ranges::find(valued_, own_->move, &ValuedMove::move);
  std::rotate(valued_.begin(), own, own + 1);
}

void GameReview::conclude() {
  rank_moves();
  ReviewedMove move;
  move.game = game_;
  move.number = int(at_) + 1;
  move.dealt = at_ > 0 && std::holds_alternative<Deal>(tokens_[at_ - 1]);
  move.position = positions_[at_];
  move.played = std::get<Move>(tokens_[at_]);
  move.own = *own_;
  move.best = valued_.front();
  if (*move.best.move != move.played) move.reasons = reasons_for(move.position, move.best, move.own);
  if (compared_ && !compared_->errors.empty()) move.error = error_of(*compared_, move.best);
  if (compared_) move.deals = compared_->deals;
  move.nodes = before_->nodes;
  move.depth = before_->depth;
  move.ms = before_->ms;
  move.compared = std::move(valued_);
  moves_.push_back(std::move(move));
  before_ = std::move(after_);
  clear_move();
  ++at_;
}

void GameReview::clear_move() {
  after_.reset();
  own_.reset();
  valued_.clear();
  next_ = 0;
  compared_.reset();
}

}  // namespace evora::review
