#include "players/levels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "evaluation/maths.hpp"
#include "players/misjudgement.hpp"
#include "rules/legal.hpp"
#include "rules/preview.hpp"

namespace evora {
namespace {

// The strength of every level is set here and nowhere else. Noise and cap of levels that judge the game are
// for two players, coloured; with three and four a few moves ahead tell little, and a small tree tells more.
// docs/levels.md repeats this table, and a test compares them.
const std::array<Level, 12> kLevels{{
    // name, eye, noise, cap, limits {ms, nodes, depth}, candidates, many_nodes, many_noise, hash_mb
    {"novice", Eye::points, 1.2, 5},
    {"apprentice", Eye::points, 0.3, 2},
    {"casual", Eye::game, 0.32, 0.25, {0, 0, 1}, 20, 40, 0.05},
    {"regular", Eye::game, 0.76, 0.25, {0, 0, 2}, 12, 70, 0.04},
    {"keen", Eye::game, 0.38, 0.18, {0, 0, 2}, 12, 160, 0.03},
    {"club", Eye::game, 0.16, 0.14, {0, 0, 2}, 8, 350, 0.025},
    {"strong", Eye::game, 0.63, 0.14, {0, 0, 3}, 6, 800, 0.02},
    {"advanced", Eye::game, 0.16, 0.10, {0, 0, 3}, 6, 1800, 0.015},
    {"expert", Eye::game, 0.13, 0.08, {0, 0, 4}, 2, 4000, 0.01},
    {"master", Eye::game, 0, 0, {0, 5500, 0}, 1, 9000, 0},
    {"grandmaster", Eye::game, 0, 0, {0, 28000, 0}, 1, 25000, 0},
    {"full", Eye::game, 0, 0, {400, 0, 0}, 1, 0, 0, 32},
}};

// Added to the noise of beginners, in points: with more than two players, who get less in each other's way,
// their own points carry them further.
constexpr double kManyPointsNoise = 0.45;
constexpr int kManyCandidates = 3;
// On the grey side the values of the moves lie closer together, and so do shares of the win with more
// players: the same noise would hide all of their differences. These factors scale noise and cap down.
constexpr double kGreySpread = 0.65;
constexpr double kManyCap = 0.3;

// Shares of the win beyond this count as certain: the logit of 1 is infinite.
constexpr double kCertain = 0.999;

double logit(double share) {
  const double bounded = std::clamp(share, 1 - kCertain, kCertain);
  return log_of(bounded / (1 - bounded));
}

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view name) {
  const auto found =
      std::find_if(kLevels.begin(), kLevels.end(), [&](const Level& level) { return level.name == name; });
  return found == kLevels.end() ? nullptr : &*found;
}

Level in_setting(const Level& level, int players, Variant variant) {
  Level scaled = level;
  if (level.limits.ms != 0) return scaled;
  if (level.eye == Eye::points) {
    if (players > 2) scaled.noise += kManyPointsNoise;
    return scaled;
  }
  if (players == 2) {
    const double spread = variant == Variant::grey ? kGreySpread : 1.0;
    scaled.noise *= spread;
    scaled.cap *= spread;
    return scaled;
  }
  if (level.many_nodes == 0) return scaled;
  scaled.limits = {.nodes = level.many_nodes};
  scaled.noise = level.many_noise;
  scaled.cap *= kManyCap;
  scaled.candidates = level.many_noise > 0 ? kManyCandidates : 1;
  return scaled;
}

LevelPlayer::LevelPlayer(Level level)
    : level_(std::move(level)),
      engine_({.hash_mb = level_.hash_mb, .past_round = {.when = PastRoundOptions::When::spare_time}}) {}

Move LevelPlayer::choose(const Position& position, std::string_view seed, Request request) {
  if (level_.eye == Eye::points) return by_points(position, seed);
  return by_search(position, seed, std::move(request)).variations.front().move;
}

SearchResult LevelPlayer::analyse(const Position& position, std::string_view seed, Request request) {
  if (position.phase == Phase::deal || position.phase == Phase::over) return judged(position);
  if (level_.eye == Eye::points) return valued(position, by_points(position, seed));
  return by_search(position, seed, std::move(request));
}

Move LevelPlayer::by_points(const Position& position, std::string_view seed) const {
  const Level level = in_setting(level_, position.players, position.variant);
  const ActionList moves(position);
  std::vector<int> points;
  for (int i = 0; i < moves.size(); ++i) points.push_back(preview(position, moves[i]).projected_score);
  const double min_points = *std::max_element(points.begin(), points.end()) - level.cap;
  const Misjudgement misjudgement(position, seed, level.noise);
  Move best;
  double best_appeal = -std::numeric_limits<double>::infinity();
  for (int i = 0; i < moves.size(); ++i) {
    const double score = points[std::size_t(i)];
    const double appeal = score + misjudgement.of(moves[i]);
    if (score < min_points || appeal <= best_appeal) continue;
    best = moves[i];
    best_appeal = appeal;
  }
  return best;
}

SearchResult LevelPlayer::by_search(const Position& position, std::string_view seed, Request request) {
  const Level level = in_setting(level_, position.players, position.variant);
  request.limits = level.limits;
  request.variations = level.candidates;
  // An empty table, so that nothing is left of earlier games; against the clock no answer is repeatable anyway.
  request.fresh = level.limits.ms == 0;
  SearchResult found = engine_.analyse(position, request);
  if (level.noise == 0) return found;
  const auto share = [&](const Variation& variation) { return double(variation.values.win[position.to_move]); };
  const double min_share = share(found.variations.front()) - level.cap;
  const Misjudgement misjudgement(position, seed, level.noise);
  std::size_t chosen = 0;
  double best_appeal = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < found.variations.size(); ++i) {
    const Variation& variation = found.variations[i];
    const double appeal = logit(share(variation)) + misjudgement.of(variation.move);
    if (share(variation) < min_share || appeal <= best_appeal) continue;
    chosen = i;
    best_appeal = appeal;
  }
  const auto begin = found.variations.begin();
  std::rotate(begin, begin + std::ptrdiff_t(chosen), begin + std::ptrdiff_t(chosen) + 1);
  return found;
}

// A move that was not searched for, with the values of the position after it.
SearchResult LevelPlayer::valued(const Position& position, Move move) {
  Position after = position;
  play_unchecked(after, move);
  const bool ended = after.phase == Phase::deal || after.phase == Phase::over;
  SearchResult found = ended ? judged(after) : engine_.analyse(after, {.limits = {.depth = 1}, .fresh = true});
  found.variations.resize(1);
  Variation& variation = found.variations.front();
  variation.move = move;
  variation.pv.insert(variation.pv.begin(), move);
  found.depth = 1;
  return found;
}

}  // namespace evora
