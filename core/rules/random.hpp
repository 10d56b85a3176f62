// The fast generator of play-outs and searches. Deals of games use seed.hpp instead.
#pragma once

#include <cstdint>

namespace evora {

// SplitMix64: a counter through a mixing function, so consecutive numbers do not wait
// for each other.
class FastRandom {
 public:
  explicit FastRandom(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }
  // A number below n, by scaling: the bias is below n / 2^32.
  int operator()(int n) { return int((next() >> 32) * std::uint64_t(n) >> 32); }
  // A number from 0 to 1, without 1, in 2^20 steps.
  double share() { return double((*this)(kShares)) / kShares; }
  // As often as this share of the times it is asked.
  bool happens(double share) { return (*this)(kShares) < int(share * kShares); }

 private:
  static constexpr int kShares = 1 << 20;
  std::uint64_t state_;
};

}  // namespace evora
