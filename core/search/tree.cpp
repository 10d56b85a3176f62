#include "search/tree.hpp"

#include <algorithm>
#include <cmath>

#include "search/maths.hpp"

namespace evora {
namespace {

// A tree stops growing there, and then only weighs what it has: about 800 MB, or 130 MB in a page, which may be
// open on a phone.
#ifdef __wasm__
constexpr std::size_t kMaxEdges = 4'000'000;
#else
constexpr std::size_t kMaxEdges = 24'000'000;
#endif
constexpr float kExploration = 0.5f;
constexpr float kPull = 20.0f;              // visits
constexpr float kPriorTemperature = 0.25f;  // log-odds: how fast a move's prior falls with its gain
// Of Monte-Carlo playouts, in thousandths: the moves played at random.
constexpr int kChances = 1000;
constexpr int kRandomMoves = 150;

}  // namespace

TreeSearch::TreeSearch(const Position& root, std::unique_ptr<Evaluator> evaluator, Control& control, const PolicyWeights& policy, Playouts playouts)
    : root_(root), evaluator_(std::move(evaluator)), control_(control), end_(root, *evaluator_, policy), playouts_(playouts) {
  nodes_.emplace_back();  // 0 is "none"
  add_node(root_);
}

std::uint32_t TreeSearch::add_node(const Position& p) {
  Node node{.first = std::uint32_t(edges_.size()), .count = 0, .seat = p.to_move, .visits = 0};
  if (p.phase == Phase::tiling) {
    for (const auto action : ActionList(p)) edges_.push_back({.move = {action}, .prior = 1.0f});
  } else {
    visit_offers(p, end_.greedy(), [&](Move move, int gain) {
      edges_.push_back({.move = move, .prior = float(gain) / (kUnit * kPriorTemperature)});
    });
    float most = -1e30f;
    for (std::size_t i = node.first; i < edges_.size(); ++i) most = std::max(most, edges_[i].prior);
    for (std::size_t i = node.first; i < edges_.size(); ++i) edges_[i].prior = exp_of(edges_[i].prior - most);
  }
  float sum = 0;
  for (std::size_t i = node.first; i < edges_.size(); ++i) sum += edges_[i].prior;
  for (std::size_t i = node.first; i < edges_.size(); ++i) edges_[i].prior /= sum;
  node.count = std::uint16_t(edges_.size() - node.first);
  nodes_.push_back(node);
  return std::uint32_t(nodes_.size() - 1);
}

std::size_t TreeSearch::select(const Node& node) const {
  const float breadth = kExploration * std::sqrt(float(node.visits + 1));
  // A move never tried counts as the node's average so far.
  float sum = 0;
  for (std::uint32_t i = 0; i < node.count; ++i) sum += edges_[node.first + i].sum[node.seat];
  const float unknown = node.visits > 0 ? sum / float(node.visits) : 0.0f;
  std::size_t best = node.first;
  float most = -1e30f;
  for (std::size_t i = node.first; i < node.first + node.count; ++i) {
    const Edge& edge = edges_[i];
    const float value = edge.visits ? edge.sum[node.seat] / float(edge.visits) : unknown;
    const float merit = value + breadth * edge.prior / float(1 + edge.visits);
    if (merit > most) {
      most = merit;
      best = i;
    }
  }
  return best;
}

void TreeSearch::reach_end(Position& p) {
  if (playouts_ == Playouts::random) {
    while (p.phase == Phase::offer)
      play_unchecked(p, random_(kChances) < kRandomMoves ? random_legal(p, random_) : end_.greedy().best(p));
  }
  end_.reach(p);
}

// From a node to a leaf. The visits are counted at once: until its value arrives a descent counts as lost,
// so that the next one of the same batch goes elsewhere.
void TreeSearch::descend(std::uint32_t index, const Position& p, Descent& out) {
  const std::size_t chosen = select(nodes_[index]);
  out.edges.push_back(std::uint32_t(chosen));
  deepest_ = std::max(deepest_, int(out.edges.size()));
  Position next = p;
  play_unchecked(next, edges_[chosen].move);
  const PushedPosition pushed(*evaluator_, next);
  control_.count_node();
  ++nodes_[index].visits;
  const bool again = edges_[chosen].visits++ > 0;
  const bool decision = next.phase == Phase::offer || (next.phase == Phase::tiling && index == 1);
  if (decision && edges_[chosen].child != 0) return descend(edges_[chosen].child, next, out);
  if (decision && again && edges_.size() + kFirstTiling < kMaxEdges) {
    const std::uint32_t child = add_node(next);
    edges_[chosen].child = child;
  }
  out.end = next;
  reach_end(out.end);
  // An incremental evaluator has to be asked here, before the positions are popped.
  if (evaluator_->traits().batch_size == 1) add(out, end_.win_shares(out.end));
}

void TreeSearch::add(const Descent& descent, const std::array<float, kMaxPlayers>& value) {
  for (const std::uint32_t index : descent.edges) {
    for (int seat = 0; seat < root_.players; ++seat) edges_[index].sum[std::size_t(seat)] += value[std::size_t(seat)];
  }
}

void TreeSearch::run(int variations, const std::function<void(const SearchResult&)>& report) {
  const auto batch = std::size_t(evaluator_->traits().batch_size);
  std::vector<Descent> descents(batch);
  std::vector<Position> ends(batch);
  std::vector<std::array<float, kMaxPlayers>> judged(batch);
  // Once at least, so that a search that was cancelled before it began has a value to report.
  for (std::uint32_t turn = 1; turn == 1 || !control_.over(); ++turn) {
    for (std::size_t i = 0; i < batch; ++i) {
      descents[i].edges.clear();
      descend(1, root_, descents[i]);
      ends[i] = descents[i].end;
    }
    if (batch > 1) {
      end_.win_shares(ends, judged);
      for (std::size_t i = 0; i < batch; ++i) add(descents[i], judged[i]);
    }
    if (report && turn % 1024 == 0) report(result(variations));
  }
}

// The value of an edge for every seat. The mean of few visits is too extreme, so it is pulled towards the
// mean of its node.
std::array<float, kMaxPlayers> TreeSearch::mean_worth(const Node& node, const Edge& edge) const {
  std::array<float, kMaxPlayers> out{};
  for (int seat = 0; seat < root_.players; ++seat) {
    float all = 0;
    for (std::uint32_t i = 0; i < node.count; ++i) all += edges_[node.first + i].sum[std::size_t(seat)];
    const float mean = node.visits ? all / float(node.visits) : 1.0f / float(root_.players);
    out[std::size_t(seat)] = (edge.sum[std::size_t(seat)] + kPull * mean) / (float(edge.visits) + kPull);
  }
  return out;
}

SearchResult TreeSearch::result(int variations) {
  const Node& root = nodes_[1];
  struct Ranked {
    const Edge* edge;
    std::array<float, kMaxPlayers> worth;
  };
  std::vector<Ranked> ranked;
  for (std::uint32_t i = 0; i < root.count; ++i) {
    const Edge& edge = edges_[root.first + i];
    ranked.push_back({&edge, mean_worth(root, edge)});
  }
  // The most visited move is the one that the search trusts.
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return a.edge->visits != b.edge->visits ? a.edge->visits > b.edge->visits : a.edge->prior > b.edge->prior;
  });
  // A less-visited move never reports a higher value.
  for (std::size_t i = 1; i < ranked.size(); ++i) {
    auto& worth = ranked[i].worth;
    const float most = ranked[i - 1].worth[root.seat];
    if (worth[root.seat] <= most) continue;
    const float others = (1.0f - most) / (1.0f - worth[root.seat] + 1e-9f);
    for (int seat = 0; seat < root_.players; ++seat) worth[std::size_t(seat)] *= others;
    worth[root.seat] = most;
  }
  SearchResult out;
  out.nodes = control_.nodes();
  out.ms = control_.elapsed_ms();
  out.depth = deepest_;
  for (std::size_t i = 0; i < std::min(ranked.size(), std::size_t(std::max(variations, 1))); ++i) {
    const Edge* edge = ranked[i].edge;
    Variation variation{.players = root_.players, .move = edge->move, .values = {}, .pv = {}};
    Position end = root_;
    for (;;) {
      variation.pv.push_back(edge->move);
      play_unchecked(end, edge->move);
      if (edge->child == 0) break;
      const Node& node = nodes_[edge->child];
      if (node.visits == 0) break;
      edge = &*std::max_element(edges_.begin() + node.first, edges_.begin() + node.first + node.count,
                                [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
    }
    end_.reach(end);
    variation.values = end_.values(end);
    variation.values.win = ranked[i].worth;
    out.variations.push_back(std::move(variation));
  }
  return out;
}

}  // namespace evora
