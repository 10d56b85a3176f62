// Comparing variations by sampled deals: the same for all of them, in every setting, and surer the longer it goes on.
#include <cmath>

#include "check.hpp"
#include "review/engine_search.hpp"
#include "review/moves.hpp"
#include "rules/deal.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "search/search.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

using namespace evora::review;

struct SolvedMoves {
  Position position;
  std::vector<Variation> variations;
};

// The best moves shortly before the end of a round, searched to its end.
SolvedMoves solved_moves(int players, Variant variant, std::uint64_t seed) {
  FastRandom random(seed);
  Position p = Position::new_game(players, variant, 0);
  while (p.phase != Phase::offer || p.round < 2 || ActionList(p).size() > 8) {
    if (p.phase == Phase::deal) {
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    } else {
      play_unchecked(p, random_legal(p, random));
    }
    CHECK(p.phase != Phase::over);
  }
  SolvedMoves out{p, Engine({.hash_mb = 1}).analyse(p, {.limits = {.nodes = 30'000}, .variations = 3}).variations};
  CHECK(out.variations.size() > 1);
  return out;
}

evora::Comparison compared(const SolvedMoves& of, std::uint64_t nodes, std::uint64_t seed = 0) {
  return Engine({.hash_mb = 1})
      .compare(of.position, of.variations, {.limits = {.nodes = nodes}, .fresh = true, .seed = seed});
}

template <class Visit>
void with_lines_of_every_setting(Visit&& visit) {
  in_every_setting([&](int players, Variant variant) { visit(solved_moves(players, variant, 1)); });
}

}  // namespace

TEST(lines_are_compared_in_every_setting) {
  with_lines_of_every_setting([](const SolvedMoves& of) {
    const auto found = compared(of, 20'000);
    CHECK(found.deals > 0 && found.nodes >= 20'000);
    CHECK_EQ(found.variations.size(), of.variations.size());
    CHECK_EQ(found.errors.size(), of.variations.size());
    CHECK_EQ(found.errors.front(), 0.0f);  // it does not differ from itself
    for (std::size_t i = 0; i < of.variations.size(); ++i) {
      const Variation& variation = found.variations[i];
      CHECK(variation.move == of.variations[i].move);
      CHECK(i == 0 || (found.errors[i] > 0 && found.errors[i] < 0.1f));
      float sum = 0;
      for (std::size_t seat = 0; seat < of.position.players; ++seat) {
        CHECK(variation.values.win[seat] > -1e-4f && variation.values.win[seat] < 1.0001f);
        sum += variation.values.win[seat];
      }
      CHECK(std::abs(sum - 1) < 1e-3f);
    }
  });
}

TEST(compared_lines_follow_from_the_seed) {
  with_lines_of_every_setting([](const SolvedMoves& of) {
    const auto once = compared(of, 20'000), again = compared(of, 20'000), other = compared(of, 20'000, 1);
    CHECK(once.deals > 0);
    CHECK_EQ(once.deals, again.deals);
    CHECK(once.errors == again.errors);
    CHECK(once.variations.front().values.win != other.variations.front().values.win);
    for (std::size_t i = 0; i < of.variations.size(); ++i) {
      CHECK(once.variations[i].values.win == again.variations[i].values.win);
    }
  });
}

TEST(the_more_deals_the_smaller_the_error_of_a_comparison) {
  const SolvedMoves of = solved_moves(2, Variant::coloured, 3);
  const auto brief = compared(of, 10'000), longer = compared(of, 160'000);
  CHECK(longer.deals > 8 * brief.deals);
  CHECK(longer.errors.back() < brief.errors.back() / 2);
}

// The same variation twice is worth the same, whatever the deals: they are the same for both.
TEST(a_line_does_not_differ_from_itself) {
  SolvedMoves of = solved_moves(2, Variant::coloured, 4);
  of.variations = {of.variations.front(), of.variations.front()};
  const auto found = compared(of, 20'000);
  CHECK(found.deals > 0);
  CHECK(found.variations[0].values.win != of.variations[0].values.win);
  const auto share = [&](std::size_t i) { return found.variations[i].values.win[of.position.to_move]; };
  // The second one finds what the first has left in the table, and may play a little better.
  CHECK(std::abs(share(0) - share(1)) < 0.02f);
}

TEST(a_proven_line_and_a_stopped_comparison_keep_their_values) {
  SolvedMoves of = solved_moves(2, Variant::coloured, 3);
  StopSource stop;
  stop.request_stop();
  for (const Request& request : {Request{.limits = {.nodes = 9'000}, .stop = stop.token()},
                                 Request{.limits = {.depth = 2}}, Request{.limits = {.nodes = 1}}}) {
    const auto none = Engine({.hash_mb = 1}).compare(of.position, of.variations, request);
    CHECK_EQ(none.deals, 0);
    for (std::size_t i = 0; i < of.variations.size(); ++i) {
      CHECK_EQ(none.errors[i], 0.0f);
      CHECK(none.variations[i].values.win == of.variations[i].values.win);
    }
  }
  of.variations[1].exact = true;
  const auto found = compared(of, 10'000);
  CHECK(found.variations[1].values.win == of.variations[1].values.win);
  CHECK(found.variations[0].values.win != of.variations[0].values.win);
}

TEST(a_review_compares_the_move_played_with_the_best_one) {
  const SolvedMoves of = solved_moves(2, Variant::coloured, 3);
  const auto seat = std::size_t(of.position.to_move);
  const Move best = of.variations.front().move, played = of.variations.back().move;
  CHECK(!are_equivalent(of.position, best, played));
  double cost = 0.1;
  bool is_solved = true;
  const auto search = [&](const Position& p) {
    const bool after_own = [&] {
      Position own = of.position;
      play(own, played);
      return p == own;
    }();
    ValuedMove variation{.players = 2, .move = best, .pv = {}, .solved = is_solved};
    variation.win[seat] = after_own ? 0.6 - cost : 0.6;
    variation.win[1 - seat] = 1 - variation.win[seat];
    return SearchAnswer{{variation}};
  };
  int asked = 0;
  const auto compare = [&](const MoveComparison& wanted) {
    ++asked;
    CHECK(wanted.position == of.position);
    CHECK_EQ(wanted.moves.size(), std::size_t{2});
    CHECK(wanted.moves[0].move == played && wanted.moves[1].move == best);
    MoveComparison out = wanted;
    out.moves[0].win[seat] += 0.08;
    out.moves[0].win[1 - seat] -= 0.08;
    out.errors = {0, 0.01};
    return out;
  };
  const auto review = [&](const Compare& by) {
    GameReview game(of.position, {Token(played)});
    CHECK(game.step(search, by));
    CHECK(game.is_done() && !game.step(search, by));
    return game.moves().front();
  };
  ReviewedMove move = review(compare);
  CHECK_EQ(asked, 1);
  CHECK(std::abs(move.cost() - 0.02) < 1e-9 && move.error == 0.01);
  CHECK_EQ(move.compared.size(), std::size_t{2});
  CHECK(move.compared[0].move == best && move.compared[0].win == move.best.win);
  CHECK(move.compared[1].move == played && move.compared[1].win == move.own.win);
  move = review(nullptr);  // nothing is compared, and nothing is known
  CHECK(std::abs(move.cost() - 0.1) < 1e-9 && !move.error);
  cost = 0.05;  // turns out to be better
  move = review(compare);
  CHECK(move.cost() == 0 && *move.best.move == played && move.error == 0.01);
  CHECK(move.compared.front().move == played && move.compared.front().win == move.best.win);
  CHECK_EQ(asked, 2);
  cost = 0.0199;
  CHECK(!review(compare).error);
  cost = 0.1;
  is_solved = false;
  CHECK(!review(compare).error);
  CHECK_EQ(asked, 2);
}

}  // namespace evora::test
