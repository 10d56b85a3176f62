#include "check.hpp"
#include "rules/deal.hpp"
#include "rules/errors.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

using Factories = std::vector<Counts>;

bool within(const Counts& part, const Counts& whole) {
  for (int c = 0; c < kColours; ++c) {
    if (part[c] > whole[c]) return false;
  }
  return true;
}

Counts added(Counts a, const Counts& b) {
  for (int c = 0; c < kColours; ++c) a[c] += b[c];
  return a;
}

Counts less(Counts a, const Counts& b) {
  for (int c = 0; c < kColours; ++c) a[c] -= b[c];
  return a;
}

// What notation.md says about possible deals, sentence by sentence.
bool plainly_possible(const Position& p, const Deal& deal) {
  if (p.phase != Phase::deal || deal.size != 2 * p.players + 1) return false;
  const Counts bag = counts_of(p.bag);
  const Counts lid = counts_of(p.lid);
  const int dealt = std::min(sum(bag) + sum(lid), 4 * deal.size);
  for (int f = 0; f < deal.size; ++f) {
    if (deal.factories[f].total() != std::clamp(dealt - 4 * f, 0, 4)) return false;
  }
  Counts from_bag{};
  Counts from_lid{};
  if (sum(bag) >= dealt) {
    for (int f = 0; f < deal.size; ++f) from_bag = added(from_bag, counts_of(deal.factories[f]));
    return within(from_bag, bag);
  }
  const int whole = sum(bag) / 4;
  for (int f = 0; f < whole; ++f) from_bag = added(from_bag, counts_of(deal.factories[f]));
  if (!within(from_bag, bag)) return false;
  const Counts left = less(bag, from_bag);
  for (int f = whole; f < deal.size; ++f) {
    Counts factory = counts_of(deal.factories[f]);
    if (f == whole && !within(left, factory)) return false;
    if (f == whole) factory = less(factory, left);
    from_lid = added(from_lid, factory);
  }
  return within(from_lid, lid);
}

// A position at deal with any bag and lid; the other tiles are nowhere, which no deal minds.
Position any_deal(FastRandom& random) {
  Position p = Position::new_game(2 + random(3), Variant::coloured, 0);
  p.bag = p.lid = {};
  const int bag_share = random(5);
  const int lid_share = random(5);
  for (int c = 0; c < kColours; ++c) {
    const int in_bag = random(1 + 5 * bag_share);
    p.bag += Tiles::of(c, std::min(in_bag, kTilesPerColour));
    p.lid += Tiles::of(c, std::min(random(1 + 5 * lid_share), kTilesPerColour - p.bag.count(c)));
  }
  if (!p.bag.has_tiles() && !p.lid.has_tiles()) p.bag = Tiles::of(random(kColours), 1);
  return p;
}

// A tile more, less, of another colour or in another factory.
Deal perturbed(Deal deal, FastRandom& random) {
  const auto factory = [&]() -> Tiles& { return deal.factories[random(deal.size)]; };
  const auto some_colour = [&](Tiles tiles) {
    for (;;) {
      const int colour = random(kColours);
      if (tiles.count(colour) > 0) return colour;
    }
  };
  Tiles& one = factory();
  Tiles& other = factory();
  switch (random(5)) {
    case 0:
      one += Tiles::of(random(kColours), 1);
      break;
    case 1:
      if (one.has_tiles()) one -= Tiles::of(some_colour(one), 1);
      break;
    case 2:
      if (one.has_tiles()) one -= Tiles::of(some_colour(one), 1), one += Tiles::of(random(kColours), 1);
      break;
    case 3:
      std::swap(one, other);
      break;
    default:
      if (one.has_tiles() && other.has_tiles()) {
        const int a = some_colour(one);
        const int b = some_colour(other);
        one += Tiles::of(b, 1);
        one -= Tiles::of(a, 1);
        other += Tiles::of(a, 1);
        other -= Tiles::of(b, 1);
      }
  }
  return deal;
}

std::string context_of(const Position& p, const Deal& deal) {
  return to_text(deal) + " bag " + count_text(p.bag) + " lid " + count_text(p.lid) + ": " + why_impossible(p, deal);
}

}  // namespace

TEST(deals_drawn_tile_by_tile_from_a_row_of_letters) {
  FastRandom random(7);
  for (int i = 0; i < 4000; ++i) {
    const Position p = any_deal(random);
    FastRandom same = random;
    const Deal deal = random_deal(p, random);
    std::string bag = p.bag.has_tiles() ? tiles_text(p.bag) : "";
    std::string lid = p.lid.has_tiles() ? tiles_text(p.lid) : "";
    Deal expected{.size = p.factories()};
    for (int tile = 0; tile < 4 * p.factories(); ++tile) {
      if (bag.empty()) std::swap(bag, lid);
      if (bag.empty()) break;
      const auto index = std::size_t(same(int(bag.size())));
      expected.factories[tile / 4] += Tiles::of(int(kColourLetters.find(bag[index])), 1);
      bag.erase(index, 1);
    }
    CHECK(deal == expected, context_of(p, deal));
  }
}

TEST(deals_drawn_ones_are_possible) {
  FastRandom random(8);
  for (int i = 0; i < 4000; ++i) {
    const Position p = any_deal(random);
    const Deal deal = random_deal(p, random);
    CHECK_EQ(why_impossible(p, deal), "", context_of(p, deal));
    CHECK(plainly_possible(p, deal), context_of(p, deal));
    Position after = p;
    play(after, deal);
    CHECK(after.phase == Phase::offer && after.to_move == after.start, context_of(p, deal));
    CHECK(after.sources[0] == Tiles::marker(), context_of(p, deal));
    Tiles dealt;
    for (int f = 0; f < deal.size; ++f) {
      CHECK(after.sources[f + 1] == deal.factories[f], context_of(p, deal));
      dealt += deal.factories[f];
    }
    const bool poured = dealt.total() > p.bag.total();
    CHECK(after.bag + after.lid + dealt == p.bag + p.lid, context_of(p, deal));
    CHECK(after.lid == (poured ? Tiles() : p.lid), context_of(p, deal));
  }
}

TEST(deals_perturbed_ones_are_judged_right) {
  FastRandom random(9);
  int impossible = 0;
  int possible = 0;
  for (int i = 0; i < 30000; ++i) {
    const Position p = any_deal(random);
    Deal deal = random_deal(p, random);
    for (int n = 1 + random(2); n > 0; --n) deal = perturbed(deal, random);
    const bool expected = plainly_possible(p, deal);
    CHECK_EQ(why_impossible(p, deal).empty(), expected, context_of(p, deal));
    ++(expected ? possible : impossible);
    if (expected) continue;
    Position after = p;
    CHECK_THROWS(IllegalMove, play(after, deal), context_of(p, deal));
    CHECK(after == p, context_of(p, deal));
  }
  CHECK(possible > 1000 && impossible > 1000, std::to_string(possible) + " " + std::to_string(impossible));
}

TEST(deals_of_the_wrong_size_or_at_the_wrong_time_are_refused) {
  FastRandom random(10);
  for (int players = 2; players <= 4; ++players) {
    const Position p = Position::new_game(players, Variant::grey, 0);
    for (int others = 2; others <= 4; ++others) {
      const Deal deal = draw_deal(p.bag, p.lid, factories_for(others), random);
      CHECK_EQ(why_impossible(p, deal).empty(), players == others, context_of(p, deal));
    }
  }
  visit_games(1, 11, [](const Position& p, FastRandom& inner) {
    if (p.phase == Phase::deal) return;
    Position after = p;
    const Deal deal = draw_deal(Tiles::full_bag(), {}, p.factories(), inner);
    CHECK_THROWS(IllegalMove, play(after, deal), to_text(p));
    CHECK(after == p);
  });
}

TEST(deals_text_goes_there_and_back) {
  FastRandom random(12);
  for (int i = 0; i < 2000; ++i) {
    const Position p = any_deal(random);
    const Deal deal = random_deal(p, random);
    CHECK(parse_deal(to_text(deal)) == deal, to_text(deal));
  }
  for (const char* text :
       {"", "=", "-", "BBRK/YYWW/RKKW/BYRK/BRWW", "=BBRK/YYWW/RKKW/BYRK", "=BBRK/YYWW/RKKW/BYRK/BRWW/-",
        "=BBRK/YYWW/RKKW/BYRK/BRWW/", "=BBKR/YYWW/RKKW/BYRK/BRWW", "=BBRKW/YYWW/RKKW/BYRK/BRWW",
        "=BBRK/YYWW//BYRK/BRWW", "=BBRK/YYWW/RKKW/BYRK/BRW1", "=bBRK/YYWW/RKKW/BYRK/BRWW", "=BBRK/YYWW/RKKW/BYRK/BRWW ",
        " =BBRK/YYWW/RKKW/BYRK/BRWW", "==BBRK/YYWW/RKKW/BYRK/BRWW", "=-/-/-/-/-/-/-/-/-/-/-", "=B-/-/-/-/-"}) {
    CHECK_THROWS(InvalidMove, parse_deal(text), text);
  }
}

}  // namespace evora::test
