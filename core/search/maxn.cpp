#include "search/maxn.hpp"

#include <algorithm>

namespace evora {

MaxnSearch::MaxnSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, Control& control)
    : root_(root), evaluator_(std::move(evaluator)), control_(control), end_(root, *evaluator_) {
  evaluator_->set_root(root);
  for (const Scored& scored : moves(root)) root_moves_.push_back({.move = scored.move, .pv = {scored.move}});
}

std::vector<MaxnSearch::Scored> MaxnSearch::moves(const Position& p) const {
  std::vector<Scored> out;
  if (p.phase == Phase::tiling) {
    for (const auto action : ActionList(p)) out.push_back({{action}, 0});
  } else {
    visit_offers(p, end_.sense(), [&](Move move, int gain) { out.push_back({move, gain}); });
  }
  std::stable_sort(out.begin(), out.end(), [](const Scored& a, const Scored& b) { return a.gain > b.gain; });
  return out;
}

// What `p`, `ply` moves from the root, is worth to every seat when the search goes `depth` moves far.
MaxnSearch::Shares MaxnSearch::after(const Position& p, int ply, int depth, std::vector<Move>& pv) {
  if (ply == depth || p.phase != Phase::offer) {
    Position end = p;
    end_.reach(end);
    return end_.win_shares(end);
  }
  Shares best{};
  best[p.to_move] = -1.0f;
  auto list = moves(p);
  const std::size_t width = kWidths[std::min(std::size_t(ply), kWidths.size()) - 1];
  if (list.size() > width) list.resize(width);
  for (const Scored& scored : list) {
    if (control_.count_node()) break;
    Position next = p;
    play_unchecked(next, scored.move);
    std::vector<Move> below;
    const Shares shares = after(next, ply + 1, depth, below);
    if (shares[p.to_move] > best[p.to_move]) {
      best = shares;
      pv.assign(1, scored.move);
      pv.insert(pv.end(), below.begin(), below.end());
    }
  }
  return best;
}

void MaxnSearch::run(int depth) {
  // The first step is always finished, so that every move has a value.
  for (int step = 1; step <= depth; ++step) {
    auto deeper = root_moves_;
    for (RootMove& root_move : deeper) {
      Position next = root_;
      play_unchecked(next, root_move.move);
      control_.count_node();
      std::vector<Move> below;
      root_move.shares = after(next, 1, step, below);
      root_move.pv.assign(1, root_move.move);
      root_move.pv.insert(root_move.pv.end(), below.begin(), below.end());
      if (step > 1 && control_.over()) return;
    }
    std::stable_sort(deeper.begin(), deeper.end(), [&](const RootMove& a, const RootMove& b) {
      return a.shares[root_.to_move] > b.shares[root_.to_move];
    });
    root_moves_ = std::move(deeper);
    depth_ = step;
  }
}

Found MaxnSearch::found(int lines) {
  Found out{.lines = {}, .nodes = control_.nodes(), .depth = depth_, .ms = control_.elapsed_ms()};
  for (const RootMove& root_move : root_moves_) {
    if (int(out.lines.size()) >= std::max(lines, 1)) break;
    Position end = root_;
    for (const Move move : root_move.pv) play_unchecked(end, move);
    end_.reach(end);
    SeatValues values = end_.values(end);
    values.win = root_move.shares;
    out.lines.push_back({root_move.move, values, root_move.pv, false, false});
  }
  return out;
}

}  // namespace evora
