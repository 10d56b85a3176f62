#include "search/tiling_choice.hpp"

#include "rules/apply.hpp"
#include "search/transposition.hpp"

namespace evora {

void Tiler::tile(Position& p) {
  if (p.phase != Phase::tiling) return;
  NoLog log;
  const int first = (p.to_move + p.players - p.start) % p.players;
  for (int i = first; i < p.players; ++i) {
    const int seat = (p.start + i) % p.players;
    Board& board = p.boards[seat];
    if (!board.any_line_complete()) continue;
    const Plan chosen = plan(p, seat);
    for (int row; (row = board.first_complete_line()) >= 0;) {
      const int colour = board.line(row).colour;
      if (board.wall.free_columns(row, colour) != 0) {
        detail::place(p, seat, row, chosen.columns[std::size_t(row)], log);
      } else {
        board.set_line(row, {});
        detail::drop(p, seat, colour, row + 1, {}, log);
      }
    }
  }
  // Somebody had a choice, so a tile has reached a wall.
  detail::finish_round(p, true, log);
}

Tiler::Plan Tiler::plan(const Position& p, int seat) {
  const Board& board = p.boards[seat];
  std::uint64_t key = board.line_bits() | std::uint64_t(board.floor.spaces()) << 32 | std::uint64_t(seat + 1) << 40;
  // In the middle of a player's tiling his wall has moved on from what the search began with.
  key = detail::mix(key + std::uint64_t(board.wall.occupied()) * 0x9e3779b97f4a7c15) | 1;
  Plan& remembered = memo_[key >> 1 & (kMemo - 1)];
  if (remembered.key == key) return remembered;
  Plan chosen{.key = key, .columns = {}};
  best(p, seat, chosen);
  remembered = chosen;
  return chosen;
}

// The utility after the best continuation; `p` is at this player's choice.
float Tiler::best(const Position& p, int seat, Plan& chosen) {
  const Board& board = p.boards[seat];
  const int row = board.first_complete_line();
  float most = -1e30f;
  const Plan before = chosen;
  Wall::Mask columns = board.wall.free_columns(row, board.line(row).colour);
  if (columns == 0) {
    Position next = p;
    return rest(next, seat, chosen);
  }
  for (; columns != 0; columns &= columns - 1) {
    Position next = p;
    NoLog log;
    Plan tried = before;
    tried.columns[std::size_t(row)] = std::int8_t(std::countr_zero(columns));
    detail::place(next, seat, row, std::countr_zero(columns), log);
    const float value = rest(next, seat, tried);
    if (value > most) {
      most = value;
      chosen = tried;
    }
  }
  return most;
}

float Tiler::rest(Position& p, int seat, Plan& chosen) {
  Board& board = p.boards[seat];
  NoLog log;
  for (int row; (row = board.first_complete_line()) >= 0;) {
    const int colour = board.line(row).colour;
    if (board.wall.free_columns(row, colour) != 0) return best(p, seat, chosen);
    board.set_line(row, {});
    detail::drop(p, seat, colour, row + 1, {}, log);
  }
  return judge(p, seat);
}

float Tiler::judge(Position p, int seat) {
  NoLog log;
  detail::score_floor(p, seat, log);
  bool ends = false;
  for (int i = 0; i < p.players; ++i) ends |= p.boards[i].wall.any_row_complete();
  if (ends) {
    // The game ends: what counts is the final score, on the scale of utilities.
    detail::score_bonuses(p, seat, log);
    return float(p.boards[seat].score) * 0.1f;
  }
  p.phase = Phase::deal;
  const Made made(evaluator_, p);
  return evaluator_.lead(p, seat);
}

}  // namespace evora
