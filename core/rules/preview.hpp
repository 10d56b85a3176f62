// What a move would do, before it is made.
#pragma once

#include <utility>
#include <vector>

#include "rules/position.hpp"

namespace evora {

struct Preview {
  bool takes_marker = false;
  int falls = 0;           // tiles that go to the floor line or past it (the marker not counted)
  int lost_to_lid = 0;     // those of them that find no space there
  int floor_cost = 0;      // what the move adds to the cost of the floor line, marker included
  bool completes = false;  // the line is complete, or (tiling) was
  // Points of that line's tile if tiling came now. Coloured side: after the complete lines
  // above it. Grey side: the best of `columns`, on the wall as it is.
  int points = 0;
  std::vector<std::pair<int, int>> columns;  // where the tile could go (from 1), and its points there
  int projected_score = 0;                   // the mover's score if the round ended right after the move

  friend bool operator==(const Preview&, const Preview&) = default;
};

// Throws IllegalMove.
Preview preview(const Position& position, Move move);

// The score of `board` if the round ended now: complete lines tiled (in the best way on the
// grey side), the floor scored, no final bonuses.
int projected_score(const Board& board, Variant variant);

}  // namespace evora
