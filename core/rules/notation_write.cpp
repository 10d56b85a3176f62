#include <string>

#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora {

std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 60;
  constexpr std::string_view hex = "0123456789abcdef";
  std::string out = "'";
  for (const char c : text.substr(0, longest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else {
      out += {'\\', 'x', hex[byte >> 4], hex[byte & 15]};
    }
  }
  return out + (text.size() > longest ? "...'" : "'");
}

std::string_view to_text(Variant variant) { return variant == Variant::coloured ? "coloured" : "grey"; }

std::string_view to_text(Phase phase) {
  constexpr std::array<std::string_view, 4> names{"deal", "offer", "tiling", "over"};
  return names[std::size_t(phase)];
}

std::string_view to_text(EndReason reason) {
  constexpr std::array<std::string_view, 3> names{"row", "stalled", "no_tiles"};
  return names[std::size_t(reason)];
}

std::string_view to_text(DecidedBy decided_by) {
  constexpr std::array<std::string_view, 3> names{"points", "rows", "shared"};
  return names[std::size_t(decided_by)];
}

std::string_view to_text(ClosingRow::Certainty certainty) {
  constexpr std::array<std::string_view, 3> names{"done", "sure", "maybe"};
  return names[std::size_t(certainty)];
}

namespace {

template <class Number>
std::string one_for_each_player_count(Number&& number) {
  std::string out;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    if (players > kMinPlayers) out += players == kMaxPlayers ? " or " : ", ";
    out += std::to_string(number(players));
  }
  return out;
}

}  // namespace

std::string player_counts_text() {
  return one_for_each_player_count([](int players) { return players; });
}
std::string factory_counts_text() { return one_for_each_player_count(factories_for); }

std::string to_text(Move move) {
  if (move.is_tiling()) return {char('1' + move.row()), '@', char('1' + move.column())};
  return {char('0' + move.source()), kColourLetters[move.colour()], char('0' + move.destination())};
}

std::string tiles_text(Tiles tiles) {
  std::string out;
  for (int c = 0; c < kColours; ++c) out.append(std::size_t(tiles.count(c)), kColourLetters[c]);
  return out.empty() ? "-" : out;
}

std::string count_text(Tiles tiles) {
  std::string out;
  for (int c = 0; c < kColours; ++c) {
    if (tiles.count(c) > 0) out += std::to_string(tiles.count(c)) + kColourLetters[c];
  }
  return out.empty() ? "-" : out;
}

namespace {

std::string factories_text(const Tiles* first, int size) {
  std::string out;
  for (int f = 0; f < size; ++f) {
    if (f > 0) out += '/';
    out += tiles_text(first[f]);
  }
  return out;
}

}  // namespace

std::string to_text(const Deal& deal) {
  std::string out = "=";
  out += factories_text(deal.factories.data(), deal.size);
  return out;
}

std::string line_text(const Board& board, int row) {
  const Line line = board.line(row);
  return line.count ? std::string(std::size_t(line.count), kColourLetters[line.colour]) : "-";
}

std::string wall_row_text(const Board& board, int row) {
  std::string out;
  for (int column = 0; column < kRows; ++column) {
    const int colour = board.wall.at(row, column);
    out += colour < 0 ? '.' : kColourLetters[colour];
  }
  return out;
}

std::string floor_text(const Board& board) {
  std::string out;
  for (int i = 0; i < board.floor.items(); ++i) {
    const auto item = board.floor.item(i);
    out += item == Floor::kMarker ? '1' : kColourLetters[item - 1];
  }
  return out.empty() ? "-" : out;
}

std::string to_text(const Board& board) {
  std::string out = std::to_string(board.score);
  for (int row = 0; row < kRows; ++row) {
    out += row == 0 ? ';' : '/';
    out += line_text(board, row);
  }
  for (int row = 0; row < kRows; ++row) {
    out += row == 0 ? ';' : '/';
    out += wall_row_text(board, row);
  }
  out += ';';
  out += floor_text(board);
  return out;
}

std::string to_text(const Position& p) {
  const bool has_mover = p.phase == Phase::offer || p.phase == Phase::tiling;
  std::string out(to_text(p.variant));
  const auto field = [&out](std::string_view text) {
    out += ' ';
    out += text;
  };
  field(std::to_string(p.round));
  field(std::to_string(p.idle_rounds));
  field(to_text(p.phase));
  field(has_mover ? std::to_string(p.to_move + 1) : "-");
  field(std::to_string(p.start + 1));
  field(factories_text(p.sources.data() + 1, p.factories()));
  const Tiles centre = p.sources[0];
  if (centre.has_marker()) {
    field("1");
    if (centre.has_tiles()) out += tiles_text(centre);
  } else {
    field(tiles_text(centre));
  }
  field(count_text(p.bag));
  field(count_text(p.lid));
  for (int seat = 0; seat < p.players; ++seat) field(to_text(p.boards[seat]));
  return out;
}

}  // namespace evora
