#include "search/features.hpp"

#include <algorithm>

namespace evora {

int phase_of(const Position& p) {
  int most = 0;
  for (int seat = 0; seat < p.players; ++seat) {
    const Wall::Mask tiles = p.boards[seat].wall.occupied();
    for (int row = 0; row < kRows; ++row)
      most = std::max(most, detail::count_bits(tiles >> (kRows * row) & Wall::kRow));
  }
  return std::min(most, kPhases - 1);
}

namespace feature {
namespace {

std::string bits(int mask) {
  std::string out;
  for (int i = 0; i < kRows; ++i) out += mask >> i & 1 ? '#' : '.';
  return out;
}

std::string partial_name(int index) {
  int row = 1;
  while (index >= row) index -= row++;
  return std::to_string(row + 1) + " holding " + std::to_string(index + 1);
}

}  // namespace

std::string name(int index) {
  if (index == kStarter) return "starter";
  if (index == kScore) return "score";
  if (index < kColumn) {
    const int row = (index - kRow) / kMasks;
    return "row " + std::to_string(row + 1) + " " + bits((index - kRow) % kMasks);
  }
  if (index < kColour) return "column " + bits(index - kColumn);
  if (index < kLineRow) return "colour in rows " + bits(index - kColour);
  const auto crossed = [&](const char* with, int first) {
    const int at = index - first;
    return "line " + partial_name(at / kRows) + ", " + std::to_string(at % kRows) + " in its " + with;
  };
  if (index < kLineColumn) return crossed("row", kLineRow);
  if (index < kLineColour) return crossed("column", kLineColumn);
  if (index < kLinePoints) return crossed("colour", kLineColour);
  if (index < kLineSupply) return "points of line " + partial_name(index - kLinePoints);
  return "supply for line " + partial_name(index - kLineSupply);
}

}  // namespace feature
}  // namespace evora
