#include "search/maxn.hpp"

#include <algorithm>

#include "search/sort_short.hpp"

namespace evora {

MaxnSearch::MaxnSearch(const Position& root, Evaluator& evaluator, const PolicyWeights& policy, Control& control)
    : root_(root), control_(control), end_(root, evaluator, policy) {
  for (const RankedMove& ranked : moves(root)) root_moves_.push_back({.move = ranked.move, .pv = {ranked.move}});
}

std::vector<MaxnSearch::RankedMove> MaxnSearch::moves(const Position& p) const {
  std::vector<RankedMove> out;
  if (p.phase == Phase::tiling) {
    for (const auto action : ActionList(p)) out.push_back({{action}, 0});
  } else {
    visit_offers(p, end_.greedy(), [&](Move move, int gain) { out.push_back({move, gain}); });
  }
  sort_short(out, [](const RankedMove& a, const RankedMove& b) { return a.gain > b.gain; });
  return out;
}

void MaxnSearch::make(const Position& p, const RankedMove& ranked, Child& child) {
  child.move = ranked.move;
  child.position = p;
  play_unchecked(child.position, ranked.move);
}

// The values of all children; first of those where the search ends.
void MaxnSearch::judge(std::vector<Child>& children, int ply, int depth) {
  const auto goes_on = [&](const Child& child) { return ply < depth && child.position.phase == Phase::offer; };
  for (Child& child : children) {
    if (goes_on(child)) continue;
    end_.reach(child.position);
    child.shares = end_.win_shares(child.position);
  }
  for (Child& child : children) {
    if (goes_on(child)) child.shares = after(child.position, ply, depth, child.pv);
  }
}

// The value of `p`, `ply` moves from the root, for every seat in a search of `depth` moves.
MaxnSearch::Shares MaxnSearch::after(const Position& p, int ply, int depth, std::vector<Move>& pv) {
  Shares best{};
  best[p.to_move] = -1.0f;
  auto list = moves(p);
  const std::size_t width = kWidths[std::min(std::size_t(ply), kWidths.size()) - 1];
  if (list.size() > width) list.resize(width);
  std::vector<Child> children;
  for (const RankedMove& ranked : list) {
    if (control_.count_node()) break;
    make(p, ranked, children.emplace_back());
  }
  judge(children, ply + 1, depth);
  for (const Child& child : children) {
    if (child.shares[p.to_move] <= best[p.to_move]) continue;
    best = child.shares;
    pv.assign(1, child.move);
    pv.insert(pv.end(), child.pv.begin(), child.pv.end());
  }
  return best;
}

void MaxnSearch::run(int depth) {
  // The first step is always finished, so that every move has a value.
  for (int step = 1; step <= depth; ++step) {
    std::vector<Child> children;
    for (const RootMove& root_move : root_moves_) {
      control_.count_node();
      make(root_, {root_move.move, 0}, children.emplace_back());
    }
    judge(children, 1, step);
    if (step > 1 && control_.over()) return;
    for (std::size_t i = 0; i < children.size(); ++i) {
      RootMove& root_move = root_moves_[i];
      root_move.shares = children[i].shares;
      root_move.pv.assign(1, root_move.move);
      root_move.pv.insert(root_move.pv.end(), children[i].pv.begin(), children[i].pv.end());
    }
    sort_short(root_moves_,
               [&](const RootMove& a, const RootMove& b) { return a.shares[root_.to_move] > b.shares[root_.to_move]; });
    depth_ = step;
  }
}

SearchResult MaxnSearch::result(int variations) {
  SearchResult out{.variations = {}, .nodes = control_.nodes(), .depth = depth_, .ms = control_.elapsed_ms()};
  for (const RootMove& root_move : root_moves_) {
    if (int(out.variations.size()) >= std::max(variations, 1)) break;
    Position end = root_;
    for (const Move move : root_move.pv) play_unchecked(end, move);
    end_.reach(end);
    SeatValues values = end_.values(end);
    values.win = root_move.shares;
    out.variations.push_back({root_.players, root_move.move, values, root_move.pv, false, false});
  }
  return out;
}

}  // namespace evora
