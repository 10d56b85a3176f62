#include "search/tree.hpp"

#include <algorithm>
#include <cmath>

#include "evaluation/maths.hpp"
#include "search/sort_short.hpp"

namespace evora {
namespace {

// A tree stops growing there, and then only weighs what it has: about 800 MB, or 130 MB in a page, which may be
// open on a phone.
#ifdef __wasm__
constexpr std::size_t kMaxEdges = 4'000'000;
#else
constexpr std::size_t kMaxEdges = 24'000'000;
#endif
constexpr float kPull = 20.0f;    // visits
constexpr float kTrusted = 0.1f;  // of the visits of the best move: the value of one with fewer says little
// By the number of players: with three a wider tree plays better, with four no gain showed.
constexpr TreeWidth kWidth{.exploration = 0.5f, .growth = 0.0f, .prior_temperature = 0.25f};
constexpr TreeWidth kWidthOfThree{.exploration = 0.5f, .growth = 0.15f, .prior_temperature = 0.4f};
constexpr double kGrowthBegins = 2000.0;  // visits
// Of Monte-Carlo playouts, in thousandths: the moves played at random.
constexpr int kChances = 1000;
constexpr int kRandomMoves = 150;

}  // namespace

TreeSearch::TreeSearch(const Position& root, Evaluator& evaluator, const PolicyWeights& policy, Control& control,
                       Playouts playouts)
    : root_(root),
      control_(control),
      end_(root, evaluator, policy),
      playouts_(playouts),
      width_(root.players == 3 ? kWidthOfThree : kWidth) {
  nodes_.emplace_back();  // 0 is "none"
  add_node(root_);
}

std::uint32_t TreeSearch::add_node(const Position& p) {
  Node node{.first = std::uint32_t(edges_.size()), .count = 0, .seat = p.to_move, .visits = 0};
  if (p.phase == Phase::tiling) {
    for (const auto action : ActionList(p)) edges_.push_back({.move = {action}, .prior = 1.0f});
  } else {
    visit_offers(p, end_.greedy(), [&](Move move, int gain) {
      edges_.push_back({.move = move, .prior = float(gain) / (kUnit * width_.prior_temperature)});
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
  float exploration = width_.exploration;
  if (width_.growth > 0) exploration += width_.growth * float(log_of(1.0 + double(node.visits) / kGrowthBegins));
  const float breadth = exploration * std::sqrt(float(node.visits + 1));
  // A move never tried counts as the node's average so far.
  const float unknown = node.visits > 0 ? node.sum / float(node.visits) : 0.0f;
  std::size_t best = node.first;
  float most = -1e30f;
  for (std::size_t i = node.first; i < node.first + node.count; ++i) {
    const Edge& edge = edges_[i];
    const float value = edge.visits ? edge.sum[node.seat] / float(edge.visits) : unknown;
    // What is proven has nothing more to tell: any other move comes first.
    const float merit = value + breadth * edge.prior / float(1 + edge.visits) - (edge.proven() ? 1e9f : 0.0f);
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

// From a node to a leaf.
void TreeSearch::descend(std::uint32_t index, const Position& p, Descent& out) {
  const std::size_t chosen = select(nodes_[index]);
  out.edges.push_back(std::uint32_t(chosen));
  deepest_ = std::max(deepest_, int(out.edges.size()));
  Position next = p;
  play_unchecked(next, edges_[chosen].move);
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
  out.ends = !decision && out.end.phase == Phase::over;
  out.exact = next.phase == Phase::over;
}

// The value of a leaf, from there back to the root, and what a finished game proves.
void TreeSearch::add(const Descent& descent, const Shares& value) {
  Proof proof;
  if (descent.ends) {
    const auto winner = std::find(value.begin(), value.begin() + root_.players, 1.0f);
    if (winner != value.begin() + root_.players) proof = {int(winner - value.begin()), descent.exact};
  }
  for (std::size_t level = descent.edges.size(); level-- > 0;) {
    Node& node = nodes_[level > 0 ? edges_[descent.edges[level - 1]].child : 1];
    Edge& edge = edges_[descent.edges[level]];
    for (int seat = 0; seat < root_.players; ++seat) edge.sum[std::size_t(seat)] += value[std::size_t(seat)];
    node.sum += value[node.seat];
    if (proof.winner == kNobody) continue;
    if (edge.proven()) {
      proof = {};
      continue;
    }
    edge.winner = std::int8_t(proof.winner);
    edge.exact = proof.exact;
    if (level == 0) {
      ++root_proofs_;
      root_wins_ = root_wins_ || proof.winner == node.seat;
    }
    proof = proof_of(node);
  }
}

// The mover wins if one of the moves does; another seat only if it wins after all of them. Nothing is proven where the
// mover chooses between others: who cannot win may play anything.
TreeSearch::Proof TreeSearch::proof_of(const Node& node) const {
  const auto edges = edges_of(node);
  Proof out{edges.front().winner, true};
  for (const Edge& edge : edges) {
    if (edge.winner == node.seat) return {edge.winner, edge.exact};
    if (edge.winner != out.winner) out.winner = kNobody;
    out.exact = out.exact && edge.exact;
  }
  return out;
}

// Whether more nodes would change nothing that is reported.
bool TreeSearch::settled(int variations) const {
  return root_proofs_ == nodes_[1].count || (root_wins_ && variations <= 1);
}

void TreeSearch::run(int variations, const std::function<void(const SearchResult&)>& report) {
  Descent descent;
  // Once at least, so that a search that was cancelled before it began has a value to report.
  for (std::uint32_t turn = 1; turn == 1 || (!control_.over() && !settled(variations)); ++turn) {
    descent.edges.clear();
    descend(1, root_, descent);
    add(descent, end_.win_shares(descent.end));
    if (report && turn % 1024 == 0) {
      RoundEnd aside = end_;  // it remembers tilings: what is only shown must not change what is found
      report(result(variations, aside));
    }
  }
}

// The value of an edge for every seat. The mean of few visits is too extreme, so it is pulled towards the
// mean of its node.
TreeSearch::Shares TreeSearch::worth(const Node& node, const Edge& edge) const {
  Shares out{};
  if (edge.proven()) {
    out[std::size_t(edge.winner)] = 1.0f;
    return out;
  }
  for (std::size_t seat = 0; seat < root_.players; ++seat) {
    float all = 0;
    for (const Edge& each : edges_of(node)) all += each.sum[seat];
    const float mean = node.visits ? all / float(node.visits) : 1.0f / float(root_.players);
    out[seat] = (edge.sum[seat] + kPull * mean) / (float(edge.visits) + kPull);
  }
  return out;
}

// The moves of the root, best first: those that win, then those that are not proven, then those that lose.
std::vector<TreeSearch::RankedMove> TreeSearch::ranked() const {
  const Node& root = nodes_[1];
  std::vector<RankedMove> out;
  for (const Edge& edge : edges_of(root)) out.push_back({&edge, worth(root, edge)});
  const auto group = [&](const Edge& edge) { return !edge.proven() ? 1 : edge.winner == root.seat ? 0 : 2; };
  // The most visited move is the one that the search trusts.
  sort_short(out, [&](const RankedMove& a, const RankedMove& b) {
    if (group(*a.edge) != group(*b.edge)) return group(*a.edge) < group(*b.edge);
    return a.edge->visits != b.edge->visits ? a.edge->visits > b.edge->visits : a.edge->prior > b.edge->prior;
  });
  // A less-visited move never reports a higher value.
  for (std::size_t i = 1; i < out.size(); ++i) {
    auto& worth = out[i].worth;
    const float most = out[i - 1].worth[root.seat];
    if (worth[root.seat] <= most) continue;
    const float others = (1.0f - most) / (1.0f - worth[root.seat] + 1e-9f);
    for (int seat = 0; seat < root_.players; ++seat) worth[std::size_t(seat)] *= others;
    worth[root.seat] = most;
  }
  return out;
}

// The move of a node that its mover will probably play: one that wins, or the most visited.
const TreeSearch::Edge& TreeSearch::expected(const Node& node) const {
  const auto edges = edges_of(node);
  return *std::max_element(edges.begin(), edges.end(), [&](const Edge& a, const Edge& b) {
    const bool a_wins = a.winner == node.seat;
    const bool b_wins = b.winner == node.seat;
    return a_wins != b_wins ? b_wins : a.visits < b.visits;
  });
}

std::vector<Variation> TreeSearch::close_moves(float margin, int max_count) {
  std::vector<Variation> out;
  const auto all = ranked();
  const RankedMove& best = all.front();
  for (const RankedMove& each : all) {
    if (int(out.size()) == max_count) break;
    const bool trusted = float(each.edge->visits) >= kTrusted * float(best.edge->visits);
    if (trusted && each.worth[root_.to_move] >= best.worth[root_.to_move] - margin)
      out.push_back(variation(each, end_));
  }
  return out;
}

Position TreeSearch::sample_end(Move move, FastRandom& random) {
  const auto edges = edges_of(nodes_[1]);
  const Edge* edge = &*std::find_if(edges.begin(), edges.end(), [&](const Edge& each) { return each.move == move; });
  Position p = root_;
  for (;;) {
    play_unchecked(p, edge->move);
    if (edge->child == 0) break;
    const Node& node = nodes_[edge->child];
    if (node.visits == 0) break;
    int left = random(int(node.visits));
    for (const Edge& each : edges_of(node)) {
      edge = &each;
      left -= int(each.visits);
      if (left < 0) break;
    }
  }
  end_.reach(p);
  return p;
}

Variation TreeSearch::variation(const RankedMove& ranked, RoundEnd& round_end) {
  const Edge* edge = ranked.edge;
  Variation out{.players = root_.players, .move = edge->move, .values = {}, .pv = {}};
  Position end = root_;
  for (;;) {
    out.pv.push_back(edge->move);
    play_unchecked(end, edge->move);
    if (edge->child == 0) break;
    const Node& node = nodes_[edge->child];
    if (node.visits == 0) break;
    edge = &expected(node);
  }
  round_end.reach(end);
  out.values = round_end.values(end);
  out.values.win = ranked.worth;
  return out;
}

SearchResult TreeSearch::result(int variations, RoundEnd& end) {
  SearchResult out;
  out.nodes = control_.nodes();
  out.ms = control_.elapsed_ms();
  out.depth = deepest_;
  const auto all = ranked();
  const bool solved = settled(int(all.size()) + 1);
  const bool exact = std::all_of(all.begin(), all.end(), [](const RankedMove& each) { return each.edge->exact; });
  for (std::size_t i = 0; i < std::min(all.size(), std::size_t(std::max(variations, 1))); ++i) {
    const Edge& edge = *all[i].edge;
    // A move is known to have its place when all others are proven, too, or none can be better.
    const bool wins = edge.winner == root_.to_move;
    Variation& shown = out.variations.emplace_back(variation(all[i], end));
    shown.solved = solved || wins;
    shown.exact = exact || (wins && edge.exact);
  }
  return out;
}

}  // namespace evora
