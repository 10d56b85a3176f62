#include "rules/position.hpp"

#include <cassert>
#include <cstring>
#include <string>

#include "rules/apply.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora {

Position Position::new_game(int players, Variant variant, int start) {
  assert(players >= kMinPlayers && players <= kMaxPlayers && start >= 0 && start < players);
  Position position;
  position.players = std::uint16_t(players);
  position.variant = variant;
  position.start = std::uint16_t(start);
  return position;
}

std::uint64_t hash(const Position& position) {
  std::array<std::uint64_t, sizeof(Position) / 8> words;
  std::memcpy(words.data(), &position, sizeof(Position));
  std::uint64_t h = 0;
  for (const std::uint64_t word : words) {
    h = (h ^ word) * 0x9e3779b97f4a7c15;
    h ^= h >> 32;
  }
  return h;
}

bool is_legal(const Position& p, Move move) {
  const Board& board = p.boards[p.to_move];
  if (p.phase == Phase::offer && !move.is_tiling()) {
    return p.sources[move.source()].count(move.colour()) > 0 &&
           (board.destinations(move.colour()) >> move.destination() & 1);
  }
  if (p.phase == Phase::tiling && move.is_tiling()) {
    const int row = board.first_complete_line();
    return move.row() == row && (board.wall.free_columns(row, board.line(row).colour) >> move.column() & 1);
  }
  return false;
}

bool are_equivalent(const Position& p, Move one, Move other) {
  if (one == other) return true;
  if (one.is_tiling() || other.is_tiling() || one.source() == 0 || other.source() == 0) return false;
  return one.colour() == other.colour() && one.destination() == other.destination() &&
         p.sources[one.source()] == p.sources[other.source()];
}

void play(Position& p, Move move) {
  require_legal(p, move);
  play_unchecked(p, move);
}

void play_unchecked(Position& p, Move move) {
  NoLog log;
  apply(p, move, log);
}

std::string why_impossible(const Position& p, const Deal& deal) {
  if (p.phase == Phase::over) return "the game is over";
  if (p.phase != Phase::deal) return "the round has been dealt; a move must come first";
  if (deal.size != p.factories()) {
    return "expected " + std::to_string(p.factories()) + " factories, got " + std::to_string(deal.size);
  }
  int left = std::min(p.bag.total() + p.lid.total(), kFactorySize * deal.size);
  Tiles pool = p.bag;
  bool poured = pool.total() >= left;  // everything comes from the bag
  for (int f = 0; f < deal.size; ++f) {
    Tiles tiles = deal.factories[f];
    const std::string name = "factory " + std::to_string(f + 1);
    const int expected = std::min(left, kFactorySize);
    if (tiles.total() != expected) {
      return name + ": expected " + std::to_string(expected) + " tiles, got " + std::to_string(tiles.total());
    }
    left -= expected;
    if (!poured && tiles.total() > pool.total()) {
      if (!tiles.contains(pool)) return name + ": expected all that is left in the bag, " + count_text(pool);
      tiles -= pool;
      pool = p.lid;
      poured = true;
    }
    if (!pool.contains(tiles)) {
      return name + ": more tiles of a colour than there are to draw from, " + count_text(pool);
    }
    pool -= tiles;
  }
  return "";
}

void play(Position& p, const Deal& deal) {
  require_possible(p, deal);
  NoLog log;
  apply(p, deal, log);
}

std::optional<EndReason> end_reason(const Position& p) {
  if (p.phase != Phase::over) return std::nullopt;
  for (int seat = 0; seat < p.players; ++seat) {
    if (p.boards[seat].wall.any_row_complete()) return EndReason::row;
  }
  return p.idle_rounds == kIdleRoundsToStall ? EndReason::stalled : EndReason::no_tiles;
}

std::vector<int> winners(const Position& p) { return winners_among(p, (1u << p.players) - 1); }

std::vector<int> winners_among(const Position& p, unsigned seats) {
  std::vector<int> best;
  const auto standing = [&](int seat) { return std::pair(p.boards[seat].score, p.boards[seat].wall.complete_rows()); };
  for (int seat = 0; seat < p.players; ++seat) {
    if (!(seats >> seat & 1)) continue;
    if (!best.empty() && standing(seat) > standing(best.front())) best.clear();
    if (best.empty() || standing(seat) == standing(best.front())) best.push_back(seat);
  }
  return best;
}

DecidedBy decided_by(const Position& p) { return decided_among(p, (1u << p.players) - 1); }

DecidedBy decided_among(const Position& p, unsigned seats) {
  const auto best = winners_among(p, seats);
  if (best.size() > 1) return DecidedBy::shared;
  for (int seat = 0; seat < p.players; ++seat) {
    if (!(seats >> seat & 1) || seat == best.front()) continue;
    if (p.boards[seat].score == p.boards[best.front()].score) return DecidedBy::rows;
  }
  return DecidedBy::points;
}

namespace {

std::optional<ClosingRow::Certainty> closing(const Board& board, int row, Variant variant) {
  using enum ClosingRow::Certainty;
  if (board.wall.row_complete(row)) return done;
  const auto tiles = board.wall.occupied() >> (kRows * row) & Wall::kRow;
  if (!board.line_complete(row) || std::popcount(tiles) != kRows - 1) return std::nullopt;
  if (variant == Variant::coloured) return sure;
  if (board.wall.free_columns(row, board.line(row).colour) == 0) return std::nullopt;
  return maybe;
}

}  // namespace

std::vector<ClosingRow> closing_rows(const Position& p) {
  std::vector<ClosingRow> rows;
  if (p.phase != Phase::offer && p.phase != Phase::tiling) return rows;
  for (int seat = 0; seat < p.players; ++seat) {
    for (int row = 0; row < kRows; ++row) {
      if (const auto certainty = closing(p.boards[seat], row, p.variant)) rows.push_back({seat, row, *certainty});
    }
  }
  return rows;
}

bool is_last_round(const Position& p) {
  return p.phase == Phase::over ? end_reason(p) == EndReason::row : !closing_rows(p).empty();
}

unsigned open_colours(const Position& p, int seat, int row, int column) {
  const Wall& wall = p.boards[seat].wall;
  if (wall.at(row, column) >= 0) return 0;
  if (p.variant == Variant::coloured) return 1u << wall_colour(row, column);
  unsigned colours = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const bool fits = !wall.row_has(row, colour) && (wall.free_columns(row, colour) >> column & 1);
    colours |= unsigned(fits) << colour;
  }
  return colours;
}

}  // namespace evora
