// Where events go: functions that change a position take a log. With NoLog they compile to bare play; with
// EventLog they also record what happened.
#pragma once

#include <vector>

#include "rules/events.hpp"

namespace evora {

// A log gets functions that make an event, so that bare play never builds one.
struct NoLog {
  static constexpr bool on = false;
  template <class MakeEvent>
  void operator()(MakeEvent&&) const {}
};

struct EventLog {
  static constexpr bool on = true;
  std::vector<Event> events;
  template <class MakeEvent>
  void operator()(MakeEvent&& make) {
    events.emplace_back(make());
  }
};

// --- Places as events name them.

inline Place table_place(PlaceKind kind, int number = 0) { return {.kind = kind, .number = number}; }
inline Place source_place(int source) {
  return source == 0 ? table_place(PlaceKind::centre) : table_place(PlaceKind::factory, source);
}
inline Place line_place(int seat, int row, int space) { return {PlaceKind::line, seat + 1, row + 1, space}; }
inline Place floor_place(int seat, int space) { return {PlaceKind::floor, seat + 1, 0, space}; }

}  // namespace evora
