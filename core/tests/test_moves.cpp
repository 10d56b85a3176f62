#include <set>

#include "check.hpp"
#include "rules/errors.hpp"
#include "rules/illegal.hpp"
#include "rules/move.hpp"
#include "support.hpp"

namespace evora::test {

TEST(moves_ids_are_a_bijection_in_order) {
  int action = 0;
  for (int source = 0; source <= 9; ++source) {
    for (int colour = 0; colour < 5; ++colour) {
      for (int destination = 0; destination <= 5; ++destination, ++action) {
        const Move move = Move::offer(source, colour, destination);
        CHECK_EQ(int(move.action), action);
        CHECK(!move.is_tiling());
        CHECK_EQ(move.source(), source);
        CHECK_EQ(move.colour(), colour);
        CHECK_EQ(move.destination(), destination);
      }
    }
  }
  CHECK_EQ(action, 300);
  for (int row = 0; row < 5; ++row) {
    for (int column = 0; column < 5; ++column, ++action) {
      const Move move = Move::tiling(row, column);
      CHECK_EQ(int(move.action), action);
      CHECK(move.is_tiling());
      CHECK_EQ(move.row(), row);
      CHECK_EQ(move.column(), column);
    }
  }
  CHECK_EQ(action, kActions);
}

TEST(moves_text_goes_there_and_back) {
  std::set<std::string> texts;
  for (int action = 0; action < kActions; ++action) {
    const Move move{std::uint16_t(action)};
    const std::string text = to_text(move);
    CHECK(parse_move(text) == move, text);
    texts.insert(text);
  }
  CHECK_EQ(texts.size(), 325u);
  CHECK_EQ(to_text(Move::offer(3, 2, 2)), "3R2");
  CHECK_EQ(to_text(Move::offer(0, 0, 0)), "0B0");
  CHECK_EQ(to_text(Move::tiling(1, 3)), "2@4");
}

TEST(moves_reader_takes_325_texts_and_no_other) {
  constexpr char bytes[] = "0123456789@BYRKWbrkAC-=./: ;?\0\n\t\x7f\xff";
  const std::string letters(bytes, sizeof bytes - 1);
  int accepted = 0;
  for (const char a : letters) {
    for (const char b : letters) {
      for (const char c : letters) {
        const std::string text{a, b, c};
        try {
          const Move move = parse_move(text);
          CHECK_EQ(to_text(move), text);
          ++accepted;
        } catch (const InvalidMove&) {
        }
      }
    }
  }
  CHECK_EQ(accepted, kActions);
  for (const char* text : {"", "3", "3R", "3R22", "3R2 ", " 3R2", "10R2", "2@44", "-", "=", "3\xc3\xab"}) {
    CHECK_THROWS(InvalidMove, parse_move(text), text);
  }
}

TEST(moves_illegal_ones_change_nothing_and_are_explained) {
  visit_games(1, 6, [](const Position& p, FastRandom& random) {
    if (random(8)) return;
    const std::string where = " at " + to_text(p);
    for (int action = 0; action < kActions; ++action) {
      const Move move{std::uint16_t(action)};
      const std::string context = to_text(move) + where;
      CHECK_EQ(why_illegal(p, move).empty(), is_legal(p, move), context);
      CHECK_EQ(illegal_reason(p, move).has_value(), !is_legal(p, move), context);
      if (is_legal(p, move) || random(8)) continue;
      Position after = p;
      CHECK_THROWS(IllegalMove, play(after, move), context);
      CHECK(after == p, context);
    }
  });
}

TEST(moves_reasons_name_what_is_in_the_way) {
  using Kind = IllegalReason::Kind;
  visit_games(2, 6, [](const Position& p, FastRandom&) {
    const std::string where = " at " + to_text(p) + ": ";
    for (int action = 0; action < kActions; ++action) {
      const Move move{std::uint16_t(action)};
      const auto why = illegal_reason(p, move);
      if (!why) continue;
      const std::string context = to_text(move) + where + sentence(*why);
      const Board& board = p.boards[p.to_move];
      switch (why->kind) {
        case Kind::deal_next:
          CHECK(p.phase == Phase::deal, context);
          break;
        case Kind::over:
          CHECK(p.phase == Phase::over, context);
          break;
        case Kind::offer_next:
          CHECK(p.phase == Phase::offer && move.is_tiling(), context);
          break;
        case Kind::tiling_next:
          CHECK(p.phase == Phase::tiling && !move.is_tiling(), context);
          break;
        case Kind::no_factory:
          CHECK(why->source == move.source() && why->source > p.factories(), context);
          break;
        case Kind::no_tiles:
          CHECK_EQ(p.sources[move.source()].count(why->colour), 0, context);
          break;
        case Kind::line_full:
          CHECK(board.line_complete(why->line) && move.destination() == why->line + 1, context);
          break;
        case Kind::line_holds:
          CHECK(board.line(why->line).colour == why->holds && why->holds != move.colour(), context);
          break;
        case Kind::row_has:
          CHECK(board.wall.row_has(why->line, move.colour()) && board.line(why->line).count == 0, context);
          break;
        case Kind::other_line:
          CHECK(board.line_complete(why->line) && move.row() != why->line, context);
          break;
        case Kind::space_taken:
          CHECK(board.wall.at(move.row(), why->column) >= 0 && move.row() == why->line, context);
          break;
        case Kind::column_has:
          CHECK(board.wall.at(move.row(), why->column) < 0 && why->colour == board.line(why->line).colour, context);
          break;
      }
    }
  });
}

}  // namespace evora::test
