#include "evaluation/values.hpp"

#include <algorithm>
#include <cmath>

#include "evaluation/maths.hpp"

namespace evora {

SeatValues final_values(const Position& over) {
  SeatValues out;
  const auto best = winners(over);
  for (const int seat : best) out.win[std::size_t(seat)] = 1.0f / float(best.size());
  for (int seat = 0; seat < over.players; ++seat) out.score[seat] = float(over.boards[seat].score);
  return out;
}

std::array<float, kMaxPlayers> shares(const std::array<float, kMaxPlayers>& utilities, int players) {
  std::array<float, kMaxPlayers> out{};
  const float most = *std::max_element(utilities.begin(), utilities.begin() + players);
  float sum = 0;
  for (int seat = 0; seat < players; ++seat) sum += out[seat] = exp_of(utilities[seat] - most);
  for (int seat = 0; seat < players; ++seat) out[seat] /= sum;
  return out;
}

}  // namespace evora
