// The review of a game: what its moves cost, and how much of the result was play and how much the deals.
#include "calls/review_view.hpp"
#include "calls/subjects.hpp"
#include "calls/tokens.hpp"
#include "game/record.hpp"
#include "review/engine_search.hpp"
#include "review/report.hpp"

namespace evora::calls {
namespace {

using namespace evora::review;

constexpr std::int64_t kMaxNodes = 1'000'000'000;

struct Question {
  Position start;
  std::vector<Token> tokens;
  std::optional<SeatUnits> result;  // of a game that was ended early
};

Question of_record(const Ask& ask) {
  try {
    const Record record = parse_record(ask.text("record", kMaxRecordText));
    Question out{record.start(), record.tokens, std::nullopt};
    unsigned seats = 0;
    for (const int seat : winners_of(record.tags)) seats |= 1u << (seat - 1);
    if (seats != 0) out.result = units_of_winners(seats, out.start.players);
    return out;
  } catch (const InvalidRecord& error) {
    throw Refusal("bad_record", "record", error.what());
  }
}

Question of_moves(const Ask& ask) {
  Question out;
  out.start = ask.position();
  out.tokens = read_tokens(ask, out.start);
  const Json* winners = ask.find("winners");
  if (winners == nullptr) return out;
  unsigned seats = 0;
  for (const Json& each : winners->items) {
    if (!each.is_integer || each.integer() < 1 || each.integer() > out.start.players) {
      throw Refusal("bad_field", "winners", "expected a list of seats");
    }
    seats |= 1u << (each.integer() - 1);
  }
  if (seats != 0) out.result = units_of_winners(seats, out.start.players);
  return out;
}

}  // namespace

void review(const Ask& ask, Session& session, JsonWriter& json) {
  const Question question = ask.has("record") ? of_record(ask) : of_moves(ask);
  const auto usual = std::int64_t(default_nodes(question.start.variant));
  const auto nodes = std::uint64_t(ask.number("nodes", 1, kMaxNodes, usual));
  GameReview game(question.start, question.tokens);
  if (const Json* from = ask.find("from")) game.resume(read_reviewed(*from, game, nodes));
  const auto write = [&](JsonWriter& out) {
    write_review(out, game, report_of(game, question.result), {.nodes = nodes});
  };
  Engine& engine = session.engine(hash_mb_for(nodes));
  const auto unless_stopped = [&](auto found) {
    return session.stop.stop_requested() ? std::nullopt : std::optional(std::move(found));
  };
  const auto search = [&](const Position& position) {
    return unless_stopped(search_with(engine, nodes, position, session.stop, session.pulse));
  };
  const auto compare = [&](const MoveComparison& moves) {
    return unless_stopped(compare_with(engine, nodes, moves, session.stop, session.pulse));
  };
  while (game.step(search, compare)) {
    if (!session.report) continue;
    JsonWriter progress;
    write(progress);
    session.report(progress.text());
  }
  write(json);
}

}  // namespace evora::calls
