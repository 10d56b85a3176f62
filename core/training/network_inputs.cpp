#include "training/network_inputs.hpp"

#include "rules/random.hpp"
#include "search/features.hpp"
#include "search/fitted.hpp"

namespace evora {
namespace {

// A position between rounds of the grey side with its colours exchanged, and perhaps its columns mirrored.
Position disguised(const Position& p, FastRandom& random) {
  std::array<int, kColours> colours{0, 1, 2, 3, 4};
  for (int i = kColours - 1; i > 0; --i) std::swap(colours[std::size_t(i)], colours[std::size_t(random(i + 1))]);
  const bool mirror = random(2) == 1;
  const auto tiles = [&](Tiles from) {
    Tiles out;
    for (int colour = 0; colour < kColours; ++colour)
      out += Tiles::of(colours[std::size_t(colour)], from.count(colour));
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
      visit_board_inputs(board, p.variant, supplies, [&](int index, int value) {
        out.index.push_back(std::uint16_t(index));
        out.value.push_back(std::int16_t(value));
      });
      out.index.resize(base + NetworkInputs::kInputs, std::uint16_t(network::kBoardInputs));
      out.value.resize(base + NetworkInputs::kInputs);
      out.score.push_back(std::uint16_t(board.score));
    }
  }
  return out;
}

}  // namespace evora
