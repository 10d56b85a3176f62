// Scrambles the bits of a number: what every hash of the search is made of.
#pragma once

#include <cstdint>

namespace evora {

namespace detail {
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
  return x ^ x >> 32;
}
}  // namespace detail

}  // namespace evora
