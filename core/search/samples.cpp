#include "search/samples.hpp"

#include "rules/legal.hpp"
#include "rules/random.hpp"
#include "search/features.hpp"

namespace evora {
namespace {

void add_position(Samples& out, const Position& p) {
  const auto supplies = supply(p);
  const auto phase = std::uint8_t(phase_of(p));
  for (int seat = 0; seat < p.players; ++seat) {
    const std::size_t base = out.index.size();
    visit_features(p.boards[seat], p.variant, seat == p.start, supplies, [&](int index, float value) {
      out.index.push_back(std::uint16_t(index));
      out.value.push_back(value);
    });
    out.index.resize(base + Samples::kFeatures);
    out.value.resize(base + Samples::kFeatures);
    out.phase.push_back(phase);
    out.win.push_back(0);
    out.points.push_back(-float(p.boards[seat].score));
  }
}

}  // namespace

Samples collect_samples(const SampleOptions& options, const SearchOptions& search) {
  Samples out;
  Engine engine(search);
  FastRandom random(options.seed);
  Request request{.limits = {.nodes = options.nodes}};
  for (int game = 0; game < options.games; ++game) {
    const std::size_t first = out.phase.size();
    Position p = Position::new_game(options.players, options.variant, random(options.players));
    while (p.phase != Phase::over) {
      if (p.phase == Phase::deal) {
        if (p.round > 1) add_position(out, p);
        play(p, draw_deal(p.bag, p.lid, p.factories(), random));
      } else if (random(1 << 20) < int(options.random_moves * (1 << 20))) {
        play_unchecked(p, random_legal(p, random));
      } else {
        play_unchecked(p, engine.analyse(p, request).lines.front().move);
      }
    }
    const SeatValues values = final_values(p);
    for (std::size_t i = first; i < out.phase.size(); ++i) {
      const auto seat = (i - first) % std::size_t(options.players);
      out.win[i] = values.win[seat];
      out.points[i] += values.score[seat];
    }
    ++out.games;
  }
  return out;
}

}  // namespace evora
