// The engine and what it is trained with. evora.search is its public face.
#include "search/search.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/shared_ptr.h>

#include <cstring>

#include "bindings.hpp"
#include "rules/errors.hpp"
#include "search/samples.hpp"

using namespace evora;

namespace {

using Floats = std::vector<float>;

Floats of_seats(const std::array<float, kMaxPlayers>& values, int players) {
  return Floats(values.begin(), values.begin() + players);
}

Method parse_method(const std::string& name) {
  if (name == "pvs") return Method::principal_variation;
  if (name == "tree") return Method::tree;
  if (name == "mc") return Method::monte_carlo;
  if (name == "auto") return Method::automatic;
  throw nb::value_error(("method: expected auto, pvs, tree or mc, got " + quoted(name)).c_str());
}

template <class Items>
nb::bytes raw(const Items& items) {
  return nb::bytes(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(items[0]));
}

void bind_result(nb::module_& m) {
  nb::class_<Variation>(m, "Variation")
      .def_ro("move", &Variation::move)
      .def_ro("pv", &Variation::pv)
      .def_ro("exact", &Variation::exact)
      .def_ro("solved", &Variation::solved)
      .def_prop_ro("win", [](const Variation& self) { return of_seats(self.values.win, self.players); })
      .def_prop_ro("score", [](const Variation& self) { return of_seats(self.values.score, self.players); });
  nb::class_<SearchResult>(m, "SearchResult")
      .def_ro("variations", &SearchResult::variations)
      .def_ro("nodes", &SearchResult::nodes)
      .def_ro("depth", &SearchResult::depth)
      .def_ro("ms", &SearchResult::ms);
}

void bind_engine(nb::module_& m) {
  nb::class_<StopSource>(m, "Cancellation",
                         "Cancels the searches that were given it, also those that begin later; from any thread.")
      .def(nb::init<>())
      .def(
          "cancel", [](StopSource& self) { self.request_stop(); },
          "Makes the search return what it has; one that begins later returns at once.")
      .def_prop_ro("cancelled", &StopSource::stop_requested, "Whether cancel() was called.");
  nb::class_<Engine>(m, "NativeEngine")
      .def(
          "__init__",
          [](Engine* self, int threads, int hash_mb, const std::string& method, std::shared_ptr<const Weights> weights,
             std::shared_ptr<const PolicyWeights> policy) {
            new (self) Engine({.threads = threads,
                               .hash_mb = hash_mb,
                               .method = parse_method(method),
                               .weights = std::move(weights),
                               .policy = std::move(policy)});
          },
          "threads"_a, "hash_mb"_a, "method"_a, "weights"_a = nb::none(), "policy"_a = nb::none())
      .def(
          "analyse",
          [](Engine& self, const Position& position, std::int64_t ms, std::uint64_t nodes, int depth, int variations,
             std::optional<std::uint64_t> seed, std::int64_t report_ms, std::function<void(const SearchResult&)> report,
             const StopSource& cancellation) {
            Request request{.limits = {ms, nodes, depth},
                            .variations = variations,
                            .fresh = seed.has_value(),
                            .report_ms = report_ms,
                            .report = nullptr,
                            .stop = cancellation.token(),
                            .pulse = signal_pulse()};
            if (report_ms > 0) {
              request.report = [&report](const SearchResult& result) {
                nb::gil_scoped_acquire acquire;
                report(result);
              };
            }
            nb::gil_scoped_release release;
            return self.analyse(position, request);
          },
          "position"_a, "ms"_a, "nodes"_a, "depth"_a, "variations"_a, "seed"_a.none(), "report_ms"_a, "report"_a,
          "cancellation"_a);
  m.def(
      "judge",
      [](const Position& position) {
        const SeatValues values = judge(position);
        return std::pair(of_seats(values.win, position.players), of_seats(values.score, position.players));
      },
      "position"_a, "(win, score) by seat of a position at deal or over, by the fitted evaluation.");
}

void bind_training(nb::module_& m) {
  m.attr("FEATURES_PER_SEAT") = SampleFeatures::kFeatures;
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
  m.attr("CHOICE_INPUTS") = Choices::kInputs;
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
  m.def(
      "collect_choices",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, double random_moves, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
        Choices choices;
        const auto pulse = signal_pulse();
        {
          nb::gil_scoped_release release;
          choices = collect_choices({players, variant.value, games, nodes, random_moves, seed},
                                    {.threads = 1,
                                     .hash_mb = 8,
                                     .method = Method::automatic,
                                     .weights = std::move(weights),
                                     .policy = std::move(policy)},
                                    pulse);
        }
        return nb::make_tuple(raw(choices.stage), raw(choices.moves), raw(choices.chosen), raw(choices.index),
                              raw(choices.value));
      },
      "players"_a, "variant"_a, "games"_a, "nodes"_a, "random_moves"_a, "seed"_a, "weights"_a = nb::none(),
      "policy"_a = nb::none(),
      nb::sig("def collect_choices(players: int, variant: Variant, games: int, nodes: int, random_moves: float, "
              "seed: int, weights: Weights | None = None, policy: Policy | None = None) -> tuple[bytes, bytes, bytes, "
              "bytes, bytes]"),
      "Decisions of fast games.");
  m.def(
      "feature_names",
      [] {
        std::vector<std::string> names;
        for (int i = 0; i < feature::kCount; ++i) names.push_back(feature::name(i));
        return names;
      },
      "The features of the fitted evaluation, in the order of its weights.");
  m.def(
      "collect_samples",
      [](int players, PyVariant variant, int games, std::uint64_t nodes, double perturbed_rounds, std::uint64_t seed,
         std::shared_ptr<const Weights> weights, std::shared_ptr<const PolicyWeights> policy) {
        Samples samples;
        const auto pulse = signal_pulse();
        {
          nb::gil_scoped_release release;
          samples = collect_samples({players, variant.value, games, nodes, perturbed_rounds, seed},
                                    {.threads = 1,
                                     .hash_mb = 8,
                                     .method = Method::automatic,
                                     .weights = std::move(weights),
                                     .policy = std::move(policy)},
                                    pulse);
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
      "sample_features",
      [](nb::bytes positions) {
        std::vector<Position> all(positions.size() / sizeof(Position));
        std::memcpy(all.data(), positions.c_str(), all.size() * sizeof(Position));
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

}  // namespace

void bind_search(nb::module_& m) {
  bind_training(m);
  bind_result(m);
  bind_engine(m);
}
