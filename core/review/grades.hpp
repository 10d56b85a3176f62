// How good a move was, and how accurately a seat played.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "review/shares.hpp"
#include "rules/position.hpp"

namespace evora::review {

struct Grade {
  std::string_view name;
  Units min_cost = 0;
};

// The worst first.
inline constexpr std::array<Grade, 3> kGrades{
    {{"blunder", kWhole * 15 / 100}, {"mistake", kWhole / 10}, {"inaccuracy", kWhole / 20}}};

// Empty for a good move. A unit less than a grade's minimum is rounding.
std::string_view grade_of(Units cost);

// Whether there is more than one move to choose from, those from equal factories counted once.
bool has_choice(const Position& position);

// From 0 to 100: the mean over moves, of which one that costs nothing counts 100, and half of that for every
// 10 % of the win that it costs. Of moves with a choice only; nothing without any.
std::optional<double> accuracy_of(std::span<const Units> costs);

}  // namespace evora::review
