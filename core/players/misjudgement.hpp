// How a level misjudges moves: repeatable noise.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/notation.hpp"
#include "rules/random.hpp"
#include "rules/seed.hpp"

namespace evora {

// Gaussian noise for every move of a position. It follows from the seed, the position and the move alone, so
// the same seed gives the same choice in whatever order positions and moves are met, on every machine: only
// whole numbers are added up, and the mathematical functions of no library are asked.
class Misjudgement {
 public:
  Misjudgement(const Position& position, std::string_view seed, double size)
      : key_(key(std::string(seed) + ' ' + to_text(position))), size_(size) {}

  double of(Move move) const {
    FastRandom chance(FastRandom(key_ ^ move.action).next());
    // The sum of twelve numbers from 0 to 1 has the variance 1 and is a Gaussian for all that matters here.
    std::uint64_t sum = 0;
    for (int i = 0; i < 12; ++i) sum += chance.next() >> 32;
    return size_ * (double(sum) / 4294967296.0 - 6);
  }

 private:
  static std::uint64_t key(const std::string& text) {
    const Digest digest = sha256(text);
    std::uint64_t key = 0;
    for (int i = 0; i < 8; ++i) key = key << 8 | digest[std::size_t(i)];
    return key;
  }

  std::uint64_t key_;
  double size_;
};

}  // namespace evora
