// What the fitted evaluation sees and how it weighs it. evora.evaluation is its public face.
#include "bindings.hpp"
#include "evaluation/evaluator.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"

using namespace evora;

namespace {

using Pairs = std::vector<std::pair<int, float>>;

void check_between_rounds(const Position& position) {
  if (position.phase != Phase::deal) {
    throw InvalidArgument("position: expected one between rounds, at deal, got one at " +
                          std::string(to_text(position.phase)));
  }
}

std::vector<Pairs> features(const Position& p) {
  check_between_rounds(p);
  const Supplies supplies = supply(draw_pool(p));
  std::vector<Pairs> seats;
  for (int seat = 0; seat < p.players; ++seat) {
    const Board& board = p.boards[std::size_t(seat)];
    Pairs pairs;
    if (seat == p.start) pairs.emplace_back(feature::kStarter, 1.0f);
    pairs.emplace_back(feature::kScore, float(board.score));
    BoardFeatures(board, p.variant, supplies).visit([&](int index, float value) { pairs.emplace_back(index, value); });
    seats.push_back(std::move(pairs));
  }
  return seats;
}

template <class Row>
std::vector<std::vector<float>> rows(const std::array<Row, kStages>& table) {
  std::vector<std::vector<float>> out;
  for (const Row& row : table) out.emplace_back(row.begin(), row.end());
  return out;
}

}  // namespace

void bind_evaluation(nb::module_& m) {
  m.def(
      "stage_of",
      [](const Position& position) {
        check_between_rounds(position);
        return stage_of(position);
      },
      "position"_a);
  m.def("features", &features, "position"_a, "By seat: (index, value) of the features that are not 0.");
  m.def(
      "fitted_weights",
      [](nb::handle players, nb::handle variant) {
        const auto weights = fitted_weights(players_from(players), variant_from(variant));
        return std::tuple(rows(weights->utility), rows(weights->score),
                          std::vector<float>(weights->points.begin(), weights->points.end()));
      },
      "players"_a, "variant"_a.none(),
      nb::sig("def fitted_weights(players: int, variant: Variant | str) -> tuple[list[list[float]], "
              "list[list[float]], list[float]]"),
      "The weights of a setting: utility and score by [stage][feature], and a constant by stage.");
  m.def(
      "fitted_values",
      [](const Position& position) {
        check_between_rounds(position);
        Evaluator evaluator(fitted_weights(position.players, position.variant));
        const SeatValues values = evaluator.values(position);
        const auto by_seat = [&](const auto& all) {
          return std::vector<float>(all.begin(), all.begin() + position.players);
        };
        return std::pair(by_seat(values.win), by_seat(values.score));
      },
      "position"_a, "(win, score) by seat, by the fitted evaluation.");
}
