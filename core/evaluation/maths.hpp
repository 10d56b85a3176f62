// Exponentials and logarithms from plain arithmetic: the C library's differ in their last digit from system to
// system, and a search that weighs moves with them would not find the same everywhere.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace evora {

inline constexpr double kLn2 = 0.69314718055994530942;

// e to the power of x, to 14 digits; 0 and a very large number where x is far out.
inline double exp_of(double x) {
  constexpr double farthest = 700;
  if (x < -farthest) return 0;
  if (x > farthest) x = farthest;
  const double power = std::floor(x / kLn2 + 0.5);
  const double rest = x - power * kLn2;  // at most half of ln 2
  double sum = 1;
  for (int i = 12; i > 0; --i) sum = 1 + sum * rest / i;
  return std::bit_cast<double>(std::uint64_t(std::int64_t(power) + 1023) << 52) * sum;
}
inline float exp_of(float x) { return float(exp_of(double(x))); }

// The natural logarithm of a positive number that is not extremely small, to 14 digits.
inline double log_of(double x) {
  constexpr std::uint64_t fraction = (std::uint64_t{1} << 52) - 1;
  const auto bits = std::bit_cast<std::uint64_t>(x);
  int power = int(bits >> 52) - 1023;
  double part = std::bit_cast<double>((bits & fraction) | std::uint64_t{1023} << 52);  // from 1 to 2
  if (part > 1.41421356237309504880) {
    part /= 2;
    ++power;
  }
  const double ratio = (part - 1) / (part + 1), square = ratio * ratio;
  double sum = 0;
  for (int i = 21; i > 0; i -= 2) sum = sum * square + 1.0 / i;
  return power * kLn2 + 2 * ratio * sum;
}

}  // namespace evora
