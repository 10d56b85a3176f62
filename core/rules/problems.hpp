// What makes a position invalid although each of its fields can be read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.hpp"

namespace evora {

// One thing that is wrong: what, where, and in an English sentence. Seats, rows and columns count from 0; what a
// kind says nothing about is -1.
struct Problem {
  enum class Kind : std::uint8_t {
    idle_rounds,        // `count` of them, at most `expected`
    tile_count,         // `count` tiles of `colour`, not `expected`
    marker_count,       // `count` markers, not `expected`
    wall_place,         // a coloured wall has another place for `colour` in `row` than `column`
    wall_row_twice,     // `colour` twice in `row`
    wall_column_twice,  // `colour` twice in `column`
    line_on_wall,       // the line of `row` has a `colour` that its wall row has
    floor_not_empty,    // between rounds
    line_complete,      // between rounds; `row` is the first
    row_complete,       // while the game goes on
    tiling_coloured,    // the coloured side is tiled without choices
    tiling_finished,    // a player before the one to move has a complete line
    tiling_nothing,     // no complete line to tile
    tiling_no_space,    // the line of `row` has no space on its wall
    offer_empty,        // nothing to take
    offer_left,         // tiles to take, and nobody takes
    deal_empty,         // nothing to deal
    over_early,         // nothing that ends a game
  };

  Kind kind;
  std::string field;     // as in InvalidPosition
  std::string sentence;  // as in InvalidPosition
  int seat = -1;
  int row = -1;
  int column = -1;
  int colour = -1;
  int count = -1;
  int expected = -1;
};

std::string_view to_text(Problem::Kind kind);

// How many tiles of a colour there are, in the bag and everywhere else.
int count_tiles(const Position& position, int colour);

// All of them, in the order in which `check_valid` looks; it throws the first.
std::vector<Problem> problems_of(const Position& position);

}  // namespace evora
