#include "training/policy_samples.hpp"

#include <stdexcept>

#include "evaluation/features.hpp"
#include "evaluation/policy.hpp"
#include "rules/legal.hpp"
#include "rules/random.hpp"
#include "search/greedy_play.hpp"

namespace evora {
namespace {

// What the policy sees of a move: the line after it minus the line before it, and what falls.
void note_inputs(const Position& p, const GreedyPlay::Offer& offer, Move move, PolicySamples& out) {
  using namespace policy;
  const std::size_t base = out.index.size();
  const auto note = [&](int index, float value) {
    out.index.push_back(std::uint16_t(index));
    out.value.push_back(value);
  };
  const Board& board = p.boards[p.to_move];
  const int colour = move.colour();
  const int count = p.sources[std::size_t(move.source())].count(colour);
  const bool marker = p.sources[std::size_t(move.source())].has_marker();
  int fallen = count;
  if (move.destination() > 0) {
    const int row = move.destination() - 1;
    const int have = board.line(row).count;
    fallen = board.excess(row, count);
    const int now = have + count - fallen;
    const int left = offer.tiles.count(colour);
    const auto by_left = [&](int tiles, int of) {
      return kLeft + kLefts * (kStates * offer.time + state(row, tiles)) + left_of(of, row + 1 - tiles);
    };
    visit_line(board, p.variant, row, colour, now, note);
    note(by_left(now, left - count), 1.0f);
    if (have > 0) {
      visit_line(board, p.variant, row, colour, have, [&](int index, float value) { note(index, -value); });
      note(by_left(have, left), -1.0f);
    }
  } else {
    note(kThrown + offer.time, 1.0f);
  }
  if (marker) note(kMarker + offer.time, 1.0f);
  note(kFloor + offer.time, float(board.floor.cost_with(marker + fallen) - board.floor.cost()));
  out.index.resize(base + PolicySamples::kInputs, std::uint16_t(kCount));
  out.value.resize(base + PolicySamples::kInputs);
}

}  // namespace

void add_policy_sample(const Position& p, Move chosen, PolicySamples& out) {
  const GreedyPlay::Offer offer = GreedyPlay::offer_of(p);
  const GreedyPlay any(p, {});
  int count = 0, best = -1;
  visit_offers(p, any, [&](Move move, int) {
    if (move == chosen) best = count;
    ++count;
    note_inputs(p, offer, move, out);
  });
  if (best < 0) throw std::logic_error("the search chose a move that is not listed");
  out.stage.push_back(std::uint8_t(stage_of(p)));
  out.moves.push_back(std::uint16_t(count));
  out.chosen.push_back(std::uint16_t(best));
}

PolicySamples collect_policy_samples(const PolicySampleOptions& options, const SearchOptions& search,
                                     const std::function<void()>& pulse) {
  PolicySamples out;
  Engine engine(search);
  FastRandom random(options.seed);
  const Request request{.limits = {.nodes = options.nodes}, .pulse = pulse};
  for (int game = 0; game < options.games; ++game) {
    if (pulse) pulse();
    Position p = Position::new_game(options.players, options.variant, random(options.players));
    while (p.phase != Phase::over) {
      if (p.phase == Phase::deal) {
        play(p, draw_deal(p.bag, p.lid, p.factories(), random));
      } else if (random.happens(options.random_moves)) {
        play_unchecked(p, random_legal(p, random));
      } else {
        const Move chosen = engine.analyse(p, request).variations.front().move;
        if (p.phase == Phase::offer) add_policy_sample(p, chosen, out);
        play_unchecked(p, chosen);
      }
    }
  }
  return out;
}

}  // namespace evora
