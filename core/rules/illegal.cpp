#include "rules/illegal.hpp"

#include <array>

#include "rules/notation.hpp"

namespace evora {
namespace {

using IllegalKind = IllegalReason::Kind;

IllegalReason about_offer(const Position& p, Move move) {
  const int source = move.source(), colour = move.colour();
  if (source > p.factories()) return {.kind = IllegalKind::no_factory, .source = source, .players = p.players};
  if (p.sources[source].count(colour) == 0) return {.kind = IllegalKind::no_tiles, .source = source, .colour = colour};
  const int row = move.destination() - 1;
  const Line line = p.boards[p.to_move].line(row);
  if (line.count == row + 1) return {.kind = IllegalKind::line_full, .line = row};
  if (line.count > 0) return {.kind = IllegalKind::line_holds, .colour = colour, .line = row, .holds = line.colour};
  return {.kind = IllegalKind::row_has, .colour = colour, .line = row};
}

IllegalReason about_tiling(const Position& p, Move move) {
  const Board& board = p.boards[p.to_move];
  const int row = board.first_complete_line(), column = move.column();
  if (move.row() != row) return {.kind = IllegalKind::other_line, .line = row};
  if (board.wall.at(row, column) >= 0) return {.kind = IllegalKind::space_taken, .line = row, .column = column};
  return {.kind = IllegalKind::column_has, .colour = board.line(row).colour, .line = row, .column = column};
}

std::string number(int index) { return std::to_string(index + 1); }

}  // namespace

std::optional<IllegalReason> illegal_reason(const Position& p, Move move) {
  if (is_legal(p, move)) return std::nullopt;
  switch (p.phase) {
    case Phase::deal:
      return IllegalReason{.kind = IllegalKind::deal_next};
    case Phase::offer:
      return move.is_tiling() ? IllegalReason{.kind = IllegalKind::offer_next} : about_offer(p, move);
    case Phase::tiling:
      return move.is_tiling() ? about_tiling(p, move) : IllegalReason{.kind = IllegalKind::tiling_next};
    case Phase::over:
      break;
  }
  return IllegalReason{.kind = IllegalKind::over};
}

std::optional<IllegalReason> no_deal_reason(const Position& p) {
  switch (p.phase) {
    case Phase::deal:
      return std::nullopt;
    case Phase::offer:
      return IllegalReason{.kind = IllegalKind::offer_next};
    case Phase::tiling:
      return IllegalReason{.kind = IllegalKind::tiling_next};
    case Phase::over:
      break;
  }
  return IllegalReason{.kind = IllegalKind::over};
}

std::string_view to_text(IllegalKind kind) {
  constexpr std::array<std::string_view, 12> names{"deal_next",  "over",       "offer_next",  "tiling_next",
                                                   "no_factory", "no_tiles",   "line_full",   "line_holds",
                                                   "row_has",    "other_line", "space_taken", "column_has"};
  return names[std::size_t(kind)];
}

std::string sentence(const IllegalReason& why) {
  switch (why.kind) {
    case IllegalKind::deal_next:
      return "a deal must come first";
    case IllegalKind::over:
      return "the game is over";
    case IllegalKind::offer_next:
      return "an offer move must come first, such as 3R2";
    case IllegalKind::tiling_next:
      return "a tiling move must come first, such as 2@4";
    case IllegalKind::no_factory:
      return "there is no factory " + std::to_string(why.source) + " with " + std::to_string(why.players) + " players";
    case IllegalKind::no_tiles:
      return (why.source == 0 ? "the centre" : "factory " + std::to_string(why.source)) + " holds no " +
             colour_letter(why.colour);
    case IllegalKind::line_full:
      return "line " + number(why.line) + " is full";
    case IllegalKind::line_holds:
      return "line " + number(why.line) + " holds " + colour_letter(why.holds) + ", so it takes no " +
             colour_letter(why.colour);
    case IllegalKind::row_has:
      return "wall row " + number(why.line) + " already has " + colour_letter(why.colour);
    case IllegalKind::other_line:
      return "the line to tile now is " + number(why.line);
    case IllegalKind::space_taken:
      return "the space at row " + number(why.line) + ", column " + number(why.column) + " is taken";
    case IllegalKind::column_has:
      return "column " + number(why.column) + " already has " + colour_letter(why.colour);
  }
  return "";
}

std::string why_illegal(const Position& p, Move move) {
  const auto reason = illegal_reason(p, move);
  return reason ? sentence(*reason) : "";
}

void require_legal(const Position& p, Move move) {
  if (const auto reason = illegal_reason(p, move)) {
    const std::string token = to_text(move);
    throw RefusedMove(token + ": " + sentence(*reason), token, *reason);
  }
}

void require_possible(const Position& p, const Deal& deal) {
  const std::string why = why_impossible(p, deal);
  if (why.empty()) return;
  const std::string token = to_text(deal);
  if (const auto reason = no_deal_reason(p)) throw RefusedMove(token + ": " + why, token, *reason);
  throw IllegalMove(token + ": " + why);
}

}  // namespace evora
