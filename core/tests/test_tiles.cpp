#include "check.hpp"
#include "rules/tiles.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

Tiles tiles_of(const Counts& counts) {
  Tiles tiles;
  for (int c = 0; c < kColours; ++c) tiles += Tiles::of(c, counts[c]);
  return tiles;
}

Counts random_counts(FastRandom& random) {
  Counts counts{};
  const int most = 1 + random(kTilesPerColour);
  for (int& count : counts) count = random(2) ? random(most + 1) : 0;
  return counts;
}

}  // namespace

TEST(tiles_full_bag_holds_20_of_each) {
  const Tiles bag = Tiles::full_bag();
  CHECK_EQ(bag.total(), 100);
  for (int c = 0; c < kColours; ++c) CHECK_EQ(bag.count(c), 20);
  CHECK(!bag.has_marker());
  CHECK(Tiles() == Tiles::of(3, 0));
  CHECK(!Tiles().has_tiles());
}

TEST(tiles_marker_is_no_tile) {
  const Tiles centre = Tiles::of(2, 3) + Tiles::marker();
  CHECK(centre.has_marker());
  CHECK_EQ(centre.total(), 3);
  CHECK_EQ(centre.presence(), Tiles::of(2, 1).lanes());
  CHECK(centre.tiles_only() == Tiles::of(2, 3));
  CHECK(centre.without(2) == Tiles::marker());
  CHECK(!Tiles::marker().has_tiles());
  CHECK(Tiles::of(2, 3).contains(centre));
}

TEST(tiles_agree_with_plain_counts) {
  FastRandom random(1);
  for (int i = 0; i < 20000; ++i) {
    const Counts a = random_counts(random);
    const Counts b = random_counts(random);
    const Tiles tiles = tiles_of(a);
    const Tiles other = tiles_of(b);
    const std::string context = count_text(tiles) + " and " + count_text(other);
    CHECK(counts_of(tiles) == a, context);
    CHECK_EQ(tiles.total(), sum(a), context);
    CHECK_EQ(tiles.has_tiles(), sum(a) > 0, context);
    bool contains = true;
    for (int c = 0; c < kColours; ++c) {
      contains = contains && b[c] <= a[c];
      CHECK_EQ(tiles.presence() >> (8 * c) & 0xff, std::uint64_t(a[c] > 0), context);
      Counts rest = a;
      rest[c] = 0;
      CHECK(counts_of(tiles.without(c)) == rest, context);
    }
    CHECK_EQ(tiles.presence() & ~Tiles::kOnes, 0u, context);
    CHECK_EQ(tiles.contains(other), contains, context);
    CHECK_EQ(tiles == other, a == b, context);
    const Tiles both = tiles + other;
    for (int c = 0; c < kColours; ++c) CHECK_EQ(both.count(c), a[c] + b[c], context);
    CHECK(both - other == tiles, context);
    CHECK(both.contains(tiles) && both.contains(other), context);
  }
}

}  // namespace evora::test
