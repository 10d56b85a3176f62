#include "review/report.hpp"

#include <algorithm>
#include <cmath>

#include "review/grades.hpp"
#include "search/search.hpp"

namespace evora::review {
namespace {

MoveShares shares_of(const ReviewedMove& move) {
  return {move.number, int(move.position.round), move.seat(), move.dealt, move.own.win, move.best.win};
}

// The shares before the deal of the first round, or where a record begins in mid-round.
Shares shares_at_start(const GameReview& review) {
  const ReviewedMove& first = review.moves().front();
  if (!first.dealt) return first.best.win;
  const SeatValues values = judge(review.positions()[std::size_t(first.number - 2)]);
  Shares out{};
  std::copy(values.win.begin(), values.win.end(), out.begin());
  return out;
}

SeatSummary summary_of(const std::vector<ReviewedMove>& moves, int seat) {
  SeatSummary out;
  out.seat = seat;
  std::vector<Units> costs_of_choices;
  Units cost = 0;
  std::int64_t thousandths = 0;  // of points: as exact as a review is written, so that one that goes on is the same
  for (const ReviewedMove& move : moves) {
    if (move.seat() != seat) continue;
    ++out.moves;
    cost += move.cost_in_units();
    thousandths += std::llround(1000 * move.points());
    if (has_choice(move.position)) costs_of_choices.push_back(move.cost_in_units());
    for (std::size_t i = 0; i < kGrades.size(); ++i) out.grades[i] += move.grade() == kGrades[i].name;
  }
  if (out.moves > 0) {
    out.mean_cost = double(cost) / double(kWhole) / out.moves;
    out.mean_points = double(thousandths) / 1000 / out.moves;
  }
  out.accuracy = accuracy_of(costs_of_choices);
  return out;
}

}  // namespace

std::vector<SeatSummary> summarise(const std::vector<ReviewedMove>& moves, int players) {
  std::vector<SeatSummary> out;
  for (int seat = 0; seat < players; ++seat) out.push_back(summary_of(moves, seat));
  return out;
}

Report report_of(const GameReview& review, const std::optional<SeatUnits>& result) {
  Report out;
  const int players = review.positions().front().players;
  out.seats = summarise(review.moves(), players);
  if (review.moves().empty()) return out;
  std::vector<MoveShares> moves;
  for (const ReviewedMove& move : review.moves()) moves.push_back(shares_of(move));
  const Shares start = shares_at_start(review);
  const bool to_the_end = std::size_t(moves.back().number) == review.tokens().size();
  const bool early = to_the_end && review.positions().back().phase != Phase::over;
  out.account = account_for(players, start, moves, early ? result : std::nullopt);
  out.course = course_of(start, moves);
  out.turning_points = turning_points_of(players, start, moves);
  return out;
}

}  // namespace evora::review
