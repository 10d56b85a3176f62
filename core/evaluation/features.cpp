#include "evaluation/features.hpp"

#include <algorithm>

namespace evora {

int stage_of(const Position& p) {
  int most = 0;
  for (int seat = 0; seat < p.players; ++seat) {
    const Wall::Mask tiles = p.boards[seat].wall.occupied();
    for (int row = 0; row < kRows; ++row)
      most = std::max(most, detail::count_bits(tiles >> (kRows * row) & Wall::kRow));
  }
  return std::min(most, kStages - 1);
}

BoardFeatures::BoardFeatures(const Board& board, Variant variant, const Supplies& supplies)
    : board_(board), variant_(variant), supplies_(supplies), tiles_(board.wall.occupied()), later_(board.wall) {
  targets_.fill(-1);
  for (int i = 0; i < kRows; ++i) {
    columns_[std::size_t(i)] = detail::gather(tiles_ >> i);
    Wall::Mask colour = board.wall.of_colour(i);
    colour |= colour >> 1 | colour >> 2 | colour >> 3 | colour >> 4;  // bit 5 * row: the row has it
    colours_[std::size_t(i)] = detail::gather(colour);
  }
  for (int row = 1; row < kRows; ++row) {
    const Line line = board.line(row);
    if (line.count == 0) continue;
    colour_progress_[std::size_t(line.colour)] += line.count;
    const int column = prospect(board, variant, row, line.colour).column;
    if (column < 0) continue;
    targets_[std::size_t(row)] = column;
    column_progress_[std::size_t(column)] += line.count;
    later_.put(row, column, line.colour);
  }
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
  const auto number = [&](int first) { return std::to_string(index - first); };
  const auto row_of = [&](int first) { return std::to_string((index - first) / kRows + 1); };
  const auto rest_of = [&](int first) { return std::to_string((index - first) % kRows); };
  const auto line = [&](int first) { return "line " + partial_name((index - first) / kRows); };
  if (index == kStarter) return "starter";
  if (index == kScore) return "score";
  if (index < kColour) {
    const int row = (index - kRow) / kMasks;
    return "row " + std::to_string(row + 1) + " " + bits((index - kRow) % kMasks);
  }
  if (index < kColumn) return "colour in rows " + bits(index - kColour);
  if (index < kColourNeed) {
    const int at = index - kColumn;
    return "column " + bits(at / kProgress) + ", " + std::to_string(at % kProgress) + " tiles on lines";
  }
  if (index < kLineRow) return "colour lacking " + number(kColourNeed) + " tiles";
  if (index < kLineColumn) return line(kLineRow) + ", " + rest_of(kLineRow) + " in its row";
  if (index < kLineColour) return line(kLineColumn) + ", " + rest_of(kLineColumn) + " in its column";
  if (index < kLinePoints) return line(kLineColour) + ", " + rest_of(kLineColour) + " of its colour";
  if (index < kOpenMean) return "points of line " + partial_name(index - kLinePoints);
  if (index < kOpenBest) return "points of a tile in open row " + std::to_string(index - kOpenMean + 1);
  if (index < kOpenLater) return "points of the best tile in open row " + std::to_string(index - kOpenBest + 1);
  if (index < kLineSupply) return "points of the best tile later in open row " + std::to_string(index - kOpenLater + 1);
  if (index < kColourSupply) return "supply for line " + partial_name(index - kLineSupply);
  if (index < kOpenSupply) return "supply of a colour with " + number(kColourSupply);
  if (index < kCellSupply) return "supply for open row " + row_of(kOpenSupply) + " with " + rest_of(kOpenSupply);
  if (index < kColumnSupply)
    return "supply for open row " + row_of(kCellSupply) + ", column with " + rest_of(kCellSupply);
  return "supply for column with " + number(kColumnSupply);
}

}  // namespace feature
}  // namespace evora
