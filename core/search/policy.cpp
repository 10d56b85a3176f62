#include "search/policy.hpp"

#include <cstdint>

namespace evora {
namespace {

// One row of a file of weights: the name of an input, its weights by stage.
struct Row {
  const char* name;
  std::array<float, kStages> weights;
};
using Rows = std::array<Row, policy::kCount>;

// As whole numbers, which compress better than floats.
constexpr int kUnits = 100;
using Packed = std::array<std::array<std::int16_t, policy::kCount>, kStages>;

consteval Packed pack(const Rows& rows) {
  Packed packed{};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      const float scaled = rows[i].weights[stage] * kUnits;
      packed[stage][i] = std::int16_t(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
    }
  }
  return packed;
}

constexpr Packed kColoured2 = pack({{
#include "search/policies/coloured_2.inc"
}});
constexpr Packed kColoured3 = pack({{
#include "search/policies/coloured_3.inc"
}});
constexpr Packed kColoured4 = pack({{
#include "search/policies/coloured_4.inc"
}});
constexpr Packed kGrey2 = pack({{
#include "search/policies/grey_2.inc"
}});
constexpr Packed kGrey3 = pack({{
#include "search/policies/grey_3.inc"
}});
constexpr Packed kGrey4 = pack({{
#include "search/policies/grey_4.inc"
}});

std::shared_ptr<const PolicyWeights> build(const Packed& packed) {
  auto weights = std::make_shared<PolicyWeights>();
  for (std::size_t stage = 0; stage < kStages; ++stage) {
    for (std::size_t i = 0; i < policy::kCount; ++i) weights->by_stage[stage][i] = float(packed[stage][i]) / kUnits;
  }
  return weights;
}

}  // namespace

std::shared_ptr<const PolicyWeights> learned_policy(int players, Variant variant) {
  static const std::array<std::shared_ptr<const PolicyWeights>, 6> all{
      build(kColoured2), build(kColoured3), build(kColoured4), build(kGrey2), build(kGrey3), build(kGrey4)};
  return all[std::size_t(players - kMinPlayers + (variant == Variant::grey ? 3 : 0))];
}

namespace policy {

std::string name(int index) {
  const auto line = [](int state) {
    int row = 0;
    while (state > row) state -= ++row;
    return "line " + std::to_string(row + 1) + " holding " + std::to_string(state + 1);
  };
  const auto time = [](int which) { return std::array{"late: ", "midway: ", "early: "}[std::size_t(which)]; };
  const auto by = [&](int base, const char* what) {
    return line((index - base) / kRows) + ", " + std::to_string((index - base) % kRows) + what;
  };
  if (index < kInColumn) return by(kInRow, " in its row");
  if (index < kOfColour) return by(kInColumn, " in its column");
  if (index < kPoints) return by(kOfColour, " of its colour");
  if (index < kLeft) return "points of " + line(index - kPoints);
  if (index < kFloor) {
    constexpr std::array kNames{", too few left", ", just enough left", ", more left", ", plenty left"};
    const int at = index - kLeft;
    return time(at / (kStates * kLefts)) + line(at / kLefts % kStates) + kNames[std::size_t(at % kLefts)];
  }
  if (index < kMarker) return std::string(time(index - kFloor)) + "a point lost on the floor";
  if (index < kThrown) return std::string(time(index - kMarker)) + "start marker";
  return std::string(time(index - kThrown)) + "all to the floor";
}

}  // namespace policy
}  // namespace evora
