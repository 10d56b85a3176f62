#include <cmath>
#include <numeric>

#include "check.hpp"
#include "review/accounts.hpp"
#include "review/engine_search.hpp"
#include "review/grades.hpp"
#include "review/moves.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

using namespace evora::review;

struct PlayedGame {
  Position start;
  std::vector<Token> tokens;
};

PlayedGame random_game(int players, Variant variant, std::uint64_t seed, std::size_t max_tokens = 1000) {
  FastRandom random(seed);
  PlayedGame game{Position::new_game(players, variant, int(seed) % players), {}};
  Position p = game.start;
  while (p.phase != Phase::over && game.tokens.size() < max_tokens) {
    if (p.phase == Phase::deal) {
      const Deal deal = draw_deal(p.bag, p.lid, p.factories(), random);
      play(p, deal);
      game.tokens.emplace_back(deal);
    } else {
      const Move move = random_legal(p, random);
      play(p, move);
      game.tokens.emplace_back(move);
    }
  }
  return game;
}

MoveShares shares_of(const ReviewedMove& move) {
  return {move.number, int(move.position.round), move.seat(), move.dealt, move.own.win, move.best.win};
}

Units sum(const SeatUnits& units) { return std::accumulate(units.begin(), units.end(), Units{0}); }

}  // namespace

TEST(review_units_sum_to_the_whole) {
  FastRandom random(3);
  for (int i = 0; i < 2000; ++i) {
    const int players = 2 + int(random(3));
    Shares shares{};
    for (int seat = 0; seat < players; ++seat) shares[std::size_t(seat)] = double(random(1000)) / 997.0;
    const SeatUnits units = to_units(shares, players);
    CHECK_EQ(sum(units), kWhole);
    for (const Units each : units) CHECK(each >= 0);
  }
  CHECK_EQ(to_units({0.7, 0.3}, 2)[0], 700'000'000);
  CHECK_EQ(to_units({1, 1, 1}, 3)[0], 333'333'334);
  CHECK_EQ(sum(to_units({0, 0}, 2)), kWhole);
  CHECK_EQ(units_of_winners(0b10, 3)[1], kWhole);
}

TEST(review_adds_up_in_every_setting_and_goes_on_where_it_was) {
  in_every_setting([](int players, Variant variant) {
    const PlayedGame game = random_game(players, variant, std::uint64_t(players), 60);
    Engine engine({.hash_mb = hash_mb_for(60)});
    const Search search = [&](const Position& p) { return search_with(engine, 60, p); };
    GameReview review(game.start, game.tokens);
    while (review.step(search)) {
    }
    CHECK_EQ(int(review.moves().size()), review.total());
    std::vector<MoveShares> moves;
    for (const ReviewedMove& move : review.moves()) {
      CHECK(move.cost() >= 0 && move.points() >= 0);
      CHECK(is_legal(move.position, *move.best.move));
      CHECK(move.reasons.size() <= kMaxReasons);
      CHECK(move.reasons.empty() || *move.best.move != move.played);
      moves.push_back(shares_of(move));
    }
    const Shares start = search(game.start)->variations.front().win;
    const GameAccount account = account_for(players, start, moves, std::nullopt);
    Units deals = 0;
    for (const SeatAccount& seat : account.seats) {
      CHECK_EQ(seat.start + seat.deals + seat.own + seat.others + seat.ending, seat.result);
      CHECK(seat.own <= 0);
      deals += seat.deals;
    }
    CHECK_EQ(deals, Units{0});  // what one seat gains the others lose
    for (const RoundAccount& round : account.rounds) {
      for (const SeatAccount& seat : round.seats) {
        CHECK_EQ(seat.start + seat.deals + seat.own + seat.others, seat.result);
      }
    }
    CHECK_EQ(course_of(start, moves).size(), game.tokens.size() + 1);
    // Stopped in the middle and gone on with, it is the same.
    GameReview again(game.start, game.tokens);
    again.resume({review.moves().begin(), review.moves().begin() + 17});
    while (again.step(search)) {
    }
    CHECK_EQ(again.moves().size(), review.moves().size());
    CHECK(again.moves().back().best.win == review.moves().back().best.win);
  });
}

TEST(review_turning_points_are_the_largest_changes_in_order) {
  const auto move = [](int number, int seat, bool dealt, double own, double best) {
    return MoveShares{number, 1, seat, dealt, {own, 1 - own}, {best, 1 - best}};
  };
  // A deal that brings 0.1, then costs of 0.02, 0.3, 0.2 and 0.01.
  const std::vector<MoveShares> moves{move(2, 0, true, 0.58, 0.6), move(3, 1, false, 0.88, 0.58),
                                      move(4, 0, false, 0.68, 0.88), move(5, 1, false, 0.69, 0.68)};
  const auto found = turning_points_of(2, {0.5, 0.5}, moves);
  CHECK_EQ(found.size(), std::size_t{3});
  CHECK(found[0].deal && found[0].index == 0 && found[0].seat == 0);
  CHECK(!found[1].deal && found[1].index == 2 && found[1].seat == 1);
  CHECK_EQ(found[1].changes[0], 300'000'000);
  CHECK_EQ(found[2].index, 3);
}

TEST(what_a_deal_gave_is_what_its_round_says) {
  // The first move seems to win nearly always; nothing comes of it, and nobody makes a mistake.
  const auto move = [](int number, int round, bool dealt, double share) {
    return MoveShares{number, round, 0, dealt, {share, 1 - share}, {share, 1 - share}};
  };
  const std::vector<MoveShares> moves{move(2, 1, true, 0.95), move(3, 1, false, 0.6), move(5, 2, true, 0.9)};
  const auto found = turning_points_of(2, {0.5, 0.5}, moves);
  const auto account = account_for(2, {0.5, 0.5}, moves, std::nullopt);
  CHECK_EQ(found.size(), std::size_t{2});
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(found[i].deal && found[i].seat == 0);
    CHECK_EQ(found[i].changes[0], account.rounds[i].seats[0].deals);
  }
  CHECK_EQ(found[0].changes[0], 100'000'000);
}

TEST(review_grades_and_accuracy) {
  CHECK_EQ(grade_of(150'000'000), std::string_view("blunder"));
  CHECK_EQ(grade_of(99'999'999), std::string_view("mistake"));
  CHECK_EQ(grade_of(50'000'000), std::string_view("inaccuracy"));
  CHECK(grade_of(49'000'000).empty());
  CHECK(!accuracy_of({}));
  const std::vector<Units> costs{0, 100'000'000, 200'000'000};
  CHECK(std::abs(*accuracy_of(costs) - 175.0 / 3) < 1e-9);
}

}  // namespace evora::test
