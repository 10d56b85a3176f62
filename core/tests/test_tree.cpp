// The tree against a plain search of everything that is left of a round.
#include <bit>

#include "check.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "search/round_end.hpp"
#include "search/search.hpp"

namespace evora::test {
namespace {

int groups(const Position& p) {
  int count = 0;
  for (int source = 0; source <= p.factories(); ++source) count += std::popcount(p.sources[source].presence());
  return count;
}

// Calls visit for offers of the last rounds of random games, with few groups of tiles left.
template <class Visit>
void last_offers(int players, Variant variant, int most, Visit&& visit) {
  FastRandom random(std::uint64_t(players) * 2 + std::uint64_t(variant));
  for (int game = 0; game < 30; ++game) {
    Position p = Position::new_game(players, variant, 0);
    while (p.phase != Phase::over) {
      if (p.phase == Phase::deal) {
        play(p, draw_deal(p.bag, p.lid, p.factories(), random));
        continue;
      }
      if (p.phase == Phase::offer && groups(p) <= most && is_last_round(p)) visit(p);
      play_unchecked(p, random_legal(p, random));
    }
  }
}

// Every seat maximises its own share; of moves that are alike to it, it plays the one that is worst for the root's
// mover, or, if it is kind, best for them.
class PlainSearch {
 public:
  PlainSearch(const Position& p, bool kind)
      : evaluator_(fitted_weights(p.players, p.variant)),
        end_(p, evaluator_, *learned_policy(p.players, p.variant)),
        root_(p.to_move),
        kind_(kind) {}

  std::array<float, kMaxPlayers> value(Position p) {
    if (p.phase != Phase::offer) {
      end_.reach(p);
      return end_.win_shares(p);
    }
    std::array<float, kMaxPlayers> best{};
    bool found = false;
    for (const auto action : ActionList(p)) {
      Position next = p;
      play_unchecked(next, {action});
      const auto each = value(next);
      const float gain = each[p.to_move] - best[p.to_move];
      const float to_root = each[root_] - best[root_];
      if (!found || gain > 0 || (gain == 0 && (kind_ ? to_root > 0 : to_root < 0))) best = each;
      found = true;
    }
    return best;
  }

 private:
  Evaluator evaluator_;
  RoundEnd end_;
  std::size_t root_;
  bool kind_;
};

}  // namespace

TEST(tree_proves_what_a_plain_search_finds) {
  Engine engine({.threads = 1, .hash_mb = 1});
  int solved = 0;
  int exact = 0;
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (const int players : {3, 4}) {
      last_offers(players, variant, 3, [&](const Position& p) {
        const SearchResult result = engine.analyse(p, {.limits = {.nodes = 20'000}});
        CHECK(result.nodes < 20'100, to_text(p));
        const Variation& best = result.variations.front();
        if (!best.solved) return;
        ++solved;
        if (!best.exact) return;
        ++exact;
        const float share = best.values.win[p.to_move];
        CHECK_EQ(share, PlainSearch(p, false).value(p)[p.to_move], to_text(p));
        CHECK_EQ(share, PlainSearch(p, true).value(p)[p.to_move], to_text(p));
        Position end = p;
        for (const Move move : best.pv) play(end, move);
        CHECK(end.phase == Phase::over, to_text(p));
        CHECK_EQ(share, final_values(end).win[p.to_move], to_text(p));
      });
    }
  }
  CHECK(solved > 50, std::to_string(solved));
  CHECK(exact > 20, std::to_string(exact));
}

TEST(tree_ends_when_all_that_it_reports_is_proven) {
  Engine engine({.threads = 1, .hash_mb = 1});
  int ended = 0;
  last_offers(4, Variant::coloured, 2, [&](const Position& p) {
    const SearchResult result = engine.analyse(p, {.limits = {.nodes = 20'000}, .variations = 100});
    if (result.nodes >= 20'000) return;
    ++ended;
    float previous = 1.0f;
    for (const Variation& variation : result.variations) {
      CHECK(variation.solved, to_text(p));
      CHECK(variation.values.win[p.to_move] <= previous, to_text(p));
      previous = variation.values.win[p.to_move];
    }
  });
  CHECK(ended > 10, std::to_string(ended));
}

// No proof rests on the evaluation.
TEST(tree_proves_nothing_where_the_game_goes_on) {
  Engine engine({.threads = 1, .hash_mb = 1});
  const Position p = parse_position(
      "coloured 1 0 offer 3 1 RKKK/-/-/-/-/-/-/-/- - 11B14Y12R13K14W 1W "
      "0;-/W/BBB/-/YY;...../...../...../...../.....;B 0;-/KK/RRR/Y/Y;...../...../...../...../.....;RR "
      "0;-/WW/-/B/-;...../...../...../...../.....;1BBBBWW 0;Y/-/-/KK/RR;...../...../...../...../.....;Y");
  for (const Variation& variation : engine.analyse(p, {.limits = {.nodes = 1'000}, .variations = 100}).variations)
    CHECK(!variation.solved && !variation.exact);
}

// On the grey side tilings are remembered while a search goes on.
TEST(what_is_shown_on_the_way_changes_nothing_that_a_search_finds) {
  Engine engine({.threads = 1, .hash_mb = 1});
  const Position p = parse_position(
      "grey 4 0 offer 3 1 BYRR/KKWW/-/-/-/BRRW/- YRRRKKW 9B7Y7R10K7W - 0;-/-/-/W/W;.WK.Y/..BW./....B/.Y.../...B.;YY "
      "0;B/WW/KK/RRR/YYY;RY..W/...K./...../...../.....;1BB 0;-/-/R/BB/YYY;K...R/W..B./..K../...../.....;W");
  Request request{.limits = {.nodes = 6'000}, .variations = 3};
  const SearchResult alone = engine.analyse(p, request);
  request.report_ms = 1;
  request.report = [](const SearchResult&) {};
  const SearchResult shown = engine.analyse(p, request);
  for (std::size_t i = 0; i < alone.variations.size(); ++i) {
    CHECK(alone.variations[i].values.win == shown.variations[i].values.win);
    CHECK(alone.variations[i].values.score == shown.variations[i].values.score);
  }
}

}  // namespace evora::test
