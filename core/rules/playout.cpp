#include "rules/playout.hpp"

#include "rules/apply.hpp"
#include "rules/legal.hpp"

namespace evora {
namespace {

constexpr int kGamesPerPulse = 64;  // well under a millisecond

template <class Choose>
int play_to_end(Position& p, FastRandom& random, Choose&& choose) {
  NoLog log;
  int plies = 0;
  while (p.phase != Phase::over) {
    if (p.phase == Phase::deal) {
      apply(p, draw_deal(p.bag, p.lid, p.factories(), random), log);
    } else {
      apply(p, choose(), log);
      ++plies;
    }
  }
  return plies;
}

}  // namespace

int playout(Position& p, FastRandom& random) {
  return play_to_end(p, random, [&] { return random_legal(p, random); });
}

int playout_with_list(Position& p, FastRandom& random) {
  ActionList list;
  return play_to_end(p, random, [&] {
    list.fill(p);
    return list[random(list.size())];
  });
}

PlayoutCount run_playouts(const Position& start, int games, std::uint64_t seed, bool with_list,
                          const std::function<void()>& pulse) {
  FastRandom random(seed);
  PlayoutCount count;
  for (int game = 0; game < games; ++game) {
    if (pulse && game % kGamesPerPulse == 0) pulse();
    Position p = start;
    count.plies += std::uint64_t(with_list ? playout_with_list(p, random) : playout(p, random));
    for (int seat = 0; seat < p.players; ++seat) count.score_sum += p.boards[seat].score;
  }
  count.games = std::uint64_t(games);
  return count;
}

}  // namespace evora
