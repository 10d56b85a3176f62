// Positions, moves and deals as text, exactly as docs/notation.md says.
//
// Writers are canonical and readers accept nothing else: every value has one text.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "rules/deal.hpp"
#include "rules/facts.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

namespace evora {

std::string_view to_text(Variant variant);
std::string_view to_text(Phase phase);
std::string_view to_text(EndReason reason);
std::string_view to_text(DecidedBy decided_by);
std::string_view to_text(ClosingRow::Certainty certainty);
std::string to_text(Move move);
std::string to_text(const Deal& deal);
std::string to_text(const Position& position);

// Tiles spelt out ("BBRK"), as in a factory; "-" for none.
std::string tiles_text(Tiles tiles);
// Tiles counted ("2B1R1K"), as in the bag; "-" for none.
std::string count_text(Tiles tiles);

// Parts of a board, each as it stands in a position's text.
std::string line_text(const Board& board, int row);
std::string wall_row_text(const Board& board, int row);
std::string floor_text(const Board& board);
std::string to_text(const Board& board);

Variant parse_variant(std::string_view text);  // throws InvalidPosition
Phase parse_phase(std::string_view text);      // throws InvalidPosition
Move parse_move(std::string_view text);        // throws InvalidMove
Deal parse_deal(std::string_view text);        // throws InvalidMove
// A board alone: what depends on the variant or the phase is not checked.
Board parse_board(std::string_view text);  // throws InvalidPosition
// A token of a record: a deal begins with '='.
using Token = std::variant<Move, Deal>;
Token parse_token(std::string_view text);        // throws InvalidMove
Position parse_position(std::string_view text);  // throws InvalidPosition

// The numbers of players, or of their factories, for an error message: "2, 3 or 4".
std::string player_counts_text();
std::string factory_counts_text();

// What makes a position invalid although each of its fields can be read; throws InvalidPosition.
void check_valid(const Position& position);

}  // namespace evora
