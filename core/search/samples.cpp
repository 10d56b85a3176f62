#include "search/samples.hpp"

#include "rules/legal.hpp"
#include "rules/random.hpp"
#include "search/features.hpp"

namespace evora {
namespace {

constexpr int kChances = 1 << 20;
constexpr double kRandomMoves = 0.15;  // of a perturbed round

void play_game(Samples& out, const SampleOptions& options, Engine& engine, FastRandom& random,
               const std::function<void()>& pulse) {
  const auto happens = [&](double share) { return random(kChances) < int(share * kChances); };
  const std::size_t first = out.positions.size();
  const std::uint32_t game = out.game.empty() ? 0 : out.game.back() + 1;
  const Request request{.limits = {.nodes = options.nodes}, .pulse = pulse};
  Position p = Position::new_game(options.players, options.variant, random(options.players));
  bool perturbed = false;
  while (p.phase != Phase::over) {
    if (p.phase == Phase::deal) {
      perturbed = happens(options.perturbed_rounds);
      if (p.round > 1) {
        out.positions.push_back(p);
        out.game.push_back(game);
        out.perturbed.push_back(perturbed);
      }
      play(p, draw_deal(p.bag, p.lid, p.factories(), random));
    } else if (perturbed && happens(kRandomMoves)) {
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

namespace {

// A position between rounds of the grey side with its colours exchanged, and perhaps its columns mirrored.
Position disguised(const Position& p, FastRandom& random) {
  std::array<int, kColours> colours{0, 1, 2, 3, 4};
  for (int i = kColours - 1; i > 0; --i) std::swap(colours[std::size_t(i)], colours[std::size_t(random(i + 1))]);
  const bool mirror = random(2) == 1;
  const auto tiles = [&](Tiles from) {
    Tiles out;
    for (int colour = 0; colour < kColours; ++colour) out += Tiles::of(colours[std::size_t(colour)], from.count(colour));
    return out;
  };
  Position out = p;
  out.bag = tiles(p.bag);
  out.lid = tiles(p.lid);
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& from = p.boards[std::size_t(seat)];
    Board& to = out.boards[std::size_t(seat)];
    to = Board{};
    to.score = from.score;
    for (int row = 0; row < kRows; ++row) {
      for (int column = 0; column < kRows; ++column) {
        const int colour = from.wall.at(row, column);
        if (colour >= 0) to.wall.put(row, mirror ? kRows - 1 - column : column, colours[std::size_t(colour)]);
      }
      const Line line = from.line(row);
      if (line.count > 0) to.set_line(row, {line.count, colours[std::size_t(line.colour)]});
    }
  }
  return out;
}

}  // namespace

NetworkInputs network_inputs(const std::vector<Position>& positions, std::uint64_t seed) {
  NetworkInputs out;
  if (positions.empty()) return out;
  FittedEvaluator fitted(fitted_weights(positions.front().players, positions.front().variant));
  FastRandom random(seed);
  for (const Position& given : positions) {
    const Position p = seed != 0 && given.variant == Variant::grey ? disguised(given, random) : given;
    const auto utilities = fitted.utilities(p);
    const SeatValues values = fitted.values(p);
    for (std::size_t seat = 0; seat < p.players; ++seat) {
      out.base.push_back(utilities[seat]);
      out.base.push_back(values.score[seat] - float(p.boards[seat].score));
    }
    const Supplies supplies = supply(draw_pool(p));
    visit_context_inputs(p, stage_of(p), [&](int index) { out.context.push_back(std::uint16_t(index)); });
    out.start.push_back(std::uint8_t(p.start));
    for (int seat = 0; seat < p.players; ++seat) {
      const std::size_t base = out.index.size();
      const Board& board = p.boards[std::size_t(seat)];
      visit_board_inputs(board, p.variant, supplies, [&](int index, float value) {
        out.index.push_back(std::uint16_t(index));
        out.value.push_back(value);
      });
      out.index.resize(base + NetworkInputs::kInputs, std::uint16_t(network::kBoardInputs));
      out.value.resize(base + NetworkInputs::kInputs);
      out.score.push_back(std::uint16_t(board.score));
    }
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
