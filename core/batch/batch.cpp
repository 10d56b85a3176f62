#include "batch/batch.hpp"

#include <algorithm>
#include <atomic>

#include "rules/apply.hpp"
#include "rules/notation.hpp"
#include "rules/observation.hpp"

namespace evora {
namespace {

// Games that one thread takes at a time: some twenty microseconds of work each.
constexpr int kPiece = 64;  // whole cache lines even of arrays of bytes
constexpr int kCheckedPiece = 4096;

bool is_over(const Position& p) { return p.phase == Phase::over; }

// A batch deals at once: its games wait for players only.
void deal_if_due(Position& p, const Seed& seed) {
  if (p.phase != Phase::deal) return;
  NoLog log;
  apply(p, seed.deal(p), log);
}

}  // namespace

Batch::Batch(const BatchSettings& settings, const BatchArrays& arrays)
    : settings_(settings), arrays_(arrays), games_(std::size_t(settings.size)), threads_(settings.threads) {
  begin_all(0);
}

void Batch::step(const std::int64_t* actions, const std::uint8_t* where) {
  const std::lock_guard lock(mutex_);
  check(actions, where);
  threads_.run(settings_.size, kPiece, [&](int first, int end) {
    for (int i = first; i < end; ++i) {
      write_result(i, false);
      if (is_over(games_[i].position)) {
        arrays_.dones[i] = 1;
      } else if (!where || where[i]) {
        step_game(i, int(actions[i]));
      }
    }
  });
}

void Batch::check(const std::int64_t* actions, const std::uint8_t* where) {
  std::atomic<int> bad = settings_.size;
  threads_.run(settings_.size, kCheckedPiece, [&](int first, int end) {
    for (int i = first; i < end; ++i) {
      const Position& p = games_[i].position;
      if ((where && !where[i]) || is_over(p)) continue;
      const std::int64_t action = actions[i];
      if (action >= 0 && action < kActions && is_legal(p, {std::uint16_t(action)})) continue;
      int before = bad.load();
      while (i < before && !bad.compare_exchange_weak(before, i)) {
      }
      return;  // the first of this piece
    }
  });
  const int i = bad.load();
  if (i == settings_.size) return;
  if (actions[i] < 0 || actions[i] >= kActions) {
    throw IllegalAction(
        i, "expected an action id from 0 to " + std::to_string(kActions - 1) + ", got " + std::to_string(actions[i]));
  }
  const Move move{std::uint16_t(actions[i])};
  throw IllegalAction(i, to_text(move) + ": " + why_illegal(games_[i].position, move));
}

void Batch::step_game(int i, int action) {
  Game& game = games_[i];
  play_unchecked(game.position, {std::uint16_t(action)});
  if (is_over(game.position)) {
    finish(i);
  } else {
    deal_if_due(game.position, game.seed);
    write(i);
  }
}

// With automatic resets the result is that of the game that ended, all else that of the one that begins.
void Batch::finish(int i) {
  if (!settings_.auto_reset) write(i);
  write_result(i, true);
  if (settings_.auto_reset) {
    const Position ended = games_[i].position;
    begin(i, games_[i].episode + 1);
    write(i);
    for (int seat = 0; seat < settings_.players; ++seat) {
      arrays_.scores[i * settings_.players + seat] = std::int32_t(ended.boards[seat].score);
    }
  }
}

void Batch::begin(int i, std::int64_t episode) {
  Game& game = games_[i];
  game.episode = episode;
  game.seed = Seed::from_text(settings_.seed + "/" + std::to_string(i) + "/" + std::to_string(episode));
  game.position = Position::new_game(settings_.players, settings_.variant, game.seed.start_player(settings_.players));
  deal_if_due(game.position, game.seed);
}

void Batch::begin_all(std::int64_t episode) {
  threads_.run(settings_.size, kPiece, [&](int first, int end) {
    for (int i = first; i < end; ++i) {
      begin(i, episode);
      write_result(i, false);
      write(i);
    }
  });
}

void Batch::reset(const std::uint8_t* where) {
  const std::lock_guard lock(mutex_);
  threads_.run(settings_.size, kPiece, [&](int first, int end) {
    for (int i = first; i < end; ++i) {
      if (where && !where[i]) continue;
      begin(i, games_[i].episode + 1);
      write_result(i, false);
      write(i);
    }
  });
}

void Batch::reset(const std::string& seed) {
  const std::lock_guard lock(mutex_);
  settings_.seed = seed;
  begin_all(0);
}

void Batch::write(int i) {
  const Position& p = games_[i].position;
  std::visit([&](auto* out) { write_observation(p, observing_seat(p), out + std::size_t(i) * kObservationSize); },
             arrays_.observations);
  write_legal_mask(p, arrays_.masks + std::size_t(i) * kActions);
  arrays_.to_move[i] = std::int8_t(is_over(p) ? 0 : p.to_move + 1);
  for (int seat = 0; seat < p.players; ++seat) {
    arrays_.scores[std::size_t(i) * p.players + seat] = std::int32_t(p.boards[seat].score);
  }
}

// Rewards sum to 0: 1 for a win alone, -1 / (players - 1) for a loss, between these for a shared win.
void Batch::write_result(int i, bool over) {
  const int players = settings_.players;
  float* rewards = arrays_.rewards + std::size_t(i) * players;
  std::fill_n(rewards, players, 0.0f);
  arrays_.dones[i] = over;
  if (!over) return;
  const std::vector<int> best = winners(games_[i].position);
  std::fill_n(rewards, players, -1.0f / float(players - 1));
  const float share = 1.0f / float(best.size());
  for (const int seat : best) rewards[seat] = (share * float(players) - 1) / float(players - 1);
}

Position Batch::position(int i) {
  const std::lock_guard lock(mutex_);
  return games_[i].position;
}

void Batch::set_position(int i, Position p) {
  if (p.players != settings_.players) {
    throw InvalidPosition("players", "expected " + std::to_string(settings_.players) + " as in the batch, got " +
                                         std::to_string(p.players));
  }
  if (p.variant != settings_.variant) {
    throw InvalidPosition("variant", "expected " + std::string(to_text(settings_.variant)) + " as in the batch, got " +
                                         std::string(to_text(p.variant)));
  }
  if (settings_.auto_reset && is_over(p)) {
    throw InvalidPosition("phase", "expected a game that goes on: with auto_reset none is ever over");
  }
  const std::lock_guard lock(mutex_);
  Game& game = games_[i];
  deal_if_due(p, game.seed);
  game.position = p;
  write_result(i, false);
  arrays_.dones[i] = is_over(p);
  write(i);
}

Seed Batch::seed(int i) {
  const std::lock_guard lock(mutex_);
  return games_[i].seed;
}

std::int64_t Batch::episode(int i) {
  const std::lock_guard lock(mutex_);
  return games_[i].episode;
}

}  // namespace evora
