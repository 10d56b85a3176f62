// Why a move is not legal: as a value for those who explain it to a person, and as a sentence.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/errors.hpp"
#include "rules/position.hpp"

namespace evora {

// The one reason that comes first; lines and columns count from 0, as in a Move, and what a kind does not
// name is -1.
struct IllegalReason {
  enum class Kind : std::uint8_t {
    deal_next,    // a deal must come first
    over,         // the game is over
    offer_next,   // tiles are taken now, and this is a tiling move
    tiling_next,  // the wall is tiled now, and this is an offer move
    no_factory,   // there is no factory `source` with `players` players
    no_tiles,     // `source` holds no tile of `colour`
    line_full,    // `line` is full
    line_holds,   // `line` holds `holds`, so it takes no `colour`
    row_has,      // the wall row of `line` already has `colour`
    other_line,   // the line to tile now is `line`
    space_taken,  // the wall space of `line` and `column` is taken
    column_has,   // `column` already has `colour`, the colour of `line`
  };

  Kind kind = Kind::over;
  int source = -1;
  int colour = -1;
  int line = -1;
  int column = -1;
  int holds = -1;
  int players = -1;
  friend bool operator==(const IllegalReason&, const IllegalReason&) = default;
};

// None for a legal move.
std::optional<IllegalReason> illegal_reason(const Position& position, Move move);

// Why no deal can come now; none at the phase `deal`.
std::optional<IllegalReason> no_deal_reason(const Position& position);

std::string_view to_text(IllegalReason::Kind kind);
std::string sentence(const IllegalReason& reason);

// An IllegalMove with its reason as a value. `token` is the refused move or deal as text, empty where none was given.
struct RefusedMove : IllegalMove {
  RefusedMove(const std::string& message, std::string token_text, const IllegalReason& why)
      : IllegalMove(message), token(std::move(token_text)), reason(why) {}
  std::string token;
  IllegalReason reason;
};

}  // namespace evora
