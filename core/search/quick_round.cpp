#include "search/quick_round.hpp"

#include "search/pvs.hpp"
#include "search/round_end.hpp"
#include "search/tree.hpp"

namespace evora {
namespace {

// More moves would cost more time than they are worth.
constexpr int kMoves = 8;

}  // namespace

SeatValues QuickRound::play(Position p, Control& control) {
  if (nodes_ > 0 && p.players == 2) play_by_principal_variation(p, control);
  if (nodes_ > 0 && p.players > 2) play_by_tree(p, control);
  RoundEnd end(p, evaluator_, policy_);
  while (p.phase == Phase::offer) {
    play_unchecked(p, end.greedy().best(p));
    control.count_nodes(1);
  }
  end.reach(p);
  return end.values(p);
}

void QuickRound::play_by_principal_variation(Position& p, Control& control) {
  PvSearch search(p, evaluator_, policy_, table_);
  while (p.phase == Phase::offer && !control.over()) {
    Control own({.nodes = nodes_}, {});
    search.set_root(p, own, kMoves);
    search.run(1, 0, 2, {});
    play_unchecked(p, search.best_move());
    control.count_nodes(own.nodes());
  }
}

void QuickRound::play_by_tree(Position& p, Control& control) {
  while (p.phase == Phase::offer && !control.over()) {
    Control own({.nodes = nodes_}, {});
    TreeSearch search(p, evaluator_, policy_, own, TreeSearch::Playouts::greedy);
    search.run(1, {});
    play_unchecked(p, search.result(1).variations.front().move);
    control.count_nodes(own.nodes());
  }
}

}  // namespace evora
