#include "search/fitted.hpp"

#include <memory>

namespace evora {
namespace {

// A line of a weight file: a feature by name, its weights by phase.
struct Row {
  const char* name;
  std::array<float, kPhases> utility;
  std::array<float, kPhases> score;
};

// The last row of a file is the constant of the score model.
using Rows = std::array<Row, feature::kCount + 1>;

constexpr Rows kColoured2{{
#include "search/weights/coloured_2.inc"
}};
constexpr Rows kColoured3{{
#include "search/weights/coloured_3.inc"
}};
constexpr Rows kColoured4{{
#include "search/weights/coloured_4.inc"
}};
constexpr Rows kGrey2{{
#include "search/weights/grey_2.inc"
}};
constexpr Rows kGrey3{{
#include "search/weights/grey_3.inc"
}};
constexpr Rows kGrey4{{
#include "search/weights/grey_4.inc"
}};

std::shared_ptr<const Weights> build(const Rows& rows) {
  auto weights = std::make_shared<Weights>();
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    for (std::size_t i = 0; i < feature::kCount; ++i) {
      weights->utility[phase][i] = rows[i].utility[phase];
      weights->score[phase][i] = rows[i].score[phase];
    }
    weights->points[phase] = rows[feature::kCount].score[phase];
  }
  return weights;
}

}  // namespace

std::shared_ptr<const Weights> fitted_weights(int players, Variant variant) {
  static const std::array<std::shared_ptr<const Weights>, 6> all{
      build(kColoured2), build(kColoured3), build(kColoured4), build(kGrey2), build(kGrey3), build(kGrey4)};
  return all[std::size_t(players - kMinPlayers + (variant == Variant::grey ? 3 : 0))];
}

}  // namespace evora
