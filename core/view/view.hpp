// What the core says, as JSON in the shapes of evora.calls: the server and the engine in the page send the same bytes.
// Seats, factories, lines, rows and columns count from 1.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/tags.hpp"
#include "json/writer.hpp"
#include "rules/events.hpp"
#include "rules/notation.hpp"
#include "rules/position.hpp"

namespace evora {

// The seat to move, from 1; none at deal and over.
std::optional<int> seat_to_move(const Position& position);

// A PositionView; `ended`: nobody is to move any more, whatever the position says.
void write_position(JsonWriter& json, const Position& position, bool ended = false);
void write_legal(JsonWriter& json, const Position& position);           // a list of LegalMove, by action id
void write_barred(JsonWriter& json, const Position& position);          // a list of Barred
void write_event(JsonWriter& json, const Event& event);                 // an Effect
void write_events(JsonWriter& json, const std::vector<Event>& events);  // a list of them

// A finished round, or one that is still open: what its events brought to each seat.
struct RoundSum {
  int round = 0;
  std::vector<TilePlaced> placed;
  std::vector<FloorScored> floors;
  std::vector<BonusScored> bonuses;  // of the game's end, which follows its last round
};

// Sums up `events`, which may end the round: then it returns true. Bonuses follow in the same events.
bool add_to_round(RoundSum& round, const std::vector<Event>& events);
// A RoundTotal; `before`: the position that had the scores with which the round began.
void write_round(JsonWriter& json, const RoundSum& round, const Position& before);

// An end that the rules do not know: resigned, time, forfeit, abandoned.
struct EarlyEnd {
  std::string reason;
  std::vector<int> winners;  // seats from 1
};

// What a record says about a game besides its moves; by seat, as far as known.
struct ReplayFacts {
  std::vector<std::optional<std::string>> names;
  std::vector<std::optional<std::string>> levels;  // of engines
  std::vector<int> yours;                          // the seats of those who ask
  std::vector<int> bots;
  std::optional<EarlyEnd> end;
  Tags tags;  // the optional ones of the record
};

// A PlayAnswer without its braces: the steps of a game whose tokens are legal, one after the other. The steps of the
// first `known` tokens are left out; the rest of the answer is about the whole game.
void write_replay_fields(JsonWriter& json, const Position& start, std::span<const Token> tokens,
                         const ReplayFacts& facts, std::size_t known = 0);

}  // namespace evora
