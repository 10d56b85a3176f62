// The rules: what may be played, and what then happens.
#include "calls/subjects.hpp"
#include "calls/tokens.hpp"
#include "rules/notation.hpp"
#include "rules/seed.hpp"
#include "view/view.hpp"

namespace evora::calls {
namespace {

Seed seed_of(const Ask& ask) { return Seed::from_text(ask.text("seed", kMaxSeedText)); }

// The deal that is due after the tokens, if one is.
std::optional<Deal> due_deal(Position position, std::span<const Token> tokens, const Seed& seed) {
  for (const Token& token : tokens) std::visit([&](const auto& played) { evora::play(position, played); }, token);
  return position.phase == Phase::deal ? std::optional(seed.deal(position)) : std::nullopt;
}

int players_of(const Ask& ask) { return int(ask.number("players", kMinPlayers, kMaxPlayers, kMinPlayers)); }

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
  auto tokens = read_tokens(ask, start);
  const auto known = std::size_t(ask.number("known", 0, std::int64_t(tokens.size()), 0));
  if (ask.has("seed")) {
    if (const auto deal = due_deal(start, tokens, seed_of(ask))) tokens.push_back(*deal);
  }
  json.object([&] { write_replay_fields(json, start, tokens, {}, known); });
}

void deal(const Ask& ask, Session&, JsonWriter& json) {
  const Position position = ask.position();
  if (position.phase != Phase::deal) {
    throw Refusal("bad_position", "position",
                  "the position is at " + std::string(to_text(position.phase)) + ", expected deal");
  }
  json.object([&] { json.field("deal", to_text(seed_of(ask).deal(position))); });
}

void new_game(const Ask& ask, Session&, JsonWriter& json) {
  const int players = players_of(ask);
  const int start = int(ask.number("start", 1, players, 1));
  const Variant variant = ask.has("variant") ? ask.variant() : Variant::coloured;
  json.object([&] { json.field("position", to_text(Position::new_game(players, variant, start - 1))); });
}

void seed(const Ask& ask, Session&, JsonWriter& json) {
  const Seed seed = seed_of(ask);
  const int players = players_of(ask);
  const auto tokens = std::uint32_t(ask.number("tokens", 0, kMaxCount, 0));
  json.object([&] {
    json.field("seed", seed.text());
    json.field("hash", hex(seed.hash()));
    json.field("start", seed.start_player(players) + 1);
    json.field("player_seed", seed.player_seed(tokens));
  });
}

}  // namespace evora::calls
