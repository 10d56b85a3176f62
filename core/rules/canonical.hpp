// One position for all that play alike, so that they are found as equal.
#pragma once

#include "rules/position.hpp"

namespace evora {

// The same table with its factories sorted and, on the grey side, its colours renamed. Factories differ only by
// their numbers in moves, and on the grey side no colour differs from another; the printed wall of the coloured
// side tells them apart. Seats, walls and the order of the floor lines stay as they are.
Position canonical(const Position& position);

}  // namespace evora
