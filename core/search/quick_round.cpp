#include "search/quick_round.hpp"

#include "search/pvs.hpp"
#include "search/round_end.hpp"
#include "search/tree.hpp"

namespace evora {
namespace {

void play_by_principal_variation(Position& p, std::uint64_t nodes, Evaluator& evaluator, TranspositionTable& table,
                                 Control& control) {
  PvSearch search(p, evaluator, table);
  while (p.phase == Phase::offer && !control.over()) {
    Control own({.nodes = nodes}, {});
    search.set_root(p, own);
    search.run(1, 0, 2, {});
    play_unchecked(p, search.best_move());
    control.count_nodes(own.nodes());
  }
}

void play_by_tree(Position& p, std::uint64_t nodes, Evaluator& evaluator, Control& control) {
  while (p.phase == Phase::offer && !control.over()) {
    Control own({.nodes = nodes}, {});
    TreeSearch search(p, evaluator, own, TreeSearch::Playouts::greedy);
    search.run(1, {});
    play_unchecked(p, search.result(1).variations.front().move);
    control.count_nodes(own.nodes());
  }
}

}  // namespace

SeatValues play_quick_round(Position p, std::uint64_t nodes, Evaluator& evaluator, TranspositionTable& table,
                            Control& control) {
  if (nodes > 0 && p.players == 2) play_by_principal_variation(p, nodes, evaluator, table, control);
  if (nodes > 0 && p.players > 2) play_by_tree(p, nodes, evaluator, control);
  RoundEnd end(p, evaluator);
  while (p.phase == Phase::offer) {
    play_unchecked(p, end.greedy().best(p));
    control.count_nodes(1);
  }
  end.reach(p);
  return end.values(p);
}

}  // namespace evora
