// The calls of the core: JSON in, JSON out, as the engine in the page has them.
#include "calls/calls.hpp"

#include <nanobind/stl/function.h>

#include "bindings.hpp"
#include "calls/bounds.hpp"

using namespace evora;

void bind_calls(nb::module_& m) {
  m.attr("CALLS") = to_tuple(call_names());
  nb::dict bounds;
  bounds["position_text"] = kMaxPositionText;
  bounds["record_text"] = kMaxRecordText;
  bounds["token_text"] = kMaxTokenText;
  bounds["seed_text"] = kMaxSeedText;
  bounds["level_text"] = kMaxLevelText;
  bounds["moves"] = kMaxMoves;
  bounds["tokens"] = kMaxTokens;
  bounds["count"] = kMaxCount;
  bounds["whole"] = kMaxWhole;
  bounds["ms"] = kMaxMs;
  bounds["depth"] = kMaxDepth;
  bounds["hash_mb"] = kMaxHashMb;
  m.attr("CALL_BOUNDS") = bounds;
  m.def(
      "call",
      [](nb::handle name, nb::handle ask, std::optional<std::function<void(std::string)>> report,
         const StopSource* cancellation) {
        const std::string named = text_from(name, "the name of a call"), asked = text_from(ask, "JSON");
        Session session;
        if (report) {
          session.report = [&report](std::string_view progress) {
            nb::gil_scoped_acquire acquire;
            (*report)(std::string(progress));
          };
        }
        if (cancellation != nullptr) session.stop = cancellation->token();
        session.pulse = signal_pulse();
        nb::gil_scoped_release release;
        return call(named, asked, session);
      },
      "name"_a, "ask"_a, "report"_a.none() = nb::none(), "cancellation"_a.none() = nb::none(),
      nb::sig("def call(name: str, ask: str, report: collections.abc.Callable[[str], None] | None = None, "
              "cancellation: Cancellation | None = None) -> str"),
      "The answer to a question, both JSON: one of CALLS, as the engine in the page answers it. `report` gets\n"
      "progress in the shape of the answer; a cancelled search answers with what it has.");
}
