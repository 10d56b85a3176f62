#include "evaluation/weights.hpp"

#include "evaluation/by_setting.hpp"

namespace evora {
namespace {

// One row of a weight file: the name of a feature, its weights by stage.
struct Row {
  const char* name;
  std::array<float, kStages> utility;
  std::array<float, kStages> score;
};

// The last row of a file is the constant of the score model.
using Rows = std::array<Row, feature::kCount + 1>;

struct PackedEvaluation {
  PackedWeights<feature::kCount, 10'000> utility;
  PackedWeights<feature::kCount, 1'000> score;
  PackedWeights<1, 1'000, std::int32_t> points;

  consteval explicit PackedEvaluation(const Rows& rows)
      : utility(rows, &Row::utility), score(rows, &Row::score), points(rows, &Row::score, feature::kCount) {}
};

constexpr PackedEvaluation kColoured2({{
#include "evaluation/weights/coloured_2.inc"
}});
constexpr PackedEvaluation kColoured3({{
#include "evaluation/weights/coloured_3.inc"
}});
constexpr PackedEvaluation kColoured4({{
#include "evaluation/weights/coloured_4.inc"
}});
constexpr PackedEvaluation kGrey2({{
#include "evaluation/weights/grey_2.inc"
}});
constexpr PackedEvaluation kGrey3({{
#include "evaluation/weights/grey_3.inc"
}});
constexpr PackedEvaluation kGrey4({{
#include "evaluation/weights/grey_4.inc"
}});

std::shared_ptr<const Weights> unpack(const PackedEvaluation& packed) {
  auto weights = std::make_shared<Weights>(Weights{packed.utility.unpacked(), packed.score.unpacked(), {}});
  const auto points = packed.points.unpacked();
  for (std::size_t stage = 0; stage < kStages; ++stage) weights->points[stage] = points[stage][0];
  return weights;
}

}  // namespace

std::shared_ptr<const Weights> fitted_weights(int players, Variant variant) {
  static const BySetting<std::shared_ptr<const Weights>> all{
      {unpack(kColoured2), unpack(kColoured3), unpack(kColoured4), unpack(kGrey2), unpack(kGrey3), unpack(kGrey4)}};
  return all.of(players, variant);
}

}  // namespace evora
