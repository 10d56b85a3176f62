#include "search/past_round.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "evaluation/mix.hpp"
#include "rules/deal.hpp"
#include "rules/random.hpp"
#include "search/sort_short.hpp"

namespace evora {
namespace {

constexpr int kFirstDeals = 6;    // before a candidate may be dropped
constexpr float kClear = 2.5f;    // standard errors
constexpr int kMostDeals = 4096;  // more would tell nothing new

// Few samples may happen to agree: as if there had been so many more, of the usual spread of what one deal changes.
constexpr double kUsualSamples = 4;
constexpr double kUsualVariance = 0.2 * 0.2;

// What quick play misjudges of the difference between two variations, however many deals there are.
constexpr double kQuickPlayError = 0.015;

// Of the mean of samples.
double variance_of_mean(double sum, double squares, int samples) {
  const double count = samples;
  const double spread = std::max(0.0, squares - sum * sum / count);
  return (spread + kUsualSamples * kUsualVariance) / (count + kUsualSamples) / count;
}

}  // namespace

PastRound::PastRound(const Position& root, const std::vector<Variation>& variations, RoundEndOf reach, QuickRound next,
                     RoundEnd& end, const PastRoundOptions& options, std::uint64_t seed)
    : root_(root), reach_(std::move(reach)), next_(next), end_(end), options_(options), seed_(seed) {
  for (const Variation& variation : variations) candidates_.push_back({.variation = variation, .sum = {}});
}

void PastRound::run(Control& control, bool decide, const std::function<void()>& each_deal) {
  while (!control.over() && deals_ < kMostDeals && sample_deal(control)) {
    ++deals_;
    if (each_deal) each_deal();
    if (decide && deals_ >= kFirstDeals && drop_beaten()) return;
  }
}

// One deal for every candidate that is left; false, and nothing kept, if the limit was met on the way.
bool PastRound::sample_deal(Control& control) {
  const std::uint64_t seed = detail::mix(seed_ + std::uint64_t(deals_) * 0x9e3779b97f4a7c15);
  std::vector<std::optional<SeatValues>> found(candidates_.size());
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    if (candidates_[i].dropped) continue;
    FastRandom of_end(seed + 1);
    FastRandom of_deal(seed);
    Position p = reach_(i, of_end);
    if (p.phase == Phase::over || candidates_[i].variation.exact) {
      control.count_nodes(1);
      continue;
    }
    const SeatValues judged = end_.values(p);
    play(p, draw_deal(p.bag, p.lid, p.factories(), of_deal));
    SeatValues& added = found[i].emplace(next_.play(p, control));
    for (std::size_t seat = 0; seat < root_.players; ++seat) {
      added.win[seat] -= judged.win[seat];
      added.score[seat] -= judged.score[seat];
    }
    if (control.over()) return false;
  }
  const auto added = [&](std::size_t i) { return found[i] ? double(found[i]->win[root_.to_move]) : 0.0; };
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    Candidate& candidate = candidates_[i];
    if (candidate.dropped) continue;
    ++candidate.samples;
    candidate.difference_squares += (added(i) - added(0)) * (added(i) - added(0));
    candidate.finished += !found[i];
    if (!found[i]) continue;
    for (std::size_t seat = 0; seat < root_.players; ++seat) {
      candidate.sum.win[seat] += found[i]->win[seat];
      candidate.sum.score[seat] += found[i]->score[seat];
    }
    candidate.squares += added(i) * added(i);
  }
  return true;
}

// What was found so far, off by the usual error of the evaluation, and what the samples add to it, off by their spread,
// each weighted by how much it can be trusted. So the best of several moves is not overrated for having been lucky with
// its samples.
PastRound::Belief PastRound::belief(const Candidate& candidate) const {
  const float judged = candidate.variation.values.win[root_.to_move];
  const float doubt = options_.error * options_.error;
  if (candidate.samples == 0) return {judged, doubt, 0};
  if (candidate.finished == candidate.samples) return {judged, 0, 0};
  const double added = double(candidate.sum.win[root_.to_move]) / candidate.samples;
  const double variance = variance_of_mean(candidate.sum.win[root_.to_move], candidate.squares, candidate.samples);
  const double weight = doubt / (doubt + variance);
  return {float(judged + weight * added), float(weight * variance), float(weight)};
}

// Whether one candidate is left.
bool PastRound::drop_beaten() {
  Belief best{-1, 0, 0};
  for (const Candidate& candidate : candidates_) {
    const Belief each = belief(candidate);
    if (!candidate.dropped && each.mean > best.mean) best = each;
  }
  int left = 0;
  for (Candidate& candidate : candidates_) {
    const Belief each = belief(candidate);
    candidate.dropped = candidate.dropped || best.mean - each.mean > kClear * std::sqrt(best.variance + each.variance);
    left += !candidate.dropped;
  }
  return left == 1;
}

std::vector<Variation> PastRound::result() const {
  std::vector<Variation> out;
  for (const Candidate& candidate : candidates_) {
    const Belief found = belief(candidate);
    Variation& shown = out.emplace_back(candidate.variation);
    shown.error = std::sqrt(found.variance);
    const auto count = float(std::max(1, candidate.samples));
    for (std::size_t seat = 0; seat < root_.players; ++seat) {
      shown.values.win[seat] += found.weight * candidate.sum.win[seat] / count;
      shown.values.score[seat] += found.weight * candidate.sum.score[seat] / count;
    }
  }
  sort_short(out, [&](const Variation& a, const Variation& b) {
    return a.values.win[root_.to_move] > b.values.win[root_.to_move];
  });
  return out;
}

double PastRound::variance_of_difference(const Candidate& candidate) const {
  const double sum = double(candidate.sum.win[root_.to_move]) - candidates_.front().sum.win[root_.to_move];
  return variance_of_mean(sum, candidate.difference_squares, deals_) + kQuickPlayError * kQuickPlayError;
}

// As a belief, but of the differences between candidates, which the same deals show better than the values themselves.
// One weight for all of them: so every value stays between that of the evaluation and that of the samples.
Comparison PastRound::comparison() const {
  const double doubt = double(options_.difference_error) * options_.difference_error;
  const double doubt_of_candidate = double(options_.error) * options_.error;
  double variance = 0;
  for (std::size_t i = 1; i < candidates_.size(); ++i) {
    variance += variance_of_difference(candidates_[i]) / double(candidates_.size() - 1);
  }
  const double weight = doubt / (doubt + variance);
  const auto is_finished = [](const Candidate& candidate) { return candidate.finished == candidate.samples; };
  const auto error = [&](double variance_of_samples, double variance_of_evaluation) {
    return float(
        std::sqrt(weight * weight * variance_of_samples + (1 - weight) * (1 - weight) * variance_of_evaluation));
  };
  Comparison out{.variations = {}, .errors = {}, .deals = deals_};
  for (const Candidate& candidate : candidates_) {
    Variation& shown = out.variations.emplace_back(candidate.variation);
    const double spread = variance_of_mean(candidate.sum.win[root_.to_move], candidate.squares, deals_);
    shown.error = is_finished(candidate) ? 0 : error(spread, doubt_of_candidate);
    for (std::size_t seat = 0; seat < root_.players; ++seat) {
      shown.values.win[seat] += float(weight * candidate.sum.win[seat] / deals_);
      shown.values.score[seat] += float(weight * candidate.sum.score[seat] / deals_);
    }
    const bool known =
        &candidate == &candidates_.front() || (is_finished(candidate) && is_finished(candidates_.front()));
    out.errors.push_back(known ? 0 : error(variance_of_difference(candidate), doubt));
  }
  return out;
}

}  // namespace evora
