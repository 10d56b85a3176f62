#include "training/samples.hpp"

#include "evaluation/features.hpp"
#include "rules/legal.hpp"
#include "rules/random.hpp"

namespace evora {
namespace {

constexpr double kRandomMoves = 0.15;  // of a perturbed round

void play_game(Samples& out, const SampleOptions& options, Engine& engine, FastRandom& random,
               const std::function<void()>& pulse) {
  const std::size_t first = out.positions.size();
  const std::uint32_t game = out.game.empty() ? 0 : out.game.back() + 1;
  const Request request{.limits = {.nodes = options.nodes}, .pulse = pulse};
  Position p = Position::new_game(options.players, options.variant, random(options.players));
  bool perturbed = false;
  while (p.phase != Phase::over) {
    if (p.phase == Phase::deal) {
      perturbed = random.happens(options.perturbed_rounds);
      out.positions.push_back(p);
      out.game.push_back(game);
      out.perturbed.push_back(perturbed);
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    } else if (perturbed && random.happens(kRandomMoves)) {
      play_unchecked(p, random_legal(p, random));
    } else {
      play_unchecked(p, engine.analyse(p, request).variations.front().move);
    }
  }
  const SeatValues values = final_values(p);
  for (std::size_t i = first; i < out.positions.size(); ++i) {
    for (std::size_t seat = 0; seat < p.players; ++seat) {
      out.win.push_back(values.win[seat]);
      out.points.push_back(values.score[seat] - float(out.positions[i].boards[seat].score));
    }
  }
}

}  // namespace

Samples collect_samples(const SampleOptions& options, const SearchOptions& search, const std::function<void()>& pulse) {
  Samples out;
  Engine engine(search);
  FastRandom random(options.seed);
  for (int game = 0; game < options.games; ++game) {
    if (pulse) pulse();  // games with few nodes per move may never come to the search's own
    play_game(out, options, engine, random, pulse);
  }
  return out;
}

SampleFeatures extract_features(const std::vector<Position>& positions, const std::function<void()>& pulse) {
  SampleFeatures out;
  for (const Position& p : positions) {
    if (pulse) pulse();
    const Supplies supplies = supply(draw_pool(p));
    out.stage.push_back(std::uint8_t(stage_of(p)));
    for (int seat = 0; seat < p.players; ++seat) {
      const std::size_t base = out.index.size();
      const auto note = [&](int index, float value) {
        out.index.push_back(std::uint16_t(index));
        out.value.push_back(value);
      };
      const Board& board = p.boards[std::size_t(seat)];
      if (seat == p.start) note(feature::kStarter, 1.0f);
      note(feature::kScore, float(board.score));
      BoardFeatures(board, p.variant, supplies).visit(note);
      out.index.resize(base + SampleFeatures::kFeatures, std::uint16_t(feature::kCount));
      out.value.resize(base + SampleFeatures::kFeatures);
    }
  }
  return out;
}

}  // namespace evora
