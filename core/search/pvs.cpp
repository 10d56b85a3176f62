#include "search/pvs.hpp"

#include <algorithm>
#include <cmath>

#include "evaluation/maths.hpp"
#include "search/sort_short.hpp"

namespace evora {
namespace {

int groups(const Position& p) {
  std::uint64_t sum = 0;
  for (int s = 0; s <= p.factories(); ++s) sum += p.sources[s].presence();
  return int(sum * Tiles::kOnes >> 32 & 0xff);
}

// By how much the depth of a late move is reduced, until it proves to be worth more.
int reduction(int depth, int index) {
  if (depth < 2 || index < 2) return 0;
  return index < 6 ? 1 : index < 16 ? 2 : 3;
}

// How many moves are searched where the rest of the round does not fit into the depth: the others rarely
// repay their nodes.
int breadth(int depth) { return 4 + 2 * depth; }

}  // namespace

PvSearch::PvSearch(const Position& round, Evaluator& evaluator, const PolicyWeights& policy, TranspositionTable& table)
    : table_(table), end_(round, evaluator, policy), round_key_(round_key(round)), rollouts_(kRollouts) {}

void PvSearch::sort_by_value(std::vector<RootMove>& moves) {
  sort_short(moves, [](const RootMove& a, const RootMove& b) { return a.result.value > b.result.value; });
}

void PvSearch::set_root(const Position& root, Control& control, int most_moves) {
  root_ = root;
  control_ = &control;
  depth_ = 1;
  root_moves_.clear();
  if (root.phase == Phase::tiling) {
    for (const auto action : ActionList(root)) root_moves_.push_back({{action}, {}, {{action}}});
  } else {
    std::vector<OrderedMove> shortlist;  // sorted
    visit_offers(root, end_.greedy(), [&](Move move, int gain) {
      if (most_moves == kActions) return root_moves_.push_back({move, {}, {move}});
      const auto better = [](int order, const OrderedMove& other) { return order > other.order; };
      const auto place = std::upper_bound(shortlist.begin(), shortlist.end(), gain, better);
      if (place - shortlist.begin() < most_moves) shortlist.insert(place, {move, gain});
    });
    shortlist.resize(std::min(shortlist.size(), std::size_t(most_moves)));
    for (const OrderedMove& each : shortlist) root_moves_.push_back({each.move, {}, {each.move}});
  }
  // Depth 1, which is always finished: every move has a value from the start.
  for (RootMove& root_move : root_moves_) {
    Position next = root_;
    play_unchecked(next, root_move.move);
    control_->count_node();
    root_move.result = after(root_, next, 0, -kInfinite, kInfinite, 1);
  }
  sort_by_value(root_moves_);
}

void PvSearch::run(int variations, int max_depth, int first_depth,
                   const std::function<void(const SearchResult&)>& each_depth) {
  const int last = std::min(max_depth > 0 ? max_depth : kMaxDepth - 1, kMaxDepth - 1);
  for (int depth = first_depth; depth <= last && !solved(variations); ++depth) {
    if (!search_root(depth, variations)) return;
    depth_ = depth;
    if (each_depth) {
      RoundEnd aside = end_;  // it remembers tilings: what is only shown must not change what is found
      each_depth(result(variations, aside));
    }
  }
}

bool PvSearch::solved(int variations) const {
  const auto shown = std::min(std::size_t(variations), root_moves_.size());
  return std::all_of(root_moves_.begin(), root_moves_.begin() + std::ptrdiff_t(shown),
                     [](const RootMove& m) { return m.result.complete; });
}

// Searches the best `variations` moves one after the other, each among those not yet chosen; false
// when a limit was met. What was found until then is kept where it can be trusted.
bool PvSearch::search_root(int depth, int variations) {
  const int count = int(root_moves_.size());
  for (int chosen = 0; chosen < std::min(variations, count); ++chosen) {
    int alpha = -kInfinite;
    bool complete = true;
    bool final = true;
    for (int i = chosen; i < count; ++i) {
      RootMove& root_move = root_moves_[std::size_t(i)];
      Position next = root_;
      play_unchecked(next, root_move.move);
      control_->count_node();
      pv_length_[1] = 0;
      NodeResult result;
      if (i == chosen) {
        result = after(root_, next, depth - 1, -kInfinite, kInfinite, 1);
      } else {
        result = after(root_, next, depth - 1 - reduction(depth, i - chosen), alpha, alpha + 1, 1);
        if (result.value > alpha && !control_->over()) {
          pv_length_[1] = 0;
          result = after(root_, next, depth - 1, alpha, kInfinite, 1);
        }
      }
      if (control_->over()) return false;
      complete &= result.complete;
      final &= result.final;
      if (i == chosen || result.value > alpha) {
        alpha = result.value;
        root_move.result = result;
        root_move.pv.assign(1, root_move.move);
        root_move.pv.insert(root_move.pv.end(), pv_[1].begin(), pv_[1].begin() + pv_length_[1]);
        std::rotate(root_moves_.begin() + chosen, root_moves_.begin() + i, root_moves_.begin() + i + 1);
      }
    }
    root_moves_[std::size_t(chosen)].result.complete = complete;
    root_moves_[std::size_t(chosen)].result.final = final;
  }
  return true;
}

// The value of `next` for the mover of `parent`.
PvSearch::NodeResult PvSearch::after(const Position& parent, const Position& next, int depth, int alpha, int beta,
                                     int ply) {
  if (next.phase != Phase::offer) return leaf(next, parent.to_move);
  if (depth <= 0) return roll_out(next, parent.to_move);
  NodeResult result = search(next, depth, -beta, -alpha, ply);
  result.value = -result.value;
  return result;
}

PvSearch::NodeResult PvSearch::leaf(const Position& p, int mover) {
  Position end = p;
  const bool choices = end.phase == Phase::tiling;
  end_.reach(end);
  if (end.phase == Phase::over) {
    const int sign = mover == 0 ? 1 : -1;
    const auto best = winners(end);
    const int margin = int(end.boards[0].score) - int(end.boards[1].score);
    const int value = best.size() == 2 ? 0 : (best[0] == 0 ? kWon : -kWon) + margin;
    return {sign * value, true, !choices};
  }
  const float lead = end_.lead(end, mover);
  return {int(std::lround(lead * kUnit)), true, false};
}

// Where the depth runs out: both players play on greedily to the round's end. Many orders of moves lead to
// the same position, so the value is remembered.
PvSearch::NodeResult PvSearch::roll_out(Position p, int mover) {
  const std::uint64_t key = offer_key(p, round_key_) | 1;
  RolloutValue& rollout = rollouts_[key >> 1 & (kRollouts - 1)];
  if (rollout.key != key) {
    end_.reach(p);
    rollout = {key, leaf(p, 0).value};
  }
  return {mover == 0 ? rollout.value : -rollout.value, false, false};
}

int PvSearch::list_moves(const Position& p, int ply, std::uint16_t stored_move) {
  auto& moves = moves_[std::size_t(ply)];
  const auto& history = history_[p.to_move];
  int count = 0;
  visit_offers(p, end_.greedy(), [&](Move move, int gain) {
    const int first = move.action == stored_move ? 1 << 28 : 0;
    moves[std::size_t(count++)] = {move, first + gain * 3 + history[move.action]};
  });
  return count;
}

PvSearch::NodeResult PvSearch::search(const Position& p, int depth, int alpha, int beta, int ply) {
  pv_length_[std::size_t(ply)] = 0;
  const std::uint64_t key = offer_key(p, round_key_);
  StoredResult stored;
  std::uint16_t stored_move = kActions;
  if (table_.find(key, stored)) {
    stored_move = stored.move;
    const bool deep = stored.complete || stored.depth >= depth;
    const bool decides = stored.bound == Bound::exact || (stored.bound == Bound::lower && stored.value >= beta) ||
                         (stored.bound == Bound::upper && stored.value <= alpha);
    // Not where the variation itself is wanted: it would end here, and its values with it.
    if (deep && decides && beta - alpha == 1) return {stored.value, stored.complete, stored.final};
  }
  const int count = list_moves(p, ply, stored_move);
  auto& moves = moves_[std::size_t(ply)];
  // When the whole rest of the round fits, nothing is cut short: the result is then proven.
  const bool whole = groups(p) <= depth;
  const int old_alpha = alpha;
  const int considered = whole || beta - alpha > 1 ? count : std::min(count, breadth(depth));
  NodeResult best{-kInfinite, considered == count, considered == count};
  Move best_move;
  for (int i = 0; i < considered; ++i) {
    const auto next_best =
        std::max_element(moves.begin() + i, moves.begin() + count,
                         [](const OrderedMove& a, const OrderedMove& b) { return a.order < b.order; });
    std::swap(moves[std::size_t(i)], *next_best);
    const Move move = moves[std::size_t(i)].move;
    Position next = p;
    play_unchecked(next, move);
    if (control_->count_node()) return {0, false, false};
    pv_length_[std::size_t(ply) + 1] = 0;
    NodeResult result;
    if (i == 0) {
      result = after(p, next, depth - 1, alpha, beta, ply + 1);
    } else {
      const int less = whole ? 0 : reduction(depth, i);
      result = after(p, next, depth - 1 - less, alpha, alpha + 1, ply + 1);
      if (result.value > alpha && (less > 0 || result.value < beta)) {
        pv_length_[std::size_t(ply) + 1] = 0;
        result = after(p, next, depth - 1, alpha, beta, ply + 1);
      }
    }
    if (control_->over()) return {0, false, false};
    best.complete &= result.complete;
    best.final &= result.final;
    if (result.value > best.value) {
      best.value = result.value;
      best_move = move;
      if (result.value > alpha) {
        alpha = result.value;
        keep_pv(ply, move);
      }
      if (alpha >= beta) {
        int& merit = history_[p.to_move][move.action];
        merit += (depth * depth * 16) - merit * depth * depth / 512;
        // This bound rests on this move alone, whatever the moves not searched would bring.
        best.complete = result.complete;
        best.final = result.final;
        break;
      }
    }
  }
  const Bound bound = best.value >= beta ? Bound::lower : best.value <= old_alpha ? Bound::upper : Bound::exact;
  table_.store(key, {best.value, best_move.action, std::uint8_t(depth), bound, best.complete, best.final});
  return best;
}

void PvSearch::keep_pv(int ply, Move move) {
  auto& pv = pv_[std::size_t(ply)];
  const auto& below = pv_[std::size_t(ply) + 1];
  const int length = pv_length_[std::size_t(ply) + 1];
  pv[0] = move;
  std::copy(below.begin(), below.begin() + length, pv.begin() + 1);
  pv_length_[std::size_t(ply)] = length + 1;
}

// By seat: what the evaluation says at the end of the variation; the share of the win by the value found.
SeatValues PvSearch::values_of(const RootMove& root_move, RoundEnd& round_end) {
  Position end = root_;
  for (const Move move : root_move.pv) play_unchecked(end, move);
  round_end.reach(end);
  SeatValues values = round_end.values(end);
  const int value = root_move.result.value;
  const int mover = root_.to_move;
  float share = 1.0f / (1.0f + exp_of(-float(value) / kUnit));
  if (value >= kWon / 2) share = 1.0f;
  if (value <= -kWon / 2) share = 0.0f;
  values.win[std::size_t(mover)] = share;
  values.win[std::size_t(1 - mover)] = 1.0f - share;
  return values;
}

Variation PvSearch::variation(const RootMove& root_move, RoundEnd& round_end) {
  return {.players = root_.players,
          .move = root_move.move,
          .values = values_of(root_move, round_end),
          .pv = root_move.pv,
          .exact = root_move.result.final,
          .solved = root_move.result.complete};
}

std::vector<Variation> PvSearch::close_moves(float margin, int max_count) {
  const int best = root_moves_.front().result.value;
  const float share = 1.0f / (1.0f + exp_of(-float(best) / kUnit));
  const float least = std::max(share - margin, 0.002f);
  const int alpha = std::min(best - 1, int(std::lround(log_of(least / (1.0f - least)) * kUnit)));
  std::vector<RootMove> close{root_moves_.front()};
  for (std::size_t i = 1; i < root_moves_.size() && !control_->over(); ++i) {
    RootMove tried = root_moves_[i];
    Position next = root_;
    play_unchecked(next, tried.move);
    control_->count_node();
    pv_length_[1] = 0;
    tried.result = after(root_, next, depth_ - 1, alpha, best, 1);
    if (control_->over() || tried.result.value <= alpha) continue;
    tried.pv.assign(1, tried.move);
    tried.pv.insert(tried.pv.end(), pv_[1].begin(), pv_[1].begin() + pv_length_[1]);
    close.push_back(std::move(tried));
  }
  sort_by_value(close);  // none is better than the first
  std::vector<Variation> out;
  for (std::size_t i = 0; i < std::min(close.size(), std::size_t(max_count)); ++i)
    out.push_back(variation(close[i], end_));
  return out;
}

SearchResult PvSearch::result(int variations, RoundEnd& end) {
  SearchResult out;
  out.depth = depth_;
  out.nodes = control_->nodes();
  out.ms = control_->elapsed_ms();
  std::vector<RootMove> best(root_moves_.begin(),
                             root_moves_.begin() + std::min(std::max(variations, 1), int(root_moves_.size())));
  // A search that was cut short may know moves at different depths.
  sort_by_value(best);
  for (const RootMove& root_move : best) out.variations.push_back(variation(root_move, end));
  return out;
}

}  // namespace evora
