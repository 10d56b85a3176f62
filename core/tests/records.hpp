// Records of random games, for tests.
#pragma once

#include "game/record.hpp"
#include "support.hpp"

namespace evora::test {

// A game of `tokens` deals and moves, or fewer when it ends before.
inline Record random_record(int players, Variant variant, int tokens, FastRandom& random) {
  Record record;
  record.positions.push_back(Position::new_game(players, variant, random(players)));
  for (int i = 0; i < tokens && record.positions.back().phase != Phase::over; ++i) {
    Position next = record.positions.back();
    Token token;
    if (next.phase == Phase::deal) {
      token = random_deal(next, random);
    } else {
      token = random_legal(next, random);
    }
    std::visit([&](const auto& played) { play(next, played); }, token);
    record.tokens.push_back(token);
    record.positions.push_back(next);
  }
  return record;
}

inline bool same_game(const Record& one, const Record& other) {
  return one.tokens == other.tokens && one.positions == other.positions && one.tags == other.tags &&
         one.comments == other.comments;
}

}  // namespace evora::test
