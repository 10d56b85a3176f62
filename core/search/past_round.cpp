#include "search/past_round.hpp"

#include <algorithm>
#include <cmath>

#include "rules/deal.hpp"
#include "rules/random.hpp"
#include "search/round_end.hpp"

namespace evora {
namespace {

constexpr int kFirstDeals = 6;    // before a line may be dropped
constexpr float kClear = 2.5f;    // standard errors
constexpr int kMostDeals = 4096;  // more would tell nothing new

// How far off the evaluation is, in shares of the win: of one position, and of the difference of two that one
// move tells apart.
constexpr float kValueError = 0.09f;

}  // namespace

PastRound::PastRound(const Position& root, std::vector<Variation> lines, Evaluator& evaluator,
                     const PolicyWeights& policy, TranspositionTable& table, const PastRoundOptions& options,
                     std::uint64_t seed)
    : root_(root), next_(evaluator, policy, table, options.nodes), options_(options), seed_(seed) {
  RoundEnd end(root, evaluator, policy);
  for (Variation& variation : lines) {
    Line line{.variation = std::move(variation), .end = root, .samples = {}};
    for (const Move move : line.variation.pv) {
      if (line.end.phase != Phase::offer && line.end.phase != Phase::tiling) break;
      play_unchecked(line.end, move);
    }
    end.reach(line.end);
    lines_.push_back(std::move(line));
  }
}

void PastRound::run(Control& control, bool decide) {
  while (!control.over() && deals_ < kMostDeals) {
    if (!sample_deal(control)) return;
    ++deals_;
    if (!decide || deals_ < kFirstDeals || deals_ % 2 != 0) continue;
    drop_beaten();
    if (std::count_if(lines_.begin(), lines_.end(), [](const Line& line) { return !line.dropped; }) == 1) return;
  }
}

// One deal for every line that is left; false, and nothing kept, if the limit was met on the way.
bool PastRound::sample_deal(Control& control) {
  std::vector<SeatValues> found;
  for (const Line& line : lines_) {
    if (line.dropped) continue;
    Position p = line.end;
    if (p.phase == Phase::over) {
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
    if (!line.dropped) line.samples.push_back(found[next++]);
  }
  return true;
}

PastRound::Difference PastRound::difference(const Line& a, const Line& b) const {
  const auto seat = std::size_t(root_.to_move);
  const std::size_t count = std::min(a.samples.size(), b.samples.size());
  const float judged = a.variation.values.win[seat] - b.variation.values.win[seat];
  if (count < 2) return {judged, options_.error};
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double each = a.samples[i].win[seat] - b.samples[i].win[seat];
    sum += each;
    squares += each * each;
  }
  const double mean = sum / double(count);
  // Few samples may happen to agree: a little of the usual spread is added.
  const double spread = (squares - sum * mean + 0.02) / double(count);
  const double known = double(count) / spread;
  const double before = 1.0 / (options_.error * options_.error);
  return {float((mean * known + judged * before) / (known + before)), float(1.0 / std::sqrt(known + before))};
}

std::size_t PastRound::best() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < lines_.size(); ++i) {
    if (!lines_[i].dropped && difference(lines_[i], lines_[best]).mean > 0) best = i;
    if (lines_[best].dropped) best = i;
  }
  return best;
}

void PastRound::drop_beaten() {
  const Line& leader = lines_[best()];
  for (Line& line : lines_) {
    if (&line == &leader || line.dropped) continue;
    const Difference behind = difference(leader, line);
    line.dropped = behind.mean > kClear * behind.error;
  }
}

std::vector<Variation> PastRound::result() const {
  const std::size_t chosen = best();
  const Line& leader = lines_[chosen];
  const auto count = float(leader.samples.size());
  std::vector<Variation> out;
  Variation first = leader.variation;
  if (leader.samples.size() >= 2) {
    const auto seat = std::size_t(root_.to_move);
    SeatValues mean;
    float squares = 0;
    for (const SeatValues& sample : leader.samples) {
      for (std::size_t s = 0; s < root_.players; ++s) {
        mean.win[s] += sample.win[s] / count;
        mean.score[s] += sample.score[s] / count;
      }
    }
    for (const SeatValues& sample : leader.samples) {
      const float off = sample.win[seat] - mean.win[seat];
      squares += off * off;
    }
    const float known = count / (squares / count + 0.01f);
    const float before = 1.0f / (kValueError * kValueError);
    const float weight = known / (known + before);
    for (std::size_t s = 0; s < root_.players; ++s) {
      first.values.win[s] += weight * (mean.win[s] - first.values.win[s]);
      first.values.score[s] += weight * (mean.score[s] - first.values.score[s]);
    }
    first.error = 1.0f / std::sqrt(known + before);
  }
  out.push_back(first);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (i == chosen) continue;
    Variation other = lines_[i].variation;
    const auto seat = std::size_t(root_.to_move);
    const float behind = std::max(0.0f, difference(leader, lines_[i]).mean);
    const float share = std::max(0.0f, first.values.win[seat] - behind);
    const float old = other.values.win[seat];
    // What the mover has less the others have more, in the proportions that they had.
    for (std::size_t s = 0; s < root_.players; ++s) {
      if (s != seat) other.values.win[s] *= old < 1.0f ? (1.0f - share) / (1.0f - old) : 0.0f;
    }
    other.values.win[seat] = share;
    other.error = first.error;
    out.push_back(std::move(other));
  }
  std::stable_sort(out.begin() + 1, out.end(), [&](const Variation& a, const Variation& b) {
    return a.values.win[root_.to_move] > b.values.win[root_.to_move];
  });
  return out;
}

}  // namespace evora
