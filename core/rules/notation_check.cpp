#include <algorithm>
#include <string>
#include <utility>

#include "rules/errors.hpp"
#include "rules/notation.hpp"
#include "rules/problems.hpp"

namespace evora {
namespace {

using std::to_string;
using ProblemKind = Problem::Kind;

std::string board_name(int seat) { return "board " + to_string(seat + 1); }

// Gathers what is wrong, in the order of the checks.
class Checker {
 public:
  explicit Checker(const Position& position) : p_(position) {}

  std::vector<Problem> all() && {
    check_idle_rounds();
    check_tile_counts();
    check_marker();
    for (int seat = 0; seat < p_.players; ++seat) check_board(seat);
    check_phase();
    return std::move(problems_);
  }

 private:
  void check_tile_counts();
  void check_marker();
  void check_wall(int seat);
  void check_board(int seat);
  void check_tiling();
  void check_phase();
  void check_idle_rounds();

  void add(Problem problem) { problems_.push_back(std::move(problem)); }
  std::string phase() const { return std::string(to_text(p_.phase)); }

  const Position& p_;
  std::vector<Problem> problems_;
};

void Checker::check_tile_counts() {
  for (int c = 0; c < kColours; ++c) {
    const int count = count_tiles(p_, c);
    if (count == kTilesPerColour) continue;
    add({.kind = ProblemKind::tile_count,
         .field = "tiles",
         .sentence = "expected " + to_string(kTilesPerColour) + " tiles of every colour, got " + to_string(count) +
                     " " + kColourLetters[c],
         .colour = c,
         .count = count,
         .expected = kTilesPerColour});
  }
}

void Checker::check_marker() {
  int markers = p_.sources[0].has_marker();
  for (int seat = 0; seat < p_.players; ++seat) markers += p_.boards[seat].floor.has_marker();
  const int expected = p_.phase == Phase::offer || p_.phase == Phase::tiling;
  if (markers == expected) return;
  add({.kind = ProblemKind::marker_count,
       .field = "marker",
       .sentence = "expected " + to_string(expected) + " start markers in " + phase() + ", got " + to_string(markers),
       .count = markers,
       .expected = expected});
}

void Checker::check_wall(int seat) {
  const Wall& wall = p_.boards[seat].wall;
  // Once for a colour of a row and of a column, however many tiles are too many.
  Wall::Mask row_named = 0, column_named = 0;
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      const int colour = wall.at(row, column);
      if (colour < 0) continue;
      const char letter = kColourLetters[colour];
      const Wall::Mask same = wall.of_colour(colour);
      const auto problem = [&](ProblemKind kind, std::string sentence) {
        add({.kind = kind,
             .field = board_name(seat),
             .sentence = std::move(sentence),
             .seat = seat,
             .row = row,
             .column = column,
             .colour = colour});
      };
      const auto tile = [&] { return std::string(1, letter) + " in wall row " + to_string(row + 1); };
      if (p_.variant == Variant::coloured && colour != wall_colour(row, column)) {
        problem(ProblemKind::wall_place, "expected " + tile() + " in column " +
                                             to_string(wall_column(row, colour) + 1) + ", got column " +
                                             to_string(column + 1));
      }
      const Wall::Mask bit = Wall::Mask{1} << (kRows * row + colour);
      if (std::popcount(same >> (kRows * row) & Wall::kRow) > 1 && !(row_named & bit)) {
        row_named |= bit;
        problem(ProblemKind::wall_row_twice, "expected every colour once in a wall row, got two " + tile());
      }
      const Wall::Mask down = Wall::Mask{1} << (kRows * column + colour);
      if (std::popcount(same >> column & Wall::kColumn) > 1 && !(column_named & down)) {
        column_named |= down;
        problem(ProblemKind::wall_column_twice, "expected every colour once in a wall column, got two " +
                                                    std::string(1, letter) + " in column " + to_string(column + 1));
      }
    }
  }
}

void Checker::check_board(int seat) {
  const Board& board = p_.boards[seat];
  check_wall(seat);
  const auto problem = [&](ProblemKind kind, std::string sentence, int row = -1, int colour = -1) {
    add({.kind = kind,
         .field = board_name(seat),
         .sentence = std::move(sentence),
         .seat = seat,
         .row = row,
         .colour = colour});
  };
  for (int row = 0; row < kRows; ++row) {
    const Line line = board.line(row);
    if (line.count > 0 && board.wall.row_has(row, line.colour)) {
      problem(ProblemKind::line_on_wall,
              "expected line " + to_string(row + 1) + " without " + kColourLetters[line.colour] +
                  ", which its wall row already has",
              row, line.colour);
    }
  }
  const bool between_rounds = p_.phase == Phase::deal || p_.phase == Phase::over;
  if (between_rounds && !board.floor.empty()) {
    problem(ProblemKind::floor_not_empty, "expected an empty floor line in " + phase());
  }
  if (between_rounds && board.any_line_complete()) {
    problem(ProblemKind::line_complete, "expected no complete line in " + phase(), board.first_complete_line());
  }
  if ((p_.phase == Phase::deal || p_.phase == Phase::offer) && board.wall.any_row_complete()) {
    problem(ProblemKind::row_complete, "expected no complete wall row in " + phase());
  }
}

void Checker::check_tiling() {
  if (p_.variant != Variant::grey) {
    add({.kind = ProblemKind::tiling_coloured, .field = "phase", .sentence = "expected tiling on the grey side only"});
    return;
  }
  const auto problem = [&](ProblemKind kind, int seat, std::string sentence, int row = -1) {
    add({.kind = kind, .field = board_name(seat), .sentence = std::move(sentence), .seat = seat, .row = row});
  };
  for (int seat = p_.start; seat != p_.to_move; seat = (seat + 1) % p_.players) {
    if (p_.boards[seat].any_line_complete()) {
      problem(ProblemKind::tiling_finished, seat, "expected no complete line: this player has finished tiling");
    }
  }
  const Board& board = p_.boards[p_.to_move];
  const int row = board.first_complete_line();
  if (row < 0) {
    problem(ProblemKind::tiling_nothing, p_.to_move, "expected a complete line to tile");
  } else if (board.wall.free_columns(row, board.line(row).colour) == 0) {
    problem(ProblemKind::tiling_no_space, p_.to_move,
            "expected a free space for line " + to_string(row + 1) + ", the topmost complete one", row);
  }
}

void Checker::check_phase() {
  const auto problem = [&](ProblemKind kind, const char* field, std::string sentence) {
    add({.kind = kind, .field = field, .sentence = std::move(sentence)});
  };
  if (p_.phase == Phase::offer && !p_.offer_left()) {
    problem(ProblemKind::offer_empty, "factories",
            "expected at least one tile in the factories or the centre in offer");
  }
  if (p_.phase != Phase::offer && p_.offer_left()) {
    problem(ProblemKind::offer_left, "factories", "expected no tile in the factories and the centre except in offer");
  }
  if (p_.phase == Phase::tiling) check_tiling();
  const bool no_tiles = !p_.bag.has_tiles() && !p_.lid.has_tiles();
  if (p_.phase == Phase::deal && no_tiles) {
    problem(ProblemKind::deal_empty, "bag", "expected a tile in the bag or the lid in deal");
  }
  if (p_.phase == Phase::over && !no_tiles && p_.idle_rounds != kIdleRoundsToStall) {
    bool row = false;
    for (int seat = 0; seat < p_.players; ++seat) row |= p_.boards[seat].wall.any_row_complete();
    if (!row) {
      problem(ProblemKind::over_early, "phase",
              "expected over only with a complete row, " + to_string(kIdleRoundsToStall) +
                  " idle rounds, or bag and lid empty");
    }
  }
}

void Checker::check_idle_rounds() {
  const bool over = p_.phase == Phase::over;
  const std::uint32_t finished = over ? p_.round : p_.round - 1;
  const std::uint32_t most = std::min<std::uint32_t>(finished, over ? kIdleRoundsToStall : kIdleRoundsToStall - 1);
  if (p_.idle_rounds <= most) return;
  add({.kind = ProblemKind::idle_rounds,
       .field = "idle rounds",
       .sentence = "expected at most " + to_string(most) + " in round " + to_string(p_.round) + " at " + phase() +
                   ", got " + to_string(p_.idle_rounds),
       .count = p_.idle_rounds,
       .expected = int(most)});
}

}  // namespace

std::string_view to_text(Problem::Kind kind) {
  switch (kind) {
    case ProblemKind::idle_rounds:
      return "idle_rounds";
    case ProblemKind::tile_count:
      return "tile_count";
    case ProblemKind::marker_count:
      return "marker_count";
    case ProblemKind::wall_place:
      return "wall_place";
    case ProblemKind::wall_row_twice:
      return "wall_row_twice";
    case ProblemKind::wall_column_twice:
      return "wall_column_twice";
    case ProblemKind::line_on_wall:
      return "line_on_wall";
    case ProblemKind::floor_not_empty:
      return "floor_not_empty";
    case ProblemKind::line_complete:
      return "line_complete";
    case ProblemKind::row_complete:
      return "row_complete";
    case ProblemKind::tiling_coloured:
      return "tiling_coloured";
    case ProblemKind::tiling_finished:
      return "tiling_finished";
    case ProblemKind::tiling_nothing:
      return "tiling_nothing";
    case ProblemKind::tiling_no_space:
      return "tiling_no_space";
    case ProblemKind::offer_empty:
      return "offer_empty";
    case ProblemKind::offer_left:
      return "offer_left";
    case ProblemKind::deal_empty:
      return "deal_empty";
    case ProblemKind::over_early:
      return "over_early";
  }
  return "";
}

int count_tiles(const Position& position, int colour) {
  int count = position.bag.count(colour) + position.lid.count(colour);
  for (const Tiles& source : position.sources) count += source.count(colour);
  for (int seat = 0; seat < position.players; ++seat) {
    const Board& board = position.boards[seat];
    count += std::popcount(board.wall.of_colour(colour)) + board.floor.tiles().count(colour);
    for (int row = 0; row < kRows; ++row) {
      if (board.line(row).colour == colour) count += board.line(row).count;
    }
  }
  return count;
}

std::vector<Problem> problems_of(const Position& position) { return Checker(position).all(); }

void check_valid(const Position& position) {
  const auto problems = problems_of(position);
  if (!problems.empty()) throw InvalidPosition(problems[0].field, problems[0].sentence);
}

}  // namespace evora
