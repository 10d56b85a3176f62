// What the programs of training/ ask for: weights to try, positions between rounds of fast games, what
// the evaluation sees of them, and labels.
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "bindings.hpp"
#include "training/choices.hpp"
#include "training/labels.hpp"
#include "training/middles.hpp"
#include "training/samples.hpp"

using namespace evora;

namespace {

using Floats = std::vector<float>;

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

// The fast engine of games and labels, with what it knows; null: what it comes with.
SearchOptions knowing(std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
  return {.hash_mb = 8, .weights = std::move(weights), .policy = std::move(policy)};
}

// What an engine may know instead of what it comes with.
void bind_knowledge(nb::module_& m) {
  m.attr("STAGES") = kStages;
  nb::class_<Weights>(m, "Weights", "Weights of the fitted evaluation: [stage][feature].")
      .def(
          "__init__",
          [](Weights* self, const std::vector<Floats>& utility, const std::vector<Floats>& score,
             const Floats& points) {
            new (self) Weights();
            for (std::size_t stage = 0; stage < kStages; ++stage) {
              for (std::size_t i = 0; i < feature::kCount; ++i) {
                self->utility[stage][i] = utility.at(stage).at(i);
                self->score[stage][i] = score.at(stage).at(i);
              }
              self->points[stage] = points.at(stage);
            }
          },
          "utility"_a, "score"_a, "points"_a);
  m.def(
      "feature_names",
      [] {
        std::vector<std::string> names;
        for (int i = 0; i < feature::kCount; ++i) names.push_back(feature::name(i));
        return names;
      },
      "The features of the fitted evaluation, in the order of its weights.");
  nb::class_<PolicyWeights>(m, "Policy", "What moves are worth at first sight: [stage][input].")
      .def(
          "__init__",
          [](PolicyWeights* self, const std::vector<Floats>& by_stage) {
            new (self) PolicyWeights();
            for (std::size_t stage = 0; stage < kStages; ++stage) {
              for (std::size_t i = 0; i < policy::kCount; ++i) self->by_stage[stage][i] = by_stage.at(stage).at(i);
            }
          },
          "by_stage"_a);
  m.def(
      "policy_names",
      [] {
        std::vector<std::string> names;
        for (int i = 0; i < policy::kCount; ++i) names.push_back(policy::name(i));
        return names;
      },
      "The inputs of the policy, in the order of its weights.");
}

void bind_games(nb::module_& m) {
  m.attr("CHOICE_INPUTS") = Choices::kInputs;
  m.def(
      "collect_samples",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, double perturbed_rounds, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
        Samples samples;
        const auto pulse = signal_pulse();
        {
          nb::gil_scoped_release release;
          samples = collect_samples({players, variant.value, games, nodes, perturbed_rounds, seed},
                                    knowing(std::move(weights), std::move(policy)), pulse);
        }
        return nb::make_tuple(raw(samples.positions), raw(samples.game), raw(samples.perturbed), raw(samples.win),
                              raw(samples.points));
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "perturbed_rounds"_a, "seed"_a, "weights"_a = nb::none(),
      "policy"_a = nb::none(),
      nb::sig("def collect_samples(players: int, variant: Variant, games: int, nodes: int, perturbed_rounds: float, "
              "seed: int, weights: Weights | None = None, policy: Policy | None = None) -> tuple[bytes, bytes, bytes, "
              "bytes, bytes]"),
      "Positions between rounds of fast games, as memory; the number of the game of each (uint32), whether the\n"
      "round that followed had random moves (uint8); by seat shares of the win and points still made (float32).");
  m.def(
      "collect_choices",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, double random_moves, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
        Choices choices;
        const auto pulse = signal_pulse();
        {
          nb::gil_scoped_release release;
          choices = collect_choices({players, variant.value, games, nodes, random_moves, seed},
                                    knowing(std::move(weights), std::move(policy)), pulse);
        }
        return nb::make_tuple(raw(choices.stage), raw(choices.moves), raw(choices.chosen), raw(choices.index),
                              raw(choices.value));
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "random_moves"_a, "seed"_a, "weights"_a = nb::none(),
      "policy"_a = nb::none(),
      nb::sig("def collect_choices(players: int, variant: Variant, games: int, nodes: int, random_moves: float, "
              "seed: int, weights: Weights | None = None, policy: Policy | None = None) -> tuple[bytes, bytes, bytes, "
              "bytes, bytes]"),
      "Decisions in the middle of rounds of fast games: their stages (uint8), how many moves each had and which of\n"
      "them the search chose (uint16); what the policy sees of every move, CHOICE_INPUTS indices (uint16) and values\n"
      "(float32) each. `random_moves` is the share of random ones.");
}

void bind_middles(nb::module_& m) {
  m.def(
      "collect_middles",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, std::uint64_t least, std::uint64_t most,
         double looked_at, int deals, std::uint64_t deal_nodes, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
        Middles found;
        const auto pulse = signal_pulse();
        {
          nb::gil_scoped_release release;
          found =
              collect_middles({players, variant.value, games, nodes, least, most, looked_at, deals, deal_nodes, seed},
                              knowing(std::move(weights), std::move(policy)), pulse);
        }
        return nb::make_tuple(raw(found.positions), raw(found.game), raw(found.mover), raw(found.nodes),
                              raw(found.solved), raw(found.open), raw(found.said), raw(found.points), raw(found.over),
                              raw(found.glance), raw(found.counted), raw(found.win), raw(found.score));
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "least"_a, "most"_a, "looked_at"_a, "deals"_a, "deal_nodes"_a,
      "seed"_a, "weights"_a = nb::none(), "policy"_a = nb::none(),
      nb::sig("def collect_middles(players: int, variant: Variant, games: int, nodes: int, least: int, most: int, "
              "looked_at: float, deals: int, deal_nodes: int, seed: int, weights: Weights | None = None, "
              "policy: Policy | None = None) -> tuple[bytes, ...]"),
      "Positions in the middle of rounds, what searches of `least` to `most` nodes say of them, what shows at a\n"
      "glance, and what came of the round: the arrays of a chunk, in the order of docs/training.md.");
}

void bind_inputs(nb::module_& m) {
  m.attr("FEATURES_PER_SEAT") = SampleFeatures::kFeatures;
  m.def(
      "sample_features",
      [](nb::bytes positions) {
        const std::vector<Position> all = positions_from(positions);
        const auto pulse = signal_pulse();
        SampleFeatures features;
        {
          nb::gil_scoped_release release;
          features = extract_features(all, pulse);
        }
        return nb::make_tuple(raw(features.index), raw(features.value), raw(features.stage));
      },
      "positions"_a, nb::sig("def sample_features(positions: bytes) -> tuple[bytes, bytes, bytes]"),
      "The features of positions of collect_samples: indices (uint16) and values (float32), FEATURES_PER_SEAT of\n"
      "each per seat, and stages (uint8).");
}

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
      [](nb::bytes positions, std::shared_ptr<const Weights> weights) {
        const std::vector<Position> all = positions_from(positions);
        const SearchOptions options = knowing(std::move(weights), nullptr);
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
      "positions"_a, "weights"_a = nb::none(),
      nb::sig("def judge_positions(positions: bytes, weights: Weights | None = None) "
              "-> tuple[bytes, bytes, bytes]"),
      "What the evaluation says of positions of collect_samples: by seat shares of the win and final scores\n"
      "(float32), and the round about to be dealt (uint8).");
  m.def(
      "label_positions",
      [](nb::bytes positions, int deals, std::uint64_t nodes, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
        if (deals < 1) throw InvalidArgument("deals: expected 1 or more, got " + std::to_string(deals));
        const std::vector<Position> all = positions_from(positions);
        const auto pulse = signal_pulse();
        Labels labels;
        {
          nb::gil_scoped_release release;
          SearchOptions options = knowing(std::move(weights), std::move(policy));
          options.hash_mb = 1;  // it is cleared for every position
          labels = label_positions(all, {deals, nodes, seed}, options, pulse);
        }
        return nb::make_tuple(raw(labels.win), raw(labels.score), raw(labels.error));
      },
      "positions"_a, "deals"_a, "nodes"_a, "seed"_a, "weights"_a = nb::none(), "policy"_a = nb::none(),
      nb::sig(
          "def label_positions(positions: bytes, deals: int, nodes: int, seed: int, weights: Weights | None = None, "
          "policy: Policy | None = None) -> tuple[bytes, bytes, bytes]"),
      "What positions of collect_samples are worth after one more round, the mean over sampled deals: by seat shares\n"
      "of the win, final scores, and standard errors of the shares (float32; not a number with one deal).");
}

}  // namespace

void bind_training(nb::module_& m) {
  bind_knowledge(m);
  bind_games(m);
  bind_middles(m);
  bind_inputs(m);
  bind_labels(m);
}
