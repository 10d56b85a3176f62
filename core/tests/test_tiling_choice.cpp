// Grey side: the tiling that the search chooses, against all there are.
#include <cmath>

#include "check.hpp"
#include "evaluation/evaluator.hpp"
#include "evaluation/tiling_choice.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"

namespace evora::test {
namespace {

// What a tiling is worth for its player: the lead, or where the game ends, the score.
double worth(const Position& end, int seat, Evaluator& evaluator) {
  return end.phase == Phase::over ? double(end.boards[std::size_t(seat)].score) : evaluator.lead(end, seat);
}

// The most that any tiling is worth, by trying them all.
double most(const Position& p, int seat, Evaluator& evaluator) {
  if (p.phase != Phase::tiling) return worth(p, seat, evaluator);
  double best = -1e30;
  for (const auto action : ActionList(p)) {
    Position next = p;
    play_unchecked(next, {action});
    best = std::max(best, most(next, seat, evaluator));
  }
  return best;
}

// Whether only the player to move has anything left to tile.
bool alone(const Position& p) {
  for (int seat = 0; seat < p.players; ++seat) {
    if (seat != p.to_move && p.boards[std::size_t(seat)].any_line_complete()) return false;
  }
  return true;
}

}  // namespace

TEST(tiling_choice_is_about_the_best) {
  int choices = 0, best = 0, endings = 0;
  double lost = 0;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Evaluator evaluator(fitted_weights(players, Variant::grey));
    for (std::uint64_t game = 0; game < 20; ++game) {
      FastRandom random(game + 100);
      Position p = Position::new_game(players, Variant::grey, 0);
      while (p.phase != Phase::over) {
        if (p.phase == Phase::deal) {
          play(p, draw_deal(p.bag, p.lid, p.factories(), random));
          continue;
        }
        if (p.phase == Phase::tiling && alone(p)) {
          const int seat = p.to_move;
          Position end = p;
          Tiler(p, evaluator).tile(end);
          CHECK(end.phase != Phase::tiling, to_text(p));
          const double behind = most(p, seat, evaluator) - worth(end, seat, evaluator);
          CHECK(behind > -1e-4, to_text(p));
          // The final score is counted, not estimated.
          if (end.phase == Phase::over) CHECK(behind == 0, to_text(p));
          endings += end.phase == Phase::over;
          ++choices;
          best += behind < 1e-4;
          lost += end.phase == Phase::over ? 0 : behind;
        }
        play_unchecked(p, random_legal(p, random));
      }
    }
  }
  const std::string message = std::to_string(best) + " of " + std::to_string(choices) + ", " + std::to_string(endings) +
                              " at the end of a game, lost on average " + std::to_string(lost / choices);
  CHECK(choices > 300 && endings > 10, message);
  CHECK(best > choices * 9 / 10, message);
  CHECK(lost / choices < 0.01, message);
}

}  // namespace evora::test
