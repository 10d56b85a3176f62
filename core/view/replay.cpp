#include <algorithm>

#include "view/view.hpp"

namespace evora {
namespace {

void write_seat_round(JsonWriter& json, const RoundSum& round, int seat, int before) {
  int gained = 0, cost = 0, lost = 0;
  for (const TilePlaced& tile : round.placed) gained += tile.seat == seat ? tile.points : 0;
  for (const FloorScored& floor : round.floors) {
    if (floor.seat != seat) continue;
    cost = floor.cost;
    lost = floor.lost;
  }
  json.object([&] {
    json.field("placed", [&] {
      json.array([&] {
        for (const TilePlaced& tile : round.placed) {
          if (tile.seat == seat) write_event(json, tile);
        }
      });
    });
    json.field("gained", gained);
    json.field("cost", cost);
    json.field("lost", lost);
    json.field("score", before + gained - lost);
  });
}

void write_bonuses(JsonWriter& json, const std::vector<BonusScored>& bonuses) {
  json.field("bonuses", [&] { json.array(bonuses, [&](const BonusScored& bonus) { write_event(json, bonus); }); });
}

void write_numbers(JsonWriter& json, std::string_view name, const std::vector<int>& numbers) {
  json.field(name, [&] { json.array(numbers, [&](int number) { json.value(number); }); });
}

void write_texts(JsonWriter& json, std::string_view name, std::vector<std::optional<std::string>> texts, int players) {
  texts.resize(std::size_t(players));
  json.field(name, [&] { json.array(texts, [&](const auto& text) { json.value(text); }); });
}

// A ResultView of a game that has ended, by the rules or before.
void write_result(JsonWriter& json, const Position& p, const std::optional<EarlyEnd>& early,
                  const std::vector<BonusScored>& bonuses) {
  const auto reason = end_reason(p);
  if (!reason && !early) return json.value(nullptr);
  std::vector<int> seats;
  if (reason) {
    seats = winners(p);
    for (int& seat : seats) ++seat;
  } else {
    seats = early->winners;
  }
  json.object([&] {
    json.field("reason", reason ? std::string(to_text(*reason)) : early->reason);
    write_numbers(json, "winners", seats);
    json.field_if(reason.has_value(), "decided_by", [&] { json.value(to_text(decided_by(p))); });
    json.field("scores", [&] {
      json.array([&] {
        for (int seat = 0; seat < p.players; ++seat) json.value(p.boards[std::size_t(seat)].score);
      });
    });
    write_bonuses(json, bonuses);
  });
}

}  // namespace

bool add_to_round(RoundSum& round, const std::vector<Event>& events) {
  bool ended = false;
  for (const Event& event : events) {
    if (const auto* tile = std::get_if<TilePlaced>(&event)) round.placed.push_back(*tile);
    if (const auto* floor = std::get_if<FloorScored>(&event)) round.floors.push_back(*floor);
    if (const auto* bonus = std::get_if<BonusScored>(&event)) round.bonuses.push_back(*bonus);
    if (const auto* end = std::get_if<RoundEnded>(&event)) {
      round.round = end->round;
      ended = true;
    }
  }
  return ended;
}

void write_round(JsonWriter& json, const RoundSum& round, const Position& before) {
  json.object([&] {
    json.field("round", round.round);
    json.field("seats", [&] {
      json.array([&] {
        for (int seat = 0; seat < before.players; ++seat) {
          write_seat_round(json, round, seat + 1, int(before.boards[std::size_t(seat)].score));
        }
      });
    });
  });
}

void write_replay_fields(JsonWriter& json, const Position& start, std::span<const Token> tokens,
                         const ReplayFacts& facts, std::size_t known) {
  JsonWriter rounds;
  std::vector<BonusScored> bonuses;
  Position p = start;
  json.field("start", [&] { write_position(json, start); });
  const auto write_step = [&](const Token& token, std::optional<int> seat, const std::vector<Event>& events) {
    json.object([&] {
      json.field("token", std::visit([](const auto& played) { return to_text(played); }, token));
      json.field("seat", seat);
      json.field("effects", [&] { write_events(json, events); });
      json.field("position", [&] { write_position(json, p); });
    });
  };
  const auto write_steps = [&] {
    RoundSum round;
    Position round_start = start;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const Token& token = tokens[i];
      const auto seat = seat_to_move(p);
      const auto events = std::visit([&](const auto& played) { return play_with_events(p, played); }, token);
      if (i >= known) write_step(token, seat, events);
      if (!add_to_round(round, events)) continue;
      write_round(rounds, round, round_start);
      bonuses.insert(bonuses.end(), round.bonuses.begin(), round.bonuses.end());
      round = {};
      round_start = p;
    }
  };
  json.field("steps", [&] { json.array(write_steps); });
  const bool over = p.phase == Phase::over || facts.end;
  json.field("legal", [&] { over ? json.array([] {}) : write_legal(json, p); });
  json.field("barred", [&] { over ? json.array([] {}) : write_barred(json, p); });
  json.raw_field("rounds", "[" + rounds.text() + "]");
  write_bonuses(json, bonuses);
  write_texts(json, "names", facts.names, start.players);
  write_texts(json, "levels", facts.levels, start.players);
  write_numbers(json, "yours", facts.yours);
  json.field("result", [&] { write_result(json, p, facts.end, bonuses); });
  write_numbers(json, "bots", facts.bots);
  json.field("tags", [&] {
    json.object([&] {
      for (const auto& [name, value] : facts.tags) json.field(name, value);
    });
  });
}

}  // namespace evora
