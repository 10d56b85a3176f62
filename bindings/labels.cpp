// Labels for positions between rounds, which programs of training/ ask for.
#include "search/labels.hpp"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "bindings.hpp"

using namespace evora;

namespace {

// Bytes that come from files: what the core takes for granted is checked.
std::vector<Position> positions_from(const nb::bytes& memory) {
  if (memory.size() % sizeof(Position) != 0) {
    throw InvalidArgument("positions: expected " + std::to_string(sizeof(Position)) + " bytes for each, got " +
                          std::to_string(memory.size()) + " in all");
  }
  std::vector<Position> out(memory.size() / sizeof(Position));
  if (!out.empty()) std::memcpy(out.data(), memory.c_str(), memory.size());
  for (const Position& p : out) {
    const bool known = p.players >= kMinPlayers && p.players <= kMaxPlayers && p.start < p.players &&
                       (p.variant == Variant::coloured || p.variant == Variant::grey);
    if (!known || p.phase != Phase::deal)
      throw InvalidArgument("positions: expected all of them between rounds, at deal");
    if (p.players != out.front().players || p.variant != out.front().variant)
      throw InvalidArgument("positions: expected all of them of one setting");
  }
  return out;
}

template <class Item>
nb::bytes raw(const std::vector<Item>& items) {
  return nb::bytes(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(Item));
}

}  // namespace

void bind_labels(nb::module_& m) {
  m.attr("POSITION_BYTES") = sizeof(Position);
  m.def(
      "position_memory",
      [](const std::vector<Position>& positions) {
        return nb::bytes(reinterpret_cast<const char*>(positions.data()), positions.size() * sizeof(Position));
      },
      "positions"_a, "Positions as memory, POSITION_BYTES each, as collect_samples returns them.");
  m.def(
      "judge_positions",
      [](nb::bytes positions, std::shared_ptr<const Weights> weights, std::shared_ptr<const Network> network) {
        const std::vector<Position> all = positions_from(positions);
        const SearchOptions options{.weights = std::move(weights), .network = std::move(network)};
        std::vector<float> win, score;
        std::vector<std::uint8_t> rounds;
        if (!all.empty()) {
          nb::gil_scoped_release release;
          const auto evaluator = make_evaluator(options, all.front());
          for (const Position& p : all) {
            const SeatValues values = evaluator->values(p);
            win.insert(win.end(), values.win.begin(), values.win.begin() + p.players);
            score.insert(score.end(), values.score.begin(), values.score.begin() + p.players);
            rounds.push_back(std::uint8_t(std::min(p.round, 255u)));
          }
        }
        return nb::make_tuple(raw(win), raw(score), raw(rounds));
      },
      "positions"_a, "weights"_a = nb::none(), "network"_a = nb::none(),
      nb::sig("def judge_positions(positions: bytes, weights: Weights | None = None, network: Network | None = None) "
              "-> tuple[bytes, bytes, bytes]"),
      "What the evaluation says of positions of collect_samples: by seat shares of the win and final scores\n"
      "(float32), and the round about to be dealt (uint8).");
  m.def(
      "label_positions",
      [](nb::bytes positions, int deals, std::uint64_t nodes, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const Network> network) {
        if (deals < 1) throw InvalidArgument("deals: expected 1 or more, got " + std::to_string(deals));
        const std::vector<Position> all = positions_from(positions);
        const auto pulse = signal_pulse();
        Labels labels;
        {
          nb::gil_scoped_release release;
          labels = label_positions(all, {deals, nodes, seed},
                                   {.hash_mb = 2, .weights = std::move(weights), .network = std::move(network)}, pulse);
        }
        return nb::make_tuple(raw(labels.win), raw(labels.score), raw(labels.error));
      },
      "positions"_a, "deals"_a, "nodes"_a, "seed"_a, "weights"_a = nb::none(), "network"_a = nb::none(),
      nb::sig(
          "def label_positions(positions: bytes, deals: int, nodes: int, seed: int, weights: Weights | None = None, "
          "network: Network | None = None) -> tuple[bytes, bytes, bytes]"),
      "What positions of collect_samples are worth after one more round, the mean over sampled deals: by seat shares\n"
      "of the win, final scores, and standard errors of the shares (float32; not a number with one deal).");
}
