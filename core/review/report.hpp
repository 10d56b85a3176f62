// All that a review says of the moves that are reviewed so far, from the first one on.
#pragma once

#include <optional>
#include <vector>

#include "review/accounts.hpp"
#include "review/moves.hpp"

namespace evora::review {

struct SeatSummary {
  int seat = 0;
  int moves = 0;
  double mean_cost = 0;            // share of the win per move
  double mean_points = 0;          // per move
  std::optional<double> accuracy;  // nothing without a move that had a choice
  std::array<int, 3> grades{};     // how many of each, as kGrades
};

struct Report {
  std::optional<GameAccount> account;  // nothing before the first move
  std::vector<Shares> course;
  std::vector<TurningPoint> turning_points;
  std::vector<SeatSummary> seats;
};

// How each seat played these moves, which may be of several games.
std::vector<SeatSummary> summarise(const std::vector<ReviewedMove>& moves, int players);

// `result`: of a game that was ended early; it counts when all moves are reviewed.
Report report_of(const GameReview& review, const std::optional<SeatUnits>& result);

}  // namespace evora::review
