// Why one move is better than another, as far as it can be explained: facts that differ between them, at once or
// at the end of the round when both variations are played out.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "review/valued_move.hpp"
#include "rules/position.hpp"

namespace evora::review {

// All are said of the better move, and all numbers of the mover unless `seat` names another. The other move is the one
// played in a review, and the next best one in a puzzle.
enum class ReasonKind : std::uint8_t {
  wins,        // it wins, and the other move does not: proven
  points,      // it completes `line`, or tiles, for `points`; the other move brings `instead` at once
  floor,       // it costs `points` on the floor line, the other move `instead`
  bonus,       // it completes row or column `which` or `colour` in this round: `points`
  near,        // it brings that column or colour to one tile before its bonus
  round,       // the round brings `points`; after the other move `instead`
  denies,      // it takes the `count` tiles of `colour` that `seat` takes after the other move
  leaves,      // the other move leaves `count` tiles of `colour` in the centre, which `seat` takes
  floods,      // the floor line of `seat` costs it `points`; after the other move `instead`
  holds_back,  // the round brings `seat` `points`; after the other move `instead`
  starter,     // the mover begins the next round
  ends,        // the game ends with this round
  goes_on,     // the game does not end with this round, as it does after the other move
  unfinished,  // the line of the other move, `line`, has only `count` tiles at the end of the round
};
std::string_view to_text(ReasonKind kind);

enum class BonusOf : std::uint8_t { none, row, column, colour };
std::string_view to_text(BonusOf kind);

// A number that a kind does not have; points may be below 0.
inline constexpr int kNoNumber = -1'000'000;

// Seats, lines and so on count from 0 here.
struct Reason {
  ReasonKind kind = ReasonKind::points;
  // At once, or by variations that were searched to the end of the round. Otherwise it is what the engine expects.
  bool sure = false;
  int seat = kNoNumber;
  int line = kNoNumber;
  int colour = kNoNumber;
  int count = kNoNumber;
  BonusOf of = BonusOf::none;
  int which = kNoNumber;
  int points = kNoNumber;
  int instead = kNoNumber;

  friend bool operator==(const Reason&, const Reason&) = default;
};

inline constexpr std::size_t kMaxReasons = 3;

// The most important first, at most kMaxReasons. Both variations begin with a move that is legal in the position.
std::vector<Reason> reasons_for(const Position& position, const ValuedMove& best, const ValuedMove& other);

}  // namespace evora::review
