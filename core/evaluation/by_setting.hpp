// Weights that are compiled in for every setting.
#pragma once

#include <array>
#include <cstdint>

#include "evaluation/features.hpp"

namespace evora {

// One item for each setting.
template <class Item>
struct BySetting {
  std::array<Item, 6> items;  // the coloured side with 2, 3 and 4 players, then the grey side

  const Item& of(int players, Variant variant) const {
    return items[std::size_t(players - kMinPlayers + (variant == Variant::grey ? 3 : 0))];
  }
};

// Weights by stage in units of their last decimal: whole numbers compress better than floats, which counts in
// the page. A quotient of two whole numbers is the float that the decimals mean.
template <std::size_t kCount, int kUnits, class Number = std::int16_t>
class PackedWeights {
 public:
  // One column of the rows of a file, from row `first` on.
  template <class Rows, class Row>
  consteval PackedWeights(const Rows& rows, std::array<float, kStages> Row::* column, std::size_t first = 0) {
    for (std::size_t i = 0; i < kCount; ++i) {
      for (std::size_t stage = 0; stage < kStages; ++stage) {
        numbers_[stage][i] = in_units((rows[first + i].*column)[stage]);
      }
    }
  }

  std::array<std::array<float, kCount>, kStages> unpacked() const {
    std::array<std::array<float, kCount>, kStages> out{};
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      for (std::size_t i = 0; i < kCount; ++i) out[stage][i] = float(numbers_[stage][i]) / kUnits;
    }
    return out;
  }

 private:
  static consteval Number in_units(float value) {
    const double scaled = double(value) * kUnits;
    const auto rounded = std::int32_t(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    const double distance = scaled - rounded;
    if (distance < -0.1 || distance > 0.1) throw "a weight with more decimals than its unit";
    if (rounded != Number(rounded)) throw "a weight that is too large";
    return Number(rounded);
  }

  std::array<std::array<Number, kCount>, kStages> numbers_{};
};

}  // namespace evora
