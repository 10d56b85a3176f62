// A position: everything that is public about a game, and nothing of its future.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "rules/board.hpp"
#include "rules/deal.hpp"
#include "rules/facts.hpp"
#include "rules/move.hpp"
#include "rules/tiles.hpp"

namespace evora {

// What happens next: factories are filled (chance), a player takes tiles, a player
// chooses a wall space (grey side), nothing.
enum class Phase : std::uint16_t { deal, offer, tiling, over };

enum class EndReason : std::uint8_t { row, stalled, no_tiles };

// What made the winners win: more points, more complete rows at equal points, or neither: they share the win.
enum class DecidedBy : std::uint8_t { points, rows, shared };

// A wall row that ends the game with this round. `done`: it is complete. `sure`: the tile of its complete
// line will complete it. `maybe`: as `sure`, but on the grey side another tile of the same tiling can still
// take the column.
struct ClosingRow {
  enum class Certainty : std::uint8_t { done, sure, maybe };

  int seat = 0;
  int row = 0;
  Certainty certainty = Certainty::done;
  friend bool operator==(const ClosingRow&, const ClosingRow&) = default;
};

// A plain value without padding bytes: it can be copied, compared and hashed as memory.
// The bag is counts, never an order. Seats count from 0 here, from 1 in texts.
struct Position {
  std::array<Board, kMaxPlayers> boards{};
  std::array<Tiles, kSources> sources{};  // [0] is the centre, [i] factory i
  Tiles bag = Tiles::full_bag();
  Tiles lid;
  std::uint32_t round = 1;  // at deal: the one about to be dealt; at over: the last one played
  Variant variant = Variant::coloured;
  Phase phase = Phase::deal;
  std::uint16_t players = 2;
  std::uint16_t to_move = 0;      // 0 at deal and over
  std::uint16_t start = 0;        // of this round; at deal of the coming one
  std::uint16_t idle_rounds = 0;  // rounds in a row in which no tile reached a wall

  static Position new_game(int players, Variant variant, int start);

  int factories() const { return factories_for(players); }
  bool offer_left() const {
    std::uint64_t any = 0;
    for (int s = 0; s <= factories(); ++s) any |= sources[s].tiles_only().lanes();
    return any != 0;
  }

  friend bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) <= 256 && std::has_unique_object_representations_v<Position>);

std::uint64_t hash(const Position& position);

// --- Moves. The checked functions throw IllegalMove and then change nothing.

bool is_legal(const Position& position, Move move);
// Why `move` is not legal, in a sentence; empty when it is. As a value: illegal.hpp.
std::string why_illegal(const Position& position, Move move);
// Throws IllegalMove with that sentence.
void require_legal(const Position& position, Move move);
void play(Position& position, Move move);
// The move must be legal.
void play_unchecked(Position& position, Move move);
// Whether two moves differ at most by which of two equal factories they empty.
bool are_equivalent(const Position& position, Move one, Move other);
// Whether a factory holds the same tiles as one with a lower number: moves from it are equivalent to moves
// from that one.
inline bool equals_earlier_factory(const Position& p, int factory) {
  bool equal = false;
  for (int earlier = 1; earlier < factory; ++earlier) equal |= p.sources[earlier] == p.sources[factory];
  return equal;
}

// --- Deals.

// Why `deal` cannot be dealt here, in a sentence; empty when it can.
std::string why_impossible(const Position& position, const Deal& deal);
// Throws IllegalMove with that sentence.
void require_possible(const Position& position, const Deal& deal);
void play(Position& position, const Deal& deal);

// --- The end.

std::optional<EndReason> end_reason(const Position& position);
// Seats (from 0) that share the win: most points, then most complete rows. At `over` only.
std::vector<int> winners(const Position& position);
// The same among some of the seats (bit 0: seat 0): those who left a game cannot win it.
std::vector<int> winners_among(const Position& position, unsigned seats);
// Why they have won, among all seats or some of them. At `over` only; the seats must not be empty.
DecidedBy decided_by(const Position& position);
DecidedBy decided_among(const Position& position, unsigned seats);
// The rows that end the game with this round, as the boards stand, by seat and row; none outside a round.
std::vector<ClosingRow> closing_rows(const Position& position);
// Whether there is one, or, when the game is over, was one.
bool is_last_round(const Position& position);
// The colours (bit 0: blue) that may still be put on a space of a wall; 0 where a tile lies.
unsigned open_colours(const Position& position, int seat, int row, int column);

}  // namespace evora
