#include "check.hpp"
#include "rules/board.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

void check_board(const Board& board) {
  const std::string context = to_text(board);
  std::uint64_t all = 0;
  for (int c = 0; c < kColours; ++c) {
    for (int d = 0; d < kDestinations; ++d) {
      CHECK_EQ((board.destinations(c) >> d & 1) != 0, takes(board, c, d), context);
      all |= std::uint64_t(takes(board, c, d)) << (8 * c + d);
    }
  }
  CHECK_EQ(board.all_destinations(), all, context);
  bool complete = false;
  for (int row = 0; row < kRows; ++row) {
    CHECK_EQ(board.line_complete(row), board.line(row).count == row + 1, context);
    complete = complete || board.line_complete(row);
  }
  CHECK_EQ(board.any_line_complete(), complete, context);
  CHECK_EQ(board.first_complete_line(), topmost_complete(board), context);
}

// A floor line as its text: letters, '1' for the marker.
void check_floor(const Floor& floor, const std::string& model) {
  Board board;
  board.floor = floor;
  const int items = int(model.size());
  const int spaces = std::min(items, 7);
  constexpr std::array<int, 8> costs{0, 1, 2, 4, 6, 8, 11, 14};
  CHECK_EQ(floor_text(board), model.empty() ? "-" : model);
  CHECK_EQ(floor.items(), items, model);
  CHECK_EQ(floor.spaces(), spaces, model);
  CHECK_EQ(floor.cost(), costs[std::size_t(spaces)], model);
  for (int more = 0; more <= 8; ++more)
    CHECK_EQ(floor.cost_with(more), costs[std::size_t(std::min(items + more, 7))], model);
  CHECK_EQ(floor.empty(), items == 0, model);
  CHECK_EQ(floor.has_marker(), model.find('1') != std::string::npos, model);
  Tiles tiles;
  for (int i = 0; i < 8; ++i) {
    std::uint32_t item = 0;
    if (i < items) {
      const char letter = model[std::size_t(i)];
      item = letter == '1' ? Floor::kMarker : std::uint32_t(kColourLetters.find(letter) + 1);
      if (letter != '1') tiles += Tiles::of(int(kColourLetters.find(letter)), 1);
    }
    CHECK_EQ(floor.item(i), item, model);
  }
  CHECK(floor.tiles() == tiles, model);
}

}  // namespace

TEST(board_new_takes_everything_everywhere) {
  const Board board;
  check_board(board);
  CHECK_EQ(to_text(board), "0;-/-/-/-/-;...../...../...../...../.....;-");
  for (int c = 0; c < kColours; ++c) CHECK_EQ(board.destinations(c), 0x3fu);
}

TEST(board_every_single_line) {
  for (int row = 0; row < kRows; ++row) {
    for (int colour = 0; colour < kColours; ++colour) {
      for (int count = 0; count <= row + 1; ++count) {
        Board board;
        board.set_line(row, {count, colour});
        CHECK_EQ(board.line(row).count, count);
        CHECK_EQ(board.line(row).colour, count ? colour : 0);
        check_board(board);
        board.set_line(row, {});
        CHECK(board == Board());
      }
    }
  }
}

// Lines filled, completed and tiled or dropped in any order.
TEST(board_destinations_follow_every_change) {
  FastRandom random(3);
  for (int game = 0; game < 300; ++game) {
    Board board;
    for (int change = 0; change < 80; ++change) {
      const int row = random(kRows);
      const int colour = random(kColours);
      const Line line = board.line(row);
      if (line.count == row + 1) {
        std::vector<int> columns;
        for (int column = 0; column < kRows; ++column) {
          if (fits(board, row, column, line.colour)) columns.push_back(column);
        }
        if (!columns.empty()) {
          board.wall.put(row, columns[std::size_t(random(int(columns.size())))], line.colour);
        }
        board.set_line(row, {});
      } else if (takes(board, colour, row + 1)) {
        const int count = 1 + random(6);
        const int room = row + 1 - line.count;
        CHECK_EQ(board.fill_line(row, colour, count), std::max(0, count - room), to_text(board));
        CHECK_EQ(board.line(row).count, line.count + std::min(count, room), to_text(board));
        CHECK_EQ(board.line(row).colour, colour, to_text(board));
      }
      check_board(board);
    }
  }
}

TEST(board_destinations_hold_in_every_game) {
  visit_games(4, 4, [](const Position& p, FastRandom&) {
    for (const Board& board : p.boards) check_board(board);
  });
}

// In every game: taking tiles does what the plain count of spaces says.
TEST(board_takes_tiles_to_line_floor_and_lid) {
  visit_games(1, 12, [&](const Position& p, FastRandom&) {
    if (p.phase != Phase::offer) return;
    for (const auto action : ActionList(p)) {
      const Move move{action};
      Board board = p.boards[p.to_move];
      const int count = p.sources[move.source()].count(move.colour());
      const bool marker = p.sources[move.source()].has_marker();
      const int row = move.destination() - 1;
      const int room = row < 0 ? 0 : row + 1 - board.line(row).count;
      const int fallen = std::max(count - room, 0);
      const int free = std::max(kFloorSpaces - board.floor.items() - int(marker), 0);
      if (row >= 0) CHECK_EQ(board.excess(row, count), fallen, to_text(p));
      const Overflow overflow = board.take(move.colour(), count, move.destination(), marker);
      CHECK_EQ(overflow.fallen, fallen, to_text(p));
      CHECK_EQ(overflow.lost, std::max(fallen - free, 0), to_text(p));
      CHECK_EQ(board.floor.tiles().total(), p.boards[p.to_move].floor.tiles().total() + fallen - overflow.lost);
    }
  });
}

TEST(board_rulebook_example_of_destinations) {
  Board board;
  board.wall.put(1, wall_column(1, 1), 1);
  board.wall.put(2, wall_column(2, 1), 1);
  for (int row = 0; row < kRows; ++row) board.set_line(row, {});
  board.set_line(3, {1, 0});
  CHECK_EQ(board.destinations(1), 0b100011u);  // floor, line 1, line 5
  CHECK_EQ(board.fill_line(0, 1, 2), 1);
}

TEST(floor_four_tiles_and_the_marker_cost_8) {
  Floor floor;
  floor.add(0, 2);
  floor.add_marker();
  floor.add(3, 2);
  CHECK_EQ(floor.cost(), 8);
  check_floor(floor, "BB1KK");
}

TEST(floor_marker_on_every_space) {
  for (int before = 0; before <= 7; ++before) {
    for (int colour = 0; colour < kColours; ++colour) {
      Floor floor;
      floor.add(colour, before);
      floor.add_marker();
      std::string model(std::size_t(before), kColourLetters[std::size_t(colour)]);
      check_floor(floor, model += '1');
      // Nothing is ever put after a marker that found no space.
      CHECK_EQ(floor.add(4, 9), before >= 6 ? 9 : 9 - (6 - before), model);
      while (model.size() < 7) model += 'W';
      check_floor(floor, model);
      floor.clear();
      CHECK(floor == Floor());
    }
  }
}

TEST(floor_agrees_with_a_plain_text) {
  FastRandom random(5);
  for (int i = 0; i < 5000; ++i) {
    Floor floor;
    std::string model;
    for (int k = 0; k < 6; ++k) {
      if (random(4) == 0 && !floor.has_marker()) {
        floor.add_marker();
        model += '1';
      } else {
        const int colour = random(kColours);
        const int count = random(6);
        int lost = 0;
        for (int n = 0; n < count; ++n) {
          if (model.size() >= 7) {
            ++lost;
          } else {
            model += kColourLetters[std::size_t(colour)];
          }
        }
        CHECK_EQ(floor.add(colour, count), lost, model);
      }
      check_floor(floor, model);
    }
  }
}

}  // namespace evora::test
