// Many games of one setting, stepped together into arrays: the manual is docs/observations.md.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

#include "batch/thread_pool.hpp"
#include "rules/errors.hpp"
#include "rules/position.hpp"
#include "rules/seed.hpp"

namespace evora {

// An action that its game does not allow. Nothing has been changed.
struct IllegalAction : IllegalMove {
  IllegalAction(int game, const std::string& problem)
      : IllegalMove("actions[" + std::to_string(game) + "]: " + problem), index(game) {}
  int index;
};

struct BatchSettings {
  int size = 1;
  int players = kMinPlayers;
  Variant variant = Variant::coloured;
  std::string seed;
  int threads = 1;
  bool auto_reset = true;
};

// Where a batch writes; it never reads them. Row i of each belongs to game i.
struct BatchArrays {
  std::variant<float*, std::uint8_t*> observations;  // kObservationSize each, as the seat to move sees it
  std::uint8_t* masks = nullptr;                     // kActions each
  float* rewards = nullptr;                          // one for each player, by seat
  std::uint8_t* dones = nullptr;
  std::int8_t* to_move = nullptr;  // a seat from 1; 0 when the game is over
  std::int32_t* scores = nullptr;  // one for each player, by seat
};

// A game always stands where a player has to move, or at its end: deals are part of a step. What happens in a
// game depends on its seed and its actions only, not on the other games or on the number of threads.
class Batch {
 public:
  // Begins all games.
  Batch(const BatchSettings& settings, const BatchArrays& arrays);

  const BatchSettings& settings() const { return settings_; }

  // `where` (one byte per game) chooses games; null is all of them. The others stay as they are, with reward 0.
  // Actions of games that are over are not looked at. Throws IllegalAction.
  void step(const std::int64_t* actions, const std::uint8_t* where);
  // Begins the next episode of each game.
  void reset(const std::uint8_t* where);
  // Begins the first episode of every game with another seed.
  void reset(const std::string& seed);

  Position position(int game);
  // Throws InvalidPosition for one of another setting, or at its end when games begin anew at the end.
  void set_position(int game, Position position);
  Seed seed(int game);
  std::int64_t episode(int game);

 private:
  struct Game {
    Position position;
    Seed seed;
    std::int64_t episode = 0;
  };

  void check(const std::int64_t* actions, const std::uint8_t* where);
  void begin(int game, std::int64_t episode);
  void begin_all(std::int64_t episode);
  void step_game(int game, int action);
  void finish(int game);
  void write(int game);
  void write_result(int game, bool over);

  std::mutex mutex_;  // one call at a time, from whatever thread
  BatchSettings settings_;
  BatchArrays arrays_;
  std::vector<Game> games_;
  ThreadPool threads_;
};

}  // namespace evora
