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

Moment moment(int players, int index, const SeatUnits& before, const SeatUnits& after) {
  Moment out{.index = index};
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
    out.changes[seat] = after[seat] - before[seat];
    out.size += std::max<Units>(out.changes[seat], 0);
  }
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

std::vector<Moment> moments_of(int players, const Shares& start, const std::vector<MoveShares>& moves,
                               std::size_t count) {
  std::vector<Moment> all;
  SeatUnits before = to_units(start, players);
  for (const MoveShares& move : moves) {
    const SeatUnits best = to_units(move.best_shares, players);
    const SeatUnits after = to_units(move.shares, players);
    if (move.dealt) {
      Moment deal = moment(players, move.number - 2, before, best);
      deal.deal = true;
      deal.seat = int(std::max_element(deal.changes.begin(), deal.changes.begin() + players) - deal.changes.begin());
      all.push_back(deal);
    }
    Moment played = moment(players, move.number - 1, best, after);
    played.seat = move.seat;
    all.push_back(played);
    before = after;
  }
  std::erase_if(all, [](const Moment& each) { return each.size < kMinMoment; });
  std::stable_sort(all.begin(), all.end(), [](const Moment& a, const Moment& b) { return a.size > b.size; });
  if (all.size() > count) all.resize(count);
  std::sort(all.begin(), all.end(), [](const Moment& a, const Moment& b) { return a.index < b.index; });
  return all;
}

}  // namespace evora::review
