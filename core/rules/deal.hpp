// A deal: what chance puts on the factories.
#pragma once

#include <array>

#include "rules/facts.hpp"
#include "rules/tiles.hpp"

namespace evora {

struct Deal {
  int size = 0;  // number of factories
  std::array<Tiles, kMaxFactories> factories{};

  friend bool operator==(const Deal&, const Deal&) = default;
};

// Draws tiles for `size` factories, in order, 4 each; pours the lid into the bag when a
// tile is needed and the bag is empty; stops when both are. `below(n)` gives a number
// from 0 to n - 1, which is counted off through the bag in the order of the colours.
template <class Below>
inline Deal draw_deal(Tiles bag, Tiles lid, int size, Below&& below) {
  constexpr std::uint64_t ones = Tiles::kOnes;
  constexpr std::uint64_t high = 0x80 * ones;
  Deal deal{.size = size};
  std::uint64_t up_to = bag.lanes() * ones & Tiles::kColourLanes;  // tiles of this colour or an earlier one
  int left = bag.total();
  bool lid_used = false;
  for (int factory = 0; factory < size; ++factory) {
    for (int i = 0; i < kFactorySize; ++i) {
      if (left == 0) {
        if (lid_used || !lid.has_tiles()) return deal;
        lid_used = true;
        up_to = lid.lanes() * ones & Tiles::kColourLanes;
        left = lid.total();
      }
      const auto number = std::uint64_t(below(left--));
      // The colour is the count of lanes whose running total the number has reached.
      const std::uint64_t reached = ((number * ones | high) - up_to) & high;
      const int colour = int((reached >> 7) * ones >> 32 & 0xff);
      up_to -= ones << (8 * colour) & Tiles::kColourLanes;
      deal.factories[factory] += Tiles::of(colour, 1);
    }
  }
  return deal;
}

}  // namespace evora
