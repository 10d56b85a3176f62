#include "check.hpp"
#include "rules/seed.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

Deal first_deal(const Seed& seed, int players) { return seed.deal(Position::new_game(players, Variant::coloured, 0)); }

}  // namespace

TEST(seed_sha256_of_the_standards_examples) {
  CHECK_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
           "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK_EQ(hex(sha256(std::string(1000000, 'a'))), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// The digests of 0 to 299 times 'a', digested together (reference: Python's hashlib).
TEST(seed_sha256_of_every_length) {
  std::string all;
  for (std::size_t n = 0; n < 300; ++n) {
    for (const std::uint8_t byte : sha256(std::string(n, 'a'))) all += char(byte);
  }
  CHECK_EQ(hex(sha256(all)), "80e953e3b006c4bab43fd5d792f8bd29c122f6cf1497318365fe66bf2d61398d");
}

TEST(seed_vectors) {
  struct Vector {
    std::string text;
    std::uint32_t word;
    std::array<int, 3> starts;
    std::string deal;
    std::string hash;
    std::uint64_t player_seed;
  };
  const std::vector<Vector> vectors{
      {std::string(64, '0'),
       1005550010,
       {2, 2, 2},
       "=BYYR/YWWW/BRKK/BBKK/RKKK/BBWW/BYRR/BRKW/BRRW",
       "66687aad",
       2103369739427114},
      {"7", 255099218, {1, 3, 1}, "=BBBY/KKKW/RKKW/RRWW/BBKK/BYRK/BYYY/BYRK/BRRW", "68b6acce", 6842707798026465},
      {"evora", 2180919174, {2, 3, 4}, "=YYKW/YRKK/BBYK/BYYW/BBBW/YYYK/BRKK/BRWW/BYRR", "001595fd", 7748962774178650},
  };
  for (const Vector& vector : vectors) {
    const Seed seed = Seed::from_text(vector.text);
    CHECK_EQ(SeedStream(seed, 1).next_word(), vector.word);
    CHECK_EQ(hex(seed.hash()).substr(0, 8), vector.hash);
    CHECK_EQ(seed.player_seed(12), vector.player_seed);
    for (int players = 2; players <= 4; ++players) {
      CHECK_EQ(seed.start_player(players) + 1, vector.starts[std::size_t(players - 2)]);
      const std::size_t length = std::size_t(5 * factories_for(players));
      CHECK_EQ(to_text(first_deal(seed, players)), vector.deal.substr(0, length));
    }
  }
}

TEST(seed_vectors_with_a_short_bag) {
  Position p = Position::new_game(2, Variant::coloured, 0);
  p.round = 6;
  p.bag = Tiles::of(0, 2) + Tiles::of(4, 1);
  p.lid = Tiles::of(0, 9) + Tiles::of(1, 8) + Tiles::of(2, 7) + Tiles::of(3, 6) + Tiles::of(4, 5);
  const Deal refilled = Seed::from_text("7").deal(p);
  CHECK_EQ(to_text(refilled), "=BBRW/BRKW/BYRW/YYRR/BYYK");
  CHECK_EQ(why_impossible(p, refilled), "");
  p = Position::new_game(4, Variant::grey, 2);
  p.round = 5;
  p.bag = {};
  p.lid = Tiles::of(1, 3) + Tiles::of(3, 4);
  const Deal last = Seed::from_text("evora").deal(p);
  CHECK_EQ(to_text(last), "=YYYK/KKK/-/-/-/-/-/-/-");
  CHECK_EQ(why_impossible(p, last), "");
}

TEST(seed_texts) {
  const Seed seed = Seed::from_text("evora");
  CHECK_EQ(seed.text(), "7bae014735bc9a3bff7692222cee91edeb34057e09846dc8495838e65b18b6b4");
  CHECK(Seed::from_text(seed.text()) == seed);
  CHECK(seed.bytes == sha256("evora"));
  // Not 64 lower-case hex digits: hashed.
  std::string upper = seed.text();
  upper[0] = 'A';
  for (const std::string& text : {std::string(), std::string(63, '0'), std::string(65, '0'), upper,
                                  std::string(63, '0') + 'g', std::string(64, '\xff'), std::string(64, '\0')}) {
    CHECK(Seed::from_text(text).bytes == sha256(text), text);
  }
}

TEST(seed_stream_numbers_are_below_n_and_differ_by_round) {
  const Seed seed = Seed::from_text("stream");
  SeedStream stream(seed, 3);
  std::array<int, 7> counts{};
  for (int i = 0; i < 7000; ++i) {
    const int number = stream(7);
    CHECK(number >= 0 && number < 7);
    ++counts[std::size_t(number)];
  }
  for (const int count : counts) CHECK(count > 850 && count < 1150, std::to_string(count));
  CHECK(SeedStream(seed, 3).next_word() != SeedStream(seed, 4).next_word());
  // The rule for words, on words taken by hand.
  SeedStream words(seed, 9);
  SeedStream numbers(seed, 9);
  const std::uint64_t n = 3'000'000'000 / 2;
  for (int i = 0; i < 200; ++i) {
    std::uint64_t word = words.next_word();
    while (word >= (1ull << 32) / n * n) word = words.next_word();
    CHECK_EQ(numbers(int(n)), int(word % n));
  }
}

TEST(seed_deals_every_game) {
  const Seed seed = Seed::from_text("games");
  visit_games(1, 13, [&](const Position& p, FastRandom&) {
    if (p.phase != Phase::deal) return;
    const Deal deal = seed.deal(p);
    CHECK_EQ(why_impossible(p, deal), "", to_text(p));
    Position other = p;  // depends on the seed, the round, the bag and the lid only
    other.start = std::uint16_t((p.start + 1) % p.players);
    other.boards[0].score += 5;
    CHECK(seed.deal(other) == deal, to_text(p));
  });
}

}  // namespace evora::test
