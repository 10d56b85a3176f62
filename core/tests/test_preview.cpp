#include "check.hpp"
#include "rules/errors.hpp"
#include "rules/preview.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

// The best score `seat` can have when the round that is being tiled is over, or -1 if the game ends
// with it (then the final bonuses are in the score). The others' choices do not matter to it.
int best_after_tiling(const Position& p, int seat) {
  if (p.phase == Phase::over) return -1;
  if (p.phase != Phase::tiling) return int(p.boards[seat].score);
  int best = -1;
  for (const auto action : ActionList(p)) {
    Position next = p;
    play(next, Move{action});
    const int score = best_after_tiling(next, seat);
    if (score < 0) return -1;
    best = std::max(best, score);
    if (p.to_move != seat) break;
  }
  return best;
}

}  // namespace

TEST(preview_projects_the_score_that_play_gives) {
  int compared = 0;
  visit_games(2, 19, [&](const Position& p, FastRandom&) {
    for (const auto action : ActionList(p)) {
      Position next = p;
      play(next, Move{action});
      if (next.phase == Phase::offer) break;  // not the last move of the offer
      if (next.phase == Phase::over) continue;
      const int best = best_after_tiling(next, p.to_move);
      if (best < 0) continue;
      CHECK_EQ(preview(p, {action}).projected_score, best, to_text(Move{action}) + " at " + to_text(p));
      ++compared;
    }
  });
  CHECK(compared > 1000, std::to_string(compared));
}

TEST(preview_tells_what_falls) {
  visit_games(1, 20, [](const Position& p, FastRandom& random) {
    if (p.phase != Phase::offer || random(4)) return;
    for (const auto action : ActionList(p)) {
      const Move move{action};
      const std::string context = to_text(move) + " at " + to_text(p);
      const Preview seen = preview(p, move);
      const Board& board = p.boards[p.to_move];
      const int count = p.sources[move.source()].count(move.colour());
      const int row = move.destination() - 1;
      const int room = row < 0 ? 0 : row + 1 - board.line(row).count;
      CHECK_EQ(seen.falls, std::max(0, count - room), context);
      CHECK_EQ(seen.completes, row >= 0 && count >= room, context);
      CHECK_EQ(seen.takes_marker, move.source() == 0 && p.sources[0].has_marker(), context);
      const int free = std::max(0, 7 - board.floor.items() - seen.takes_marker);
      CHECK_EQ(seen.lost_to_lid, std::max(0, seen.falls - free), context);
      const int taken = std::min(7, board.floor.items() + seen.takes_marker + seen.falls);
      constexpr std::array<int, 8> costs{0, 1, 2, 4, 6, 8, 11, 14};  // by spaces taken
      CHECK_EQ(seen.floor_cost, costs[std::size_t(taken)] - board.floor.cost(), context);
    }
    CHECK_THROWS(IllegalMove, preview(p, Move::tiling(0, 0)));
  });
}

}  // namespace evora::test
