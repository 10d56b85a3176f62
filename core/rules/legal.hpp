// Legal moves: all of them as a list, how many, and one of them at random.
#pragma once

#include <array>
#include <cstdint>

#include "rules/position.hpp"

namespace evora {

namespace detail {
inline constexpr int kDestinationMasks = 1 << kDestinations;

// For every set of destinations, the destinations in it, in order; 0 after the last.
// Eight entries, so that a list can be extended by copying all of them.
inline constexpr auto kDestinationList = [] {
  std::array<std::array<std::uint16_t, 8>, kDestinationMasks> table{};
  for (int mask = 0; mask < kDestinationMasks; ++mask) {
    for (int d = 0, n = 0; d < kDestinations; ++d) {
      if (mask >> d & 1) table[mask][n++] = std::uint16_t(d);
    }
  }
  return table;
}();
inline constexpr auto kDestinationCount = [] {
  std::array<std::uint8_t, kDestinationMasks> table{};
  for (int mask = 1; mask < kDestinationMasks; ++mask) table[mask] = std::uint8_t(table[mask >> 1] + (mask & 1));
  return table;
}();
}  // namespace detail

// The legal action ids in ascending order.
class ActionList {
 public:
  ActionList() = default;
  explicit ActionList(const Position& position) { fill(position); }

  // Replaces what the list held.
  void fill(const Position& position);

  int size() const { return size_; }
  Move operator[](int index) const { return {actions_[index]}; }
  const std::uint16_t* begin() const { return actions_.data(); }
  const std::uint16_t* end() const { return actions_.data() + size_; }

 private:
  int size_ = 0;
  std::array<std::uint16_t, kFirstTiling + 8> actions_;  // room for one whole copy past the last
};

int count_legal(const Position& position);

// A legal move, all equally likely, without a list. `below(n)` gives a number below n.
// Not at deal or over.
template <class Below>
Move random_legal(const Position& p, Below&& below);

// --- Implementation, inline because play-outs live on it.

inline void ActionList::fill(const Position& p) {
  std::uint16_t* out = actions_.data();
  if (p.phase == Phase::offer) {
    const Board& board = p.boards[p.to_move];
    std::array<std::uint32_t, kColours> destinations;
    for (int c = 0; c < kColours; ++c) destinations[c] = board.destinations(c);
    for (int source = 0, last = p.factories(); source <= last; ++source) {
      std::uint64_t colours = p.sources[source].presence();
      for (; colours != 0; colours &= colours - 1) {
        const int colour = std::countr_zero(colours) / 8;
        const std::uint32_t mask = destinations[colour];
        const auto base = Move::offer(source, colour, 0).action;
        const auto& list = detail::kDestinationList[mask];
        for (int i = 0; i < 8; ++i) out[i] = std::uint16_t(base + list[i]);
        out += detail::kDestinationCount[mask];
      }
    }
  } else if (p.phase == Phase::tiling) {
    const Board& board = p.boards[p.to_move];
    const int row = board.first_complete_line();
    Wall::Mask columns = board.wall.free_columns(row, board.line(row).colour);
    for (; columns != 0; columns &= columns - 1) *out++ = Move::tiling(row, std::countr_zero(columns)).action;
  }
  size_ = int(out - actions_.data());
}

template <class Below>
Move random_legal(const Position& p, Below&& below) {
  const Board& board = p.boards[p.to_move];
  if (p.phase == Phase::tiling) {
    const int row = board.first_complete_line();
    Wall::Mask columns = board.wall.free_columns(row, board.line(row).colour);
    const int skip = int(below(std::popcount(columns)));
    for (int i = 0; i < skip; ++i) columns &= columns - 1;
    return Move::tiling(row, std::countr_zero(columns));
  }
  // What a colour adds: the sources that hold it times the destinations that take it.
  const int last = p.factories();
  std::array<std::uint64_t, kSources> holders;  // running count by colour lane, source by source
  std::uint64_t sum = 0;
  for (int s = 0; s <= last; ++s) holders[s] = sum += p.sources[s].presence();
  std::array<int, kColours> up_to;
  int total = 0;
  for (int c = 0; c < kColours; ++c) {
    total += int(sum >> (8 * c) & 0xff) * detail::kDestinationCount[board.destinations(c)];
    up_to[c] = total;
  }
  const int number = int(below(total));
  int colour = 0;
  for (int c = 0; c < kColours - 1; ++c) colour += number >= up_to[c];
  const std::uint32_t mask = board.destinations(colour);
  const int width = detail::kDestinationCount[mask];
  const int offset = number - (colour ? up_to[colour - 1] : 0);
  const int nth_source = offset / width;
  int source = 0;
  for (int s = 0; s <= last; ++s) source += int(holders[s] >> (8 * colour) & 0xff) <= nth_source;
  return Move::offer(source, colour, detail::kDestinationList[mask][offset - nth_source * width]);
}

}  // namespace evora
