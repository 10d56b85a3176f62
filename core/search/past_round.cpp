#include "search/past_round.hpp"

#include <algorithm>
#include <cmath>

#include "rules/deal.hpp"
#include "rules/random.hpp"
#include "search/mix.hpp"
#include "search/sort_short.hpp"

namespace evora {
namespace {

constexpr int kFirstDeals = 6;    // before a line may be dropped
constexpr float kClear = 2.5f;    // standard errors
constexpr int kMostDeals = 4096;  // more would tell nothing new

// Few samples may happen to agree: as if there had been so many more, of the usual spread of what one deal changes.
constexpr double kUsualSamples = 4;
constexpr double kUsualVariance = 0.2 * 0.2;

}  // namespace

PastRound::PastRound(const Position& root, const std::vector<Variation>& lines, QuickRound next, RoundEnd& end,
                     const PastRoundOptions& options, std::uint64_t seed)
    : root_(root), next_(next), options_(options), seed_(seed) {
  for (const Variation& variation : lines) {
    Line line{.variation = variation, .end = root, .sum = {}};
    for (const Move move : variation.pv) {
      if (line.end.phase != Phase::offer && line.end.phase != Phase::tiling) break;
      play_unchecked(line.end, move);
    }
    end.reach(line.end);
    lines_.push_back(std::move(line));
  }
}

void PastRound::run(Control& control, bool decide, const std::function<void()>& each_deal) {
  while (!control.over() && deals_ < kMostDeals && sample_deal(control)) {
    ++deals_;
    if (each_deal) each_deal();
    if (decide && deals_ >= kFirstDeals && drop_beaten()) return;
  }
}

// One deal for every line that is left; false, and nothing kept, if the limit was met on the way.
bool PastRound::sample_deal(Control& control) {
  std::vector<SeatValues> found;
  for (const Line& line : lines_) {
    if (line.dropped) continue;
    Position p = line.end;
    if (p.phase == Phase::over) {
      control.count_nodes(1);
      found.push_back(final_values(p));
      continue;
    }
    FastRandom random(detail::mix(seed_ + std::uint64_t(deals_) * 0x9e3779b97f4a7c15));
    play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    found.push_back(next_.play(p, control));
    if (control.over()) return false;
  }
  std::size_t next = 0;
  for (Line& line : lines_) {
    if (line.dropped) continue;
    const SeatValues& sample = found[next++];
    for (std::size_t seat = 0; seat < root_.players; ++seat) {
      line.sum.win[seat] += sample.win[seat];
      line.sum.score[seat] += sample.score[seat];
    }
    line.squares += double(sample.win[root_.to_move]) * sample.win[root_.to_move];
    ++line.samples;
  }
  return true;
}

// The evaluation, off by its usual error, and the mean of the samples, off by their spread, each weighted by how much
// it can be trusted. So the best of several lines is not overrated for having been lucky with its samples.
PastRound::Belief PastRound::belief(const Line& line) const {
  const float judged = line.variation.values.win[root_.to_move];
  const float doubt = options_.error * options_.error;
  if (line.end.phase == Phase::over) return {judged, 0, 0};
  if (line.samples == 0) return {judged, doubt, 0};
  const double count = line.samples;
  const double mean = line.sum.win[root_.to_move] / count;
  const double spread = std::max(0.0, line.squares - count * mean * mean);
  const double variance = (spread + kUsualSamples * kUsualVariance) / (count + kUsualSamples) / count;
  const double weight = doubt / (doubt + variance);
  return {float(judged + weight * (mean - judged)), float(weight * variance), float(weight)};
}

// Whether one line is left.
bool PastRound::drop_beaten() {
  Belief best{-1, 0, 0};
  for (const Line& line : lines_) {
    const Belief each = belief(line);
    if (!line.dropped && each.mean > best.mean) best = each;
  }
  int left = 0;
  for (Line& line : lines_) {
    const Belief each = belief(line);
    line.dropped = line.dropped || best.mean - each.mean > kClear * std::sqrt(best.variance + each.variance);
    left += !line.dropped;
  }
  return left == 1;
}

std::vector<Variation> PastRound::result() const {
  std::vector<Variation> out;
  for (const Line& line : lines_) {
    const Belief found = belief(line);
    Variation& shown = out.emplace_back(line.variation);
    shown.error = std::sqrt(found.variance);
    const auto count = float(std::max(1, line.samples));
    for (std::size_t seat = 0; seat < root_.players; ++seat) {
      shown.values.win[seat] += found.weight * (line.sum.win[seat] / count - shown.values.win[seat]);
      shown.values.score[seat] += found.weight * (line.sum.score[seat] / count - shown.values.score[seat]);
    }
  }
  sort_short(out, [&](const Variation& a, const Variation& b) {
    return a.values.win[root_.to_move] > b.values.win[root_.to_move];
  });
  return out;
}

}  // namespace evora
