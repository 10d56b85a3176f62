#include <algorithm>
#include <string>
#include <vector>

#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora {
namespace {

// A part of a text that cannot be read; the public functions turn it into their own error.
struct Unreadable {
  std::string problem;
};

[[noreturn]] void fail(const std::string& expected, std::string_view got) {
  throw Unreadable{"expected " + expected + ", got " + quoted(got)};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

int colour_of(char letter) {
  const auto index = kColourLetters.find(letter);
  return index == std::string_view::npos ? -1 : int(index);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// At most kMaxCount.
std::uint32_t read_number(std::string_view text, const std::string& what) {
  const bool canonical =
      !text.empty() && std::all_of(text.begin(), text.end(), is_digit) && (text.size() == 1 || text[0] != '0');
  if (!canonical) fail(what, text);
  if (text.size() > 9) fail(what + " of at most nine digits", text);
  std::uint32_t number = 0;
  for (const char c : text) number = number * 10 + std::uint32_t(c - '0');
  return number;
}

int read_seat(std::string_view text, int players) {
  if (text.size() != 1 || text[0] < '1' || text[0] > char('0' + players)) {
    fail("a seat from 1 to " + std::to_string(players), text);
  }
  return text[0] - '1';
}

// Letters in the order of the colours, at most `most`; "-" for none.
Tiles read_tiles(std::string_view text, int most) {
  const std::string expected = "tiles in the order BYRKW, or -";
  if (text == "-") return {};
  Tiles tiles;
  int previous = 0;
  if (text.empty()) fail(expected, text);
  if (int(text.size()) > most) fail("at most " + std::to_string(most) + " tiles", text);
  for (const char letter : text) {
    const int colour = colour_of(letter);
    if (colour < previous) fail(expected, text);
    tiles += Tiles::of(colour, 1);
    previous = colour;
  }
  return tiles;
}

// Count and letter, colours in order, none with a count of zero; "-" for none.
Tiles read_counts(std::string_view text) {
  const std::string expected = "counts such as 16B20W in the order BYRKW, or -";
  if (text == "-") return {};
  if (text.empty()) fail(expected, text);
  Tiles tiles;
  int previous = -1;
  std::string_view rest = text;
  while (!rest.empty()) {
    const auto digits = std::size_t(std::find_if_not(rest.begin(), rest.end(), is_digit) - rest.begin());
    if (digits == 0 || digits == rest.size() || rest[0] == '0') fail(expected, text);
    const int colour = colour_of(rest[digits]);
    if (colour <= previous) fail(expected, text);
    const std::uint32_t count = digits > 2 ? kTilesPerColour + 1 : read_number(rest.substr(0, digits), "a count");
    if (count > kTilesPerColour) fail("at most " + std::to_string(kTilesPerColour) + " tiles of a colour", text);
    tiles += Tiles::of(colour, int(count));
    previous = colour;
    rest.remove_prefix(digits + 1);
  }
  return tiles;
}

std::vector<Tiles> read_factories(std::string_view text) {
  std::vector<Tiles> factories;
  for (const auto part : split(text, '/')) {
    if (factories.size() == kMaxFactories) fail(factory_counts_text() + " factories", text);
    factories.push_back(read_tiles(part, kFactorySize));
  }
  if (players_for(int(factories.size())) == 0) fail(factory_counts_text() + " factories separated by /", text);
  return factories;
}

Tiles read_centre(std::string_view text) {
  if (text == "1") return Tiles::marker();
  if (text.empty() || text[0] != '1') return read_tiles(text, kColours * kTilesPerColour);
  if (text == "1-") fail("the marker and tiles, or the marker alone as 1", text);
  return read_tiles(text.substr(1), kColours * kTilesPerColour) + Tiles::marker();
}

std::vector<std::string_view> read_five(std::string_view text, const std::string& what) {
  auto parts = split(text, '/');
  if (parts.size() != kRows) fail("five " + what + " separated by /", text);
  return parts;
}

Line read_line(std::string_view text, int row) {
  if (text == "-") return {};
  const int colour = text.empty() ? -1 : colour_of(text[0]);
  if (colour < 0 || text.find_first_not_of(text[0]) != std::string_view::npos) {
    fail("line " + std::to_string(row + 1) + " with tiles of one colour, or -", text);
  }
  if (int(text.size()) > row + 1) {
    fail("line " + std::to_string(row + 1) + " with at most " + std::to_string(row + 1) + " tiles", text);
  }
  return {int(text.size()), colour};
}

void read_wall_row(Wall& wall, int row, std::string_view text) {
  if (text.size() != kRows) fail("five wall spaces in row " + std::to_string(row + 1), text);
  for (int column = 0; column < kRows; ++column) {
    if (text[column] == '.') continue;
    const int colour = colour_of(text[column]);
    if (colour < 0) fail("a tile or . in every space of wall row " + std::to_string(row + 1), text);
    wall.put(row, column, colour);
  }
}

Floor read_floor(std::string_view text) {
  Floor floor;
  if (text == "-") return floor;
  const std::string expected = "up to seven tiles and the marker, or -";
  if (text.empty() || text.size() > kFloorSpaces + 1) fail(expected, text);
  for (const char item : text) {
    if (item == '1') {
      if (floor.has_marker()) fail("one marker at most", text);
      floor.add_marker();
    } else if (colour_of(item) < 0) {
      fail(expected, text);
    } else if (floor.add(colour_of(item), 1) > 0) {
      fail("at most seven spaces, or seven tiles and then the marker", text);
    }
  }
  return floor;
}

Board read_board(std::string_view text) {
  const auto parts = split(text, ';');
  if (parts.size() != 4) fail("score;lines;wall;floor", text);
  Board board;
  board.score = read_number(parts[0], "a score");
  const auto wall = read_five(parts[2], "wall rows");
  for (int row = 0; row < kRows; ++row) read_wall_row(board.wall, row, wall[std::size_t(row)]);
  const auto lines = read_five(parts[1], "pattern lines");
  // After the wall: which colours an empty line takes depends on it.
  for (int row = 0; row < kRows; ++row) board.set_line(row, read_line(lines[std::size_t(row)], row));
  board.floor = read_floor(parts[3]);
  return board;
}

Phase read_phase(std::string_view text) {
  for (const auto phase : {Phase::deal, Phase::offer, Phase::tiling, Phase::over}) {
    if (to_text(phase) == text) return phase;
  }
  fail("deal, offer, tiling or over", text);
}

Variant read_variant(std::string_view text) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    if (to_text(variant) == text) return variant;
  }
  fail("coloured or grey", text);
}

// Runs a reader; names the field in what it throws.
template <class Read>
auto in_field(const std::string& field, Read&& read) {
  try {
    return read();
  } catch (const Unreadable& error) {
    throw InvalidPosition(field, error.problem);
  }
}

}  // namespace

Variant parse_variant(std::string_view text) {
  return in_field("variant", [&] { return read_variant(text); });
}

Phase parse_phase(std::string_view text) {
  return in_field("phase", [&] { return read_phase(text); });
}

Board parse_board(std::string_view text) {
  return in_field("board", [&] { return read_board(text); });
}

Move parse_move(std::string_view text) {
  const auto digit = [&](std::size_t i, int least, int most) {
    return text[i] >= char('0' + least) && text[i] <= char('0' + most);
  };
  if (text.size() == 3 && text[1] == '@' && digit(0, 1, kRows) && digit(2, 1, kRows)) {
    return Move::tiling(text[0] - '1', text[2] - '1');
  }
  if (text.size() == 3 && colour_of(text[1]) >= 0 && digit(0, 0, kMaxFactories) && digit(2, 0, kRows)) {
    return Move::offer(text[0] - '0', colour_of(text[1]), text[2] - '0');
  }
  throw InvalidMove("expected a move such as 3R2 or 2@4, got " + quoted(text));
}

Deal parse_deal(std::string_view text) {
  constexpr std::size_t longest = 1 + kMaxFactories * (kFactorySize + 1);
  if (text.empty() || text[0] != '=' || text.size() > longest) {
    throw InvalidMove("expected a deal such as =BBRK/YYWW/RKKW/BYRK/BRWW, got " + quoted(text));
  }
  try {
    const auto factories = read_factories(text.substr(1));
    Deal deal{.size = int(factories.size())};
    std::copy(factories.begin(), factories.end(), deal.factories.begin());
    return deal;
  } catch (const Unreadable& error) {
    throw InvalidMove("deal: " + error.problem);
  }
}

Token parse_token(std::string_view text) {
  if (text.starts_with('=')) return parse_deal(text);
  return parse_move(text);
}

Position parse_position(std::string_view text) {
  constexpr std::size_t fields_before_boards = 10;
  constexpr std::size_t longest = 2048;  // about twice what any position needs
  if (text.size() > longest) {
    throw InvalidPosition(
        "position", "expected at most " + std::to_string(longest) + " characters, got " + std::to_string(text.size()));
  }
  const auto fields = split(text, ' ');
  if (fields.size() < fields_before_boards + kMinPlayers) {
    throw InvalidPosition("position", "expected " + std::to_string(fields_before_boards + kMinPlayers) + " to " +
                                          std::to_string(fields_before_boards + kMaxPlayers) +
                                          " fields separated by one space, got " + std::to_string(fields.size()) +
                                          ": " + quoted(text));
  }
  Position p;
  p.variant = in_field("variant", [&] { return read_variant(fields[0]); });
  p.round = in_field("round", [&] {
    const auto round = read_number(fields[1], "a round from 1");
    if (round == 0) fail("a round from 1", fields[1]);
    return round;
  });
  p.idle_rounds = in_field("idle rounds", [&] {
    if (fields[2].size() != 1 || fields[2][0] < '0' || fields[2][0] > '0' + kIdleRoundsToStall) {
      fail("a number from 0 to " + std::to_string(kIdleRoundsToStall), fields[2]);
    }
    return std::uint16_t(fields[2][0] - '0');
  });
  p.phase = in_field("phase", [&] { return read_phase(fields[3]); });
  const auto factories = in_field("factories", [&] { return read_factories(fields[6]); });
  p.players = std::uint16_t(players_for(int(factories.size())));
  std::copy(factories.begin(), factories.end(), p.sources.begin() + 1);
  p.to_move = in_field("to move", [&] {
    if (p.phase == Phase::offer || p.phase == Phase::tiling) return std::uint16_t(read_seat(fields[4], p.players));
    if (fields[4] != "-") fail("- where nobody is to move", fields[4]);
    return std::uint16_t{0};
  });
  p.start = in_field("start player", [&] { return std::uint16_t(read_seat(fields[5], p.players)); });
  p.sources[0] = in_field("centre", [&] { return read_centre(fields[7]); });
  p.bag = in_field("bag", [&] { return read_counts(fields[8]); });
  p.lid = in_field("lid", [&] { return read_counts(fields[9]); });
  const auto boards = fields.size() - fields_before_boards;
  if (boards != p.players) {
    throw InvalidPosition("boards", "expected " + std::to_string(p.players) + " boards for " +
                                        std::to_string(factories.size()) + " factories, got " + std::to_string(boards));
  }
  for (int seat = 0; seat < p.players; ++seat) {
    p.boards[seat] = in_field("board " + std::to_string(seat + 1),
                              [&] { return read_board(fields[fields_before_boards + std::size_t(seat)]); });
  }
  check_valid(p);
  return p;
}

}  // namespace evora
