#include "review/grades.hpp"

#include "evaluation/maths.hpp"
#include "rules/legal.hpp"

namespace evora::review {

constexpr double kHalvingCost = double(kWhole) / 10;

std::string_view grade_of(Units cost) {
  for (const Grade& grade : kGrades) {
    if (cost >= grade.min_cost - 1) return grade.name;
  }
  return {};
}

bool has_choice(const Position& position) {
  const ActionList moves(position);
  for (const auto action : moves) {
    if (!are_equivalent(position, moves[0], Move{action})) return true;
  }
  return false;
}

std::optional<double> accuracy_of(std::span<const Units> costs) {
  if (costs.empty()) return std::nullopt;
  double sum = 0;
  for (const Units cost : costs) sum += 100.0 * exp_of(-kLn2 * double(cost) / kHalvingCost);
  return sum / double(costs.size());
}

}  // namespace evora::review
