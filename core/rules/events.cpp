#include "rules/events.hpp"

#include "rules/apply.hpp"

namespace evora {

std::vector<Event> play_with_events(Position& p, Move move) {
  require_legal(p, move);
  EventLog log;
  apply(p, move, log);
  return std::move(log.events);
}

std::vector<Event> play_with_events(Position& p, const Deal& deal) {
  require_possible(p, deal);
  EventLog log;
  apply(p, deal, log);
  return std::move(log.events);
}

}  // namespace evora
