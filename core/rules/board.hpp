// One player's board: score, pattern lines, wall, floor line.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rules/facts.hpp"
#include "rules/tiles.hpp"
#include "rules/wall.hpp"

namespace evora {

// A pattern line: how many tiles of which colour (colour 0 when it is empty).
struct Line {
  int count = 0;
  int colour = 0;
};

// The floor line in the order in which things fell: four bits per space, 0 for a free
// one, colour + 1 for a tile, kMarker for the start marker. Seven spaces; an eighth
// item is possible only for a marker taken when all seven held tiles: it costs nothing.
class Floor {
 public:
  static constexpr std::uint32_t kMarker = kColours + 1;

  int items() const { return (35 - std::countl_zero(items_)) / 4; }
  int spaces() const { return std::min(items(), kFloorSpaces); }
  bool empty() const { return items_ == 0; }
  // 0 for a free space, colour + 1, or kMarker.
  std::uint32_t item(int index) const { return items_ >> (4 * index) & 0xf; }

  bool has_marker() const {
    const std::uint32_t x = items_ ^ 0x11111111 * kMarker;  // a zero nibble where the marker is
    return (((x & 0x77777777) + 0x77777777) | x | 0x77777777) != 0xffffffff;
  }

  // Adds tiles from the left; returns how many found no space (they go to the lid).
  int add(int colour, int count) {
    const int used = items();
    const int fit = std::clamp(kFloorSpaces - used, 0, count);
    const std::uint64_t tiles = 0x1111111ull * std::uint64_t(colour + 1) & ((1ull << (4 * fit)) - 1);
    items_ |= std::uint32_t(tiles << (4 * used));
    return count - fit;
  }
  void add_marker() { items_ |= kMarker << (4 * items()); }
  void clear() { items_ = 0; }

  int cost() const { return kCostOfSpaces[spaces()]; }
  // The cost with `more` things on it.
  int cost_with(int more) const { return kCostOfSpaces[std::min(items() + more, kFloorSpaces)]; }

  // The tiles on the floor, without the marker.
  Tiles tiles() const {
    Tiles sum;
    for (int i = 0; i < kFloorSpaces; ++i) sum += kTileOfItem[item(i)];
    return sum;
  }

  friend bool operator==(const Floor&, const Floor&) = default;

 private:
  static constexpr auto kCostOfSpaces = [] {
    std::array<int, kFloorSpaces + 1> sums{};
    for (int i = 0; i < kFloorSpaces; ++i) sums[i + 1] = sums[i] + kFloorCosts[i];
    return sums;
  }();
  static constexpr auto kTileOfItem = [] {
    std::array<Tiles, 16> table{};
    for (int colour = 0; colour < kColours; ++colour) table[colour + 1] = Tiles::of(colour, 1);
    return table;
  }();

  std::uint32_t items_ = 0;
};

// What did not fit where it was to go: `fallen` to the floor line, `lost` of them past it to the lid.
struct Overflow {
  int fallen = 0;
  int lost = 0;
};

// 32 bytes. `open_` is derived from lines and wall, kept because every legal move asks it.
class Board {
 public:
  std::uint32_t score = 0;
  Floor floor;
  Wall wall;

  Line line(int row) const {
    const std::uint32_t bits = lines_ >> (kLineBits * row);
    return {int(bits & 7), int(bits >> 3 & 7)};
  }
  bool line_complete(int row) const { return line(row).count == row + 1; }
  bool any_line_complete() const { return complete_lines() != 0; }
  // The topmost complete line, or -1.
  int first_complete_line() const {
    const std::uint32_t complete = complete_lines();
    return complete ? std::countr_zero(complete) / kLineBits : -1;
  }

  // Destinations (bit 0: the floor, bit i: line i) that may take a tile of `colour`.
  std::uint32_t destinations(int colour) const { return std::uint32_t(open_ >> (8 * colour)) & 0x3f; }
  // All of them, one byte per colour.
  std::uint64_t all_destinations() const { return open_; }

  // The lines packed into a number, for hashing.
  std::uint32_t line_bits() const { return lines_; }

  // How many of `count` more tiles do not fit on a line.
  int excess(int row, int count) const { return std::max(line(row).count + count - (row + 1), 0); }

  // Puts tiles on a line that may take them; returns how many did not fit.
  int fill_line(int row, int colour, int count) {
    const int fallen = excess(row, count);
    set_line(row, {line(row).count + count - fallen, colour});
    return fallen;
  }

  // Takes tiles from the offer to a destination (0: the floor, i: line i) that may take them, the marker first.
  Overflow take(int colour, int count, int destination, bool marker) {
    if (marker) floor.add_marker();
    const int fallen = destination > 0 ? fill_line(destination - 1, colour, count) : count;
    return {fallen, floor.add(colour, fallen)};
  }

  void set_line(int row, Line line) {
    const int shift = kLineBits * row;
    const std::uint32_t bits = line.count ? std::uint32_t(line.count | line.colour << 3) : 0;
    lines_ = (lines_ & ~(0x3fu << shift)) | bits << shift;
    const int destination = row + 1;
    open_ &= ~(Tiles::kOnes << destination);
    if (line.count == 0) {
      for (int c = 0; c < kColours; ++c) {
        open_ |= std::uint64_t(!wall.row_has(row, c)) << (8 * c + destination);
      }
    } else {
      open_ |= std::uint64_t(line.count <= row) << (8 * line.colour + destination);
    }
  }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  static constexpr int kLineBits = 6;

  // The lowest bit of every complete line's six bits.
  std::uint32_t complete_lines() const {
    constexpr std::uint32_t lanes = 1u | 1u << 6 | 1u << 12 | 1u << 18 | 1u << 24;
    constexpr std::uint32_t full = 1u | 2u << 6 | 3u << 12 | 4u << 18 | 5u << 24;
    const std::uint32_t missing = (lines_ & lanes * 7) ^ full;
    return ~((missing + lanes * 7) >> 3) & lanes;
  }

  std::uint32_t lines_ = 0;  // six bits per line: count, then colour
  std::uint64_t open_ = Tiles::kOnes * 0x3f;
};
static_assert(sizeof(Board) == 32);

}  // namespace evora
