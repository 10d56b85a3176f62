#include "search/policy.hpp"

namespace evora {

namespace policy {

std::string name(int index) {
  const auto line = [](int state) {
    int row = 0;
    while (state > row) state -= ++row;
    return "line " + std::to_string(row + 1) + " holding " + std::to_string(state + 1);
  };
  if (index == kFloorCost) return "a point lost on the floor";
  if (index == kMarker) return "start marker";
  if (index == kThrown) return "all to the floor";
  if (index >= kLeft) return line((index - kLeft) / kSupplies) + ", left " + std::to_string((index - kLeft) % kSupplies);
  if (index >= kPoints) return "points of " + line(index - kPoints);
  const auto by = [&](int base, const char* what) {
    return line((index - base) / kRows) + ", " + std::to_string((index - base) % kRows) + what;
  };
  if (index >= kOfColour) return by(kOfColour, " of its colour");
  if (index >= kInColumn) return by(kInColumn, " in its column");
  if (index >= kInRow) return by(kInRow, " in its row");
  return line(index);
}

}  // namespace policy
}  // namespace evora
