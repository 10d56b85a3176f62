// The engine: the best moves of a position.
#include "calls/analysis.hpp"
#include "calls/subjects.hpp"
#include "review/engine_search.hpp"
#include "rules/notation.hpp"
#include "view/view.hpp"

namespace evora {
namespace {

constexpr int kShareDecimals = 6;
constexpr int kScoreDecimals = 3;

constexpr int kUsualHashMb = 16;
constexpr int kUsualReportMs = 200;

Limits read_limits(const Ask& ask) {
  if (ask.has("nodes") + ask.has("ms") + ask.has("depth") > 1) {
    throw Refusal("bad_field", "nodes", "expected one of nodes, ms and depth, or none to search until cancelled");
  }
  return {.ms = ask.number("ms", 1, kMaxMs, 0),
          .nodes = std::uint64_t(ask.number("nodes", 1, kMaxWhole, 0)),
          .depth = int(ask.number("depth", 1, kMaxDepth, 0))};
}

void write_values(JsonWriter& json, std::string_view name, const review::Shares& values, int players, int decimals) {
  json.field(name, [&] {
    json.array([&] {
      for (int seat = 0; seat < players; ++seat) json.value(values[std::size_t(seat)], decimals);
    });
  });
}

}  // namespace

void write_variation(JsonWriter& json, const review::ValuedMove& variation) {
  json.object([&] {
    json.field("move", variation.move ? std::optional(to_text(*variation.move)) : std::nullopt);
    json.field("pv", [&] { json.array(variation.pv, [&](Move move) { json.value(to_text(move)); }); });
    write_values(json, "win", variation.win, variation.players, kShareDecimals);
    write_values(json, "score", variation.score, variation.players, kScoreDecimals);
    json.field("exact", variation.exact);
    json.field("solved", variation.solved);
    json.field_if(variation.error > 0, "error", [&] { json.value(variation.error, kShareDecimals); });
  });
}

void write_analysis_fields(JsonWriter& json, const Position& position, const SearchResult& result, bool done) {
  json.field("to_move", seat_to_move(position));
  json.field("lines", [&] {
    json.array(result.variations, [&](const Variation& each) { write_variation(json, review::valued(each)); });
  });
  json.field("nodes", result.nodes);
  json.field("depth", result.depth);
  json.field("ms", result.ms);
  json.field("deals", result.deals);
  json.field("done", done);
}

namespace calls {

void analyse(const Ask& ask, Session& session, JsonWriter& json) {
  const Position position = ask.position();
  Request request{.limits = read_limits(ask),
                  .variations = int(ask.number("lines", 1, kActions, 1)),
                  .fresh = ask.has("seed"),
                  .calibrated = true,
                  .seed = std::uint64_t(ask.number("seed", 0, kMaxWhole, 0)),
                  .stop = session.stop,
                  .pulse = session.pulse};
  const int hash_mb = int(ask.number("hash_mb", 1, kMaxHashMb, kUsualHashMb));
  const std::int64_t report_ms = ask.number("report_ms", 1, kMaxMs, kUsualReportMs);
  const auto write = [&](JsonWriter& out, const SearchResult& result, bool done) {
    out.object([&] { write_analysis_fields(out, position, result, done); });
  };
  if (session.report) {
    request.report_ms = report_ms;
    request.report = [&](const SearchResult& result) {
      JsonWriter progress;
      write(progress, result, false);
      session.report(progress.text());
    };
  }
  write(json, session.engine(hash_mb).analyse(position, request), true);
}

}  // namespace calls
}  // namespace evora
