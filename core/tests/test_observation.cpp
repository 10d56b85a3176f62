#include "check.hpp"
#include "rules/observation.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

constexpr std::uint8_t kUntouched = 0xa5;  // behind every array, to see that nothing is written there

std::vector<std::uint8_t> observed(const Position& p, int seat) {
  std::vector<std::uint8_t> numbers(kObservationSize + 16, kUntouched);
  write_observation(p, seat, numbers.data());
  return numbers;
}

// The number of a field at an index, field by field as docs/observations.md says.
int number(const std::vector<std::uint8_t>& numbers, std::string_view field, int index = 0) {
  return numbers[std::size_t(observation_offset(field) + index)];
}

void check_table(const Position& p, int seat, const std::vector<std::uint8_t>& numbers) {
  const std::string text = to_text(p);
  for (int n = 2; n <= 4; ++n) CHECK_EQ(number(numbers, "players", n - 2), int(p.players == n), text);
  CHECK_EQ(number(numbers, "grey"), int(p.variant == Variant::grey), text);
  for (int i = 0; i < 4; ++i) CHECK_EQ(number(numbers, "phase", i), int(int(p.phase) == i), text);
  CHECK_EQ(number(numbers, "round"), int(p.round), text);
  CHECK_EQ(number(numbers, "idle_rounds"), int(p.idle_rounds), text);
  const bool moving = p.phase == Phase::offer || p.phase == Phase::tiling;
  for (int i = 0; i < 4; ++i) {
    const bool there = i < p.players;
    const int other = (seat + i) % p.players;
    CHECK_EQ(number(numbers, "to_move", i), int(there && moving && other == p.to_move), text);
    CHECK_EQ(number(numbers, "start", i), int(there && other == p.start), text);
    CHECK_EQ(number(numbers, "marker", 1 + i), int(there && p.boards[other].floor.has_marker()), text);
  }
  CHECK_EQ(number(numbers, "marker"), int(p.sources[0].has_marker()), text);
  for (int c = 0; c < kColours; ++c) {
    CHECK_EQ(number(numbers, "centre", c), p.sources[0].count(c), text);
    CHECK_EQ(number(numbers, "bag", c), p.bag.count(c), text);
    CHECK_EQ(number(numbers, "lid", c), p.lid.count(c), text);
    for (int f = 0; f < 9; ++f) CHECK_EQ(number(numbers, "factories", 5 * f + c), p.sources[f + 1].count(c), text);
  }
}

void check_boards(const Position& p, int seat, const std::vector<std::uint8_t>& numbers) {
  const std::string text = to_text(p);
  for (int i = 0; i < 4; ++i) {
    const Board board = i < p.players ? p.boards[(seat + i) % p.players] : Board();
    CHECK_EQ(number(numbers, "scores", i), int(board.score), text);
    for (int c = 0; c < kColours; ++c) {
      CHECK_EQ(number(numbers, "floors", 5 * i + c), board.floor.tiles().count(c), text);
      for (int row = 0; row < kRows; ++row) {
        const Line line = board.line(row);
        const int tiles = line.colour == c ? line.count : 0;
        CHECK_EQ(number(numbers, "lines", 25 * i + 5 * row + c), tiles, text);
        for (int column = 0; column < kRows; ++column) {
          const int index = 125 * i + 25 * c + 5 * row + column;
          CHECK_EQ(number(numbers, "walls", index), int(board.wall.at(row, column) == c), text);
        }
      }
    }
  }
}

}  // namespace

TEST(observation_says_what_the_position_is_from_every_seat) {
  visit_games(1, 21, [&](const Position& p, FastRandom&) {
    for (int seat = 0; seat < p.players; ++seat) {
      const auto numbers = observed(p, seat);
      check_table(p, seat, numbers);
      check_boards(p, seat, numbers);
      for (std::size_t i = kObservationSize; i < numbers.size(); ++i) CHECK_EQ(int(numbers[i]), int(kUntouched));
    }
  });
}

TEST(observation_is_within_its_ranges) {
  visit_games(1, 22, [&](const Position& p, FastRandom&) {
    const auto numbers = observed(p, observing_seat(p));
    std::size_t at = 0;
    for (const ObservationField& field : kObservationFields) {
      for (int i = 0; i < field.size(); ++i) CHECK(numbers[at++] <= field.high, std::string(field.name));
    }
    CHECK_EQ(at, std::size_t(kObservationSize));
  });
}

TEST(observation_is_the_same_in_every_type) {
  visit_games(1, 23, [&](const Position& p, FastRandom&) {
    const auto bytes = observed(p, observing_seat(p));
    std::vector<float> floats(kObservationSize + 1, -1.0f);
    write_observation(p, observing_seat(p), floats.data());
    for (std::size_t i = 0; i < kObservationSize; ++i) CHECK_EQ(floats[i], float(bytes[i]), to_text(p));
    CHECK_EQ(floats[kObservationSize], -1.0f);
  });
}

TEST(observation_cuts_off_what_no_game_reaches) {
  Position p = Position::new_game(2, Variant::grey, 0);
  p.boards[0].score = 256;
  p.boards[1].score = kMaxCount;
  p.round = 1000;
  const auto numbers = observed(p, 0);
  CHECK_EQ(number(numbers, "scores", 0), 255);
  CHECK_EQ(number(numbers, "scores", 1), 255);
  CHECK_EQ(number(numbers, "round"), 255);
}

TEST(legal_mask_is_the_rules_plainly) {
  visit_games(1, 24, [&](const Position& p, FastRandom&) {
    std::vector<std::uint8_t> mask(kActions + 16, kUntouched);
    write_legal_mask(p, mask.data());
    for (int action = 0; action < kActions; ++action) {
      const Move move{std::uint16_t(action)};
      CHECK_EQ(int(mask[std::size_t(action)]), int(plainly_legal(p, move)), to_text(p) + " " + to_text(move));
    }
    for (std::size_t i = kActions; i < mask.size(); ++i) CHECK_EQ(int(mask[i]), int(kUntouched));
  });
}

}  // namespace evora::test
