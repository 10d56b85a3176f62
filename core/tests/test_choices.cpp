// Decisions to learn the policy from: what is seen of a move is what it is played by.
#include <cmath>

#include "check.hpp"
#include "rules/legal.hpp"
#include "rules/random.hpp"
#include "search/greedy_play.hpp"
#include "support.hpp"
#include "training/choices.hpp"

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
      Choices choices;
      add_choice(p, greedy.best(p), choices);
      const auto& weights = policy->by_stage[choices.stage.front()];
      std::size_t move = 0;
      visit_offers(p, greedy, [&](Move, int gain) {
        float sum = 0;
        for (std::size_t i = move * Choices::kInputs; i < (move + 1) * Choices::kInputs; ++i) {
          if (choices.index[i] < policy::kCount) sum += weights[choices.index[i]] * choices.value[i];
        }
        CHECK(std::abs(sum * kUnit / 4 - float(gain)) < 12);  // whole numbers, and a floor costs up to 14 of them
        ++move;
      });
      CHECK_EQ(move, std::size_t(choices.moves.front()));
    });
  });
}

TEST(choices_are_repeatable_and_of_searches_alone) {
  in_every_setting([](int players, Variant variant) {
    const ChoiceOptions options{.players = players, .variant = variant, .games = 1, .nodes = 1, .seed = 3};
    const Choices choices = collect_choices(options, {.hash_mb = 1});
    CHECK(!choices.moves.empty());
    std::size_t moves = 0;
    for (std::size_t i = 0; i < choices.moves.size(); ++i) {
      CHECK(choices.chosen[i] < choices.moves[i]);
      moves += choices.moves[i];
    }
    CHECK_EQ(choices.index.size(), moves * Choices::kInputs);
    CHECK_EQ(choices.value.size(), choices.index.size());
    CHECK(collect_choices(options, {.hash_mb = 1}).chosen == choices.chosen);
    ChoiceOptions random = options;
    random.random_moves = 1;
    CHECK(collect_choices(random, {.hash_mb = 1}).moves.empty());
  });
}

}  // namespace evora::test
