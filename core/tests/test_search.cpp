#include <cmath>

#include "check.hpp"
#include "evaluation/features.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "search/helpers.hpp"
#include "search/search.hpp"

namespace evora::test {
namespace {

// Calls visit for some positions with a choice, from random games of every setting.
template <class Visit>
void some_choices(Visit&& visit) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      FastRandom random(std::uint64_t(10 * players) + std::uint64_t(variant));
      Position p = Position::new_game(players, variant, 0);
      while (p.phase != Phase::over) {
        if (p.phase == Phase::deal) {
          play(p, draw_deal(p.bag, p.lid, p.factories(), random));
        } else {
          if (random(6) == 0) visit(p);
          play_unchecked(p, random_legal(p, random));
        }
      }
    }
  }
}

Position first_deal(int players) {
  FastRandom random(5);
  Position p = Position::new_game(players, Variant::coloured, 0);
  play(p, draw_deal(p.bag, p.lid, p.factories(), random));
  return p;
}

void check_result(const Position& p, const SearchResult& result) {
  const auto text = [&] { return to_text(p); };
  CHECK(!result.variations.empty(), text());
  float previous = 2.0f;
  for (const Variation& variation : result.variations) {
    CHECK(is_legal(p, variation.move), text());
    float sum = 0;
    for (int seat = 0; seat < p.players; ++seat) sum += variation.values.win[std::size_t(seat)];
    CHECK(std::abs(sum - 1.0f) < 1e-3f, text());
    CHECK(variation.values.win[p.to_move] <= previous + 1e-6f, text());
    previous = variation.values.win[p.to_move];
    CHECK(!variation.pv.empty() && variation.pv.front() == variation.move, text());
    Position end = p;
    for (const Move move : variation.pv) play(end, move);  // throws where it is not legal
  }
}

}  // namespace

TEST(search_finds_legal_sorted_lines_in_every_setting) {
  Engine engine({.threads = 1, .hash_mb = 1});
  some_choices([&](const Position& p) {
    check_result(p, engine.analyse(p, {.limits = {.nodes = 300}, .variations = 3}));
    check_result(p, engine.analyse(p, {.limits = {.depth = 2}, .variations = 2}));
  });
}

// A position set up by hand may have more tiles on offer than any deal.
TEST(search_of_an_offer_larger_than_a_deal) {
  const Position p = parse_position(
      "coloured 1 0 offer 1 1 BBBY/KKKW/RKKW/RRWW/BBKK 1BBBBBYYYYYYRRRRRR 10B13Y11R13K16W - "
      "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-");
  Engine engine({.threads = 1, .hash_mb = 1});
  check_result(p, engine.analyse(p, {.limits = {.nodes = 300}, .variations = 3}));
}

TEST(search_repeats_itself_from_an_empty_table) {
  Engine first({.threads = 1, .hash_mb = 1});
  Engine second({.threads = 1, .hash_mb = 1});
  const Request request{.limits = {.nodes = 500}, .fresh = true};
  some_choices([&](const Position& p) {
    const SearchResult a = first.analyse(p, request);
    const SearchResult b = second.analyse(p, request);
    CHECK_EQ(a.nodes, b.nodes, to_text(p));
    CHECK(a.variations.front().move == b.variations.front().move, to_text(p));
  });
}

TEST(search_by_several_threads) {
  Engine engine({.threads = 3, .hash_mb = 1});
  check_result(first_deal(2), engine.analyse(first_deal(2), {.limits = {.nodes = 30'000}}));
}

TEST(search_stops_when_requested_even_before_it_begins) {
  for (const int players : {2, 4}) {
    const Position p = first_deal(players);
    for (const int threads : {1, 3}) {
      Engine engine({.threads = threads, .hash_mb = 1});
      StopSource early;
      early.request_stop();
      for (const Limits limits : {Limits{.ms = 60'000}, Limits{.depth = 60}})
        check_result(p, engine.analyse(p, {.limits = limits, .stop = early.token()}));
      StopSource running;
      const Request request{.limits = {.ms = 60'000},
                            .report_ms = 1,
                            .report = [&](const SearchResult&) { running.request_stop(); },
                            .stop = running.token()};
      const SearchResult result = engine.analyse(p, request);
      check_result(p, result);
      CHECK(result.ms < 50'000);
    }
  }
}

TEST(search_ends_with_what_a_callback_throws) {
  struct Raised {};
  const auto raise = [](const auto&...) { throw Raised(); };
  for (const int players : {2, 4}) {
    const Position p = first_deal(players);
    for (const int threads : {1, 3}) {
      Engine engine({.threads = threads, .hash_mb = 1});
      CHECK_THROWS(Raised, engine.analyse(p, {.limits = {.ms = 60'000}, .report_ms = 1, .report = raise}));
      CHECK_THROWS(Raised, engine.analyse(p, {.limits = {.ms = 60'000}, .pulse = raise}));
      check_result(p, engine.analyse(p, {.limits = {.nodes = 300}}));
    }
  }
}

TEST(search_passes_on_what_a_helper_thread_throws) {
  struct Raised {};
  const Helpers::Search search = [](Control&, int number) {
    if (number == 2) throw Raised();
  };
  Helpers helpers(3, search);
  CHECK_THROWS(Raised, helpers.finish());
}

TEST(features_of_every_position_have_a_weight_and_a_name) {
  some_choices([&](Position p) {
    const Supplies supplies = supply(draw_pool(p));
    for (int seat = 0; seat < p.players; ++seat) {
      for (int row = 0; row < kRows; ++row) {
        if (p.boards[seat].line_complete(row)) p.boards[seat].set_line(row, {});
      }
      BoardFeatures(p.boards[seat], p.variant, supplies).visit([&](int index, float value) {
        CHECK(index >= 0 && index < feature::kCount);
        CHECK(std::isfinite(value));
        CHECK(!feature::name(index).empty());
      });
    }
  });
}

}  // namespace evora::test
