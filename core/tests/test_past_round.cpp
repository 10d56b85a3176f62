// Looking past the round: repeatable, within its limits, in every setting, and better the longer it goes on.
#include <algorithm>

#include "check.hpp"
#include "rules/deal.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "search/control.hpp"
#include "search/round_end.hpp"
#include "search/search.hpp"
#include "search/tree.hpp"

namespace evora::test {
namespace {

// At offer, with few tiles left, in the middle of a game.
Position late_in_a_round(int players, Variant variant, std::uint64_t seed) {
  FastRandom random(seed);
  Position p = Position::new_game(players, variant, 0);
  while (p.phase != Phase::offer || p.round < 2 || ActionList(p).size() > 12) {
    if (p.phase == Phase::deal) {
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    } else {
      play_unchecked(p, random_legal(p, random));
    }
    CHECK(p.phase != Phase::over);
  }
  return p;
}

SearchResult looked(const Position& p, std::uint64_t nodes, std::uint64_t seed, int variations = 1) {
  SearchOptions options{.hash_mb = 1};
  options.past_round.when = PastRoundOptions::When::always;
  options.past_round.margin = 1;
  options.past_round.nodes = 20;
  return Engine(options).analyse(p,
                                 {.limits = {.nodes = nodes}, .variations = variations, .fresh = true, .seed = seed});
}

}  // namespace

TEST(past_the_round_is_reported_in_every_setting) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const Position p = late_in_a_round(players, variant, 1);
      const SearchResult found = looked(p, 40'000, 5, 3);
      CHECK(found.deals > 1);
      float last = 1;
      for (const Variation& each : found.variations) {
        const float win = each.values.win[p.to_move];
        CHECK(each.error > 0 && each.error < 0.06f);
        CHECK(win <= last + 1e-6f);
        last = win;
        float sum = 0;
        for (std::size_t seat = 0; seat < p.players; ++seat) sum += each.values.win[seat];
        CHECK(std::abs(sum - 1) < 1e-3f);
      }
    }
  }
}

TEST(past_the_round_follows_from_the_seed) {
  const auto shares = [](const SearchResult& result) {
    std::vector<float> out;
    for (const Variation& each : result.variations) out.push_back(each.values.win[0]);
    return out;
  };
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Position p = late_in_a_round(players, Variant::coloured, 2);
    const SearchResult once = looked(p, 30'000, 5, 3);
    const SearchResult again = looked(p, 30'000, 5, 3);
    const SearchResult other = looked(p, 30'000, 6, 3);
    CHECK_EQ(once.deals, again.deals);
    CHECK_EQ(once.nodes, again.nodes);
    CHECK(shares(once) == shares(again));
    CHECK(shares(once) != shares(other));
  }
}

// So what sampled deals add to the evaluation of these ends can be added to the value that the tree found.
TEST(a_tree_samples_ends_as_it_visited_them) {
  const Position p = late_in_a_round(3, Variant::coloured, 3);
  const auto evaluator = Knowledge{}.evaluator_for(p);
  const auto policy = Knowledge{}.policy_for(p);
  Control control({.nodes = 20'000}, {});
  TreeSearch search(p, *evaluator, *policy, control, TreeSearch::Playouts::greedy);
  search.run(1, {});
  const Variation best = search.result(1).variations.front();
  RoundEnd end(p, *evaluator, *policy);
  FastRandom random(1);
  constexpr int kEnds = 4'000;
  float sum = 0;
  for (int i = 0; i < kEnds; ++i) sum += end.win_shares(search.sample_end(best.move, random))[p.to_move];
  CHECK(std::abs(sum / kEnds - best.values.win[p.to_move]) < 0.01f);

  const auto close = search.close_moves(1, 100);
  CHECK(close.front().move == best.move);
  CHECK(close.size() > 1);
  CHECK(close.size() < std::size_t(ActionList(p).size()));
}

TEST(the_longer_it_looks_past_the_round_the_surer_it_is) {
  const Position p = late_in_a_round(2, Variant::coloured, 3);
  const SearchResult brief = looked(p, 20'000, 1, 2);
  const SearchResult longer = looked(p, 200'000, 1, 2);
  CHECK(longer.deals > 2 * brief.deals);
  CHECK(longer.variations.front().error < brief.variations.front().error);
}

TEST(before_a_deal_the_next_round_is_looked_at) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      Position p = late_in_a_round(players, variant, 1);
      RoundEnd(p, *Knowledge{}.evaluator_for(p), *Knowledge{}.policy_for(p)).reach(p);
      CHECK(p.phase == Phase::deal);
      const SearchResult brief = looked(p, 5'000, 5);
      const SearchResult longer = looked(p, 30'000, 5);
      CHECK(brief.deals > 0);
      CHECK(longer.deals > 2 * brief.deals);
      CHECK_EQ(longer.variations.size(), 1u);
      const Variation& found = longer.variations.front();
      CHECK(found.pv.empty());
      CHECK(found.error > 0 && found.error < brief.variations.front().error);
      float sum = 0;
      for (std::size_t seat = 0; seat < p.players; ++seat) sum += found.values.win[seat];
      CHECK(std::abs(sum - 1) < 1e-3f);
      CHECK(found.values.win == looked(p, 30'000, 5).variations.front().values.win);

      StopSource stop;
      stop.request_stop();
      SearchOptions options{.hash_mb = 1};
      options.past_round.when = PastRoundOptions::When::spare_time;
      for (const Request& request :
           {Request{.limits = {.nodes = 5'000}}, Request{.limits = {}, .stop = stop.token()}}) {
        const SearchResult judged = Engine(options).analyse(p, request);
        CHECK_EQ(judged.deals, 0);
        CHECK(judged.variations.front().values.win == judge(p).win);
      }
    }
  }
}

TEST(the_smallest_limit_ends_a_search_that_looks_past_the_round) {
  for (const int players : {2, 4}) {
    const Position p = late_in_a_round(players, Variant::coloured, 2);
    CHECK_EQ(looked(p, 1, 1).variations.size(), 1u);
  }
}

TEST(a_search_that_does_not_look_past_the_round_says_so) {
  const Position p = late_in_a_round(2, Variant::coloured, 2);
  const SearchResult found = Engine({.hash_mb = 1}).analyse(p, {.limits = {.nodes = 30'000}, .fresh = true});
  CHECK_EQ(found.deals, 0);
  CHECK_EQ(found.variations.front().error, 0.0f);
  CHECK(found.nodes < 30'000);
}

}  // namespace evora::test
