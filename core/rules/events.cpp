#include "rules/events.hpp"

#include "rules/apply.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora {

std::vector<Event> play_with_events(Position& p, Move move) {
  if (!is_legal(p, move)) throw IllegalMove(to_text(move) + ": " + why_illegal(p, move));
  EventLog log;
  apply(p, move, log);
  return std::move(log.events);
}

std::vector<Event> play_with_events(Position& p, const Deal& deal) {
  if (const auto why = why_impossible(p, deal); !why.empty()) throw IllegalMove(to_text(deal) + ": " + why);
  EventLog log;
  apply(p, deal, log);
  return std::move(log.events);
}

}  // namespace evora
