// The rules: what may be played, and what then happens.
#include "calls/subjects.hpp"
#include "calls/tokens.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"
#include "rules/seed.hpp"
#include "view/view.hpp"

namespace evora::calls {
namespace {

constexpr std::size_t kMaxSeedText = 1000;

}  // namespace

void legal(const Ask& ask, Session&, JsonWriter& json) {
  const Position position = ask.position();
  json.object([&] {
    json.field("position", [&] { write_position(json, position); });
    json.field("legal", [&] { write_legal(json, position); });
    json.field("barred", [&] { write_barred(json, position); });
  });
}

void play(const Ask& ask, Session&, JsonWriter& json) {
  const Position start = ask.position();
  const auto tokens = read_tokens(ask, start);
  json.object([&] { write_replay_fields(json, start, tokens, {}); });
}

void deal(const Ask& ask, Session&, JsonWriter& json) {
  const Position position = ask.position();
  if (position.phase != Phase::deal) {
    throw Refusal("bad_position", "position",
                  "the position is at " + std::string(to_text(position.phase)) + ", expected deal");
  }
  const Seed seed = Seed::from_text(ask.text("seed", kMaxSeedText));
  json.object([&] { json.field("deal", to_text(seed.deal(position))); });
}

void new_game(const Ask& ask, Session&, JsonWriter& json) {
  const int players = int(ask.number("players", kMinPlayers, kMaxPlayers, kMinPlayers));
  const int start = int(ask.number("start", 1, players, 1));
  Variant variant = Variant::coloured;
  if (ask.has("variant")) {
    try {
      variant = parse_variant(ask.text("variant", kMaxTokenText));
    } catch (const InvalidPosition& error) {
      throw Refusal("bad_field", "variant", error.problem);
    }
  }
  json.object([&] { json.field("position", to_text(Position::new_game(players, variant, start - 1))); });
}

}  // namespace evora::calls
