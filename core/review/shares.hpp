// Shares of the win: as a search gives them, and as whole billionths that can be added without rounding.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "rules/facts.hpp"

namespace evora::review {

// By seat, as expected by a search; they sum to about 1.
using Shares = std::array<double, kMaxPlayers>;

// Billionths of the win. By seat they sum to the whole exactly.
using Units = std::int64_t;
inline constexpr Units kWhole = 1'000'000'000;
using SeatUnits = std::array<Units, kMaxPlayers>;

// Of one number alone, such as a cost.
inline Units units_of(double share) { return Units(std::llround(share * double(kWhole))); }

// The nearest whole units that sum to kWhole: the largest remainders are rounded up, on equality those of the
// first seats. Shares that do not sum to 1 are scaled to it.
SeatUnits to_units(const Shares& shares, int players);

// What the winners of a game have of it.
SeatUnits units_of_winners(unsigned seats, int players);

}  // namespace evora::review
