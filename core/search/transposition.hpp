// What the search stores about positions it has met.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>

#include "evaluation/mix.hpp"
#include "rules/position.hpp"

namespace evora {

enum class Bound : std::uint8_t { none, lower, upper, exact };

struct StoredResult {
  std::int32_t value = 0;
  std::uint16_t move = 0;
  std::uint8_t depth = 0;
  Bound bound = Bound::none;
  bool complete = false;  // nothing below was cut off before the round's end
  bool final = false;     // every leaf below was a finished game
};

// Shared by threads without locks: an entry whose halves do not match, because two threads wrote at once, is
// not found.
class TranspositionTable {
 public:
  explicit TranspositionTable(int megabytes)
      : size_(std::bit_floor(std::size_t(megabytes) * 1024 * 1024 / sizeof(Entry))),
        entries_(std::make_unique<Entry[]>(size_)) {}

  // Forgets everything: entries of an earlier generation are not found. Where an entry lies
  // does not depend on the generation, so the same search does the same again.
  void clear() { generation_ += 0x9e3779b97f4a7c15; }

  bool find(std::uint64_t key, StoredResult& out) const {
    const Entry& entry = entries_[key & (size_ - 1)];
    const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
    if ((entry.check.load(std::memory_order_relaxed) ^ data ^ generation_) != key || data == 0) return false;
    out = unpack(data);
    return true;
  }

  void store(std::uint64_t key, const StoredResult& result) {
    Entry& entry = entries_[key & (size_ - 1)];
    const std::uint64_t data = pack(result);
    entry.check.store(key ^ data ^ generation_, std::memory_order_relaxed);
    entry.data.store(data, std::memory_order_relaxed);
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};
  };

  static std::uint64_t pack(const StoredResult& result) {
    return std::uint64_t(std::uint32_t(result.value)) | std::uint64_t(result.move) << 32 |
           std::uint64_t(result.depth) << 48 | std::uint64_t(result.bound) << 56 |
           std::uint64_t(result.complete) << 58 | std::uint64_t(result.final) << 59 |
           std::uint64_t{1} << 60;  // never 0
  }
  static StoredResult unpack(std::uint64_t data) {
    return {std::int32_t(std::uint32_t(data)),
            std::uint16_t(data >> 32),
            std::uint8_t(data >> 48),
            Bound(data >> 56 & 3),
            (data >> 58 & 1) != 0,
            (data >> 59 & 1) != 0};
  }

  std::size_t size_;
  std::unique_ptr<Entry[]> entries_;
  std::uint64_t generation_ = 0;
};

// What stays the same within a round: walls, scores, bag, start player.
inline std::uint64_t round_key(const Position& p) {
  std::uint64_t key = detail::mix(p.bag.lanes() + std::uint64_t(p.start) * 7919 + std::uint64_t(p.players) * 104729 +
                                  std::uint64_t(p.idle_rounds) * 1299709);
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& board = p.boards[seat];
    std::uint64_t wall = 0;
    for (int c = 0; c < kColours; ++c) wall = detail::mix(wall + board.wall.of_colour(c));
    key = detail::mix(key + wall + board.score * 1000003ull);
  }
  return key;
}

// What changes within an offer. Equal factories in another order give the same key; so do
// floors with as many spaces taken: the order there, and which tiles, has no effect on play.
inline std::uint64_t offer_key(const Position& p, std::uint64_t round) {
  std::uint64_t sum = detail::mix(p.sources[0].lanes() + 0x5851f42d4c957f2d);
  for (int f = 1; f <= p.factories(); ++f) sum += detail::mix(p.sources[f].lanes() + 0x14057b7ef767814f);
  std::uint64_t boards = detail::mix(p.to_move + 1);
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& board = p.boards[seat];
    const auto floor = std::uint64_t(board.floor.spaces()) << 32 | std::uint64_t(board.floor.has_marker()) << 40;
    boards = detail::mix(boards + (board.line_bits() | floor));
  }
  return detail::mix(sum ^ boards) ^ round;
}

}  // namespace evora
