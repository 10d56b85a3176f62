#include <string>

#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora {
namespace {

using std::to_string;

std::string board_name(int seat) { return "board " + to_string(seat + 1); }

void check_tile_counts(const Position& p) {
  std::array<int, kColours> counts{};
  for (int c = 0; c < kColours; ++c) {
    for (const Tiles& source : p.sources) counts[c] += source.count(c);
    counts[c] += p.bag.count(c) + p.lid.count(c);
    for (int seat = 0; seat < p.players; ++seat) {
      const Board& board = p.boards[seat];
      counts[c] += std::popcount(board.wall.of_colour(c)) + board.floor.tiles().count(c);
      for (int row = 0; row < kRows; ++row) {
        if (board.line(row).colour == c) counts[c] += board.line(row).count;
      }
    }
  }
  for (int c = 0; c < kColours; ++c) {
    if (counts[c] != kTilesPerColour) {
      throw InvalidPosition("tiles", "expected " + to_string(kTilesPerColour) + " tiles of every colour, got " +
                                         to_string(counts[c]) + " " + kColourLetters[c]);
    }
  }
}

void check_marker(const Position& p) {
  int markers = p.sources[0].has_marker();
  for (int seat = 0; seat < p.players; ++seat) markers += p.boards[seat].floor.has_marker();
  const int expected = p.phase == Phase::offer || p.phase == Phase::tiling;
  if (markers != expected) {
    throw InvalidPosition("marker", "expected " + to_string(expected) + " start markers in " +
                                        std::string(to_text(p.phase)) + ", got " + to_string(markers));
  }
}

void check_wall(const Position& p, int seat) {
  const Wall& wall = p.boards[seat].wall;
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      const int colour = wall.at(row, column);
      if (colour < 0) continue;
      const std::string tile = std::string(1, kColourLetters[colour]) + " in wall row " + to_string(row + 1);
      if (p.variant == Variant::coloured && colour != wall_colour(row, column)) {
        throw InvalidPosition(board_name(seat), "expected " + tile + " in column " +
                                                    to_string(wall_column(row, colour) + 1) + ", got column " +
                                                    to_string(column + 1));
      }
      const Wall::Mask same = wall.of_colour(colour);
      if (std::popcount(same >> (kRows * row) & Wall::kRow) > 1) {
        throw InvalidPosition(board_name(seat), "expected every colour once in a wall row, got two " + tile);
      }
      if (std::popcount(same >> column & Wall::kColumn) > 1) {
        throw InvalidPosition(board_name(seat), "expected every colour once in a wall column, got two " +
                                                    std::string(1, kColourLetters[colour]) + " in column " +
                                                    to_string(column + 1));
      }
    }
  }
}

void check_board(const Position& p, int seat) {
  const Board& board = p.boards[seat];
  check_wall(p, seat);
  for (int row = 0; row < kRows; ++row) {
    const Line line = board.line(row);
    if (line.count > 0 && board.wall.row_has(row, line.colour)) {
      throw InvalidPosition(board_name(seat), "expected line " + to_string(row + 1) + " without " +
                                                  kColourLetters[line.colour] + ", which its wall row already has");
    }
  }
  const bool between_rounds = p.phase == Phase::deal || p.phase == Phase::over;
  const std::string phase(to_text(p.phase));
  if (between_rounds && !board.floor.empty()) {
    throw InvalidPosition(board_name(seat), "expected an empty floor line in " + phase);
  }
  if (between_rounds && board.any_line_complete()) {
    throw InvalidPosition(board_name(seat), "expected no complete line in " + phase);
  }
  if ((p.phase == Phase::deal || p.phase == Phase::offer) && board.wall.any_row_complete()) {
    throw InvalidPosition(board_name(seat), "expected no complete wall row in " + phase);
  }
}

void check_tiling(const Position& p) {
  if (p.variant != Variant::grey) throw InvalidPosition("phase", "expected tiling on the grey side only");
  for (int seat = p.start; seat != p.to_move; seat = (seat + 1) % p.players) {
    if (p.boards[seat].any_line_complete()) {
      throw InvalidPosition(board_name(seat), "expected no complete line: this player has finished tiling");
    }
  }
  const Board& board = p.boards[p.to_move];
  const int row = board.first_complete_line();
  if (row < 0) throw InvalidPosition(board_name(p.to_move), "expected a complete line to tile");
  if (board.wall.free_columns(row, board.line(row).colour) == 0) {
    throw InvalidPosition(board_name(p.to_move),
                          "expected a free space for line " + to_string(row + 1) + ", the topmost complete one");
  }
}

void check_phase(const Position& p) {
  if (p.phase == Phase::offer && !p.offer_left()) {
    throw InvalidPosition("factories", "expected at least one tile in the factories or the centre in offer");
  }
  if (p.phase != Phase::offer && p.offer_left()) {
    throw InvalidPosition("factories", "expected no tile in the factories and the centre except in offer");
  }
  if (p.phase == Phase::tiling) check_tiling(p);
  const bool no_tiles = !p.bag.has_tiles() && !p.lid.has_tiles();
  if (p.phase == Phase::deal && no_tiles) {
    throw InvalidPosition("bag", "expected a tile in the bag or the lid in deal");
  }
  if (p.phase == Phase::over && !no_tiles && p.idle_rounds != kIdleRoundsToStall) {
    bool row = false;
    for (int seat = 0; seat < p.players; ++seat) row |= p.boards[seat].wall.any_row_complete();
    if (!row) {
      throw InvalidPosition("phase", "expected over only with a complete row, " + to_string(kIdleRoundsToStall) +
                                         " idle rounds, or bag and lid empty");
    }
  }
}

void check_idle_rounds(const Position& p) {
  const bool over = p.phase == Phase::over;
  const std::uint32_t finished = over ? p.round : p.round - 1;
  const std::uint32_t most = std::min<std::uint32_t>(finished, over ? kIdleRoundsToStall : kIdleRoundsToStall - 1);
  if (p.idle_rounds > most) {
    throw InvalidPosition("idle rounds", "expected at most " + to_string(most) + " in round " + to_string(p.round) +
                                             " at " + std::string(to_text(p.phase)) + ", got " +
                                             to_string(p.idle_rounds));
  }
}

}  // namespace

void check_valid(const Position& p) {
  check_idle_rounds(p);
  check_tile_counts(p);
  check_marker(p);
  for (int seat = 0; seat < p.players; ++seat) check_board(p, seat);
  check_phase(p);
}

}  // namespace evora
