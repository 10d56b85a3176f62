#include "training/network.hpp"

#include <cstdlib>
#include <limits>

#include "rules/errors.hpp"
#include "rules/seed.hpp"

namespace evora {
namespace {

using namespace network;

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  std::string_view line() {
    const auto end = bytes_.find('\n');
    if (end == std::string_view::npos) throw InvalidNetwork("network: the file ends too early");
    const auto found = bytes_.substr(0, end);
    bytes_.remove_prefix(end + 1);
    return found;
  }
  // What follows a word and a space on the next line.
  std::string_view field(std::string_view name) {
    const auto found = line();
    if (!found.starts_with(name) || found.size() <= name.size() || found[name.size()] != ' ')
      throw InvalidNetwork("network: expected a line '" + std::string(name) + " …'");
    return found.substr(name.size() + 1);
  }
  std::int16_t number() {
    if (bytes_.size() < 2) throw InvalidNetwork("network: the file ends too early");
    const auto found = std::int16_t(std::uint8_t(bytes_[0]) | std::uint8_t(bytes_[1]) << 8);
    bytes_.remove_prefix(2);
    return found;
  }
  template <class Numbers>
  void numbers(Numbers& out, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) out[i] = number();
  }
  std::string_view rest() const { return bytes_; }

 private:
  std::string_view bytes_;
};

std::string shape_of(int players) {
  return std::to_string(players) + ' ' + std::to_string(kBoardInputs) + ' ' + std::to_string(kContextInputs) + ' ' +
         std::to_string(kMarginInputs) + ' ' + std::to_string(kHidden) + ' ' + std::to_string(kSecond);
}

void read_setting(std::string_view setting, Network& net) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const Variant variant : {Variant::coloured, Variant::grey}) {
      if (setting != (variant == Variant::grey ? "grey " : "coloured ") + std::to_string(players)) continue;
      net.players = players;
      net.variant = variant;
      return;
    }
  }
  throw InvalidNetwork("network: setting: expected a side and a number of players, such as 'coloured 2'");
}

// Sums have 32 bits.
void check_size(std::int64_t most, std::int64_t allowed) {
  if (most > allowed) throw InvalidNetwork("network: its weights are too large");
}

void check_part(const Network::Part& part) {
  for (const std::int16_t weight : part) check_size(std::abs(int(weight)), kMostPart);
}

template <std::size_t N>
void check_row(const std::array<std::int16_t, N>& weights, std::int64_t bias) {
  std::int64_t most = std::abs(bias);
  for (const std::int16_t weight : weights) most += std::int64_t(kMostHidden) * std::abs(int(weight));
  check_size(most, std::numeric_limits<std::int32_t>::max() / 2);
}

}  // namespace

std::shared_ptr<const Network> Network::read(std::string_view file) {
  Reader reader(file);
  if (!file.starts_with("evora-network ")) throw InvalidNetwork("network: this is no network file");
  if (reader.line() != "evora-network 2") throw InvalidNetwork("network: expected version 2");
  auto net = std::make_shared<Network>();
  read_setting(reader.field("setting"), *net);
  if (reader.field("shape") != shape_of(net->players))
    throw InvalidNetwork("network: shape: expected " + shape_of(net->players));
  net->trained = reader.field("trained");
  const std::string checksum(reader.field("sha256"));
  if (hex(sha256(reader.rest())) != checksum)
    throw InvalidNetwork("network: the file is damaged: its checksum is wrong");
  const auto parts = [&](std::vector<Part>& out, std::size_t count) {
    out.resize(count);
    for (Part& part : out) {
      reader.numbers(part, std::size_t(kFirst));
      check_part(part);
    }
  };
  parts(net->board, std::size_t(kBoardInputs * net->players));
  parts(net->context, std::size_t(kContextInputs));
  parts(net->margin, std::size_t((net->players - 1) * kMarginInputs));
  reader.numbers(net->bias, std::size_t(kFirst));
  check_part(net->bias);
  for (auto& row : net->second) reader.numbers(row, row.size());
  for (auto& bias : net->second_bias) bias = reader.number() * kWeightUnit;
  for (auto& row : net->out) reader.numbers(row, row.size());
  if (!reader.rest().empty()) throw InvalidNetwork("network: the file is too long");
  for (std::size_t k = 0; k < kSecond; ++k) check_row(net->second[k], net->second_bias[k]);
  for (const auto& row : net->out) check_row(row, 0);
  return net;
}

}  // namespace evora
