// How a search calls an evaluator that keeps state, and one that evaluates in batches.
#include "check.hpp"
#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "search/search.hpp"
#include "search/transposition.hpp"

namespace evora::test {
namespace {

// What an evaluator has seen; it outlives the searches.
struct Seen {
  std::uint64_t pushes = 0;
  std::uint64_t pops = 0;
  std::uint64_t single = 0;   // positions judged one by one
  std::uint64_t batched = 0;  // positions judged in batches
  std::size_t widest = 0;     // the largest batch
};

// Some number that every part of a board has a share in.
std::uint64_t digest(const Board& board) {
  return detail::mix(board.wall.occupied() + detail::mix(board.line_bits() + board.score * 31ull));
}

// Keeps a sum of digests up to date by the boards that differ from the position below. It judges
// by the fitted evaluation, so that searches do what they always do.
class Counting final : public Evaluator {
 public:
  Counting(const Position& root, Seen& seen, EvaluatorTraits traits)
      : Evaluator(traits), fitted_(fitted_weights(root.players, root.variant)), seen_(seen) {}

  void set_root(const Position& root) override { stack_.assign(1, {root, fresh(root)}); }
  void push(const Position& after) override {
    CHECK(!stack_.empty(), "a position before the root");
    State state{after, stack_.back().sum};
    for (int seat = 0; seat < after.players; ++seat) {
      const Board& before = stack_.back().position.boards[std::size_t(seat)];
      const Board& now = after.boards[std::size_t(seat)];
      if (!(before == now)) state.sum += digest(now) - digest(before);
    }
    stack_.push_back(state);
    ++seen_.pushes;
  }
  void pop() override {
    CHECK(stack_.size() > 1, "more was taken back than made");
    stack_.pop_back();
    ++seen_.pops;
  }

  std::array<float, kMaxPlayers> utilities(const Position& p) override {
    check(p);
    ++seen_.single;
    return fitted_.utilities(p);
  }
  float lead(const Position& p, int seat) override {
    check(p);
    return fitted_.lead(p, seat);
  }
  SeatValues values(const Position& p) override {
    check(p);
    return fitted_.values(p);
  }
  void utilities(std::span<const Position> positions, std::span<std::array<float, kMaxPlayers>> out) override {
    seen_.batched += positions.size();
    seen_.widest = std::max(seen_.widest, positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) out[i] = fitted_.utilities(positions[i]);
  }

 private:
  struct State {
    Position position;
    std::uint64_t sum;
  };

  static std::uint64_t fresh(const Position& p) {
    std::uint64_t sum = 0;
    for (int seat = 0; seat < p.players; ++seat) sum += digest(p.boards[std::size_t(seat)]);
    return sum;
  }

  // What it is asked about is what was pushed last, and the state kept is that of a new start.
  void check(const Position& p) const {
    if (!traits().incremental) return;
    CHECK(stack_.back().position == p, to_text(p));
    CHECK_EQ(stack_.back().sum, fresh(p), to_text(p));
  }

  FittedEvaluator fitted_;
  Seen& seen_;
  std::vector<State> stack_;
};

// Calls visit for a few positions of random games of every setting.
template <class Visit>
void positions_with_a_choice(Visit&& visit) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      FastRandom random(std::uint64_t(100 * players) + std::uint64_t(variant));
      Position p = Position::new_game(players, variant, 0);
      while (p.phase != Phase::over) {
        if (p.phase == Phase::deal) {
          play(p, draw_deal(p.bag, p.lid, p.factories(), random));
        } else {
          if (random(12) == 0) visit(p);
          play_unchecked(p, random_legal(p, random));
        }
      }
    }
  }
}

using When = PastRoundOptions::When;

SearchResult search_with(const Position& p, Method method, Limits limits, EvaluatorTraits traits, Seen& seen,
                         When past_round = When::never) {
  Engine engine({.hash_mb = 1,
                 .method = method,
                 .evaluator = [&](const Position& root) { return std::make_unique<Counting>(root, seen, traits); },
                 .past_round = {.when = past_round, .nodes = 5}});
  return engine.analyse(p, {.limits = limits, .variations = 2, .fresh = true});
}

struct Way {
  Method method;
  Limits limits;
  When past_round = When::never;
};
const std::array kWays{
    Way{Method::automatic, {.nodes = 400}},
    Way{Method::tree, {.nodes = 200}},
    Way{Method::monte_carlo, {.nodes = 200}},
    Way{Method::tree, {.depth = 2}},  // max-n
    Way{Method::automatic, {.nodes = 600}, When::always},
};

}  // namespace

TEST(incremental_evaluators_get_every_position_made_and_taken_back) {
  int deals = 0;
  positions_with_a_choice([&](const Position& p) {
    for (const Way& way : kWays) {
      Seen seen;
      const SearchResult followed = search_with(p, way.method, way.limits, {.incremental = true}, seen, way.past_round);
      CHECK_EQ(seen.pushes, seen.pops, to_text(p));
      CHECK(seen.pushes > 0, to_text(p));
      CHECK_EQ(seen.batched, 0u);
      // Following changes nothing in the search.
      Seen unheard;
      const SearchResult plain = search_with(p, way.method, way.limits, {}, unheard, way.past_round);
      CHECK_EQ(unheard.pushes + unheard.pops, 0u);
      CHECK_EQ(plain.nodes, followed.nodes);
      deals += followed.deals;
      CHECK(plain.variations.front().move == followed.variations.front().move, to_text(p));
    }
  });
  CHECK(deals > 100);
}

TEST(evaluators_that_judge_in_batches_get_batches) {
  Seen tree;
  Seen depth;
  positions_with_a_choice([&](const Position& p) {
    if (p.phase == Phase::tiling) return;
    search_with(p, Method::tree, {.nodes = 200}, {.batch_size = 8}, tree);
    const SearchResult found = search_with(p, Method::tree, {.depth = 2}, {.batch_size = 8}, depth);
    // Max-n is the same in batches: only the order of judging differs.
    Seen seen;
    const SearchResult plain = search_with(p, Method::tree, {.depth = 2}, {}, seen);
    CHECK(plain.variations.front().move == found.variations.front().move, to_text(p));
    CHECK_EQ(plain.nodes, found.nodes);
  });
  CHECK_EQ(tree.widest, 8u);
  CHECK(tree.batched > 1000);
  CHECK_EQ(tree.single, 0u);
  CHECK(depth.widest > 8);
  CHECK_EQ(depth.single, 0u);
}

}  // namespace evora::test
