// The weights of a small network that corrects the fitted evaluation: all boards together, the bag and the lid.
//
// Its first layer is a sum: a part for each board (as one's own, or as that of the k-th seat after), one for
// what the boards share, one for each difference of scores. Two dense layers follow. All numbers are whole, so that
// every machine and every vector width gets the same result.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/features.hpp"

namespace evora {

namespace network {

// The sizes of layers. The first one has two more numbers that go straight to the outputs.
inline constexpr int kHidden = 64;
inline constexpr int kSecond = 32;
inline constexpr int kOutputs = 2;  // utility in log-odds; points still to come, in tens
inline constexpr int kFirst = kHidden + kOutputs;

// What it sees of a board: the features of the fitted evaluation (but starter and score), and the board itself.
inline constexpr int kCell = feature::kCount;                   // + 25 * colour + 5 * row + column
inline constexpr int kLine = kCell + kColours * kRows * kRows;  // + 5 * partial line + colour
inline constexpr int kBoardInputs = kLine + feature::kPartials * kColours;
inline constexpr int kMaxBoardInputs = 128;  // that are not 0

// What the boards share.
inline constexpr int kRounds = 10;  // the tenth or later
inline constexpr int kTilesOfColour = 20;
inline constexpr int kStage = 0;                    // + stage
inline constexpr int kRound = kStage + kStages;     // + rounds played
inline constexpr int kStarts = kRound + kRounds;    // + how many seats after one's own the starter sits
inline constexpr int kBag = kStarts + kMaxPlayers;  // + 21 * colour + tiles
inline constexpr int kLid = kBag + kColours * (kTilesOfColour + 1);
inline constexpr int kContextInputs = kLid + kColours * (kTilesOfColour + 1);

// One's own score minus another's, from -kMargin to kMargin.
inline constexpr int kMargin = 40;
inline constexpr int kMarginInputs = 2 * kMargin + 1;

// What one is, in the whole numbers of: input values; the first layer and what comes out of the others; the weights
// of the others.
inline constexpr int kValueUnit = 64;
inline constexpr int kUnit = 512;
inline constexpr int kWeightUnit = 1024;
// Hidden numbers are from 0 to 8, parts of the first layer from -32 to 32.
inline constexpr int kMostHidden = 8 * kUnit - 1;
inline constexpr int kMostPart = 32 * kUnit - 1;

// With two players a correction is bounded, so that most leaves need none: those that the fitted evaluation puts
// further outside of the search's window.
inline constexpr float kMostCorrection = 0.75f;

}  // namespace network

// The network of one setting.
class Network {
 public:
  // The parts of the first layer are padded so that vectors of any width fit.
  static constexpr int kPadded = (network::kFirst + 31) / 32 * 32;
  using Part = std::array<std::int16_t, kPadded>;

  // Throws InvalidNetwork for a file that is foreign, damaged or of another version.
  static std::shared_ptr<const Network> read(std::string_view file);

  int players = 0;
  Variant variant = Variant::coloured;
  std::string trained;  // how, in words

  std::vector<Part> board;    // [input * players + slot]; slot 0: one's own
  std::vector<Part> context;  // [input]
  std::vector<Part> margin;   // [(slot - 1) * kMarginInputs + margin + kMargin]
  Part bias{};
  std::array<std::array<std::int16_t, network::kHidden>, network::kSecond> second{};
  std::array<std::int32_t, network::kSecond> second_bias{};  // in kUnit * kWeightUnit
  std::array<std::array<std::int16_t, network::kSecond>, network::kOutputs> out{};
};

}  // namespace evora
