#include "check.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"
#include "rules/problems.hpp"

namespace evora::test {

namespace {

std::string kinds(const Position& position) {
  std::string all;
  for (const Problem& problem : problems_of(position)) {
    all += (all.empty() ? "" : " ") + std::string(to_text(problem.kind));
  }
  return all;
}

}  // namespace

TEST(problems_of_a_valid_position_are_none) { CHECK_EQ(kinds(Position::new_game(4, Variant::grey, 2)), ""); }

TEST(problems_come_all_at_once_and_the_first_is_thrown) {
  Position p = Position::new_game(2, Variant::coloured, 0);
  p.phase = Phase::offer;
  p.idle_rounds = 1;              // in round 1 none is finished
  p.boards[1].wall.put(2, 0, 2);  // red, where the coloured side has black
  p.boards[1].wall.put(3, 0, 2);  // and again in this column, at its place
  p.boards[0].wall.put(1, 1, 0);
  p.boards[0].set_line(1, {1, 0});  // blue is on this wall row
  CHECK_EQ(kinds(p),
           "idle_rounds tile_count tile_count marker_count line_on_wall wall_place wall_column_twice offer_empty");
  const auto problems = problems_of(p);
  CHECK_EQ(problems[1].colour, 0);
  CHECK_EQ(problems[1].count, 22);
  CHECK_EQ(problems[1].expected, 20);
  CHECK_EQ(problems[4].seat, 0);
  CHECK_EQ(problems[4].row, 1);
  CHECK_EQ(problems[5].seat, 1);
  CHECK_EQ(problems[5].row, 2);
  CHECK_EQ(problems[5].column, 0);
  CHECK_EQ(problems[5].colour, 2);
  try {
    check_valid(p);
    CHECK(false);
  } catch (const InvalidPosition& error) {
    CHECK_EQ(error.field, problems[0].field);
    CHECK_EQ(error.problem, problems[0].sentence);
  }
}

TEST(problems_of_a_wall_are_named_once) {
  Position p = Position::new_game(2, Variant::grey, 0);
  for (int column = 0; column < 3; ++column) p.boards[0].wall.put(0, column, 4);
  p.bag = p.bag - Tiles::of(4, 3);
  CHECK_EQ(kinds(p), "wall_row_twice");
}

TEST(problems_of_tiling) {
  Position p = Position::new_game(3, Variant::grey, 0);
  p.phase = Phase::tiling;
  p.sources[0] += Tiles::marker();
  p.to_move = 1;
  CHECK_EQ(kinds(p), "tiling_nothing");
  p.boards[0].set_line(0, {1, 3});
  p.bag = p.bag - Tiles::of(3, 1);
  CHECK_EQ(kinds(p), "tiling_finished tiling_nothing");
  p.variant = Variant::coloured;
  CHECK_EQ(kinds(p), "tiling_coloured");
}

}  // namespace evora::test
