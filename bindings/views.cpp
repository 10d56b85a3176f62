// Positions, moves, events and games as the server sends them: JSON from the core (core/view).
#include "bindings.hpp"
#include "calls/records.hpp"
#include "view/view.hpp"

using namespace evora;

namespace {

// What a function writes as JSON.
template <class Write>
nb::bytes written(Write&& write) {
  JsonWriter json;
  write(json);
  const std::string text = json.text();
  return nb::bytes(text.data(), text.size());
}

#define EVORA_EVENTS "collections.abc.Sequence[" EVORA_EVENT "]"

}  // namespace

void bind_views(nb::module_& m) {
  m.def(
      "position_view",
      [](const Position& position, bool ended) {
        return written([&](JsonWriter& json) { write_position(json, position, ended); });
      },
      "position"_a, "ended"_a = false, "A position as a PositionView of the server, JSON; `ended`: nobody is to move.");
  m.def(
      "legal_view",
      [](const Position& position) { return written([&](JsonWriter& json) { write_legal(json, position); }); },
      "position"_a, "The legal moves with their previews as a list of LegalMove, JSON.");
  m.def(
      "barred_view",
      [](const Position& position) { return written([&](JsonWriter& json) { write_barred(json, position); }); },
      "position"_a, "What could be tried and is not legal as a list of Barred, JSON.");
  m.def(
      "events_view",
      [](const std::vector<Event>& events) { return written([&](JsonWriter& json) { write_events(json, events); }); },
      "events"_a, nb::sig("def events_view(events: " EVORA_EVENTS ") -> bytes"), "Events as a list of Effect, JSON.");
  m.def(
      "round_view",
      [](const std::vector<Event>& events, const Position& before) {
        RoundSum round;
        add_to_round(round, events);
        return written([&](JsonWriter& json) { write_round(json, round, before); });
      },
      "events"_a, "before"_a, nb::sig("def round_view(events: " EVORA_EVENTS ", before: Position) -> bytes"),
      "The events of one round as a RoundTotal, JSON; `before`: with the scores that it began with.");
  m.def(
      "replay_view",
      [](const Position& start, const std::vector<Token>& tokens,
         const std::vector<std::pair<std::string, std::string>>& tags, const std::vector<int>& yours) {
        ReplayFacts facts = facts_of(tags, start.players);
        facts.yours = yours;
        std::string text;
        {
          nb::gil_scoped_release release;
          JsonWriter json;
          json.object([&] { write_replay_fields(json, start, tokens, facts); });
          text = json.text();
        }
        return nb::bytes(text.data(), text.size());
      },
      "start"_a, "tokens"_a, "tags"_a, "yours"_a,
      nb::sig("def replay_view(start: Position, tokens: collections.abc.Sequence[Move | Deal], tags: "
              "collections.abc.Sequence[tuple[str, str]], yours: collections.abc.Sequence[int]) -> bytes"),
      "A game step by step as a PlayAnswer, JSON; `yours`: the seats of those who ask.");
}
