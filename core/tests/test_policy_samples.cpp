// Decisions to learn the policy from: what is seen of a move is what it is played by.
#include <cmath>

#include "check.hpp"
#include "rules/legal.hpp"
#include "rules/random.hpp"
#include "search/greedy_play.hpp"
#include "support.hpp"
#include "training/policy_samples.hpp"

namespace evora::test {
namespace {

// Calls visit(position) for every position at the offer of a random game.
template <class Visit>
void visit_random_game(int players, Variant variant, Visit&& visit) {
  FastRandom random(7);
  Position p = Position::new_game(players, variant, 0);
  while (p.phase != Phase::over) {
    if (p.phase == Phase::deal) {
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    } else {
      if (p.phase == Phase::offer) visit(p);
      play_unchecked(p, random_legal(p, random));
    }
  }
}

}  // namespace

TEST(the_inputs_of_a_move_weigh_what_greedy_play_gains) {
  in_every_setting([](int players, Variant variant) {
    const auto policy = learned_policy(players, variant);
    visit_random_game(players, variant, [&](const Position& p) {
      const GreedyPlay greedy(p, *policy);
      PolicySamples samples;
      add_policy_sample(p, greedy.best(p), samples);
      const auto& weights = policy->by_stage[samples.stage.front()];
      std::size_t move = 0;
      visit_offers(p, greedy, [&](Move, int gain) {
        float sum = 0;
        for (std::size_t i = move * PolicySamples::kInputs; i < (move + 1) * PolicySamples::kInputs; ++i) {
          if (samples.index[i] < policy::kCount) sum += weights[samples.index[i]] * samples.value[i];
        }
        CHECK(std::abs(sum * kUnit / 4 - float(gain)) < 12);  // whole numbers, and a floor costs up to 14 of them
        ++move;
      });
      CHECK_EQ(move, std::size_t(samples.moves.front()));
    });
  });
}

TEST(policy_samples_are_repeatable_and_of_searches_alone) {
  in_every_setting([](int players, Variant variant) {
    const PolicySampleOptions options{
        .players = players, .variant = variant, .games = 1, .nodes = 1, .random_moves = 0.1, .seed = 3};
    const PolicySamples samples = collect_policy_samples(options, {.hash_mb = 1});
    CHECK(!samples.moves.empty());
    std::size_t moves = 0;
    for (std::size_t i = 0; i < samples.moves.size(); ++i) {
      CHECK(samples.chosen[i] < samples.moves[i]);
      moves += samples.moves[i];
    }
    CHECK_EQ(samples.index.size(), moves * PolicySamples::kInputs);
    CHECK_EQ(samples.value.size(), samples.index.size());
    CHECK(collect_policy_samples(options, {.hash_mb = 1}).chosen == samples.chosen);
    PolicySampleOptions random = options;
    random.random_moves = 1;
    CHECK(collect_policy_samples(random, {.hash_mb = 1}).moves.empty());
  });
}

}  // namespace evora::test
