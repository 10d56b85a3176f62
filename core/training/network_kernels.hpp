// The two loops of a network that take the time, for several kinds of processor. Whole numbers: all get the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "training/network.hpp"

namespace evora {

// The outputs, in network::kUnit * network::kWeightUnit.
using NetworkSums = std::array<std::int32_t, network::kOutputs>;

// An input of a board; its value in network::kValueUnit.
struct NetworkInput {
  int index;
  int value;
};

struct NetworkKernels {
  const char* name;
  // `parts` of the first layer summed up, then the layers behind.
  NetworkSums (*forward)(const Network& net, const Network::Part* const* parts, std::size_t count);
  // The parts of a board from its inputs, one for every slot.
  void (*sum_inputs)(const Network& net, Network::Part* parts, const NetworkInput* inputs, std::size_t count);
};

// Those that this processor has, the fastest first.
std::span<const NetworkKernels> network_kernels();

}  // namespace evora
