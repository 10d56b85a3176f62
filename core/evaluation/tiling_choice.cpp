#include "evaluation/tiling_choice.hpp"

#include <algorithm>

#include "evaluation/mix.hpp"
#include "rules/tiling.hpp"

namespace evora {
namespace {

// So many tilings that look best at first sight are judged by the evaluation.
constexpr std::size_t kShortlist = 8;

bool any_row_complete(const Position& p) {
  return std::any_of(p.boards.begin(), p.boards.begin() + p.players,
                     [](const Board& board) { return board.wall.any_row_complete(); });
}

// The root as it would stand between two rounds if nobody took another tile, so that one tile at a time can be
// tried out on the walls.
Position without_lines(const Position& root) {
  Position p = root;
  p.phase = Phase::deal;
  p.sources = {};
  for (int seat = 0; seat < p.players; ++seat) {
    Board& board = p.boards[seat];
    board.floor.clear();
    for (int row = 0; row < kRows; ++row) board.set_line(row, {});
  }
  return p;
}

}  // namespace

Tiler::Tiler(const Position& root, Evaluator& evaluator) : evaluator_(evaluator) {
  if (root.variant == Variant::coloured) return;
  memo_.resize(kMemo);
  const Position empty = without_lines(root);
  for (int seat = 0; seat < root.players; ++seat) {
    const float before = evaluator.lead(empty, seat);
    const Wall& wall = empty.boards[seat].wall;
    for (int row = 0; row < kRows; ++row) {
      std::uint32_t done = 0;
      for (int colour = 0; colour < kColours; ++colour) {
        if (wall.row_has(row, colour)) continue;
        // What a colour is worth does not depend on the column, so one will do for each.
        for (Wall::Mask free = wall.free_columns(row, colour) & ~done; free != 0; free &= free - 1) {
          const int column = std::countr_zero(free);
          Position p = empty;
          p.boards[seat].wall.put(row, column, colour);
          cells_[std::size_t(seat)][std::size_t(row)][std::size_t(column)] = evaluator.lead(p, seat) - before;
        }
        done |= wall.free_columns(row, colour);
      }
    }
    if (seat == root.to_move) {
      Position richer = empty;
      richer.boards[seat].score += 10;
      point_ = (evaluator.lead(richer, seat) - before) / 10;
    }
  }
}

void Tiler::tile(Position& p) {
  if (p.phase != Phase::tiling) return;
  NoLog log;
  const int first = (p.to_move + p.players - p.start) % p.players;
  for (int i = first; i < p.players; ++i) {
    const int seat = (p.start + i) % p.players;
    Board& board = p.boards[seat];
    if (!board.any_line_complete()) continue;
    const Plan chosen = plan(p, seat);
    for (int row; (row = next_line_to_place(p, seat, log)) >= 0;) {
      place_tile(p, seat, row, chosen.columns[std::size_t(row)], log);
    }
  }
  // There was a choice, so a tile has reached a wall.
  finish_round(p, true, log);
}

Tiler::Plan Tiler::plan(const Position& p, int seat) {
  const Board& board = p.boards[seat];
  // Not by the floor: it costs the same wherever the tiles go.
  std::uint64_t key = board.line_bits() | std::uint64_t(seat + 1) << 40;
  // In the middle of a player's tiling the wall is no longer the one that the search began with.
  key = detail::mix(key + std::uint64_t(board.wall.occupied()) * 0x9e3779b97f4a7c15) | 1;
  Plan& stored = memo_[key >> 1 & (kMemo - 1)];
  if (stored.key == key) return stored;
  candidates_.clear();
  list(board, seat, any_row_complete(p), {.key = key, .columns = {}}, 0);
  if (candidates_.size() > kShortlist) {
    // Each has its place, whatever library sorts them: the page has another one.
    std::partial_sort(candidates_.begin(), candidates_.begin() + kShortlist, candidates_.end(),
                      [](const Candidate& a, const Candidate& b) {
                        return a.estimate != b.estimate ? a.estimate > b.estimate : a.plan.columns < b.plan.columns;
                      });
    candidates_.resize(kShortlist);
  }
  const Candidate* best = candidates_.data();
  if (candidates_.size() > 1) {
    float most = -1e30f;
    for (const Candidate& candidate : candidates_) {
      const float value = judge(p, seat, candidate.plan);
      if (value <= most) continue;
      most = value;
      best = &candidate;
    }
  }
  stored = best->plan;
  return best->plan;
}

// All ways to place what the complete lines of a board hold. `ends`: the game ends with this round.
void Tiler::list(const Board& board, int seat, bool ends, const Plan& plan, float estimate) {
  Board now = board;
  int row;
  Wall::Mask columns = 0;
  while ((row = now.first_complete_line()) >= 0) {
    columns = now.wall.free_columns(row, now.line(row).colour);
    if (columns != 0) break;
    now.set_line(row, {});
  }
  if (row < 0) {
    if (ends || now.wall.any_row_complete()) estimate = float(int(now.score) + now.wall.bonus_points());
    candidates_.push_back({plan, estimate});
    return;
  }
  const int colour = now.line(row).colour;
  now.set_line(row, {});
  for (; columns != 0; columns &= columns - 1) {
    const int column = std::countr_zero(columns);
    Board next = now;
    next.wall.put(row, column, colour);
    const int points = next.wall.points(row, column).total();
    next.score += std::uint32_t(points);
    Plan tried = plan;
    tried.columns[std::size_t(row)] = std::int8_t(column);
    const float gained = float(points) * point_ + cells_[std::size_t(seat)][std::size_t(row)][std::size_t(column)];
    list(next, seat, ends, tried, estimate + gained);
  }
}

// The utility after a tiling.
float Tiler::judge(Position p, int seat, const Plan& plan) {
  NoLog log;
  for (int row; (row = next_line_to_place(p, seat, log)) >= 0;) {
    place_tile(p, seat, row, plan.columns[std::size_t(row)], log);
  }
  score_floor(p, seat, log);
  if (any_row_complete(p)) {
    // The game ends: what counts is the final score, on the scale of utilities.
    return float(int(p.boards[seat].score) + p.boards[seat].wall.bonus_points()) * 0.1f;
  }
  p.phase = Phase::deal;
  return evaluator_.lead(p, seat);
}

}  // namespace evora
