// The engine. evora.search is its public face.
#include "search/search.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>

#include "bindings.hpp"
#include "review/engine_search.hpp"
#include "rules/errors.hpp"

using namespace evora;
using review::ValuedMove;

namespace {

Method parse_method(const std::string& name) {
  if (name == "pvs") return Method::principal_variation;
  if (name == "tree") return Method::tree;
  if (name == "mc") return Method::monte_carlo;
  if (name == "auto") return Method::automatic;
  throw nb::value_error(("method: expected auto, pvs, tree or mc, got " + quoted(name)).c_str());
}

Variation variation_from(const Position& position, const ValuedMove& variation) {
  if (variation.players != position.players) throw InvalidArgument("lines: expected one number per seat");
  if (variation.pv.empty() || variation.pv.front() != variation.move) {
    throw InvalidArgument("lines: expected a variation that begins with its move");
  }
  Position p = position;
  for (const Move each : variation.pv) play(p, each);  // throws if it cannot be played
  return review::variation_of(variation);
}

std::vector<ValuedMove> moves_of(const std::vector<Variation>& variations) {
  std::vector<ValuedMove> out;
  for (const Variation& each : variations) out.push_back(review::valued(each));
  return out;
}

review::Shares shares_from(const std::vector<double>& values) {
  if (values.size() > kMaxPlayers) throw InvalidArgument("variation: expected one number per seat");
  review::Shares out{};
  std::copy(values.begin(), values.end(), out.begin());
  return out;
}

void bind_valued_move(nb::module_& m) {
  nb::class_<ValuedMove>(m, "ValuedMove", "A variation as the core has it; evora.search.Variation is its public face.")
      .def(
          "__init__",
          [](ValuedMove* self, std::optional<Move> move, const std::vector<double>& win,
             const std::vector<double>& score, std::vector<Move> pv, bool exact, bool solved, double error) {
            if (win.size() != score.size()) throw InvalidArgument("variation: expected one number per seat");
            new (self) ValuedMove{int(win.size()), move,  shares_from(win), shares_from(score),
                                  std::move(pv),   exact, solved,           error};
          },
          "move"_a.none(), "win"_a, "score"_a, "pv"_a, "exact"_a, "solved"_a, "error"_a = 0.0)
      .def_ro("move", &ValuedMove::move)
      .def_prop_ro(
          "win", [](const ValuedMove& self) { return of_seats(self.win, self.players); },
          nb::sig("def win(self) -> tuple[float, ...]"))
      .def_prop_ro(
          "score", [](const ValuedMove& self) { return of_seats(self.score, self.players); },
          nb::sig("def score(self) -> tuple[float, ...]"))
      .def_ro("pv", &ValuedMove::pv)
      .def_ro("exact", &ValuedMove::exact)
      .def_ro("solved", &ValuedMove::solved)
      .def_ro("error", &ValuedMove::error, "0: not known");
}

void bind_result(nb::module_& m) {
  nb::class_<SearchResult>(m, "SearchResult")
      .def_prop_ro("variations", [](const SearchResult& self) { return moves_of(self.variations); })
      .def_ro("nodes", &SearchResult::nodes)
      .def_ro("depth", &SearchResult::depth)
      .def_ro("ms", &SearchResult::ms)
      .def_ro("deals", &SearchResult::deals);
  nb::class_<Comparison>(m, "NativeComparison")
      .def_prop_ro("variations", [](const Comparison& self) { return moves_of(self.variations); })
      .def_ro("errors", &Comparison::errors)
      .def_ro("nodes", &Comparison::nodes)
      .def_ro("ms", &Comparison::ms)
      .def_ro("deals", &Comparison::deals);
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
          [](Engine* self, int threads, int hash_mb, const std::string& method, std::optional<bool> past_round,
             const Knowledge& knowledge) {
            using When = PastRoundOptions::When;
            const When when = !past_round ? When::spare_time : *past_round ? When::always : When::never;
            new (self) Engine({.threads = threads,
                               .hash_mb = hash_mb,
                               .method = parse_method(method),
                               .knowledge = knowledge,
                               .past_round = {.when = when}});
          },
          "threads"_a, "hash_mb"_a, "method"_a, "past_round"_a.none(), "knowledge"_a)
      .def(
          "analyse",
          [](Engine& self, const Position& position, std::int64_t ms, std::uint64_t nodes, int depth, int variations,
             std::optional<std::uint64_t> seed, std::int64_t report_ms, std::function<void(const SearchResult&)> report,
             const StopSource& cancellation, bool calibrated) {
            Request request{.limits = {ms, nodes, depth},
                            .variations = variations,
                            .fresh = seed.has_value(),
                            .calibrated = calibrated,
                            .seed = seed.value_or(0),
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
          "cancellation"_a, "calibrated"_a = false)
      .def(
          "compare",
          [](Engine& self, const Position& position, const std::vector<ValuedMove>& lines, std::int64_t ms,
             std::uint64_t nodes, int depth, std::optional<std::uint64_t> seed, const StopSource& cancellation) {
            std::vector<Variation> variations;
            for (const ValuedMove& each : lines) variations.push_back(variation_from(position, each));
            const Request request{.limits = {ms, nodes, depth},
                                  .fresh = seed.has_value(),
                                  .seed = seed.value_or(0),
                                  .stop = cancellation.token(),
                                  .pulse = signal_pulse()};
            nb::gil_scoped_release release;
            return self.compare(position, variations, request);
          },
          "position"_a, "lines"_a, "ms"_a, "nodes"_a, "depth"_a, "seed"_a.none(), "cancellation"_a);
}

}  // namespace

void bind_search(nb::module_& m) {
  bind_valued_move(m);
  bind_result(m);
  bind_engine(m);
}
