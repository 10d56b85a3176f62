// A position as numbers, for programs that learn: the manual is docs/observations.md.
//
// There is one layout for every setting. Boards stand in the order of play from the seat that looks; boards and
// factories that a setting does not have are zeros. All values are whole numbers from 0, so that every type of
// element holds the same.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/facts.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

namespace evora {

// Changes whenever the same position gives other numbers.
inline constexpr int kObservationVersion = 1;

// Scores and rounds are cut off here, to fit a byte. No game played by the rules comes near it.
inline constexpr int kObservationMax = 255;

struct ObservationField {
  static constexpr int kMaxAxes = 4;

  std::string_view name;
  std::array<std::string_view, kMaxAxes> axes;  // what each index counts; none for a single number
  std::array<int, kMaxAxes> shape;              // 0 after the last axis
  int high;                                     // the greatest value; the least is 0

  constexpr int size() const {
    int product = 1;
    for (const int length : shape) product *= length ? length : 1;
    return product;
  }
};

// In the order of their numbers; the last index of a field runs fastest.
inline constexpr auto kObservationFields = std::to_array<ObservationField>({
    {"players", {"players"}, {kMaxPlayers - kMinPlayers + 1}, 1},
    {"grey", {}, {}, 1},
    {"phase", {"phase"}, {4}, 1},
    {"round", {}, {}, kObservationMax},
    {"idle_rounds", {}, {}, kIdleRoundsToStall},
    {"to_move", {"seat"}, {kMaxPlayers}, 1},
    {"start", {"seat"}, {kMaxPlayers}, 1},
    {"marker", {"place"}, {1 + kMaxPlayers}, 1},
    {"centre", {"colour"}, {kColours}, kTilesPerColour},
    {"factories", {"factory", "colour"}, {kMaxFactories, kColours}, kFactorySize},
    {"bag", {"colour"}, {kColours}, kTilesPerColour},
    {"lid", {"colour"}, {kColours}, kTilesPerColour},
    {"scores", {"seat"}, {kMaxPlayers}, kObservationMax},
    {"lines", {"seat", "line", "colour"}, {kMaxPlayers, kRows, kColours}, kRows},
    {"walls", {"seat", "colour", "row", "column"}, {kMaxPlayers, kColours, kRows, kRows}, 1},
    {"floors", {"seat", "colour"}, {kMaxPlayers, kColours}, kFloorSpaces},
});

// Where a field begins; the size of the whole for a name that is none.
constexpr int observation_offset(std::string_view name) {
  int offset = 0;
  for (const ObservationField& field : kObservationFields) {
    if (field.name == name) break;
    offset += field.size();
  }
  return offset;
}
inline constexpr int kObservationSize = observation_offset("");
static_assert(kObservationSize == 707);

// The seat that looks unless another is asked for: the one to move, and where nobody is, the start player.
inline int observing_seat(const Position& p) {
  return p.phase == Phase::offer || p.phase == Phase::tiling ? p.to_move : p.start;
}

// Writes kObservationSize numbers. T is std::uint8_t or float.
template <class T>
void write_observation(const Position& position, int seat, T* out);

// Writes kActions bytes: 1 for the ids of legal moves, 0 for all others.
void write_legal_mask(const Position& position, std::uint8_t* out);

}  // namespace evora
