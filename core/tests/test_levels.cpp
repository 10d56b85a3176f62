#include <cmath>
#include <string>

#include "check.hpp"
#include "players/levels.hpp"
#include "players/misjudgement.hpp"
#include "rules/legal.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

Position first_deal(int players, Variant variant) {
  FastRandom random(5);
  Position p = Position::new_game(players, variant, 0);
  play(p, random_deal(p, random));
  return p;
}

}  // namespace

TEST(levels_by_name) {
  CHECK_EQ(find_level("novice"), levels().data());
  CHECK(find_level(kDefaultLevel) != nullptr);
  CHECK(find_level("wizard") == nullptr);
}

TEST(levels_in_every_setting_play_legal_moves_that_follow_from_the_seed) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const Position p = first_deal(players, variant);
      for (const char* name : {"novice", "casual", "keen"}) {
        LevelPlayer player(*find_level(name));
        const SearchResult found = player.analyse(p, "7");
        const Move move = found.variations.front().move;
        CHECK(is_legal(p, move), name);
        CHECK(found.variations.front().pv.front() == move, name);
        CHECK(player.choose(p, "7") == move, name);
      }
    }
  }
}

TEST(levels_without_noise_give_nothing_away) {
  const Position p = first_deal(2, Variant::coloured);
  Level plain{.name = "plain", .candidates = 5};
  Engine engine({.threads = 1, .hash_mb = 1});
  const SearchResult best = engine.analyse(p, {.limits = {.depth = 1}, .variations = 5, .fresh = true});
  const SearchResult found = LevelPlayer(plain).analyse(p, "1");
  CHECK_EQ(found.variations.size(), std::size_t(5));
  CHECK(found.variations.front().move == best.variations.front().move);
}

// A level that misjudges everything gives away as much as its cap allows, and no more.
TEST(levels_keep_within_their_cap) {
  LevelPlayer wild(Level{.name = "wild", .noise = 50, .cap = 0.05, .candidates = 200});
  FastRandom random(1);
  Position p = first_deal(2, Variant::coloured);
  float most = 0;
  for (; p.phase == Phase::offer; play(p, random_legal(p, random))) {
    for (int seed = 0; seed < 20; ++seed) {
      const SearchResult found = wild.analyse(p, std::to_string(seed));
      float best = 0;
      for (const Variation& line : found.variations) best = std::max(best, line.values.win[p.to_move]);
      most = std::max(most, best - found.variations.front().values.win[p.to_move]);
    }
  }
  CHECK(most > 0.04f && most <= 0.05f, std::to_string(most));
}

// Mean, spread and tails of the noise, over many seeds: those of a Gaussian.
TEST(levels_misjudge_by_a_gaussian) {
  const Position p = first_deal(2, Variant::coloured);
  const ActionList moves(p);
  double sum = 0, squares = 0;
  int n = 0, within_one = 0, beyond_two = 0;
  for (int seed = 0; seed < 400; ++seed) {
    const Misjudgement misjudgement(p, std::to_string(seed), 2.0);
    for (int i = 0; i < moves.size(); ++i, ++n) {
      const double x = misjudgement.of(moves[i]) / 2.0;
      sum += x;
      squares += x * x;
      within_one += std::abs(x) < 1;
      beyond_two += std::abs(x) > 2;
    }
  }
  CHECK(n > 10000);
  CHECK(std::abs(sum / n) < 0.03, std::to_string(sum / n));
  CHECK(std::abs(squares / n - 1) < 0.04, std::to_string(squares / n));
  CHECK(std::abs(double(within_one) / n - 0.683) < 0.02);
  CHECK(std::abs(double(beyond_two) / n - 0.0455) < 0.01);
}

// The same on every machine and in the browser: people replay games against a seed.
TEST(levels_noise_is_fixed) {
  const Position p = Position::new_game(2, Variant::coloured, 0);
  const Misjudgement misjudgement(p, "evora", 1.0);
  CHECK_EQ(misjudgement.of({0}), -0.905180910602212);
  CHECK_EQ(misjudgement.of({37}), 1.2324232887476683);
}

}  // namespace evora::test
