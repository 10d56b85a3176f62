#include "search/pvs.hpp"

#include <algorithm>
#include <cmath>

namespace evora {
namespace {

int groups(const Position& p) {
  std::uint64_t sum = 0;
  for (int s = 0; s <= p.factories(); ++s) sum += p.sources[s].presence();
  return int(sum * Tiles::kOnes >> 32 & 0xff);
}

// How much shallower a late move is looked at, before it has shown to be worth more.
int reduction(int depth, int index) {
  if (depth < 2 || index < 2) return 0;
  return index < 6 ? 1 : index < 16 ? 2 : 3;
}

// How many moves are looked at where the rest of the round does not fit: what can be expected of the
// others is not worth their nodes.
int breadth(int depth) { return 4 + 2 * depth; }

}  // namespace

PvSearch::PvSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, TranspositionTable& table,
                   Control& control)
    : root_(root),
      evaluator_(std::move(evaluator)),
      table_(table),
      control_(control),
      end_(root, *evaluator_),
      round_key_(round_key(root)),
      quick_(kQuick) {
  if (root.phase == Phase::tiling) {
    for (const auto action : ActionList(root)) root_moves_.push_back({{action}, {}, {{action}}});
  } else {
    visit_offers(root, end_.sense(), [&](Move move, int) { root_moves_.push_back({move, {}, {move}}); });
  }
  // Depth 1, which is always finished: every move has a value from the start.
  for (RootMove& root_move : root_moves_) {
    Position next = root_;
    play_unchecked(next, root_move.move);
    const Made made(*evaluator_, next);
    control_.count_node();
    root_move.outcome = after(root_, next, 0, -kInfinite, kInfinite, 1);
  }
  std::stable_sort(root_moves_.begin(), root_moves_.end(),
                   [](const RootMove& a, const RootMove& b) { return a.outcome.value > b.outcome.value; });
}

void PvSearch::run(int lines, int max_depth, int first_depth, const std::function<void(const Found&)>& each_depth) {
  const int last = std::min(max_depth > 0 ? max_depth : kMostDepth - 1, kMostDepth - 1);
  for (int depth = first_depth; depth <= last && !solved(lines); ++depth) {
    if (!search_root(depth, lines)) return;
    depth_ = depth;
    if (each_depth) each_depth(found(lines));
  }
}

bool PvSearch::solved(int lines) const {
  const auto shown = std::min(std::size_t(lines), root_moves_.size());
  return std::all_of(root_moves_.begin(), root_moves_.begin() + std::ptrdiff_t(shown),
                     [](const RootMove& m) { return m.outcome.complete; });
}

// Searches the best `lines` moves one after the other, each among those not yet chosen; false
// when a limit was met. What was found until then is kept where it can be trusted.
bool PvSearch::search_root(int depth, int lines) {
  const int count = int(root_moves_.size());
  for (int line = 0; line < std::min(lines, count); ++line) {
    int alpha = -kInfinite;
    bool complete = true;
    bool final = true;
    for (int i = line; i < count; ++i) {
      RootMove& root_move = root_moves_[std::size_t(i)];
      Position next = root_;
      play_unchecked(next, root_move.move);
      const Made made(*evaluator_, next);
      control_.count_node();
      pv_length_[1] = 0;
      Outcome outcome;
      if (i == line) {
        outcome = after(root_, next, depth - 1, -kInfinite, kInfinite, 1);
      } else {
        outcome = after(root_, next, depth - 1 - reduction(depth, i - line), alpha, alpha + 1, 1);
        if (outcome.value > alpha && !control_.over()) {
          pv_length_[1] = 0;
          outcome = after(root_, next, depth - 1, alpha, kInfinite, 1);
        }
      }
      if (control_.over()) return false;
      complete &= outcome.complete;
      final &= outcome.final;
      if (i == line || outcome.value > alpha) {
        alpha = outcome.value;
        root_move.outcome = outcome;
        root_move.pv.assign(1, root_move.move);
        root_move.pv.insert(root_move.pv.end(), pv_[1].begin(), pv_[1].begin() + pv_length_[1]);
        std::rotate(root_moves_.begin() + line, root_moves_.begin() + i, root_moves_.begin() + i + 1);
      }
    }
    root_moves_[std::size_t(line)].outcome.complete = complete;
    root_moves_[std::size_t(line)].outcome.final = final;
  }
  return true;
}

// The value of `next` for the mover of `parent`.
PvSearch::Outcome PvSearch::after(const Position& parent, const Position& next, int depth, int alpha, int beta,
                                  int ply) {
  if (next.phase != Phase::offer) return leaf(next, parent.to_move);
  if (depth <= 0) return quick(next, parent.to_move);
  Outcome outcome = search(next, depth, -beta, -alpha, ply);
  outcome.value = -outcome.value;
  return outcome;
}

PvSearch::Outcome PvSearch::leaf(const Position& p, int mover) {
  Position end = p;
  const bool choices = end.phase == Phase::tiling;
  end_.reach(end);
  const int sign = mover == 0 ? 1 : -1;
  if (end.phase == Phase::over) {
    const auto best = winners(end);
    const int margin = int(end.boards[0].score) - int(end.boards[1].score);
    const int value = best.size() == 2 ? 0 : (best[0] == 0 ? kWon : -kWon) + margin;
    return {sign * value, true, !choices};
  }
  const auto utility = end_.utilities(end);
  return {sign * int(std::lround((utility[0] - utility[1]) * kUnit)), true, false};
}

// Where the depth runs out: both sides play on by sense to the round's end. The same position is
// met by many orders of moves, so what came out is remembered.
PvSearch::Outcome PvSearch::quick(Position p, int mover) {
  const std::uint64_t key = offer_key(p, round_key_) | 1;
  Quick& known = quick_[key >> 1 & (kQuick - 1)];
  if (known.key != key) {
    end_.reach(p);
    known = {key, leaf(p, 0).value};
  }
  return {mover == 0 ? known.value : -known.value, false, false};
}

int PvSearch::list_moves(const Position& p, int ply, std::uint16_t remembered) {
  auto& moves = moves_[std::size_t(ply)];
  const auto& history = history_[p.to_move];
  int count = 0;
  visit_offers(p, end_.sense(), [&](Move move, int gain) {
    const int first = move.action == remembered ? 1 << 28 : 0;
    moves[std::size_t(count++)] = {move, first + gain * 3 + history[move.action]};
  });
  return count;
}

PvSearch::Outcome PvSearch::search(const Position& p, int depth, int alpha, int beta, int ply) {
  pv_length_[std::size_t(ply)] = 0;
  const std::uint64_t key = offer_key(p, round_key_);
  Remembered memory;
  std::uint16_t remembered = kActions;
  if (table_.find(key, memory)) {
    remembered = memory.move;
    const bool deep = memory.complete || memory.depth >= depth;
    const bool decides = memory.bound == Bound::exact || (memory.bound == Bound::lower && memory.value >= beta) ||
                         (memory.bound == Bound::upper && memory.value <= alpha);
    // Not where the line itself is wanted: it would end here, and its values with it.
    if (deep && decides && beta - alpha == 1) return {memory.value, memory.complete, memory.final};
  }
  const int count = list_moves(p, ply, remembered);
  auto& moves = moves_[std::size_t(ply)];
  // When the whole rest of the round fits, nothing is cut short: the result is then proven.
  const bool whole = groups(p) <= depth;
  const int old_alpha = alpha;
  const int looked_at = whole || beta - alpha > 1 ? count : std::min(count, breadth(depth));
  Outcome best{-kInfinite, looked_at == count, looked_at == count};
  Move best_move;
  for (int i = 0; i < looked_at; ++i) {
    auto* next_best = std::max_element(moves.begin() + i, moves.begin() + count,
                                       [](const Scored& a, const Scored& b) { return a.order < b.order; });
    std::swap(moves[std::size_t(i)], *next_best);
    const Move move = moves[std::size_t(i)].move;
    Position next = p;
    play_unchecked(next, move);
    const Made made(*evaluator_, next);
    if (control_.count_node()) return {0, false, false};
    pv_length_[std::size_t(ply) + 1] = 0;
    Outcome outcome;
    if (i == 0) {
      outcome = after(p, next, depth - 1, alpha, beta, ply + 1);
    } else {
      const int less = whole ? 0 : reduction(depth, i);
      outcome = after(p, next, depth - 1 - less, alpha, alpha + 1, ply + 1);
      if (outcome.value > alpha && (less > 0 || outcome.value < beta)) {
        pv_length_[std::size_t(ply) + 1] = 0;
        outcome = after(p, next, depth - 1, alpha, beta, ply + 1);
      }
    }
    if (control_.over()) return {0, false, false};
    best.complete &= outcome.complete;
    best.final &= outcome.final;
    if (outcome.value > best.value) {
      best.value = outcome.value;
      best_move = move;
      if (outcome.value > alpha) {
        alpha = outcome.value;
        keep_pv(ply, move);
      }
      if (alpha >= beta) {
        int& merit = history_[p.to_move][move.action];
        merit += (depth * depth * 16) - merit * depth * depth / 512;
        // Whatever the moves not looked at would bring, this bound stands on this one alone.
        best.complete = outcome.complete;
        best.final = outcome.final;
        break;
      }
    }
  }
  const Bound bound = best.value >= beta ? Bound::lower : best.value <= old_alpha ? Bound::upper : Bound::exact;
  table_.store(key, {best.value, best_move.action, std::uint8_t(depth), bound, best.complete, best.final});
  return best;
}

void PvSearch::keep_pv(int ply, Move move) {
  auto& line = pv_[std::size_t(ply)];
  const auto& below = pv_[std::size_t(ply) + 1];
  const int length = pv_length_[std::size_t(ply) + 1];
  line[0] = move;
  std::copy(below.begin(), below.begin() + length, line.begin() + 1);
  pv_length_[std::size_t(ply)] = length + 1;
}

// By seat: what the evaluation says at the end of the line; the share of the win by the value found.
SeatValues PvSearch::values_of(const RootMove& root_move) {
  Position end = root_;
  for (const Move move : root_move.pv) play_unchecked(end, move);
  end_.reach(end);
  SeatValues values = end_.values(end);
  const int value = root_move.outcome.value;
  const int mover = root_.to_move;
  float share = 1.0f / (1.0f + std::exp(-float(value) / kUnit));
  if (value >= kWon / 2) share = 1.0f;
  if (value <= -kWon / 2) share = 0.0f;
  values.win[std::size_t(mover)] = share;
  values.win[std::size_t(1 - mover)] = 1.0f - share;
  return values;
}

Found PvSearch::found(int lines) {
  Found out;
  out.depth = depth_;
  out.nodes = control_.nodes();
  out.ms = control_.elapsed_ms();
  std::vector<RootMove> best(root_moves_.begin(),
                             root_moves_.begin() + std::min(std::max(lines, 1), int(root_moves_.size())));
  // A search that was broken off may know lines at different depths.
  std::stable_sort(best.begin(), best.end(),
                   [](const RootMove& a, const RootMove& b) { return a.outcome.value > b.outcome.value; });
  for (const RootMove& root_move : best) {
    out.lines.push_back(
        {root_move.move, values_of(root_move), root_move.pv, root_move.outcome.final, root_move.outcome.complete});
  }
  return out;
}

}  // namespace evora
