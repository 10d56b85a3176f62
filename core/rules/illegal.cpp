#include "rules/illegal.hpp"

#include <array>

namespace evora {
namespace {

using Kind = IllegalReason::Kind;

IllegalReason about_offer(const Position& p, Move move) {
  const int source = move.source(), colour = move.colour();
  if (source > p.factories()) return {.kind = Kind::no_factory, .source = source, .players = p.players};
  if (p.sources[source].count(colour) == 0) return {.kind = Kind::no_tiles, .source = source, .colour = colour};
  const int row = move.destination() - 1;
  const Line line = p.boards[p.to_move].line(row);
  if (line.count == row + 1) return {.kind = Kind::line_full, .line = row};
  if (line.count > 0) return {.kind = Kind::line_holds, .colour = colour, .line = row, .holds = line.colour};
  return {.kind = Kind::row_has, .colour = colour, .line = row};
}

IllegalReason about_tiling(const Position& p, Move move) {
  const Board& board = p.boards[p.to_move];
  const int row = board.first_complete_line(), column = move.column();
  if (move.row() != row) return {.kind = Kind::other_line, .line = row};
  if (board.wall.at(row, column) >= 0) return {.kind = Kind::space_taken, .line = row, .column = column};
  return {.kind = Kind::column_has, .colour = board.line(row).colour, .line = row, .column = column};
}

std::string letter(int colour) { return {kColourLetters[std::size_t(colour)]}; }
std::string number(int index) { return std::to_string(index + 1); }

}  // namespace

std::optional<IllegalReason> illegal_reason(const Position& p, Move move) {
  if (is_legal(p, move)) return std::nullopt;
  switch (p.phase) {
    case Phase::deal:
      return IllegalReason{.kind = Kind::deal_next};
    case Phase::offer:
      return move.is_tiling() ? IllegalReason{.kind = Kind::offer_next} : about_offer(p, move);
    case Phase::tiling:
      return move.is_tiling() ? about_tiling(p, move) : IllegalReason{.kind = Kind::tiling_next};
    case Phase::over:
      break;
  }
  return IllegalReason{.kind = Kind::over};
}

std::string_view to_text(Kind kind) {
  constexpr std::array<std::string_view, 12> names{"deal_next",  "over",       "offer_next",  "tiling_next",
                                                   "no_factory", "no_tiles",   "line_full",   "line_holds",
                                                   "row_has",    "other_line", "space_taken", "column_has"};
  return names[std::size_t(kind)];
}

std::string sentence(const IllegalReason& why) {
  switch (why.kind) {
    case Kind::deal_next:
      return "the next thing is a deal";
    case Kind::over:
      return "the game is over";
    case Kind::offer_next:
      return "the next thing is an offer move, such as 3R2";
    case Kind::tiling_next:
      return "the next thing is a tiling move, such as 2@4";
    case Kind::no_factory:
      return "there is no factory " + std::to_string(why.source) + " with " + std::to_string(why.players) + " players";
    case Kind::no_tiles:
      return (why.source == 0 ? "the centre" : "factory " + std::to_string(why.source)) + " holds no " +
             letter(why.colour);
    case Kind::line_full:
      return "line " + number(why.line) + " is full";
    case Kind::line_holds:
      return "line " + number(why.line) + " holds " + letter(why.holds) + ", so it takes no " + letter(why.colour);
    case Kind::row_has:
      return "wall row " + number(why.line) + " already has " + letter(why.colour);
    case Kind::other_line:
      return "the line to tile now is " + number(why.line);
    case Kind::space_taken:
      return "the space at row " + number(why.line) + ", column " + number(why.column) + " is taken";
    case Kind::column_has:
      return "column " + number(why.column) + " already has " + letter(why.colour);
  }
  return "";
}

std::string why_illegal(const Position& p, Move move) {
  const auto reason = illegal_reason(p, move);
  return reason ? sentence(*reason) : "";
}

}  // namespace evora
