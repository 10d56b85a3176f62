// What the fitted evaluation sees of a board between two rounds.
//
// A board's utility is a weighted sum of these features; seats are compared by softmax
// over their utilities (search/evaluation.hpp). The layout below is also that of the
// weight files, which spell every feature by name.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "rules/position.hpp"

namespace evora {

// Weights depend on the stage of the game: the largest number of tiles that any player has in one row.
inline constexpr int kStages = kRows;

namespace feature {
inline constexpr int kMasks = 32;
inline constexpr int kNeeds = 16;     // 0 to 15 tiles
inline constexpr int kProgress = 6;   // 0 to 4 tiles, 5 or more
inline constexpr int kPartials = 10;  // a line with some but not all of its tiles: 1 + 2 + 3 + 4

inline constexpr int kStarter = 0;                     // starts the next round
inline constexpr int kScore = 1;                       // points so far
inline constexpr int kRow = 2;                         // + 32 * row + mask of its columns
inline constexpr int kColour = kRow + kRows * kMasks;  // + mask of the rows that have it
inline constexpr int kColumn = kColour + kMasks;       // + 6 * mask of its rows + tiles on lines that lead there
// How many tiles it still takes to complete a colour, those on lines counted in:
inline constexpr int kColourNeed = kColumn + kMasks * kProgress;
// A partial line (some but not all of its tiles), with how far its row, the column that its
// tile will go to, and its colour have come on the wall:
inline constexpr int kLineRow = kColourNeed + kNeeds;                // + 5 * partial line + tiles in the row
inline constexpr int kLineColumn = kLineRow + kPartials * kRows;     // + 5 * partial line + tiles in the column
inline constexpr int kLineColour = kLineColumn + kPartials * kRows;  // + 5 * partial line + tiles of the colour
// The points of its tile when all other partial lines are on the wall, too:
inline constexpr int kLinePoints = kLineColour + kPartials * kRows;  // + partial line
// What a row whose line is empty may bring: the points of a tile there on average, of the best
// one, and of the best one when all partial lines are on the wall.
inline constexpr int kOpenMean = kLinePoints + kPartials;  // + row
inline constexpr int kOpenBest = kOpenMean + kRows;        // + row
inline constexpr int kOpenLater = kOpenBest + kRows;       // + row
// How common colours will be in the next deal: that of a partial line; of a colour by its tiles
// on the wall; of those that a row with an empty line lacks, on average; and, on the coloured
// side, of each of them by the tiles in its column, and of those that a column lacks.
inline constexpr int kLineSupply = kOpenLater + kRows;             // + partial line
inline constexpr int kColourSupply = kLineSupply + kPartials;      // + tiles of the colour
inline constexpr int kOpenSupply = kColourSupply + kRows + 1;      // + 5 * row + tiles in the row
inline constexpr int kCellSupply = kOpenSupply + kRows * kRows;    // + 5 * row + tiles in the column
inline constexpr int kColumnSupply = kCellSupply + kRows * kRows;  // + tiles in the column
inline constexpr int kCount = kColumnSupply + kRows;

// The index of a partial line: `row` from 1 to 4 holding `count` from 1 to `row` tiles.
constexpr int partial(int row, int count) { return row * (row - 1) / 2 + count - 1; }

std::string name(int index);
}  // namespace feature

int stage_of(const Position& position);

namespace detail {
// Bits 0, 5, 10, 15, 20 gathered next to each other.
constexpr std::uint32_t gather(std::uint32_t bits) { return (bits & Wall::kColumn) * 0x11111u >> 16 & Wall::kRow; }
inline constexpr auto kBits = [] {
  std::array<std::uint8_t, 32> table{};
  for (int mask = 1; mask < 32; ++mask)
    table[std::size_t(mask)] = std::uint8_t(table[std::size_t(mask >> 1)] + (mask & 1));
  return table;
}();
constexpr int count_bits(std::uint32_t five) { return kBits[five]; }
// The tiles that it takes to fill the lines of the rows that are not in the mask.
inline constexpr auto kTilesMissing = [] {
  std::array<std::uint8_t, 32> table{};
  for (int mask = 0; mask < 32; ++mask)
    for (int row = 0; row < kRows; ++row) table[std::size_t(mask)] += std::uint8_t(mask >> row & 1 ? 0 : row + 1);
  return table;
}();
}  // namespace detail

// What the next deal is drawn from.
inline Tiles draw_pool(const Position& p) {
  Tiles pool = p.bag;
  if (pool.total() < kFactorySize * p.factories()) pool += p.lid;
  return pool;
}

using Supplies = std::array<float, kColours>;

// How common each colour will be in the next deal: its share of what is drawn from, times 5, minus 1.
inline Supplies supply(Tiles pool) {
  Supplies out{};
  const int total = pool.total();
  if (total == 0) return out;
  for (int c = 0; c < kColours; ++c) out[std::size_t(c)] = float(5 * pool.count(c)) / float(total) - 1.0f;
  return out;
}

// Where the tile of a line would go on the wall as it is, and its points there. Grey side: the
// best column; -1 where there is none.
struct Prospect {
  int column = -1;
  int points = 0;
};

inline Prospect prospect(const Board& board, Variant variant, int row, int colour) {
  if (variant == Variant::coloured) {
    const int column = wall_column(row, colour);
    return {column, board.wall.points(row, column).total()};
  }
  Prospect best;
  for (Wall::Mask free = board.wall.free_columns(row, colour); free != 0; free &= free - 1) {
    const int column = std::countr_zero(free);
    const int points = board.wall.points(row, column).total();
    if (points > best.points) best = {column, points};
  }
  return best;
}

// A board as its features need it: what lies on the wall, and where its lines lead.
class BoardFeatures {
 public:
  BoardFeatures(const Board& board, Variant variant, const Supplies& supplies);

  // Calls visit(index, value) for every feature that is not 0, except starter and score.
  template <class Visit>
  void visit(Visit&& visit) const {
    visit_wall(visit);
    for (int row = 0; row < kRows; ++row) {
      const Line line = board_.line(row);
      if (line.count > 0)
        visit_line(row, line, visit);
      else if (in_row(row) < kRows)
        visit_open(row, visit);
    }
  }

 private:
  int in_row(int row) const { return detail::count_bits(tiles_ >> (kRows * row) & Wall::kRow); }
  int in_column(int column) const { return detail::count_bits(columns_[std::size_t(column)]); }

  template <class Visit>
  void visit_wall(Visit& visit) const {
    using namespace feature;
    for (int i = 0; i < kRows; ++i) {
      const auto at = std::size_t(i);
      visit(kRow + kMasks * i + int(tiles_ >> (kRows * i) & Wall::kRow), 1.0f);
      visit(kColumn + kProgress * int(columns_[at]) + std::min(column_progress_[at], kProgress - 1), 1.0f);
      visit(kColour + int(colours_[at]), 1.0f);
      visit(kColourNeed + detail::kTilesMissing[colours_[at]] - colour_progress_[at], 1.0f);
      visit(kColourSupply + detail::count_bits(colours_[at]), supplies_[at]);
    }
    if (variant_ == Variant::grey) return;
    for (int column = 0; column < kRows; ++column) {
      float sum = 0;
      for (std::uint32_t rows = ~columns_[std::size_t(column)] & Wall::kRow; rows != 0; rows &= rows - 1)
        sum += supplies_[std::size_t(wall_colour(std::countr_zero(rows), column))];
      const int have = in_column(column);
      if (have < kRows) visit(kColumnSupply + have, sum / float(kRows - have));
    }
  }

  template <class Visit>
  void visit_line(int row, Line line, Visit& visit) const {
    using namespace feature;
    const int index = partial(row, line.count);
    const auto colour = std::size_t(line.colour);
    const int column = targets_[std::size_t(row)];
    visit(kLineRow + kRows * index + std::min(in_row(row), kRows - 1), 1.0f);
    if (column >= 0) {
      visit(kLineColumn + kRows * index + std::min(in_column(column), kRows - 1), 1.0f);
      visit(kLinePoints + index, float(later_.points(row, column).total()));
    }
    visit(kLineColour + kRows * index + std::min(detail::count_bits(colours_[colour]), kRows - 1), 1.0f);
    visit(kLineSupply + index, supplies_[colour]);
  }

  template <class Visit>
  void visit_open(int row, Visit& visit) const {
    using namespace feature;
    int sum = 0, best = 0, later = 0;
    for (Wall::Mask open = ~(tiles_ >> (kRows * row)) & Wall::kRow; open != 0; open &= open - 1) {
      const int column = std::countr_zero(open);
      const int points = board_.wall.points(row, column).total();
      sum += points;
      best = std::max(best, points);
      later = std::max(later, later_.points(row, column).total());
    }
    float common = 0;
    for (int colour = 0; colour < kColours; ++colour) {
      if (colours_[std::size_t(colour)] >> row & 1) continue;
      const float supply = supplies_[std::size_t(colour)];
      common += supply;
      if (variant_ == Variant::coloured) visit(kCellSupply + kRows * row + in_column(wall_column(row, colour)), supply);
    }
    const int lacking = kRows - in_row(row);
    visit(kOpenMean + row, float(sum) / float(lacking));
    visit(kOpenBest + row, float(best));
    visit(kOpenLater + row, float(later));
    visit(kOpenSupply + kRows * row + kRows - lacking, common / float(lacking));
  }

  const Board& board_;
  Variant variant_;
  const Supplies& supplies_;
  Wall::Mask tiles_;
  std::array<Wall::Mask, kRows> columns_;     // masks of rows
  std::array<Wall::Mask, kColours> colours_;  // masks of rows
  std::array<int, kRows> targets_;            // [row]: the column that its partial line leads to, or -1
  std::array<int, kRows> column_progress_{};  // tiles on lines
  std::array<int, kColours> colour_progress_{};
  Wall later_;  // with the partial lines on it
};

}  // namespace evora
