// The facts of the game, declared once: everything else derives from these.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace evora {

inline constexpr int kRulesVersion = 1;

inline constexpr int kColours = 5;
inline constexpr std::string_view kColourLetters = "BYRKW";
inline std::string colour_letter(int colour) { return {kColourLetters[std::size_t(colour)]}; }
inline constexpr int kTilesPerColour = 20;

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxFactories = 9;
inline constexpr int kFactorySize = 4;
constexpr int factories_for(int players) { return 2 * players + 1; }
// The number of players that have so many factories, or 0.
constexpr int players_for(int factories) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    if (factories_for(players) == factories) return players;
  }
  return 0;
}
static_assert(factories_for(kMaxPlayers) == kMaxFactories);

inline constexpr int kRows = 5;  // pattern lines, wall rows and wall columns alike
inline constexpr int kFloorSpaces = 7;
inline constexpr std::array<int, kFloorSpaces> kFloorCosts{1, 1, 2, 2, 2, 3, 3};

inline constexpr int kRowBonus = 2;
inline constexpr int kColumnBonus = 7;
inline constexpr int kColourBonus = 10;

inline constexpr int kIdleRoundsToStall = 3;

// Texts hold scores and rounds of at most nine digits; play stops counting there.
inline constexpr std::uint32_t kMaxCount = 999'999'999;

enum class Variant : std::uint16_t { coloured, grey };

// On the coloured side every row is the one above it shifted one to the right.
constexpr int wall_column(int row, int colour) {
  const int column = colour + row;
  return column < kRows ? column : column - kRows;
}
constexpr int wall_colour(int row, int column) {
  const int colour = column - row;
  return colour >= 0 ? colour : colour + kColours;
}

}  // namespace evora
