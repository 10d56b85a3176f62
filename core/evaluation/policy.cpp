#include "evaluation/policy.hpp"

#include "evaluation/by_setting.hpp"

namespace evora {
namespace {

// One row of a file of weights: the name of an input, its weights by stage.
struct Row {
  const char* name;
  std::array<float, kStages> weights;
};
using Rows = std::array<Row, policy::kCount>;

struct PackedPolicy {
  PackedWeights<policy::kCount, 100> weights;

  consteval explicit PackedPolicy(const Rows& rows) : weights(rows, &Row::weights) {}
};

constexpr PackedPolicy kColoured2({{
#include "evaluation/policies/coloured_2.inc"
}});
constexpr PackedPolicy kColoured3({{
#include "evaluation/policies/coloured_3.inc"
}});
constexpr PackedPolicy kColoured4({{
#include "evaluation/policies/coloured_4.inc"
}});
constexpr PackedPolicy kGrey2({{
#include "evaluation/policies/grey_2.inc"
}});
constexpr PackedPolicy kGrey3({{
#include "evaluation/policies/grey_3.inc"
}});
constexpr PackedPolicy kGrey4({{
#include "evaluation/policies/grey_4.inc"
}});

std::shared_ptr<const PolicyWeights> unpack(const PackedPolicy& packed) {
  return std::make_shared<PolicyWeights>(PolicyWeights{packed.weights.unpacked()});
}

}  // namespace

std::shared_ptr<const PolicyWeights> learned_policy(int players, Variant variant) {
  static const BySetting<std::shared_ptr<const PolicyWeights>> all{
      {unpack(kColoured2), unpack(kColoured3), unpack(kColoured4), unpack(kGrey2), unpack(kGrey3), unpack(kGrey4)}};
  return all.of(players, variant);
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
