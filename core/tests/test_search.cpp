#include <cmath>
#include <thread>

#include "check.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "search/features.hpp"
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

void check_found(const Position& p, const Found& found) {
  const auto text = [&] { return to_text(p); };
  CHECK(!found.lines.empty(), text());
  float previous = 2.0f;
  for (const LineFound& line : found.lines) {
    CHECK(is_legal(p, line.move), text());
    float sum = 0;
    for (int seat = 0; seat < p.players; ++seat) sum += line.values.win[std::size_t(seat)];
    CHECK(std::abs(sum - 1.0f) < 1e-3f, text());
    CHECK(line.values.win[p.to_move] <= previous + 1e-6f, text());
    previous = line.values.win[p.to_move];
    CHECK(!line.pv.empty() && line.pv.front() == line.move, text());
    Position end = p;
    for (const Move move : line.pv) play(end, move);  // throws where it is not legal
  }
}

}  // namespace

TEST(search_finds_legal_sorted_lines_in_every_setting) {
  Engine engine({.threads = 1, .hash_mb = 1});
  some_choices([&](const Position& p) {
    check_found(p, engine.analyse(p, {.limits = {.nodes = 300}, .lines = 3}));
    check_found(p, engine.analyse(p, {.limits = {.depth = 2}, .lines = 2}));
  });
}

TEST(search_repeats_itself_from_an_empty_table) {
  Engine first({.threads = 1, .hash_mb = 1});
  Engine second({.threads = 1, .hash_mb = 1});
  const Request request{.limits = {.nodes = 500}, .fresh = true};
  some_choices([&](const Position& p) {
    const Found a = first.analyse(p, request);
    const Found b = second.analyse(p, request);
    CHECK_EQ(a.nodes, b.nodes, to_text(p));
    CHECK(a.lines.front().move == b.lines.front().move, to_text(p));
  });
}

TEST(search_by_several_threads_and_stopped_from_outside) {
  FastRandom random(5);
  Position p = Position::new_game(2, Variant::coloured, 0);
  play(p, draw_deal(p.bag, p.lid, p.factories(), random));
  Engine engine({.threads = 3, .hash_mb = 1});
  check_found(p, engine.analyse(p, {.limits = {.nodes = 30'000}}));
  std::atomic<bool> done{false};
  std::thread stopper([&] {
    while (!done.load()) engine.stop();
  });
  check_found(p, engine.analyse(p, {.limits = {.ms = 60'000}}));
  done.store(true);
  stopper.join();
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
