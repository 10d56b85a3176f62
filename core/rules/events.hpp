// What happened: the ordered events that a move or a deal causes.
//
// Events are for showing a game; they are produced by the same code that changes
// the position (apply.hpp), so they cannot disagree with it. Seats, factories, lines,
// rows, columns and spaces count from 1 here, as in the notation.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "rules/position.hpp"

namespace evora {

enum class PlaceKind : std::uint8_t { bag, lid, factory, centre, line, floor };

// Where tiles come from or go to. `number` is the factory or line; `space` the first
// space taken or left on a line or floor line (0 where there is none). Spaces of a line
// count in the order in which they are filled.
struct Place {
  PlaceKind kind = PlaceKind::bag;
  int seat = 0;
  int number = 0;
  int space = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

struct RoundStarted {
  int round = 0;
  int start = 0;
  friend bool operator==(const RoundStarted&, const RoundStarted&) = default;
};

// The lid was poured into the bag.
struct BagRefilled {
  std::array<int, kColours> tiles{};
  friend bool operator==(const BagRefilled&, const BagRefilled&) = default;
};

struct TilesMoved {
  int colour = 0;
  int count = 0;
  Place origin;
  Place target;
  friend bool operator==(const TilesMoved&, const TilesMoved&) = default;
};

// To a floor line when it is taken; to the centre when a round starts. Space 0 of a floor
// line is in front of the player: the marker lies there between rounds, and when it was
// taken with a full floor, so that it costs nothing.
struct MarkerMoved {
  Place origin;
  Place target;
  friend bool operator==(const MarkerMoved&, const MarkerMoved&) = default;
};

// A tile went from its complete line to the wall.
struct TilePlaced {
  int seat = 0;
  int colour = 0;
  int row = 0;
  int column = 0;
  int horizontal = 0;
  int vertical = 0;
  int points = 0;
  friend bool operator==(const TilePlaced&, const TilePlaced&) = default;
};

// `cost` is what the taken spaces cost; `lost` what was really subtracted, since no score
// drops below 0; `score` what is left.
struct FloorScored {
  int seat = 0;
  int spaces = 0;
  int cost = 0;
  int lost = 0;
  int score = 0;
  friend bool operator==(const FloorScored&, const FloorScored&) = default;
};

struct RoundEnded {
  int round = 0;
  int idle_rounds = 0;
  friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};

enum class BonusKind : std::uint8_t { row, column, colour };

// `which`: the row, the column, or the colour (1 for blue … 5 for white).
struct BonusScored {
  int seat = 0;
  BonusKind kind = BonusKind::row;
  int which = 0;
  int points = 0;
  friend bool operator==(const BonusScored&, const BonusScored&) = default;
};

struct GameEnded {
  EndReason reason = EndReason::row;
  std::vector<int> winners;
  std::vector<int> scores;
  friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event = std::variant<RoundStarted, BagRefilled, TilesMoved, MarkerMoved, TilePlaced, FloorScored, RoundEnded,
                           BonusScored, GameEnded>;

// Checked, like play(): throws IllegalMove and changes nothing when it may not be played.
std::vector<Event> play_with_events(Position& position, Move move);
std::vector<Event> play_with_events(Position& position, const Deal& deal);

}  // namespace evora
