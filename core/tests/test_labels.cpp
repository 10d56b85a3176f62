// Labels of positions between rounds: repeatable, one by one, in every setting, and interruptible.
#include <cmath>

#include "check.hpp"
#include "rules/random.hpp"
#include "training/labels.hpp"
#include "training/samples.hpp"

namespace evora::test {
namespace {

std::vector<Position> positions_to_label(int players, Variant variant) {
  return collect_samples({.players = players, .variant = variant, .games = 1, .nodes = 1, .seed = 1}, {.hash_mb = 1})
      .positions;
}

}  // namespace

TEST(labels_are_shares_in_every_setting) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const auto positions = positions_to_label(players, variant);
      const Labels labels = label_positions(positions, {.deals = 2, .nodes = 8}, {.hash_mb = 1});
      CHECK_EQ(labels.win.size(), positions.size() * std::size_t(players));
      CHECK_EQ(labels.score.size(), labels.win.size());
      for (std::size_t i = 0; i < positions.size(); ++i) {
        float sum = 0;
        for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
          const std::size_t at = i * std::size_t(players) + seat;
          sum += labels.win[at];
          CHECK(labels.win[at] >= 0 && labels.error[at] >= 0);
        }
        CHECK(std::abs(sum - 1) < 1e-4f);
      }
    }
  }
}

TEST(labels_do_not_depend_on_the_positions_before) {
  auto positions = positions_to_label(2, Variant::coloured);
  const LabelOptions options{.deals = 3, .nodes = 20, .seed = 5};
  const Labels labels = label_positions(positions, options, {.hash_mb = 1});
  CHECK(label_positions(positions, options, {.hash_mb = 1}).win == labels.win);
  std::swap(positions.front(), positions[1]);
  const Labels swapped = label_positions(positions, options, {.hash_mb = 1});
  CHECK(std::equal(swapped.win.begin() + 4, swapped.win.end(), labels.win.begin() + 4, labels.win.end()));
  CHECK(swapped.win[0] != labels.win[0]);
  CHECK(label_positions({}, options, {.hash_mb = 1}).win.empty());
}

TEST(labels_end_with_what_a_pulse_throws) {
  const auto positions = positions_to_label(2, Variant::coloured);
  bool stopped = false;
  try {
    label_positions(positions, {.deals = 1'000'000, .nodes = 100}, {.hash_mb = 1}, [] { throw Failed{"stop"}; });
  } catch (const Failed&) {
    stopped = true;
  }
  CHECK(stopped);
}

}  // namespace evora::test
