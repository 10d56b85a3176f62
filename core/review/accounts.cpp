#include "review/accounts.hpp"

#include <algorithm>
#include <span>

namespace evora::review {
namespace {

std::vector<SeatAccount> account_of_round(int players, const SeatUnits& start, std::span<const MoveShares> moves) {
  const SeatUnits result = to_units(moves.back().shares, players);
  std::vector<SeatAccount> seats;
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
    SeatAccount account{.start = start[seat], .result = result[seat]};
    for (const MoveShares& move : moves) {
      const Units effect = to_units(move.shares, players)[seat] - to_units(move.best_shares, players)[seat];
      (std::size_t(move.seat) == seat ? account.own : account.others) += effect;
    }
    account.deals = account.result - account.start - account.own - account.others;
    seats.push_back(account);
  }
  return seats;
}

SeatAccount added(const std::vector<RoundAccount>& rounds, std::size_t seat) {
  SeatAccount sum{.start = rounds.front().seats[seat].start, .result = rounds.back().seats[seat].result};
  for (const RoundAccount& round : rounds) {
    sum.deals += round.seats[seat].deals;
    sum.own += round.seats[seat].own;
    sum.others += round.seats[seat].others;
  }
  return sum;
}

TurningPoint turning_point(int players, int index, const SeatUnits& changes) {
  TurningPoint out{.index = index, .changes = changes, .players = players};
  for (const Units change : changes) out.size += std::max<Units>(change, 0);
  return out;
}

// What an account says of a deal: in the middle of a round no value is as good as at its end.
TurningPoint turning_point_of_deal(int index, const RoundAccount& round) {
  SeatUnits changes{};
  for (std::size_t seat = 0; seat < round.seats.size(); ++seat) changes[seat] = round.seats[seat].deals;
  TurningPoint out = turning_point(int(round.seats.size()), index, changes);
  out.deal = true;
  out.seat = int(std::max_element(changes.begin(), changes.begin() + round.seats.size()) - changes.begin());
  return out;
}

TurningPoint turning_point_of_move(int players, const MoveShares& move) {
  const SeatUnits best = to_units(move.best_shares, players);
  SeatUnits changes = to_units(move.shares, players);
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) changes[seat] -= best[seat];
  TurningPoint out = turning_point(players, move.number - 1, changes);
  out.seat = move.seat;
  return out;
}

}  // namespace

GameAccount account_for(int players, const Shares& start, const std::vector<MoveShares>& moves,
                        const std::optional<SeatUnits>& result) {
  GameAccount out;
  SeatUnits before = to_units(start, players);
  for (auto first = moves.begin(); first != moves.end();) {
    const auto last = std::find_if(first, moves.end(), [&](const MoveShares& m) { return m.round != first->round; });
    out.rounds.push_back({first->round, account_of_round(players, before, std::span(first, last))});
    // A round begins with what the one before ended with; so nothing is lost between them.
    before = to_units(std::prev(last)->shares, players);
    first = last;
  }
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
    SeatAccount account = added(out.rounds, seat);
    if (result) {
      account.ending = (*result)[seat] - account.result;
      account.result = (*result)[seat];
    }
    out.seats.push_back(account);
  }
  return out;
}

std::vector<Shares> course_of(const Shares& start, const std::vector<MoveShares>& moves) {
  std::vector<Shares> out;
  for (const MoveShares& move : moves) {
    if (out.empty()) out.push_back(start);
    if (move.dealt) out.push_back(move.best_shares);
    out.push_back(move.shares);
  }
  return out;
}

std::vector<TurningPoint> turning_points_of(int players, const Shares& start, const std::vector<MoveShares>& moves,
                                            std::size_t count) {
  std::vector<TurningPoint> all;
  const GameAccount account = account_for(players, start, moves, std::nullopt);
  auto round = account.rounds.begin();
  for (const MoveShares& move : moves) {
    while (round->round != move.round) ++round;
    if (move.dealt) all.push_back(turning_point_of_deal(move.number - 2, *round));
    all.push_back(turning_point_of_move(players, move));
  }
  std::erase_if(all, [](const TurningPoint& each) { return each.size < kMinTurningPoint; });
  std::stable_sort(all.begin(), all.end(),
                   [](const TurningPoint& a, const TurningPoint& b) { return a.size > b.size; });
  if (all.size() > count) all.resize(count);
  std::sort(all.begin(), all.end(), [](const TurningPoint& a, const TurningPoint& b) { return a.index < b.index; });
  return all;
}

}  // namespace evora::review
