#include "rules/preview.hpp"

#include <algorithm>

#include "rules/tiling.hpp"

namespace evora {
namespace {

// A position with one board, where tiling can be tried out by the rules' own code.
Position alone(const Board& board, Variant variant) {
  Position p;
  p.boards[0] = board;
  p.variant = variant;
  return p;
}

int best_score(Position p) {
  NoLog log;
  const bool coloured = p.variant == Variant::coloured;
  Board& board = p.boards[0];
  const int row = coloured ? board.first_complete_line() : next_line_to_place(p, 0, log);
  if (row < 0) {
    score_floor(p, 0, log);
    return int(board.score);
  }
  const int colour = board.line(row).colour;
  Wall::Mask columns = coloured ? 1u << wall_column(row, colour) : board.wall.free_columns(row, colour);
  int best = 0;
  for (; columns != 0; columns &= columns - 1) {
    Position placed = p;
    place_tile(placed, 0, row, std::countr_zero(columns), log);
    best = std::max(best, best_score(placed));
  }
  return best;
}

// Where the tile of a complete line can go, and what it brings.
std::vector<std::pair<int, int>> columns_of(Board board, int row, Variant variant) {
  const int colour = board.line(row).colour;
  if (variant == Variant::coloured) {
    Position p = alone(board, variant);
    NoLog log;
    for (int above; (above = p.boards[0].first_complete_line()) < row;) {
      place_tile(p, 0, above, wall_column(above, p.boards[0].line(above).colour), log);
    }
    const int column = wall_column(row, colour);
    return {{column + 1, p.boards[0].wall.points(row, column).total()}};
  }
  std::vector<std::pair<int, int>> columns;
  for (Wall::Mask free = board.wall.free_columns(row, colour); free != 0; free &= free - 1) {
    const int column = std::countr_zero(free);
    columns.emplace_back(column + 1, board.wall.points(row, column).total());
  }
  return columns;
}

}  // namespace

int projected_score(const Board& board, Variant variant) { return best_score(alone(board, variant)); }

Preview preview(const Position& p, Move move) {
  require_legal(p, move);
  Preview out;
  NoLog log;
  Board board = p.boards[p.to_move];
  if (move.is_tiling()) {
    out.completes = true;
    out.points = board.wall.points(move.row(), move.column()).total();
    out.columns = {{move.column() + 1, out.points}};
    Position placed = alone(board, p.variant);
    place_tile(placed, 0, move.row(), move.column(), log);
    out.projected_score = projected_score(placed.boards[0], p.variant);
    return out;
  }
  const int cost_before = board.floor.cost();
  const int count = p.sources[move.source()].count(move.colour());
  out.takes_marker = p.sources[move.source()].has_marker();
  const int row = move.destination() - 1;
  const Overflow overflow = board.take(move.colour(), count, move.destination(), out.takes_marker);
  out.falls = overflow.fallen;
  out.lost_to_lid = overflow.lost;
  out.floor_cost = board.floor.cost() - cost_before;
  if (row >= 0 && board.line_complete(row)) {
    out.completes = true;
    out.columns = columns_of(board, row, p.variant);
    for (const auto& [column, points] : out.columns) out.points = std::max(out.points, points);
  }
  out.projected_score = projected_score(board, p.variant);
  return out;
}

}  // namespace evora
