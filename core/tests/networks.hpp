// Files of networks with random weights.
#pragma once

#include <string>

#include "rules/random.hpp"
#include "rules/seed.hpp"
#include "training/network.hpp"

namespace evora::test {

inline std::size_t network_numbers(int players) {
  using namespace network;
  const int parts = kBoardInputs * players + kContextInputs + (players - 1) * kMarginInputs + 1;
  return std::size_t(kFirst * parts + kHidden * kSecond + kSecond + kSecond * kOutputs);
}

inline std::string network_file(const std::string& setting, int players, const std::string& payload) {
  using namespace network;
  std::string shape = std::to_string(players);
  for (const int size : {kBoardInputs, kContextInputs, kMarginInputs, kHidden, kSecond})
    shape += ' ' + std::to_string(size);
  return "evora-network 2\nsetting " + setting + "\nshape " + shape + "\ntrained not at all\nsha256 " +
         hex(sha256(payload)) + "\n" + payload;
}

// Weights from -`most` to `most`.
inline std::string random_network_file(const std::string& setting, int players, int most = 40) {
  FastRandom random(7);
  std::string payload;
  for (std::size_t i = 0; i < network_numbers(players); ++i) {
    const int number = random(2 * most + 1) - most;
    payload += char(number & 0xff);
    payload += char(number >> 8 & 0xff);
  }
  return network_file(setting, players, payload);
}

}  // namespace evora::test
