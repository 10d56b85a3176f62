// Seeded deals: the same seed gives the same deals everywhere, forever (docs/deals.md).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/deal.hpp"
#include "rules/position.hpp"

namespace evora {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string hex(const Digest& digest);

struct Seed {
  Digest bytes{};

  // 64 lower-case hex digits are the bytes themselves; any other text is hashed.
  static Seed from_text(std::string_view text);

  std::string text() const { return hex(bytes); }
  Digest hash() const;  // what a game shows before its first deal

  // The deal of the position's round; it depends on the seed, the round, the bag and the lid only.
  Deal deal(const Position& position) const;
  // A start player drawn by lot, from 0.
  int start_player(int players) const;
  // What a computer player leaves to chance after so many deals and moves of the game. Below 2^53, which every language
  // writes exactly; the seed cannot be worked out from it.
  std::uint64_t player_seed(std::uint32_t tokens) const;

  friend auto operator<=>(const Seed&, const Seed&) = default;
};

// The numbers of one round: SHA-256 of seed, round and block number, eight words a block.
class SeedStream {
 public:
  SeedStream(const Seed& seed, std::uint32_t round) : seed_(seed), round_(round) {}

  std::uint32_t next_word();
  // A number below n without bias.
  int operator()(int n);

 private:
  Seed seed_;
  std::uint32_t round_;
  std::uint32_t block_ = 0;
  int used_ = 8;
  std::array<std::uint32_t, 8> words_{};
};

}  // namespace evora
