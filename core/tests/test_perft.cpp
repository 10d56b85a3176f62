#include "check.hpp"
#include "rules/perft.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

std::uint64_t plain_perft(const Position& p, int depth) {
  if (depth == 0 || p.phase == Phase::deal || p.phase == Phase::over) return 1;
  std::uint64_t leaves = 0;
  for (const Move move : plainly_legal_moves(p)) {
    Position next = p;
    play(next, move);  // checked: throws where is_legal disagrees
    leaves += plain_perft(next, depth - 1);
  }
  return leaves;
}

}  // namespace

TEST(perft_of_the_first_round) {
  FastRandom random(16);
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = 2; players <= 4; ++players) {
      Position p = Position::new_game(players, variant, players - 1);
      CHECK_EQ(perft(p, 0), 1u);
      CHECK_EQ(perft(p, 3), 1u);  // a deal is a leaf
      play(p, random_deal(p, random));
      CHECK_EQ(perft(p, 0), 1u);
      CHECK_EQ(perft(p, 1), plain_perft(p, 1), to_text(p));
      CHECK_EQ(perft(p, 2), plain_perft(p, 2), to_text(p));
    }
  }
}

// As deep as a few thousand leaves allow: over the ends of rounds, through grey tiling, to the end of games.
TEST(perft_of_every_kind_of_position) {
  int deep = 0;
  visit_games(2, 17, [&](const Position& p, FastRandom& random) {
    const bool few = count_legal(p) < 20;
    if (random(few ? 8 : 30)) return;
    for (int depth = 1; depth <= 5; ++depth) {
      const std::uint64_t leaves = perft(p, depth);
      if (leaves > 2000) break;
      CHECK_EQ(leaves, plain_perft(p, depth), to_text(p));
      deep += depth >= 4;
    }
  });
  CHECK(deep > 100, std::to_string(deep));
}

TEST(perft_pulse_can_stop_the_count) {
  struct Stop {};
  FastRandom random(18);
  Position p = Position::new_game(2, Variant::coloured, 0);
  play(p, random_deal(p, random));
  CHECK_THROWS(Stop, perft(p, 12, [] { throw Stop{}; }));
}

}  // namespace evora::test
