#include "search/tiling_choice.hpp"

#include "rules/tiling.hpp"
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
    for (int row; (row = next_line_to_place(p, seat, log)) >= 0;) {
      place_tile(p, seat, row, chosen.columns[std::size_t(row)], log);
    }
  }
  // There was a choice, so a tile has reached a wall.
  finish_round(p, true, log);
}

Tiler::Plan Tiler::plan(const Position& p, int seat) {
  const Board& board = p.boards[seat];
  std::uint64_t key = board.line_bits() | std::uint64_t(board.floor.spaces()) << 32 | std::uint64_t(seat + 1) << 40;
  // In the middle of a player's tiling the wall is no longer the one that the search began with.
  key = detail::mix(key + std::uint64_t(board.wall.occupied()) * 0x9e3779b97f4a7c15) | 1;
  Plan& stored = memo_[key >> 1 & (kMemo - 1)];
  if (stored.key == key) return stored;
  Plan chosen{.key = key, .columns = {}};
  best(p, seat, chosen);
  stored = chosen;
  return chosen;
}

// The utility after the best tiling of what this player's lines hold.
float Tiler::best(Position p, int seat, Plan& chosen) {
  NoLog log;
  const int row = next_line_to_place(p, seat, log);
  if (row < 0) return judge(p, seat);
  const Board& board = p.boards[seat];
  const Plan before = chosen;
  float most = -1e30f;
  for (Wall::Mask columns = board.wall.free_columns(row, board.line(row).colour); columns != 0;
       columns &= columns - 1) {
    Position next = p;
    Plan tried = before;
    tried.columns[std::size_t(row)] = std::int8_t(std::countr_zero(columns));
    place_tile(next, seat, row, std::countr_zero(columns), log);
    const float value = best(next, seat, tried);
    if (value > most) {
      most = value;
      chosen = tried;
    }
  }
  return most;
}

float Tiler::judge(Position p, int seat) {
  NoLog log;
  score_floor(p, seat, log);
  bool ends = false;
  for (int i = 0; i < p.players; ++i) ends |= p.boards[i].wall.any_row_complete();
  if (ends) {
    // The game ends: what counts is the final score, on the scale of utilities.
    score_bonuses(p, seat, log);
    return float(p.boards[seat].score) * 0.1f;
  }
  p.phase = Phase::deal;
  const PushedPosition pushed(evaluator_, p);
  return evaluator_.lead(p, seat);
}

}  // namespace evora
