// What the programs of lab/training ask for: weights and policies to try, samples of fast games, and labels. Arrays are
// the memory of the core's vectors, by name: docs/training.md has their types and shapes.
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "bindings.hpp"
#include "search/search.hpp"
#include "training/labels.hpp"
#include "training/mid_round_samples.hpp"
#include "training/policy_samples.hpp"
#include "training/samples.hpp"

using namespace evora;

namespace {

using Floats = std::vector<float>;
using Pulse = std::function<void()>;
using Arrays = nb::typed<nb::dict, nb::str, nb::bytes>;

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
nb::bytes memory_of(const std::vector<Item>& items) {
  return nb::bytes(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(Item));
}

// What `work` returns, done without the interpreter's lock; Ctrl-C ends it.
template <class Work>
auto unlocked(Work&& work) {
  const Pulse pulse = signal_pulse();
  nb::gil_scoped_release release;
  return work(pulse);
}

// The fast engine of games and labels.
SearchOptions fast(const Knowledge& knowledge, int hash_mb = 8) { return {.hash_mb = hash_mb, .knowledge = knowledge}; }

// By [stage][index], from lists of as many.
template <class Rows>
void fill(Rows& rows, const std::vector<Floats>& lists) {
  for (std::size_t stage = 0; stage < rows.size(); ++stage) {
    for (std::size_t i = 0; i < rows[stage].size(); ++i) rows[stage][i] = lists.at(stage).at(i);
  }
}

std::vector<std::string> names_of(int count, std::string (*name)(int)) {
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i) names.push_back(name(i));
  return names;
}

void bind_knowledge(nb::module_& m) {
  m.attr("STAGES") = kStages;
  nb::class_<Weights>(m, "Weights", "Weights of the fitted evaluation: [stage][feature].")
      .def(
          "__init__",
          [](Weights* self, const std::vector<Floats>& utility, const std::vector<Floats>& score,
             const Floats& points) {
            new (self) Weights();
            fill(self->utility, utility);
            fill(self->score, score);
            for (std::size_t stage = 0; stage < kStages; ++stage) self->points[stage] = points.at(stage);
          },
          "utility"_a, "score"_a, "points"_a);
  nb::class_<PolicyWeights>(m, "Policy", "What moves are worth at first sight: [stage][input].")
      .def(
          "__init__",
          [](PolicyWeights* self, const std::vector<Floats>& by_stage) {
            new (self) PolicyWeights();
            fill(self->by_stage, by_stage);
          },
          "by_stage"_a);
  nb::class_<Knowledge>(m, "Knowledge", "What an engine knows; None: what it comes with.")
      .def(nb::init<std::shared_ptr<const Weights>, std::shared_ptr<const PolicyWeights>>(), "weights"_a = nb::none(),
           "policy"_a = nb::none());
  m.def(
      "feature_names", [] { return names_of(feature::kCount, feature::name); },
      "The features of the fitted evaluation, in the order of its weights.");
  m.def(
      "policy_names", [] { return names_of(policy::kCount, policy::name); },
      "The inputs of the policy, in the order of its weights.");
}

void bind_samples(nb::module_& m) {
  m.attr("POLICY_SAMPLE_INPUTS") = PolicySamples::kInputs;
  m.def(
      "collect_samples",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, double perturbed_rounds, std::uint64_t seed,
         const Knowledge& knowledge) {
        const SampleOptions options{players, variant.value, games, nodes, perturbed_rounds, seed};
        const Samples found =
            unlocked([&](const Pulse& pulse) { return collect_samples(options, fast(knowledge), pulse); });
        Arrays out;
        out["positions"] = memory_of(found.positions);
        out["game"] = memory_of(found.game);
        out["perturbed"] = memory_of(found.perturbed);
        out["win"] = memory_of(found.win);
        out["points"] = memory_of(found.points);
        return out;
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "perturbed_rounds"_a, "seed"_a, "knowledge"_a,
      "Positions between rounds of fast games, and what came of them.");
  m.def(
      "collect_policy_samples",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, double random_moves, std::uint64_t seed,
         const Knowledge& knowledge) {
        const PolicySampleOptions options{players, variant.value, games, nodes, random_moves, seed};
        const PolicySamples found =
            unlocked([&](const Pulse& pulse) { return collect_policy_samples(options, fast(knowledge), pulse); });
        Arrays out;
        out["stage"] = memory_of(found.stage);
        out["moves"] = memory_of(found.moves);
        out["chosen"] = memory_of(found.chosen);
        out["index"] = memory_of(found.index);
        out["value"] = memory_of(found.value);
        return out;
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "random_moves"_a, "seed"_a, "knowledge"_a,
      "Decisions of searches among all moves; `random_moves` is the share of random ones between them.");
  m.def(
      "collect_mid_round_samples",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, std::uint64_t min_nodes,
         std::uint64_t max_nodes, double sample_rate, int deals, std::uint64_t deal_nodes, std::uint64_t seed,
         const Knowledge& knowledge) {
        const MidRoundOptions options{players,   variant.value, games, nodes,      min_nodes,
                                      max_nodes, sample_rate,   deals, deal_nodes, seed};
        const MidRoundSamples found =
            unlocked([&](const Pulse& pulse) { return collect_mid_round_samples(options, fast(knowledge), pulse); });
        Arrays out;
        out["positions"] = memory_of(found.positions);
        out["game"] = memory_of(found.game);
        out["mover"] = memory_of(found.mover);
        out["nodes"] = memory_of(found.nodes);
        out["solved"] = memory_of(found.solved);
        out["open"] = memory_of(found.open);
        out["search_win"] = memory_of(found.search_win);
        out["search_score"] = memory_of(found.search_score);
        out["over"] = memory_of(found.over);
        out["static_utility"] = memory_of(found.static_utility);
        out["static_score"] = memory_of(found.static_score);
        out["win"] = memory_of(found.win);
        out["score"] = memory_of(found.score);
        return out;
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "min_nodes"_a, "max_nodes"_a, "sample_rate"_a, "deals"_a,
      "deal_nodes"_a, "seed"_a, "knowledge"_a,
      "Positions in the middle of rounds: what searches of `min_nodes` to `max_nodes` expect, and what came of it.");
}

void bind_labels(nb::module_& m) {
  m.attr("POSITION_BYTES") = sizeof(Position);
  m.attr("FEATURES_PER_SEAT") = SampleFeatures::kFeatures;
  m.def(
      "position_memory", [](const std::vector<Position>& positions) { return memory_of(positions); }, "positions"_a,
      "Positions as memory, POSITION_BYTES each, as collect_samples returns them.");
  m.def(
      "sample_features",
      [](nb::bytes positions) {
        const std::vector<Position> all = positions_from(positions);
        const SampleFeatures found = unlocked([&](const Pulse& pulse) { return extract_features(all, pulse); });
        return std::tuple(memory_of(found.index), memory_of(found.value), memory_of(found.stage));
      },
      "positions"_a,
      "The features of positions of collect_samples: indices (uint16) and values (float32), FEATURES_PER_SEAT of\n"
      "each per seat, and stages (uint8).");
  m.def(
      "label_positions",
      [](nb::bytes positions, int deals, std::uint64_t nodes, std::uint64_t seed, const Knowledge& knowledge) {
        if (deals < 1) throw InvalidArgument("deals: expected 1 or more, got " + std::to_string(deals));
        const std::vector<Position> all = positions_from(positions);
        const SearchOptions search = fast(knowledge, 1);  // the table is cleared for every position
        const Labels found =
            unlocked([&](const Pulse& pulse) { return label_positions(all, {deals, nodes, seed}, search, pulse); });
        Arrays out;
        out["win"] = memory_of(found.win);
        out["score"] = memory_of(found.score);
        out["error"] = memory_of(found.error);
        return out;
      },
      "positions"_a, "deals"_a, "nodes"_a, "seed"_a, "knowledge"_a,
      "What positions of collect_samples are worth after one more round, the mean over sampled deals.");
}

}  // namespace

void bind_training(nb::module_& m) {
  bind_knowledge(m);
  bind_samples(m);
  bind_labels(m);
}
