#include "batch/batch.hpp"
#include "check.hpp"
#include "rules/observation.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

// A batch with its arrays, of exactly the size it may write.
struct Games {
  explicit Games(const BatchSettings& settings)
      : observations(std::size_t(settings.size) * kObservationSize),
        masks(std::size_t(settings.size) * kActions),
        rewards(std::size_t(settings.size * settings.players)),
        dones(std::size_t(settings.size)),
        to_move(std::size_t(settings.size)),
        scores(std::size_t(settings.size * settings.players)),
        batch(settings,
              {observations.data(), masks.data(), rewards.data(), dones.data(), to_move.data(), scores.data()}) {}

  // A random legal action for each game, from its position.
  std::vector<std::int64_t> choose(FastRandom& random) {
    std::vector<std::int64_t> actions;
    for (int i = 0; i < batch.settings().size; ++i) {
      const Position p = batch.position(i);
      actions.push_back(p.phase == Phase::over ? -1 : random_legal(p, random).action);
    }
    return actions;
  }

  std::vector<std::uint8_t> observations, masks;
  std::vector<float> rewards;
  std::vector<std::uint8_t> dones;
  std::vector<std::int8_t> to_move;
  std::vector<std::int32_t> scores;
  Batch batch;
};

bool same_arrays(const Games& a, const Games& b, std::size_t games) {
  const auto players = std::size_t(2);
  const auto same = [&](const auto& x, const auto& y, std::size_t width) {
    return std::equal(x.begin(), x.begin() + std::ptrdiff_t(games * width), y.begin());
  };
  return same(a.observations, b.observations, kObservationSize) && same(a.masks, b.masks, kActions) &&
         same(a.rewards, b.rewards, players) && same(a.dones, b.dones, 1) && same(a.to_move, b.to_move, 1) &&
         same(a.scores, b.scores, players);
}

}  // namespace

TEST(batch_plays_the_same_games_with_any_threads_and_size) {
  Games one({.size = 300, .seed = "t", .threads = 1});
  Games three({.size = 300, .seed = "t", .threads = 3});
  Games larger({.size = 301, .seed = "t", .threads = 2});
  FastRandom random(1);
  for (int step = 0; step < 150; ++step) {
    auto actions = one.choose(random);
    one.batch.step(actions.data(), nullptr);
    three.batch.step(actions.data(), nullptr);
    actions.push_back(random_legal(larger.batch.position(300), random).action);
    larger.batch.step(actions.data(), nullptr);
    CHECK(same_arrays(one, three, 300));
    CHECK(same_arrays(one, larger, 300));
  }
  CHECK(one.batch.episode(0) >= 1);
}

TEST(batch_refuses_the_first_illegal_action_and_changes_nothing) {
  for (const int threads : {1, 2}) {
    Games games({.size = 9000, .seed = "i", .threads = threads});
    FastRandom random(2);
    auto actions = games.choose(random);
    const Position before = games.batch.position(5);
    actions[130] = 400;
    actions[8500] = kActions - 1;
    actions[4200] = -1;
    for (const int bad : {130, 4200, 8500}) {
      bool thrown = false;
      try {
        games.batch.step(actions.data(), nullptr);
      } catch (const IllegalAction& error) {
        thrown = true;
        CHECK_EQ(error.index, bad);
      }
      CHECK(thrown);
      CHECK(games.batch.position(5) == before);
      actions[std::size_t(bad)] = random_legal(games.batch.position(bad), random).action;
    }
    games.batch.step(actions.data(), nullptr);
    CHECK(!(games.batch.position(5) == before));
  }
}

TEST(batch_without_automatic_resets_stops_every_game_at_its_end) {
  Games games({.size = 70, .players = 3, .variant = Variant::grey, .seed = "e", .threads = 2, .auto_reset = false});
  FastRandom random(3);
  for (int step = 0; step < 400; ++step) games.batch.step(games.choose(random).data(), nullptr);
  for (int i = 0; i < 70; ++i) {
    const Position p = games.batch.position(i);
    CHECK(p.phase == Phase::over);
    CHECK_EQ(int(games.dones[std::size_t(i)]), 1);
    CHECK_EQ(int(games.to_move[std::size_t(i)]), 0);
    for (int seat = 0; seat < 3; ++seat) {
      CHECK_EQ(games.scores[std::size_t(3 * i + seat)], int(p.boards[seat].score));
    }
  }
}

TEST(threads_do_every_number_once) {
  for (const int threads : {1, 2, 5}) {
    ThreadPool pool(threads);
    for (const int count : {0, 1, 63, 64, 65, 1000}) {
      std::vector<std::atomic<int>> done(std::size_t(std::max(count, 1)));
      for (int again = 0; again < 20; ++again) {
        pool.run(count, 64, [&](int begin, int end) {
          for (int i = begin; i < end; ++i) ++done[std::size_t(i)];
        });
      }
      for (int i = 0; i < count; ++i) CHECK_EQ(done[std::size_t(i)].load(), 20);
    }
  }
}

}  // namespace evora::test
