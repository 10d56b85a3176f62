// Board, Position.
#include "rules/position.hpp"

#include "bindings.hpp"
#include "rules/canonical.hpp"
#include "rules/errors.hpp"
#include "rules/events.hpp"
#include "rules/illegal.hpp"
#include "rules/notation.hpp"
#include "rules/perft.hpp"
#include "rules/playout.hpp"
#include "rules/preview.hpp"

using namespace evora;

namespace {

std::string without_dash(std::string text) { return text == "-" ? "" : text; }

template <class Text>
nb::tuple five_texts(const Board& board, Text text) {
  nb::list list;
  for (int row = 0; row < kRows; ++row) list.append(nb::cast(text(board, row)));
  return nb::tuple(list);
}

void bind_board(nb::module_& m) {
  nb::class_<Board> cls(m, "Board", "One player's board; its text is the part of a position that describes it.");
  cls.def(
      "__init__", [](Board* self, nb::handle text) { new (self) Board(parse_board(text_from(text, "a board"))); },
      "text"_a.none(), nb::sig("def __init__(self, text: str) -> None"));
  bind_text_value(cls, "Board", [](const Board& board) { return to_text(board); });
  bind_equality(cls);
  bind_text_hash(cls);
  cls.def_prop_ro("score", [](const Board& self) { return self.score; });
  cls.def_prop_ro(
      "lines",
      [](const Board& self) {
        return five_texts(self, [](const Board& board, int row) { return without_dash(line_text(board, row)); });
      },
      nb::sig("def lines(self) -> tuple[str, ...]"), "The pattern lines from top to bottom, such as 'RR' or ''.");
  cls.def_prop_ro(
      "wall", [](const Board& self) { return five_texts(self, wall_row_text); },
      nb::sig("def wall(self) -> tuple[str, ...]"), "The wall rows from top to bottom, such as 'B..K.'.");
  cls.def_prop_ro(
      "complete_rows", [](const Board& self) { return self.wall.complete_rows(); },
      "How many rows of the wall are complete.");
  cls.def_prop_ro(
      "floor", [](const Board& self) { return without_dash(floor_text(self)); },
      "What lies on the floor line in the order in which it fell; '1' is the start marker.");
  cls.def_prop_ro(
      "floor_cost", [](const Board& self) { return self.floor.cost(); }, "What the floor line costs as it is.");
  cls.def("as_dict", &board_dict, nb::sig("def as_dict(self) -> dict[str, typing.Any]"),
          "The attributes as a dict of plain values, ready for JSON.");
}

template <class Token>
Position played(const Position& self, const Token& token) {
  Position next = self;
  play(next, token);
  return next;
}

template <class Token>
std::pair<Position, std::vector<Event>> played_with_events(const Position& self, const Token& token) {
  Position next = self;
  auto events = play_with_events(next, token);
  return {next, std::move(events)};
}

unsigned seat_mask(const Position& p, nb::handle seats) {
  if (!nb::hasattr(seats, "__iter__")) throw WrongType("seats: expected a list of seats, got " + class_name(seats));
  unsigned mask = 0;
  for (const nb::handle seat : nb::list(nb::borrow(seats))) mask |= 1u << seat_from(seat, p);
  return mask;
}

void bind_playing(nb::class_<Position>& cls) {
  cls.def(
      "play",
      [](const Position& self, nb::handle move) {
        // Before anything else: programs that search or learn play numbers, millions of them.
        if (PyLong_Check(move.ptr())) return played(self, move_from_action(move));
        return std::visit([&](const auto& token) { return played(self, token); }, token_from(move));
      },
      "move"_a.none(), nb::sig("def play(self, move: " EVORA_TOKEN ") -> Position"),
      "The position after a move or deal, which is checked: InvalidMoveError when it cannot be read,\n"
      "IllegalMoveError when it may not be played. A move may be given by its action id or as text.");
  cls.def(
      "play_unchecked",
      [](const Position& self, nb::handle action) {
        Position next = self;
        play_unchecked(next, move_from_action(action));
        return next;
      },
      "action"_a.none(), nb::sig("def play_unchecked(self, action: typing.SupportsIndex) -> Position"),
      "The position after an action that is legal. Legality is not checked.");
  cls.def(
      "play_with_events",
      [](const Position& self, nb::handle move) {
        return std::visit([&](const auto& token) { return played_with_events(self, token); }, token_from(move));
      },
      "move"_a.none(),
      nb::sig("def play_with_events(self, move: " EVORA_TOKEN ") -> tuple[Position, list[" EVORA_EVENT "]]"),
      "Like play(), and the ordered events that it caused.");
  cls.def(
      "preview", [](const Position& self, nb::handle move) { return preview(self, move_from(move)); }, "move"_a.none(),
      nb::sig("def preview(self, move: " EVORA_MOVE ") -> Preview"), "What a legal move would do.");
  cls.def(
      "why_illegal", [](const Position& self, nb::handle move) { return illegal_reason(self, move_from(move)); },
      "move"_a.none(), nb::sig("def why_illegal(self, move: " EVORA_MOVE ") -> IllegalReason | None"),
      "Why a move is not legal, as a value; None for a legal one.");
  cls.def_prop_ro(
      "legal_moves", [](const Position& self) { return LegalMoves{self}; },
      "The legal moves, a lazy sorted collection; empty at deal and over.");
  cls.def(
      "projected_score",
      [](const Position& self, nb::handle seat) {
        return projected_score(self.boards[std::size_t(seat_from(seat, self))], self.variant);
      },
      "seat"_a.none(), nb::sig("def projected_score(self, seat: typing.SupportsIndex) -> int"),
      "A seat's score if the round ended now (tiled in the best way), without final bonuses.");
  cls.def(
      "playout",
      [](const Position& self, nb::handle seed) {
        Position p = self;
        FastRandom random(seed_from(seed));
        playout(p, random);
        return p;
      },
      "seed"_a.none(), nb::sig("def playout(self, seed: typing.SupportsIndex) -> Position"),
      "The end of a random game from here.");
  cls.def(
      "perft",
      [](const Position& self, nb::handle number) {
        const int depth = number_from(number, "depth");
        if (depth < 0) throw InvalidArgument("depth: expected 0 or more, got " + std::to_string(depth));
        const auto pulse = signal_pulse();
        nb::gil_scoped_release release;
        return perft(self, depth, pulse);
      },
      "depth"_a.none(), nb::sig("def perft(self, depth: typing.SupportsIndex) -> int"),
      "Leaves at `depth` moves; a deal or the end met earlier counts as one leaf.");
}

void bind_outcome(nb::class_<Position>& cls) {
  cls.def_prop_ro("is_over", [](const Position& self) { return self.phase == Phase::over; });
  cls.def_prop_ro(
      "end_reason",
      [](const Position& self) -> std::optional<std::string> {
        if (const auto reason = end_reason(self)) return std::string(to_text(*reason));
        return std::nullopt;
      },
      nb::sig("def end_reason(self) -> typing.Literal['row', 'stalled', 'no_tiles'] | None"),
      "Why the game ended: 'row', 'stalled' or 'no_tiles'; None while it goes on.");
  cls.def_prop_ro(
      "winners",
      [](const Position& self) {
        std::vector<int> seats;
        if (self.phase == Phase::over) seats = winners(self);
        for (int& seat : seats) ++seat;
        return to_tuple(seats);
      },
      nb::sig("def winners(self) -> tuple[int, ...]"), "The seats that (share the) win; empty while the game goes on.");
  cls.def(
      "winners_among",
      [](const Position& self, nb::handle seats) {
        const unsigned mask = seat_mask(self, seats);
        nb::list list;
        if (self.phase == Phase::over) {
          for (const int seat : winners_among(self, mask)) list.append(seat + 1);
        }
        return nb::tuple(list);
      },
      "seats"_a.none(), nb::sig("def winners_among(self, seats: collections.abc.Iterable[int]) -> tuple[int, ...]"),
      "The seats that win when only `seats` can: who left a game cannot win it.");
  cls.def_prop_ro(
      "decided_by",
      [](const Position& self) -> std::optional<std::string> {
        if (self.phase != Phase::over) return std::nullopt;
        return std::string(to_text(decided_by(self)));
      },
      nb::sig("def decided_by(self) -> typing.Literal['points', 'rows', 'shared'] | None"),
      "Why the winners have won: 'points', 'rows' (complete ones, at equal points) or 'shared'; None while the\n"
      "game goes on.");
  cls.def(
      "decided_among",
      [](const Position& self, nb::handle seats) -> std::optional<std::string> {
        const unsigned mask = seat_mask(self, seats);
        if (self.phase != Phase::over || mask == 0) return std::nullopt;
        return std::string(to_text(decided_among(self, mask)));
      },
      "seats"_a.none(),
      nb::sig("def decided_among(self, seats: collections.abc.Iterable[int]) -> typing.Literal['points', 'rows', "
              "'shared'] | None"),
      "As decided_by, when only `seats` can win.");
  cls.def_prop_ro(
      "closing_rows", [](const Position& self) { return to_tuple(closing_rows(self)); },
      nb::sig("def closing_rows(self) -> tuple[ClosingRow, ...]"),
      "The wall rows that end the game with this round, as the boards stand; none outside a round.");
  cls.def(
      "are_equivalent",
      [](const Position& self, nb::handle one, nb::handle other) {
        return are_equivalent(self, move_from(one), move_from(other));
      },
      "one"_a.none(), "other"_a.none(),
      nb::sig("def are_equivalent(self, one: " EVORA_MOVE ", other: " EVORA_MOVE ") -> bool"),
      "Whether two moves differ at most by which of two equal factories they empty.");
  cls.def("canonical", &canonical,
          "One position for all that play alike: the same table with its factories sorted and, on the grey\n"
          "side, its colours renamed. On the coloured side the printed wall tells colours apart: they stay.");
  cls.def_prop_ro("is_last_round", &is_last_round,
                  "Whether the game ends with this round, as the boards stand: a row is complete, or a complete\n"
                  "line completes one.");
  cls.def(
      "open_spaces",
      [](const Position& self, nb::handle seat) {
        const int at = seat_from(seat, self);
        nb::list rows;
        for (int row = 0; row < kRows; ++row) {
          nb::list spaces;
          for (int column = 0; column < kRows; ++column) {
            std::string letters;
            const unsigned colours = open_colours(self, at, row, column);
            for (int c = 0; c < kColours; ++c) {
              if (colours >> c & 1) letters += kColourLetters[std::size_t(c)];
            }
            spaces.append(letters);
          }
          rows.append(nb::tuple(spaces));
        }
        return nb::tuple(rows);
      },
      "seat"_a.none(), nb::sig("def open_spaces(self, seat: typing.SupportsIndex) -> tuple[tuple[str, ...], ...]"),
      "The colours that may still go to each space of a seat's wall, row by row; '' where a tile lies.");
}

void bind_parts(nb::class_<Position>& cls) {
  const auto seat_to_move = [](const Position& self) -> std::optional<int> {
    if (self.phase != Phase::offer && self.phase != Phase::tiling) return std::nullopt;
    return self.to_move + 1;
  };
  cls.def_prop_ro(
      "variant", [](const Position& self) { return PyVariant{self.variant}; },
      "The side of the boards: 'coloured' or 'grey'.");
  cls.def_prop_ro("players", [](const Position& self) { return self.players; }, "How many play: 2, 3 or 4.");
  cls.def_prop_ro(
      "round", [](const Position& self) { return self.round; },
      "The round, from 1; at 'deal' the one about to be dealt.");
  cls.def_prop_ro(
      "idle_rounds", [](const Position& self) { return self.idle_rounds; },
      "Finished rounds in a row in which no tile reached a wall.");
  cls.def_prop_ro(
      "phase", [](const Position& self) { return std::string(to_text(self.phase)); },
      nb::sig("def phase(self) -> typing.Literal['deal', 'offer', 'tiling', 'over']"),
      "What happens next: 'deal', 'offer', 'tiling' or 'over'.");
  cls.def_prop_ro("to_move", seat_to_move, "The seat to move; None at deal and over.");
  cls.def_prop_ro(
      "seat_to_move",
      [seat_to_move](const Position& self) {
        const auto seat = seat_to_move(self);
        if (!seat) throw IllegalMove("nobody is to move at " + std::string(to_text(self.phase)));
        return *seat;
      },
      nb::sig("def seat_to_move(self) -> int"),
      "The seat to move; IllegalMoveError at deal and over: for code that has made sure that there is one.");
  cls.def_prop_ro(
      "start", [](const Position& self) { return self.start + 1; },
      "The start player of this round (at 'deal' of the coming one).");
  cls.def_prop_ro(
      "factories",
      [](const Position& self) {
        nb::list list;
        for (int f = 1; f <= self.factories(); ++f) {
          list.append(nb::cast(without_dash(tiles_text(self.sources[std::size_t(f)]))));
        }
        return nb::tuple(list);
      },
      nb::sig("def factories(self) -> tuple[str, ...]"), "The tiles of every factory, '' for an empty one.");
  cls.def_prop_ro(
      "centre", [](const Position& self) { return without_dash(tiles_text(self.sources[0])); },
      "The tiles in the centre, without the marker.");
  cls.def_prop_ro(
      "marker",
      [](const Position& self) -> std::optional<int> {
        if (self.sources[0].has_marker()) return 0;
        for (int seat = 0; seat < self.players; ++seat) {
          if (self.boards[std::size_t(seat)].floor.has_marker()) return seat + 1;
        }
        return std::nullopt;
      },
      "Where the start marker is: 0 for the centre, a seat, or None between rounds.");
  cls.def_prop_ro(
      "bag", [](const Position& self) { return counts_tuple(self.bag); }, nb::sig("def bag(self) -> tuple[int, ...]"),
      "Tiles in the bag by colour, in the order BYRKW.");
  cls.def_prop_ro(
      "lid", [](const Position& self) { return counts_tuple(self.lid); }, nb::sig("def lid(self) -> tuple[int, ...]"),
      "Tiles in the lid by colour, in the order BYRKW.");
  cls.def_prop_ro(
      "boards",
      [](const Position& self) {
        return to_tuple(std::vector<Board>(self.boards.begin(), self.boards.begin() + self.players));
      },
      nb::sig("def boards(self) -> tuple[Board, ...]"));
  cls.def_prop_ro(
      "scores",
      [](const Position& self) {
        nb::list list;
        for (int seat = 0; seat < self.players; ++seat) list.append(self.boards[std::size_t(seat)].score);
        return nb::tuple(list);
      },
      nb::sig("def scores(self) -> tuple[int, ...]"));
}

Position new_position(nb::handle player_count, nb::handle variant, nb::handle start_player) {
  const int players = players_from(player_count), start = number_from(start_player, "start");
  if (start < 1 || start > players) {
    throw InvalidPosition("start",
                          "expected a seat from 1 to " + std::to_string(players) + ", got " + std::to_string(start));
  }
  return Position::new_game(players, variant_from(variant), start - 1);
}

}  // namespace

void bind_position(nb::module_& m) {
  bind_board(m);
  bind_legal_moves(m);
  nb::class_<Position> cls(m, "Position",
                           "Everything that is public about a game, as an immutable value; nothing of its future.\n\n"
                           "Built from its text, or by new(). Seats, factories, lines and columns count from 1.");
  cls.def(
      "__init__",
      [](Position* self, nb::handle text) { new (self) Position(parse_position(text_from(text, "a position"))); },
      "text"_a.none(), nb::sig("def __init__(self, text: str) -> None"));
  bind_text_value(cls, "Position", [](const Position& position) { return to_text(position); });
  bind_equality(cls);
  cls.def("__hash__", [](const Position& self) { return std::int64_t(hash(self) >> 1); });
  cls.def_static("new", &new_position, "players"_a.none() = 2, "variant"_a.none() = "coloured", "start"_a.none() = 1,
                 nb::sig("def new(players: typing.SupportsIndex = 2, variant: Variant | str = 'coloured', "
                         "start: typing.SupportsIndex = 1) -> Position"),
                 "A new game, before its first deal.");
  bind_position_dict(cls);
  bind_parts(cls);
  bind_playing(cls);
  bind_outcome(cls);
  m.def(
      "run_playouts",
      [](const Position& start, nb::handle number, nb::handle seed_number, bool with_list) {
        const int games = number_from(number, "games");
        const std::uint64_t seed = seed_from(seed_number);
        if (games < 0) throw InvalidArgument("games: expected 0 or more, got " + std::to_string(games));
        const auto pulse = signal_pulse();
        nb::gil_scoped_release release;
        const PlayoutCount count = run_playouts(start, games, seed, with_list, pulse);
        return std::pair(count.games, count.plies);
      },
      "start"_a, "games"_a.none(), "seed"_a.none(), nb::kw_only(), "with_list"_a = false,
      nb::sig("def run_playouts(start: Position, games: typing.SupportsIndex, seed: typing.SupportsIndex, *, "
              "with_list: bool = False) -> tuple[int, int]"),
      "Plays random games at full speed; returns (games, plies). With `with_list` through an explicit\n"
      "list of legal moves.");
}
