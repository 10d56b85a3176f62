#include "rules/legal.hpp"

namespace evora {

int count_legal(const Position& p) {
  if (p.phase != Phase::offer) return ActionList(p).size();
  int count = 0;
  for (int c = 0; c < kColours; ++c) {
    int holders = 0;
    for (int s = 0; s <= p.factories(); ++s) holders += p.sources[s].count(c) > 0;
    count += holders * detail::kDestinationCount[p.boards[p.to_move].destinations(c)];
  }
  return count;
}

}  // namespace evora
