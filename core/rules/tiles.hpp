// A multiset of tiles: what a factory, the centre, the bag or the lid holds.
#pragma once

#include <cstdint>

#include "rules/facts.hpp"

namespace evora {

// One byte per colour in a 64-bit word (colour 0 in the lowest), so that adding,
// comparing and counting work on all colours at once. Counts stay below 128,
// which the lane tricks need. The byte above the colours holds the start marker;
// only the centre ever has one.
class Tiles {
 public:
  static constexpr std::uint64_t kOnes = 0x0101010101;  // 1 in every colour lane
  static constexpr std::uint64_t kColourLanes = 0xffffffffff;
  static constexpr int kMarkerShift = 8 * kColours;

  constexpr Tiles() = default;
  static constexpr Tiles of(int colour, int count) { return Tiles(std::uint64_t(count) << (8 * colour)); }
  static constexpr Tiles marker() { return Tiles(std::uint64_t{1} << kMarkerShift); }
  static constexpr Tiles full_bag() { return Tiles(kOnes * kTilesPerColour); }

  constexpr int count(int colour) const { return int(lanes_ >> (8 * colour) & 0xff); }
  constexpr int total() const { return int((lanes_ & kColourLanes) * kOnes >> 32 & 0xff); }
  constexpr bool has_marker() const { return lanes_ >> kMarkerShift != 0; }
  constexpr bool has_tiles() const { return (lanes_ & kColourLanes) != 0; }

  constexpr Tiles tiles_only() const { return Tiles(lanes_ & kColourLanes); }
  constexpr Tiles without(int colour) const { return Tiles(lanes_ & ~(std::uint64_t{0xff} << (8 * colour))); }

  // 1 in the lane of every colour that is there, 0 elsewhere.
  constexpr std::uint64_t presence() const { return (lanes_ + 0x7f * kOnes) >> 7 & kOnes; }

  // Whether every tile of `other` is among these.
  constexpr bool contains(Tiles other) const {
    const std::uint64_t high = 0x80 * kOnes;
    return (((lanes_ | high) - (other.lanes_ & kColourLanes)) & high) == high;
  }

  constexpr Tiles& operator+=(Tiles other) {
    lanes_ += other.lanes_;
    return *this;
  }
  constexpr Tiles& operator-=(Tiles other) {
    lanes_ -= other.lanes_;
    return *this;
  }
  friend constexpr Tiles operator+(Tiles a, Tiles b) { return a += b; }
  friend constexpr Tiles operator-(Tiles a, Tiles b) { return a -= b; }
  friend constexpr bool operator==(Tiles, Tiles) = default;

  constexpr std::uint64_t lanes() const { return lanes_; }

 private:
  constexpr explicit Tiles(std::uint64_t lanes) : lanes_(lanes) {}
  std::uint64_t lanes_ = 0;
};

}  // namespace evora
