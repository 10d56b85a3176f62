// What the tests share: random games in every setting, and the rules once more, written
// as plainly as possible, to compare with.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/playout.hpp"
#include "rules/position.hpp"
#include "rules/random.hpp"

namespace evora::test {

using Counts = std::array<int, kColours>;

inline Counts counts_of(Tiles tiles) {
  Counts counts{};
  for (int c = 0; c < kColours; ++c) counts[c] = tiles.count(c);
  return counts;
}

inline int sum(const Counts& counts) {
  int total = 0;
  for (const int count : counts) total += count;
  return total;
}

template <class Visit>
void in_every_setting(Visit&& visit) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) visit(players, variant);
  }
}

// --- Random games.

// Uniform play seldom stalls, its walls stay small and its floor lines short; so there are other ways.
enum class Style { uniform, floor, dumper, builder };

// How much a player of this style likes an offer move.
inline int liking(const Position& p, Move move, Style style) {
  const int row = move.destination() - 1;
  const int count = p.sources[move.source()].count(move.colour());
  switch (style) {
    case Style::floor:
      return row < 0;
    case Style::dumper:  // as many as possible to the floor before somebody takes the marker
      return row < 0 && !(move.source() == 0 && p.sources[0].has_marker()) ? count : 0;
    case Style::builder:
      return row >= 0 && p.boards[p.to_move].line(row).count + count == row + 1;
    default:
      return 0;
  }
}

inline Move choose(const Position& p, Style style, FastRandom& random) {
  Move best = random_legal(p, random);
  if (p.phase != Phase::offer || style == Style::uniform) return best;
  for (int attempt = 0; attempt < 12; ++attempt) {
    const Move move = random_legal(p, random);
    if (liking(p, move, style) > liking(p, best, style)) best = move;
  }
  return best;
}

inline Deal random_deal(const Position& p, FastRandom& random) {
  return draw_deal(p.bag, p.lid, p.factories(), random);
}

// One move or deal further; not at over.
inline void step(Position& p, Style style, FastRandom& random) {
  if (p.phase == Phase::deal) {
    play(p, random_deal(p, random));
  } else {
    play(p, choose(p, style, random));
  }
}

// Calls visit(position, random) at every position of `games` games in every setting and style.
template <class Visit>
void visit_games(int games, std::uint64_t seed, Visit&& visit) {
  FastRandom random(seed);
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      for (const auto style : {Style::uniform, Style::floor, Style::dumper, Style::builder}) {
        for (int game = 0; game < games; ++game) {
          Position p = Position::new_game(players, variant, random(players));
          for (visit(p, random); p.phase != Phase::over; visit(p, random)) step(p, style, random);
        }
      }
    }
  }
}

// --- The rules, plainly.

inline bool wall_row_has(const Board& board, int row, int colour) {
  for (int column = 0; column < kRows; ++column) {
    if (board.wall.at(row, column) == colour) return true;
  }
  return false;
}

// Whether a tile of `colour` may be put on a destination (0 the floor).
inline bool takes(const Board& board, int colour, int destination) {
  if (destination == 0) return true;
  const int row = destination - 1;
  const Line line = board.line(row);
  if (line.count > 0 && line.colour != colour) return false;
  return line.count < row + 1 && !wall_row_has(board, row, colour);
}

inline int topmost_complete(const Board& board) {
  for (int row = 0; row < kRows; ++row) {
    if (board.line(row).count == row + 1) return row;
  }
  return -1;
}

// Grey side: whether `colour` may lie at a wall space.
inline bool fits(const Board& board, int row, int column, int colour) {
  if (board.wall.at(row, column) >= 0 || wall_row_has(board, row, colour)) return false;
  for (int r = 0; r < kRows; ++r) {
    if (board.wall.at(r, column) == colour) return false;
  }
  return true;
}

inline bool plainly_legal(const Position& p, Move move) {
  const Board& board = p.boards[p.to_move];
  if (move.action < kFirstTiling && p.phase == Phase::offer) {
    const int source = move.action / 30;
    const int colour = move.action / 6 % 5;
    if (source > 2 * p.players + 1) return false;
    return p.sources[source].count(colour) > 0 && takes(board, colour, move.action % 6);
  }
  if (move.action >= kFirstTiling && p.phase == Phase::tiling) {
    const int row = (move.action - kFirstTiling) / 5;
    return row == topmost_complete(board) && fits(board, row, (move.action - kFirstTiling) % 5, board.line(row).colour);
  }
  return false;
}

inline std::vector<Move> plainly_legal_moves(const Position& p) {
  std::vector<Move> moves;
  for (int action = 0; action < kActions; ++action) {
    if (plainly_legal(p, {std::uint16_t(action)})) moves.push_back({std::uint16_t(action)});
  }
  return moves;
}

// All tiles of a position by colour, wherever they are.
inline Counts all_tiles(const Position& p) {
  Counts counts{};
  const auto add = [&](Tiles tiles) {
    for (int c = 0; c < kColours; ++c) counts[c] += tiles.count(c);
  };
  add(p.bag);
  add(p.lid);
  for (const Tiles& source : p.sources) add(source);
  for (const Board& board : p.boards) {
    for (int row = 0; row < kRows; ++row) {
      if (board.line(row).count > 0) counts[board.line(row).colour] += board.line(row).count;
      for (int column = 0; column < kRows; ++column) {
        if (board.wall.at(row, column) >= 0) ++counts[board.wall.at(row, column)];
      }
    }
    for (int i = 0; i < kFloorSpaces; ++i) {
      const auto item = board.floor.item(i);
      if (item != 0 && item != Floor::kMarker) ++counts[item - 1];
    }
  }
  return counts;
}

inline int markers(const Position& p) {
  int count = p.sources[0].has_marker();
  for (const Board& board : p.boards) {
    for (int i = 0; i <= kFloorSpaces; ++i) count += board.floor.item(i) == Floor::kMarker;
  }
  return count;
}

// What the text of `p` says, field by field; replace one and join again.
inline std::vector<std::string> split_text(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

inline std::string join_text(const std::vector<std::string>& parts, char separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += separator;
    out += parts[i];
  }
  return out;
}

}  // namespace evora::test
