#include <array>

#include "view/view.hpp"

namespace evora {
namespace {

std::string_view to_text(PlaceKind kind) {
  constexpr std::array<std::string_view, 6> names{"bag", "lid", "factory", "centre", "line", "floor"};
  return names[std::size_t(kind)];
}

std::string_view to_text(BonusKind kind) {
  constexpr std::array<std::string_view, 3> names{"row", "column", "colour"};
  return names[std::size_t(kind)];
}

void write_place(JsonWriter& json, std::string_view name, const Place& place) {
  json.field(name, [&] {
    json.object([&] {
      json.field("kind", to_text(place.kind));
      json.field("seat", place.seat);
      json.field("number", place.number);
      json.field("space", place.space);
    });
  });
}

void write_numbers(JsonWriter& json, std::string_view name, const auto& numbers) {
  json.field(name, [&] { json.array(numbers, [&](int number) { json.value(number); }); });
}

// The fields of each kind of event, in the order of its message.
struct Fields {
  JsonWriter& json;

  void operator()(const RoundStarted& e) const {
    json.field("event", "RoundStarted");
    json.field("round", e.round);
    json.field("start", e.start);
  }
  void operator()(const BagRefilled& e) const {
    json.field("event", "BagRefilled");
    write_numbers(json, "tiles", e.tiles);
  }
  void operator()(const TilesMoved& e) const {
    json.field("event", "TilesMoved");
    json.field("colour", colour_letter(e.colour));
    json.field("count", e.count);
    write_place(json, "origin", e.origin);
    write_place(json, "target", e.target);
  }
  void operator()(const MarkerMoved& e) const {
    json.field("event", "MarkerMoved");
    write_place(json, "origin", e.origin);
    write_place(json, "target", e.target);
  }
  void operator()(const TilePlaced& e) const {
    json.field("event", "TilePlaced");
    json.field("seat", e.seat);
    json.field("colour", colour_letter(e.colour));
    json.field("row", e.row);
    json.field("column", e.column);
    json.field("horizontal", e.horizontal);
    json.field("vertical", e.vertical);
    json.field("points", e.points);
  }
  void operator()(const FloorScored& e) const {
    json.field("event", "FloorScored");
    json.field("seat", e.seat);
    json.field("spaces", e.spaces);
    json.field("cost", e.cost);
    json.field("lost", e.lost);
    json.field("score", e.score);
  }
  void operator()(const RoundEnded& e) const {
    json.field("event", "RoundEnded");
    json.field("round", e.round);
    json.field("idle_rounds", e.idle_rounds);
  }
  void operator()(const BonusScored& e) const {
    json.field("event", "BonusScored");
    json.field("seat", e.seat);
    json.field("kind", to_text(e.kind));
    json.field("which", e.which);
    json.field("points", e.points);
  }
  void operator()(const GameEnded& e) const {
    json.field("event", "GameEnded");
    json.field("reason", evora::to_text(e.reason));
    write_numbers(json, "winners", e.winners);
    write_numbers(json, "scores", e.scores);
  }
};

}  // namespace

void write_event(JsonWriter& json, const Event& event) {
  json.object([&] { std::visit(Fields{json}, event); });
}

void write_events(JsonWriter& json, const std::vector<Event>& events) {
  json.array(events, [&](const Event& event) { write_event(json, event); });
}

}  // namespace evora
