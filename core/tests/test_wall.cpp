#include "check.hpp"
#include "rules/wall.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

using Grid = std::array<std::array<int, kRows>, kRows>;  // the colour, or -1

Grid empty_grid() {
  Grid grid;
  for (auto& row : grid) row.fill(-1);
  return grid;
}

Wall wall_of(const Grid& grid) {
  Wall wall;
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      if (grid[row][column] >= 0) wall.put(row, column, grid[row][column]);
    }
  }
  return wall;
}

std::string grid_text(const Grid& grid) {
  Board board;
  board.wall = wall_of(grid);
  return to_text(board);
}

// Tiles met from a space on in one direction, itself not counted.
int reach(const Grid& grid, int row, int column, int down, int right) {
  int length = 0;
  for (;;) {
    row += down;
    column += right;
    if (row < 0 || row >= kRows || column < 0 || column >= kRows || grid[row][column] < 0) return length;
    ++length;
  }
}

void check_points(const Grid& grid, int row, int column) {
  const int across = 1 + reach(grid, row, column, 0, 1) + reach(grid, row, column, 0, -1);
  const int down = 1 + reach(grid, row, column, 1, 0) + reach(grid, row, column, -1, 0);
  const int expected = across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
  const TilePoints points = wall_of(grid).points(row, column);
  CHECK_EQ(points.horizontal, across > 1 ? across : 0, grid_text(grid));
  CHECK_EQ(points.vertical, down > 1 ? down : 0, grid_text(grid));
  CHECK_EQ(points.total(), expected, grid_text(grid));
}

// Any colours anywhere, from nearly empty to nearly full.
Grid random_grid(FastRandom& random) {
  Grid grid = empty_grid();
  const int density = 1 + random(9);
  for (auto& row : grid) {
    for (int& cell : row) {
      if (random(10) < density) cell = random(kColours);
    }
  }
  return grid;
}

}  // namespace

TEST(wall_pattern_is_shifted_row_by_row) {
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      CHECK_EQ(wall_column(row, wall_colour(row, column)), column);
      if (row > 0) CHECK_EQ(wall_colour(row, (column + 1) % kRows), wall_colour(row - 1, column));
    }
  }
  for (int column = 0; column < kRows; ++column) CHECK_EQ(wall_colour(0, column), column);
  CHECK_EQ(wall_colour(1, 0), 4);
}

TEST(wall_points_of_the_rulebooks_examples) {
  Grid grid = empty_grid();
  CHECK_EQ(wall_of(grid).points(2, 2).total(), 1);
  grid[0][0] = grid[0][1] = 0;
  CHECK_EQ(wall_of(grid).points(0, 2).total(), 3);
  CHECK_EQ(wall_of(grid).points(1, 2).total(), 1);
  grid = empty_grid();
  grid[4][3] = grid[3][3] = 0;
  CHECK_EQ(wall_of(grid).points(2, 3).total(), 3);
  grid[2][0] = grid[2][1] = grid[2][2] = 1;
  CHECK((wall_of(grid).points(2, 3) == TilePoints{4, 3}));
  CHECK_EQ(wall_of(grid).points(2, 3).total(), 7);
}

TEST(wall_points_for_every_row_and_column_through_every_space) {
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      for (int across = 0; across < 32; ++across) {
        for (int down = 0; down < 32; ++down) {
          Grid grid = empty_grid();
          for (int i = 0; i < kRows; ++i) {
            if (across >> i & 1) grid[row][i] = 0;
          }
          for (int i = 0; i < kRows; ++i) {
            if (i != row) grid[i][column] = down >> i & 1 ? 1 : -1;
          }
          if (!(down >> row & 1)) continue;  // the space itself is ruled by `across`
          check_points(grid, row, column);
        }
      }
    }
  }
}

TEST(wall_agrees_with_a_plain_grid) {
  FastRandom random(2);
  for (int i = 0; i < 3000; ++i) {
    const Grid grid = random_grid(random);
    const Wall wall = wall_of(grid);
    Board board;
    board.wall = wall;
    const std::string context = grid_text(grid);
    int complete_rows = 0;
    for (int a = 0; a < kRows; ++a) {
      bool row_complete = true;
      bool column_complete = true;
      int of_colour = 0;
      for (int b = 0; b < kRows; ++b) {
        CHECK_EQ(wall.at(a, b), grid[a][b], context);
        CHECK_EQ((wall.occupied() & Wall::cell(a, b)) != 0, grid[a][b] >= 0, context);
        CHECK_EQ(wall.row_has(a, b), wall_row_has(board, a, b), context);
        row_complete = row_complete && grid[a][b] >= 0;
        column_complete = column_complete && grid[b][a] >= 0;
        for (int c = 0; c < kRows; ++c) {
          of_colour += grid[b][c] == a;
          CHECK_EQ((wall.of_colour(a) & Wall::cell(b, c)) != 0, grid[b][c] == a, context);
          // Asked only for colours that the row does not have: no line ever holds another.
          if (wall_row_has(board, a, c)) continue;
          CHECK_EQ((wall.free_columns(a, c) >> b & 1) != 0, fits(board, a, b, c), context);
        }
        check_points(grid, a, b);
      }
      CHECK_EQ(wall.row_complete(a), row_complete, context);
      CHECK_EQ(wall.column_complete(a), column_complete, context);
      CHECK_EQ(wall.colour_complete(a), of_colour == kRows, context);
      complete_rows += row_complete;
    }
    CHECK_EQ(wall.complete_rows(), complete_rows, context);
    CHECK_EQ(wall.any_row_complete(), complete_rows > 0, context);
    CHECK_EQ(wall.occupied() & ~Wall::kAll, 0u, context);
  }
}

}  // namespace evora::test
