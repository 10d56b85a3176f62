// The levels. evora.players.levels is their public face.
#include "players/levels.hpp"

#include "bindings.hpp"

using namespace evora;

namespace {

void bind_level(nb::module_& m) {
  nb::class_<Level>(m, "NativeLevel")
      .def(
          "__init__",
          [](Level* self, std::string name, bool points, double noise, double cap, std::int64_t ms, std::uint64_t nodes,
             int depth, int candidates, std::uint64_t many_nodes, double many_noise, int hash_mb) {
            new (self) Level{std::move(name),
                             points ? Eye::points : Eye::game,
                             noise,
                             cap,
                             {ms, nodes, depth},
                             candidates,
                             many_nodes,
                             many_noise,
                             hash_mb};
          },
          "name"_a, "points"_a, "noise"_a, "cap"_a, "ms"_a, "nodes"_a, "depth"_a, "candidates"_a, "many_nodes"_a,
          "many_noise"_a, "hash_mb"_a)
      .def_ro("name", &Level::name)
      .def_prop_ro("points", [](const Level& self) { return self.eye == Eye::points; })
      .def_ro("noise", &Level::noise)
      .def_ro("cap", &Level::cap)
      .def_prop_ro("ms", [](const Level& self) { return self.limits.ms; })
      .def_prop_ro("nodes", [](const Level& self) { return self.limits.nodes; })
      .def_prop_ro("depth", [](const Level& self) { return self.limits.depth; })
      .def_ro("candidates", &Level::candidates)
      .def_ro("many_nodes", &Level::many_nodes)
      .def_ro("many_noise", &Level::many_noise)
      .def_ro("hash_mb", &Level::hash_mb)
      .def(
          "in_setting",
          [](const Level& self, const Position& position) {
            return in_setting(self, position.players, position.variant);
          },
          "position"_a, "The level as it plays with this number of players and this variant.");
  m.def(
      "levels", [] { return std::vector<Level>(levels().begin(), levels().end()); }, "The levels, the weakest first.");
  m.attr("DEFAULT_LEVEL") = nb::str(kDefaultLevel.data(), kDefaultLevel.size());
}

Request request_with(const StopSource& cancellation) {
  Request request;
  request.stop = cancellation.token();
  request.pulse = signal_pulse();
  return request;
}

}  // namespace

void bind_levels(nb::module_& m) {
  bind_level(m);
  // Positions must be at offer or tiling.
  nb::class_<LevelPlayer>(m, "NativeLevelPlayer")
      .def(nb::init<Level>(), "level"_a)
      .def(
          "choose",
          [](LevelPlayer& self, const Position& position, const std::string& seed, const StopSource& cancellation) {
            Request request = request_with(cancellation);
            nb::gil_scoped_release release;
            return self.choose(position, seed, std::move(request));
          },
          "position"_a, "seed"_a, "cancellation"_a)
      .def(
          "analyse",
          [](LevelPlayer& self, const Position& position, const std::string& seed, const StopSource& cancellation) {
            Request request = request_with(cancellation);
            nb::gil_scoped_release release;
            return self.analyse(position, seed, std::move(request));
          },
          "position"_a, "seed"_a, "cancellation"_a);
}
