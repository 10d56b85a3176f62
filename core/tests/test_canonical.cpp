#include <cstring>
#include <utility>

#include "check.hpp"
#include "rules/canonical.hpp"
#include "support.hpp"

namespace evora::test {

TEST(canonical_positions_are_valid_and_their_own_canonical_form) {
  visit_games(2, 61, [](const Position& p, FastRandom&) {
    const Position one = canonical(p);
    check_valid(one);
    CHECK(canonical(one) == one, to_text(p));
    // Bit for bit, with what boards derive from their walls and lines.
    const Position read = parse_position(to_text(one));
    CHECK(std::memcmp(&read, &one, sizeof(Position)) == 0, to_text(p));
    CHECK_EQ(count_legal(one), count_legal(p), to_text(p));
    for (int seat = 0; seat < p.players; ++seat) CHECK_EQ(one.boards[seat].score, p.boards[seat].score);
  });
}

TEST(canonical_forgets_the_order_of_the_factories) {
  visit_games(2, 62, [](const Position& p, FastRandom& random) {
    Position other = p;
    for (int last = p.factories(); last > 1; --last) {
      std::swap(other.sources[last], other.sources[1 + random(last)]);
    }
    CHECK(canonical(other) == canonical(p), to_text(p));
  });
}

TEST(canonical_keeps_the_colours_of_the_coloured_side) {
  visit_games(2, 63, [](const Position& p, FastRandom&) {
    if (p.variant == Variant::coloured) CHECK(canonical(p).boards == p.boards, to_text(p));
  });
}

}  // namespace evora::test
