// Levels: opponents for people, from a beginner to full strength, each a kind of player.
//
// A level looks a little ahead, misjudges what it sees a little, and stops short of gross blunders.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/move.hpp"
#include "rules/position.hpp"
#include "search/search.hpp"

namespace evora {

// What a level judges moves by. `points`: its own score if the round ended right after the move; it looks
// at no other board and never two moves ahead. `game`: everybody's chances, as the search sees them.
enum class Eye : std::uint8_t { points, game };

struct Level {
  std::string name;
  Eye eye = Eye::game;
  double noise = 0;              // standard deviation of its misjudgement: points, or logits of its share of the win
  double cap = 0;                // the maximum it gives away by its own values before the noise: points, or shares
  Limits limits{.depth = 1};     // of its search
  int candidates = 1;            // out of how many of the best moves it chooses
  std::uint64_t many_nodes = 0;  // with more than two players: a tree of so many nodes; 0: as with two
  double many_noise = 0;         // and its noise there
  int hash_mb = 4;
};

// All of them, the weakest first.
std::span<const Level> levels();
// Null where no level has this name.
const Level* find_level(std::string_view name);
inline constexpr std::string_view kDefaultLevel = "regular";

// The level as it plays with this number of players on this side of the boards.
Level in_setting(const Level& level, int players, Variant variant);

// Plays at a level. What it does follows from the seed and the position, unless it plays by the clock. One
// position at a time.
class LevelPlayer {
 public:
  explicit LevelPlayer(Level level);

  const Level& level() const { return level_; }

  // The position must be at offer or tiling. Of the request it takes stop, pulse and report.
  Move choose(const Position& position, std::string_view seed, Request request = {});
  // What it plays, as the first variation, with what it knows of other moves. At deal and over: what the position is
  // worth.
  SearchResult analyse(const Position& position, std::string_view seed, Request request = {});

 private:
  Move by_points(const Position& position, std::string_view seed) const;
  SearchResult by_search(const Position& position, std::string_view seed, Request request);
  SearchResult valued(const Position& position, Move move);

  Level level_;
  Engine engine_;
};

}  // namespace evora
