#include "rules/observation.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace evora {
namespace {

namespace at {
constexpr int players = observation_offset("players");
constexpr int grey = observation_offset("grey");
constexpr int phase = observation_offset("phase");
constexpr int round = observation_offset("round");
constexpr int idle_rounds = observation_offset("idle_rounds");
constexpr int to_move = observation_offset("to_move");
constexpr int start = observation_offset("start");
constexpr int marker = observation_offset("marker");
constexpr int centre = observation_offset("centre");
constexpr int factories = observation_offset("factories");
constexpr int bag = observation_offset("bag");
constexpr int lid = observation_offset("lid");
constexpr int scores = observation_offset("scores");
constexpr int lines = observation_offset("lines");
constexpr int walls = observation_offset("walls");
constexpr int floors = observation_offset("floors");
}  // namespace at

constexpr int kLineNumbers = kRows * kColours;
constexpr int kWallCells = kRows * kRows;

std::uint32_t capped(std::uint32_t value) { return std::min(value, std::uint32_t(kObservationMax)); }

template <class T>
void write_counts(Tiles tiles, T* out) {
  for (int c = 0; c < kColours; ++c) out[c] = T(tiles.count(c));
}

template <class T>
void write_board(const Board& board, int place, T* out) {
  out[at::scores + place] = T(capped(board.score));
  T* lines = out + at::lines + place * kLineNumbers;
  for (int row = 0; row < kRows; ++row) {
    const Line line = board.line(row);  // an empty one has colour 0, and 0 tiles of it
    lines[row * kColours + line.colour] = T(line.count);
  }
  T* walls = out + at::walls + place * kColours * kWallCells;
  for (Wall::Mask tiles = board.wall.occupied(); tiles != 0; tiles &= tiles - 1) {
    const int cell = std::countr_zero(tiles);
    const int colour = board.wall.at(0, cell);  // cells count on from row to row
    walls[colour * kWallCells + cell] = T(1);
  }
  if (board.floor.empty()) return;
  write_counts(board.floor.tiles(), out + at::floors + place * kColours);
  if (board.floor.has_marker()) out[at::marker + 1 + place] = T(1);
}

// For every set of destinations a byte for each, and two zeros: a word can be stored at once.
constexpr auto kDestinationBytes = [] {
  std::array<std::array<std::uint8_t, 8>, 1 << kDestinations> table{};
  for (std::size_t mask = 0; mask < table.size(); ++mask) {
    for (std::size_t d = 0; d < kDestinations; ++d) table[mask][d] = mask >> d & 1;
  }
  return table;
}();

}  // namespace

template <class T>
void write_observation(const Position& p, int seat, T* out) {
  std::memset(out, 0, kObservationSize * sizeof(T));  // zero is zero in every type
  const auto place = [&](int other) { return other >= seat ? other - seat : other - seat + p.players; };
  out[at::players + p.players - kMinPlayers] = T(1);
  out[at::grey] = T(p.variant == Variant::grey);
  out[at::phase + int(p.phase)] = T(1);
  out[at::round] = T(capped(p.round));
  out[at::idle_rounds] = T(p.idle_rounds);
  if (p.phase == Phase::offer || p.phase == Phase::tiling) out[at::to_move + place(p.to_move)] = T(1);
  out[at::start + place(p.start)] = T(1);
  out[at::marker] = T(p.sources[0].has_marker());
  write_counts(p.sources[0], out + at::centre);
  for (int f = 0; f < p.factories(); ++f) write_counts(p.sources[f + 1], out + at::factories + f * kColours);
  write_counts(p.bag, out + at::bag);
  write_counts(p.lid, out + at::lid);
  for (int other = 0; other < p.players; ++other) write_board(p.boards[other], place(other), out);
}

template void write_observation(const Position&, int, std::uint8_t*);
template void write_observation(const Position&, int, float*);

void write_legal_mask(const Position& p, std::uint8_t* out) {
  const Board& board = p.boards[p.to_move];
  if (p.phase != Phase::offer) {
    std::memset(out, 0, kActions);
    if (p.phase != Phase::tiling) return;
    const int row = board.first_complete_line();
    const Wall::Mask columns = board.wall.free_columns(row, board.line(row).colour);
    for (int column = 0; column < kRows; ++column) out[Move::tiling(row, column).action] = columns >> column & 1;
    return;
  }
  // Ascending, because every word also clears the two bytes after its own six.
  for (int source = 0; source <= p.factories(); ++source) {
    const std::uint64_t held = p.sources[source].presence();
    for (int c = 0; c < kColours; ++c) {
      const std::uint32_t open = board.destinations(c) & (0u - std::uint32_t(held >> (8 * c) & 1));
      std::memcpy(out + Move::offer(source, c, 0).action, kDestinationBytes[open].data(), 8);
    }
  }
  const int rest = Move::offer(p.factories() + 1, 0, 0).action;
  std::memset(out + rest, 0, std::size_t(kActions - rest));
}

}  // namespace evora
