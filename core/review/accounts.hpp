// Luck and play apart: how a seat came from its share of the win at the start to the result. In whole units, so
// that the parts add up exactly.
#pragma once

#include <optional>
#include <vector>

#include "review/shares.hpp"

namespace evora::review {

// What accounts, courses and turning points need to know of a reviewed move.
struct MoveShares {
  int number = 0;  // of the position it was played in; the start is 1
  int round = 0;
  int seat = 0;
  bool dealt = false;  // a deal came right before it
  Shares shares{};
  Shares best_shares{};
};

// start + deals + own + others + ending = result.
struct SeatAccount {
  Units start = 0;
  Units deals = 0;   // what no mistake explains
  Units own = 0;     // what the seat's own moves lost, never above 0
  Units others = 0;  // what the moves of the others changed for it
  Units ending = 0;  // what an early end changed; in the account of a game only
  Units result = 0;

  friend bool operator==(const SeatAccount&, const SeatAccount&) = default;
};

struct RoundAccount {
  int round = 0;
  std::vector<SeatAccount> seats;
};

struct GameAccount {
  std::vector<SeatAccount> seats;
  std::vector<RoundAccount> rounds;
};

// Of moves that follow one another, at least one. `start`: the shares before the deal of the first round.
// `result`: of a game that was ended early.
GameAccount account_for(int players, const Shares& start, const std::vector<MoveShares>& moves,
                        const std::optional<SeatUnits>& result);

// Everyone's shares before the first deal, then after every token.
std::vector<Shares> course_of(const Shares& start, const std::vector<MoveShares>& moves);

// A deal or a move that changed who wins.
struct TurningPoint {
  int index = 0;  // of the token, from 0
  bool deal = false;
  int seat = 0;         // the mover; at a deal who gained most
  Units size = 0;       // the part of the win that changed hands
  SeatUnits changes{};  // by seat
  int players = 0;
};

// The largest of them, in the order of the game: at most `count`, none smaller than kMinTurningPoint.
inline constexpr Units kMinTurningPoint = kWhole / 50;
std::vector<TurningPoint> turning_points_of(int players, const Shares& start, const std::vector<MoveShares>& moves,
                                            std::size_t count = 3);

}  // namespace evora::review
