#include "search/network.hpp"

#include <bit>
#include <cstring>

#include "rules/errors.hpp"
#include "rules/seed.hpp"
#include "search/mix.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define EVORA_X86 1
#endif

namespace evora {

using namespace network;

// --- The file

namespace {

// IEEE half precision.
float from_half(std::uint16_t half) {
  const std::uint32_t sign = std::uint32_t(half & 0x8000) << 16;
  const std::uint32_t exponent = half >> 10 & 0x1f;
  const std::uint32_t mantissa = half & 0x3ff;
  if (exponent == 0) {
    const float small = float(mantissa) * 0x1p-24f;
    return sign ? -small : small;
  }
  return std::bit_cast<float>(sign | (exponent + 112) << 23 | mantissa << 13);
}

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
  float number() {
    if (bytes_.size() < 2) throw InvalidNetwork("network: the file ends too early");
    const auto half = std::uint16_t(std::uint8_t(bytes_[0]) | std::uint8_t(bytes_[1]) << 8);
    bytes_.remove_prefix(2);
    return from_half(half);
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

}  // namespace

std::shared_ptr<const Network> Network::read(std::string_view file) {
  Reader reader(file);
  if (!file.starts_with("evora-network ")) throw InvalidNetwork("network: this is no network file");
  if (reader.line() != "evora-network 1") throw InvalidNetwork("network: expected version 1");
  auto net = std::make_shared<Network>();
  const std::string_view setting = reader.field("setting");
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const Variant variant : {Variant::coloured, Variant::grey}) {
      const std::string name = (variant == Variant::grey ? "grey " : "coloured ") + std::to_string(players);
      if (setting == name) {
        net->players = players;
        net->variant = variant;
      }
    }
  }
  if (net->players == 0) throw InvalidNetwork("network: setting: expected a side and a number of players");
  if (reader.field("shape") != shape_of(net->players))
    throw InvalidNetwork("network: shape: expected " + shape_of(net->players));
  const std::string_view base = reader.field("base");
  if (base != "fitted" && base != "none") throw InvalidNetwork("network: base: expected fitted or none");
  net->corrects = base == "fitted";
  net->trained = reader.field("trained");
  const std::string checksum(reader.field("sha256"));
  if (hex(sha256(reader.rest())) != checksum)
    throw InvalidNetwork("network: the file is damaged: its checksum is wrong");
  const auto parts = [&](std::vector<Part>& out, std::size_t count) {
    out.resize(count);
    for (Part& part : out) {
      part.fill(0);
      reader.numbers(part, std::size_t(kFirst));
    }
  };
  parts(net->board, std::size_t(kBoardInputs * net->players));
  parts(net->context, std::size_t(kContextInputs));
  parts(net->margin, std::size_t((net->players - 1) * kMarginInputs));
  reader.numbers(net->bias, std::size_t(kFirst));
  for (auto& row : net->second) reader.numbers(row, row.size());
  reader.numbers(net->second_bias, net->second_bias.size());
  for (auto& row : net->out) reader.numbers(row, row.size());
  if (!reader.rest().empty()) throw InvalidNetwork("network: the file is too long");
  return net;
}

// --- The layers behind the first

namespace {

using Part = Network::Part;

[[gnu::always_inline]] inline void add(Part& sum, const Part& part) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
}

// `parts` summed up, then the layers: utility and points.
[[gnu::always_inline]] inline std::array<float, kOutputs> forward(const Network& net, const Part* const* parts,
                                                                  int count) {
  Part sum = net.bias;
  for (int i = 0; i < count; ++i) add(sum, *parts[i]);
  std::array<float, kSecond> second = net.second_bias;
  for (std::size_t i = 0; i < kHidden; ++i) {
    const float h = sum[i] > 0 ? sum[i] : 0.0f;  // no branch: half of them would be mispredicted
    const auto& row = net.second[i];
    for (std::size_t k = 0; k < kSecond; ++k) second[k] += h * row[k];
  }
  std::array<float, kOutputs> out{sum[kHidden], sum[kHidden + 1]};
  for (std::size_t k = 0; k < kSecond; ++k) {
    const float h = second[k] > 0 ? second[k] : 0.0f;
    out[0] += h * net.out[k][0];
    out[1] += h * net.out[k][1];
  }
  return out;
}

// One input of a board: its weights in every slot, added to the parts.
[[gnu::always_inline]] inline void add_input(Part* parts, const Part* weights, std::size_t slots, float value) {
  for (std::size_t slot = 0; slot < slots; ++slot) {
    const Part& row = weights[slot];
    for (std::size_t i = 0; i < row.size(); ++i) parts[slot][i] += value * row[i];
  }
}

struct Input {
  int index;
  float value;
};

[[gnu::always_inline]] inline void add_inputs(Part* parts, const Part* weights, std::size_t slots, const Input* inputs,
                                              std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    add_input(parts, weights + std::size_t(inputs[i].index) * slots, slots, inputs[i].value);
}

// The two loops that take the time, for several kinds of processor.
struct Kernels {
  std::array<float, kOutputs> (*forward)(const Network&, const Part* const*, int);
  void (*add_inputs)(Part*, const Part*, std::size_t, const Input*, std::size_t);
};

#define EVORA_KERNELS(name, attribute)                                                                            \
  attribute std::array<float, kOutputs> forward_##name(const Network& net, const Part* const* parts, int count) { \
    return forward(net, parts, count);                                                                            \
  }                                                                                                               \
  attribute void add_inputs_##name(Part* parts, const Part* weights, std::size_t slots, const Input* inputs,      \
                                   std::size_t count) {                                                           \
    add_inputs(parts, weights, slots, inputs, count);                                                             \
  }                                                                                                               \
  constexpr Kernels k_##name{forward_##name, add_inputs_##name};

EVORA_KERNELS(portable, )
#ifdef EVORA_X86
EVORA_KERNELS(avx2, [[gnu::target("avx2,fma")]])
EVORA_KERNELS(avx512, [[gnu::target("avx512f,fma")]])
#endif
#undef EVORA_KERNELS

Kernels fastest() {
#ifdef EVORA_X86
  if (__builtin_cpu_supports("avx512f")) return k_avx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return k_avx2;
#endif
  return k_portable;
}

const Kernels kKernels = fastest();

}  // namespace

// --- The evaluator

NetworkEvaluator::NetworkEvaluator(std::shared_ptr<const Network> network, std::shared_ptr<const Weights> quick)
    : network_(std::move(network)),
      quick_(std::move(quick)),
      board_keys_(kBoards * std::size_t(network_->players)),
      boards_(std::make_unique_for_overwrite<Part[]>(kBoards * std::size_t(network_->players * network_->players))),
      context_keys_(kContexts),
      contexts_(std::make_unique_for_overwrite<Part[]>(kContexts * kMaxPlayers)) {}

const Part* NetworkEvaluator::board_parts(const Position& p, int seat, std::uint64_t context_key, Tiles pool) {
  const Board& board = p.boards[std::size_t(seat)];
  const auto wall = std::bit_cast<std::array<std::uint32_t, 3>>(board.wall);
  const std::uint64_t two = wall[0] | std::uint64_t(wall[1]) << 32;
  const std::uint64_t rest = wall[2] | std::uint64_t(board.line_bits()) << 32;
  const std::uint64_t key = detail::mix(two + detail::mix(context_key + rest)) | 1;
  // Every seat has its own places, so that the boards of a position cannot overwrite each other.
  const std::size_t entry = std::size_t(seat) * kBoards + (key >> 1 & (kBoards - 1));
  const auto slots = std::size_t(network_->players);
  Part* parts = &boards_[entry * slots];
  if (board_keys_[entry] == key) return parts;
  board_keys_[entry] = key;
  for (std::size_t slot = 0; slot < slots; ++slot) parts[slot].fill(0);
  std::array<Input, kMaxBoardInputs> inputs;
  std::size_t count = 0;
  visit_board_inputs(board, p.variant, supply(pool), [&](int index, float value) { inputs[count++] = {index, value}; });
  kKernels.add_inputs(parts, network_->board.data(), slots, inputs.data(), count);
  return parts;
}

// One for every number of seats that the starter may sit away.
const Part& NetworkEvaluator::context_part(const Position& p, int stage) {
  const std::uint64_t key =
      detail::mix(detail::mix(p.bag.lanes() + p.round * 64 + std::uint64_t(stage)) + p.lid.lanes()) | 1;
  const std::size_t entry = key >> 1 & (kContexts - 1);
  Part* parts = &contexts_[entry * kMaxPlayers];
  if (context_keys_[entry] == key) return *parts;
  context_keys_[entry] = key;
  parts[0].fill(0);
  visit_context_inputs(p, stage, [&](int index) { add(parts[0], network_->context[std::size_t(index)]); });
  for (std::size_t away = p.players; away-- > 0;) {
    if (away > 0) parts[away] = parts[0];
    add(parts[away], network_->context[std::size_t(kStarts) + away]);
  }
  return *parts;
}

NetworkEvaluator::Judged NetworkEvaluator::judge(const Position& p) {
  const int stage = stage_of(p);
  const Tiles pool = draw_pool(p);
  const Part* context = &context_part(p, stage);
  const std::uint64_t key = detail::mix(pool.lanes() + 1);
  std::array<const Part*, kMaxPlayers> boards{};
  for (int seat = 0; seat < p.players; ++seat) boards[std::size_t(seat)] = board_parts(p, seat, key, pool);
  Judged out;
  for (int seat = 0; seat < p.players; ++seat) {
    std::array<const Part*, 2 * kMaxPlayers> parts{};
    int count = 0;
    parts[std::size_t(count++)] = context + (p.start + p.players - seat) % p.players;
    for (int slot = 0; slot < p.players; ++slot) {
      const int other = (seat + slot) % p.players;
      parts[std::size_t(count++)] = boards[std::size_t(other)] + slot;
      if (slot == 0) continue;
      const int margin = int(p.boards[std::size_t(seat)].score) - int(p.boards[std::size_t(other)].score);
      const int row = (slot - 1) * kMarginInputs + std::clamp(margin, -kMargin, kMargin) + kMargin;
      parts[std::size_t(count++)] = &network_->margin[std::size_t(row)];
    }
    const auto found = kKernels.forward(*network_, parts.data(), count);
    out.utility[std::size_t(seat)] = found[0];
    out.points[std::size_t(seat)] = found[1];
  }
  return out;
}

std::array<float, kMaxPlayers> NetworkEvaluator::utilities(const Position& p) {
  auto out = judge(p).utility;
  if (!network_->corrects) return out;
  const auto base = quick_.utilities(p);
  if (p.players == 2) {
    const float correction = bounded_correction(out[0] - out[1]);
    return {base[0] + correction / 2, base[1] - correction / 2};
  }
  for (std::size_t seat = 0; seat < p.players; ++seat) out[seat] += base[seat];
  return out;
}

float NetworkEvaluator::lead(const Position& p, int seat) {
  const auto all = utilities(p);
  return all[std::size_t(seat)] - all[std::size_t((seat + 1) % p.players)];
}

float NetworkEvaluator::lead_within(const Position& p, int seat, float low, float high) {
  if (!network_->corrects || p.players != 2) return lead(p, seat);
  const float base = quick_.lead(p, seat);
  if (base + kMostCorrection <= low) return base + kMostCorrection;
  if (base - kMostCorrection >= high) return base - kMostCorrection;
  const auto all = judge(p).utility;
  return base + bounded_correction(all[std::size_t(seat)] - all[std::size_t(1 - seat)]);
}

SeatValues NetworkEvaluator::values(const Position& p) {
  const Judged judged = judge(p);
  SeatValues out = network_->corrects ? quick_.values(p) : SeatValues{};
  out.win = shares(utilities(p), p.players);
  for (std::size_t seat = 0; seat < p.players; ++seat) {
    if (!network_->corrects) out.score[seat] = float(p.boards[seat].score);
    out.score[seat] += 10.0f * judged.points[seat];
  }
  return out;
}

}  // namespace evora
