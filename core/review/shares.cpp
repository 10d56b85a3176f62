#include "review/shares.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace evora::review {

SeatUnits to_units(const Shares& shares, int players) {
  const auto count = std::size_t(players);
  Shares valid{};
  double sum = 0;
  for (std::size_t seat = 0; seat < count; ++seat) {
    valid[seat] = shares[seat] > 0 && std::isfinite(shares[seat]) ? shares[seat] : 0.0;
    sum += valid[seat];
  }
  SeatUnits units{};
  std::array<double, kMaxPlayers> remainders{};
  Units rest = kWhole;
  for (std::size_t seat = 0; seat < count; ++seat) {
    const double exact = double(kWhole) * (sum > 0 ? valid[seat] / sum : 1.0 / double(players));
    units[seat] = std::min(Units(exact), rest);
    remainders[seat] = exact - double(units[seat]);
    rest -= units[seat];
  }
  for (; rest > 0; --rest) {
    const auto most = std::max_element(remainders.begin(), remainders.begin() + players) - remainders.begin();
    ++units[std::size_t(most)];
    remainders[std::size_t(most)] -= 1.0;
  }
  return units;
}

SeatUnits units_of_winners(unsigned seats, int players) {
  Shares shares{};
  for (int seat = 0; seat < players; ++seat) shares[std::size_t(seat)] = seats >> seat & 1 ? 1.0 : 0.0;
  return to_units(shares, players);
}

}  // namespace evora::review
