#include "rules/preview.hpp"

#include <algorithm>

#include "rules/apply.hpp"

namespace evora {
namespace {

// A position with one board, where tiling can be tried out by the rules' own code.
Position alone(const Board& board) {
  Position p;
  p.boards[0] = board;
  return p;
}

int best_score(const Position& p, Variant variant) {
  NoLog log;
  const Board& board = p.boards[0];
  const int row = board.first_complete_line();
  if (row < 0) {
    Position scored = p;
    detail::score_floor(scored, 0, log);
    return int(scored.boards[0].score);
  }
  const int colour = board.line(row).colour;
  Wall::Mask columns =
      variant == Variant::coloured ? 1u << wall_column(row, colour) : board.wall.free_columns(row, colour);
  if (columns == 0) {
    Position fallen = p;
    fallen.boards[0].set_line(row, {});
    detail::drop(fallen, 0, colour, row + 1, {}, log);
    return best_score(fallen, variant);
  }
  int best = 0;
  for (; columns != 0; columns &= columns - 1) {
    Position placed = p;
    detail::place(placed, 0, row, std::countr_zero(columns), log);
    best = std::max(best, best_score(placed, variant));
  }
  return best;
}

// Where the tile of a complete line can go, and what it brings.
std::vector<std::pair<int, int>> columns_of(Board board, int row, Variant variant) {
  const int colour = board.line(row).colour;
  if (variant == Variant::coloured) {
    Position p = alone(board);
    NoLog log;
    for (int above; (above = p.boards[0].first_complete_line()) < row;) {
      detail::place(p, 0, above, wall_column(above, p.boards[0].line(above).colour), log);
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

int projected_score(const Board& board, Variant variant) { return best_score(alone(board), variant); }

Preview preview(const Position& p, Move move) {
  require_legal(p, move);
  Preview out;
  NoLog log;
  Board board = p.boards[p.to_move];
  if (move.is_tiling()) {
    out.completes = true;
    out.points = board.wall.points(move.row(), move.column()).total();
    out.columns = {{move.column() + 1, out.points}};
    Position placed = alone(board);
    detail::place(placed, 0, move.row(), move.column(), log);
    out.projected_score = projected_score(placed.boards[0], p.variant);
    return out;
  }
  const int cost_before = board.floor.cost();
  const int count = p.sources[move.source()].count(move.colour());
  out.takes_marker = move.source() == 0 && p.sources[0].has_marker();
  if (out.takes_marker) board.floor.add_marker();
  const int row = move.destination() - 1;
  out.falls = row < 0 ? count : board.fill_line(row, move.colour(), count);
  out.lost_to_lid = board.floor.add(move.colour(), out.falls);
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
