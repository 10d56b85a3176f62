#include "rules/seed.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace evora {
namespace {

// SHA-256 (FIPS 180-4): fractions of the cube roots of the first 64 primes, and of the
// square roots of the first 8.
constexpr std::array<std::uint32_t, 64> kRoundConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};
constexpr std::array<std::uint32_t, 8> kInitialState{
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

std::uint32_t load(const std::uint8_t* bytes) {
  return std::uint32_t(bytes[0]) << 24 | std::uint32_t(bytes[1]) << 16 | std::uint32_t(bytes[2]) << 8 | bytes[3];
}

void store(std::uint8_t* bytes, std::uint32_t word) {
  for (int i = 0; i < 4; ++i) bytes[i] = std::uint8_t(word >> (24 - 8 * i));
}

void absorb(std::array<std::uint32_t, 8>& state, const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w;
  for (std::size_t i = 0; i < 16; ++i) w[i] = load(block + 4 * i);
  for (std::size_t i = 16; i < 64; ++i) {
    const auto s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const auto s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const auto s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const auto t1 = h + s1 + ((e & f) ^ (~e & g)) + kRoundConstants[i] + w[i];
    const auto s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const auto t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  const std::array<std::uint32_t, 8> mixed{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += mixed[i];
}

std::string_view as_text(const Digest& digest) { return {reinterpret_cast<const char*>(digest.data()), digest.size()}; }

}  // namespace

Digest sha256(std::string_view bytes) {
  std::string padded(bytes);
  padded += '\x80';
  padded.append((120 - padded.size() % 64) % 64, '\0');
  const std::uint64_t bits = std::uint64_t(bytes.size()) * 8;
  for (int i = 7; i >= 0; --i) padded += char(bits >> (8 * i) & 0xff);
  auto state = kInitialState;
  for (std::size_t at = 0; at < padded.size(); at += 64) {
    absorb(state, reinterpret_cast<const std::uint8_t*>(padded.data()) + at);
  }
  Digest digest;
  for (std::size_t i = 0; i < 8; ++i) store(digest.data() + 4 * i, state[i]);
  return digest;
}

std::string hex(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const std::uint8_t byte : digest) out += {digits[byte >> 4], digits[byte & 15]};
  return out;
}

Seed Seed::from_text(std::string_view text) {
  const auto value = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  if (text.size() != 64 || !std::all_of(text.begin(), text.end(), is_hex)) return {sha256(text)};
  Seed seed;
  for (std::size_t i = 0; i < 32; ++i) seed.bytes[i] = std::uint8_t(value(text[2 * i]) << 4 | value(text[2 * i + 1]));
  return seed;
}

Digest Seed::hash() const { return sha256(as_text(bytes)); }

Deal Seed::deal(const Position& position) const {
  return draw_deal(position.bag, position.lid, position.factories(), SeedStream(*this, position.round));
}

int Seed::start_player(int players) const { return SeedStream(*this, 0)(players); }

std::uint64_t Seed::player_seed(std::uint32_t tokens) const {
  std::array<std::uint8_t, 4> number;
  store(number.data(), tokens);
  std::string input(as_text(bytes));
  input += "player";
  input.append(number.begin(), number.end());
  const Digest digest = sha256(input);
  return (std::uint64_t{load(digest.data())} << 32 | load(digest.data() + 4)) >> 11;
}

std::uint32_t SeedStream::next_word() {
  if (used_ == 8) {
    // Seed, round and block, padded by hand: 40 bytes fit one block of SHA-256.
    std::array<std::uint8_t, 64> input{};
    std::copy(seed_.bytes.begin(), seed_.bytes.end(), input.begin());
    store(input.data() + 32, round_);
    store(input.data() + 36, block_++);
    input[40] = 0x80;
    store(input.data() + 60, 40 * 8);
    words_ = kInitialState;
    absorb(words_, input.data());
    used_ = 0;
  }
  return words_[std::size_t(used_++)];
}

int SeedStream::operator()(int n) {
  const std::uint64_t limit = (std::uint64_t{1} << 32) / std::uint64_t(n) * std::uint64_t(n);
  for (;;) {
    const std::uint32_t word = next_word();
    if (word < limit) return int(word % std::uint32_t(n));
  }
}

}  // namespace evora
