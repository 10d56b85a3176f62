// What to expect of a position in the middle of a round.
#include <algorithm>
#include <cmath>

#include "check.hpp"
#include "evaluation/calibration.hpp"
#include "rules/random.hpp"
#include "training/mid_round_samples.hpp"

namespace evora::test {
namespace {

// Before the deal of a later round, and after it.
std::pair<Position, Position> around_a_deal(int players, Variant variant) {
  FastRandom random(3);
  Position p = Position::new_game(players, variant, 0);
  Engine engine({.hash_mb = 1});
  while (p.round < 3) {
    if (p.phase == Phase::deal) {
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    } else {
      play(p, engine.analyse(p, {.limits = {.nodes = 50}}).variations.front().move);
    }
  }
  Position dealt = p;
  play(dealt, draw_deal(p.bag, p.lid, p.factories(), random));
  return {p, dealt};
}

bool near(float a, float b) { return std::abs(a - b) < 1e-3f; }

}  // namespace

TEST(at_the_first_move_a_static_estimate_sees_what_stood_before_the_deal) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const auto [before, dealt] = around_a_deal(players, variant);
      const auto evaluator = Knowledge{}.evaluator_for(dealt);
      const StaticEstimate estimate = static_estimate(dealt, *evaluator);
      const auto utilities = evaluator->utilities(before);
      CHECK(!estimate.over);
      CHECK_EQ(share_on_offer(dealt), 1.0f);
      for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
        CHECK(near(estimate.utility[seat], utilities[seat]));
        CHECK(near(estimate.score[seat], evaluator->values(before).score[seat]));
      }
    }
  }
}

TEST(a_static_estimate_knows_when_the_game_would_be_over) {
  auto [before, p] = around_a_deal(2, Variant::coloured);
  for (int column = 0; column < kRows; ++column) {
    if (!p.boards[0].wall.row_has(0, column)) p.boards[0].wall.put(0, wall_column(0, column), column);
  }
  const auto evaluator = Knowledge{}.evaluator_for(p);
  const StaticEstimate estimate = static_estimate(p, *evaluator);
  CHECK(estimate.over);
  CHECK(estimate.score[0] >= float(p.boards[0].score) + float(kRowBonus) - 1);
  CHECK(near(estimate.utility[0], estimate.score[0] / 10));
}

TEST(more_nodes_are_trusted_more) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const auto [before, dealt] = around_a_deal(players, variant);
      const auto evaluator = Knowledge{}.evaluator_for(dealt);
      const StaticEstimate estimate = static_estimate(dealt, *evaluator);
      SeatValues said;
      said.win[0] = 0.97f;
      for (int seat = 1; seat < players; ++seat) said.win[std::size_t(seat)] = 0.03f / float(players - 1);
      const auto& weights = calibration_weights(players, variant);
      const float few = calibrated_values(dealt, said, 100, estimate, weights).win[0];
      const float many = calibrated_values(dealt, said, 100'000, estimate, weights).win[0];
      CHECK(few < many && many < 0.97f);
    }
  }
}

TEST(calibration_moves_all_lines_by_the_same) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const auto [before, dealt] = around_a_deal(players, Variant::coloured);
    Engine engine({.hash_mb = 1});
    Request request{.limits = {.nodes = 3000}, .variations = 4, .fresh = true};
    const SearchResult seen = engine.analyse(dealt, request);
    request.calibrated = true;
    const SearchResult calibrated = engine.analyse(dealt, request);
    CHECK(!seen.variations.front().solved);
    CHECK_EQ(calibrated.variations.size(), seen.variations.size());
    const auto share = [&](const SearchResult& result, std::size_t line) {
      return result.variations[line].values.win[dealt.to_move];
    };
    const float moved = share(calibrated, 0) - share(seen, 0);
    CHECK(!near(moved, 0));
    for (std::size_t i = 0; i < calibrated.variations.size(); ++i) {
      CHECK(calibrated.variations[i].move == seen.variations[i].move);
      CHECK(near(share(calibrated, i), std::max(0.0f, share(seen, i) + moved)));
      float sum = 0;
      for (const float each : calibrated.variations[i].values.win) sum += each;
      CHECK(near(sum, 1));
    }
  }
}

TEST(a_solved_round_is_not_calibrated) {
  auto [before, p] = around_a_deal(2, Variant::coloured);
  Engine engine({.hash_mb = 1});
  while (tiles_on_offer(p).tiles_only().total() > 5) {
    play(p, engine.analyse(p, {.limits = {.nodes = 50}}).variations.front().move);
  }
  Request request{.limits = {.nodes = 100'000}, .fresh = true};
  const SearchResult seen = engine.analyse(p, request);
  request.calibrated = true;
  CHECK(seen.variations.front().solved);
  CHECK(engine.analyse(p, request).variations.front().values.win == seen.variations.front().values.win);
}

TEST(mid_round_samples_are_the_same_every_time_and_labelled) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    const MidRoundOptions options{.players = 3,
                                  .variant = variant,
                                  .games = 2,
                                  .nodes = 20,
                                  .min_nodes = 20,
                                  .max_nodes = 200,
                                  .sample_rate = 0.1,
                                  .deals = 2,
                                  .deal_nodes = 60,
                                  .seed = 4};
    const MidRoundSamples one = collect_mid_round_samples(options, {.hash_mb = 1});
    CHECK(one.positions.size() > 4);
    CHECK_EQ(one.win.size(), 3 * one.positions.size());
    CHECK_EQ(one.search_win.size(), one.win.size());
    CHECK_EQ(one.score.size(), one.win.size());
    for (std::size_t i = 0; i < one.positions.size(); ++i) {
      CHECK(one.positions[i].phase == Phase::offer);
      CHECK(near(one.win[3 * i] + one.win[3 * i + 1] + one.win[3 * i + 2], 1));
    }
    CHECK(collect_mid_round_samples(options, {.hash_mb = 1}).win == one.win);
  }
}

}  // namespace evora::test
