#include "training/network_kernels.hpp"

#include <algorithm>
#include <vector>

#if defined(__x86_64__) && defined(__GNUC__)
#define EVORA_X86 1
#endif

namespace evora {
namespace {

using namespace network;

using Part = Network::Part;
using Sums = std::array<std::int32_t, Network::kPadded>;

[[gnu::always_inline]] inline NetworkSums forward(const Network& net, const Part* const* parts, std::size_t count) {
  Sums sums;
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = net.bias[i];
  for (std::size_t part = 0; part < count; ++part) {
    const Part& each = *parts[part];
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += each[i];
  }
  std::array<std::int16_t, kHidden> hidden;
  for (std::size_t i = 0; i < kHidden; ++i) hidden[i] = std::int16_t(std::clamp(sums[i], 0, kMostHidden));
  std::array<std::int16_t, kSecond> second;
  for (std::size_t k = 0; k < kSecond; ++k) {
    std::int32_t sum = net.second_bias[k];
    for (std::size_t i = 0; i < kHidden; ++i) sum += std::int32_t(hidden[i]) * net.second[k][i];
    second[k] = std::int16_t(std::clamp(sum / kWeightUnit, 0, kMostHidden));
  }
  NetworkSums out;
  for (std::size_t o = 0; o < kOutputs; ++o) {
    out[o] = sums[kHidden + o] * kWeightUnit;
    for (std::size_t k = 0; k < kSecond; ++k) out[o] += std::int32_t(second[k]) * net.out[o][k];
  }
  return out;
}

[[gnu::always_inline]] inline void sum_inputs(const Network& net, Part* parts, const NetworkInput* inputs,
                                              std::size_t count) {
  const auto slots = std::size_t(net.players);
  for (std::size_t slot = 0; slot < slots; ++slot) {
    Sums sums{};
    for (std::size_t input = 0; input < count; ++input) {
      const std::int32_t value = inputs[input].value;
      const Part& row = net.board[std::size_t(inputs[input].index) * slots + slot];
      for (std::size_t i = 0; i < row.size(); ++i) sums[i] += value * row[i];
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
      parts[slot][i] = std::int16_t(std::clamp(sums[i] / kValueUnit, -kMostPart, kMostPart));
  }
}

#define EVORA_KERNELS(kind, attribute)                                                                               \
  attribute NetworkSums forward_##kind(const Network& net, const Part* const* parts, std::size_t count) {            \
    return forward(net, parts, count);                                                                               \
  }                                                                                                                  \
  attribute void sum_inputs_##kind(const Network& net, Part* parts, const NetworkInput* inputs, std::size_t count) { \
    sum_inputs(net, parts, inputs, count);                                                                           \
  }                                                                                                                  \
  constexpr NetworkKernels k_##kind{#kind, forward_##kind, sum_inputs_##kind};

EVORA_KERNELS(portable, )
#ifdef EVORA_X86
EVORA_KERNELS(avx2, [[gnu::target("avx2")]])
EVORA_KERNELS(avx512, [[gnu::target("avx512f,avx512bw,avx512vl,avx512dq")]])
#endif
#undef EVORA_KERNELS

std::vector<NetworkKernels> available() {
  std::vector<NetworkKernels> out;
#ifdef EVORA_X86
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512dq"))
    out.push_back(k_avx512);
  if (__builtin_cpu_supports("avx2")) out.push_back(k_avx2);
#endif
  out.push_back(k_portable);
  return out;
}

}  // namespace

std::span<const NetworkKernels> network_kernels() {
  static const std::vector<NetworkKernels> all = available();
  return all;
}

}  // namespace evora
