// A small network that judges positions between rounds: all boards together, the bag and the lid.
//
// Its first layer is a sum: a part for each board (as one's own, or as that of the k-th seat after), one for
// what the boards share, one for each difference of scores. Within a round few boards and few contexts occur,
// so these parts are remembered, and a leaf costs little more than the layers behind them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/evaluation.hpp"
#include "search/features.hpp"
#include "search/fitted.hpp"

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
}  // namespace network

// Calls visit(index, value) for every input of a board that is not 0.
template <class Visit>
void visit_board_inputs(const Board& board, Variant variant, const Supplies& supplies, Visit&& visit) {
  BoardFeatures(board, variant, supplies).visit(visit);
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kRows; ++column) {
      const int colour = board.wall.at(row, column);
      if (colour >= 0) visit(network::kCell + kRows * kRows * colour + kRows * row + column, 1.0f);
    }
    const Line line = board.line(row);
    if (line.count > 0 && line.count <= row)
      visit(network::kLine + kColours * feature::partial(row, line.count) + line.colour, 1.0f);
  }
}

// Calls visit(index) for every input that the boards share but who starts.
template <class Visit>
void visit_context_inputs(const Position& p, int stage, Visit&& visit) {
  visit(network::kStage + stage);
  visit(network::kRound + std::min(int(p.round), network::kRounds) - 1);
  for (int colour = 0; colour < kColours; ++colour) {
    visit(network::kBag + (network::kTilesOfColour + 1) * colour + p.bag.count(colour));
    visit(network::kLid + (network::kTilesOfColour + 1) * colour + p.lid.count(colour));
  }
}

// With two players a correction is bounded, so that most leaves need none: those that the fitted evaluation puts
// further outside of the search's window.
inline constexpr float kMostCorrection = 0.75f;
inline float bounded_correction(float x) { return x / (1.0f + (x < 0 ? -x : x) / kMostCorrection); }

// The weights for one setting.
class Network {
 public:
  // The parts are padded so that vectors of any width fit.
  static constexpr int kPadded = 72;
  using Part = std::array<float, kPadded>;

  // Throws InvalidNetwork for a file that is foreign, damaged or of another version.
  static std::shared_ptr<const Network> read(std::string_view file);

  int players = 0;
  Variant variant = Variant::coloured;
  bool corrects = false;  // what it says is added to what the fitted evaluation says
  std::string trained;    // how, in words

  std::vector<Part> board;    // [input * players + slot]; slot 0: one's own
  std::vector<Part> context;  // [input]
  std::vector<Part> margin;   // [(slot - 1) * kMarginInputs + margin + kMargin]
  Part bias{};
  std::array<std::array<float, network::kSecond>, network::kHidden> second{};
  std::array<float, network::kSecond> second_bias{};
  std::array<std::array<float, network::kOutputs>, network::kSecond> out{};
};

class NetworkEvaluator final : public Evaluator {
 public:
  NetworkEvaluator(std::shared_ptr<const Network> network, std::shared_ptr<const Weights> quick);

  using Evaluator::utilities;
  std::array<float, kMaxPlayers> utilities(const Position& between_rounds) override;
  float lead(const Position& between_rounds, int seat) override;
  float lead_within(const Position& between_rounds, int seat, float low, float high) override;
  SeatValues values(const Position& between_rounds) override;
  Evaluator& quick() override { return quick_; }

 private:
  using Part = Network::Part;
  static constexpr std::size_t kBoards = 1 << 11;  // for each seat
  static constexpr std::size_t kContexts = 1 << 6;

  struct Judged {
    std::array<float, kMaxPlayers> utility{};
    std::array<float, kMaxPlayers> points{};
  };
  Judged judge(const Position& p);
  const Part* board_parts(const Position& p, int seat, std::uint64_t context_key, Tiles pool);
  const Part& context_part(const Position& p, int stage);

  std::shared_ptr<const Network> network_;
  FittedEvaluator quick_;
  std::vector<std::uint64_t> board_keys_;
  std::unique_ptr<Part[]> boards_;  // [seat][entry][slot]
  std::vector<std::uint64_t> context_keys_;
  std::unique_ptr<Part[]> contexts_;
};

}  // namespace evora
