// When a search has to end: its limits, and a request to stop.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

#include "search/stop.hpp"
#include "search/types.hpp"

namespace evora {

class Control {
 public:
  // A stop requested before the search begins counts like any other.
  Control(const Limits& limits, StopToken stop, std::function<void()> pulse = {})
      : limits_(limits), stop_(std::move(stop)), pulse_(std::move(pulse)), over_(stop_.stop_requested()) {}

  // Counts a position made; true when the search must end. The clock is read now and then.
  bool count_node() {
    const std::uint64_t nodes = ++local_;
    if ((nodes & 255) == 0) check();
    return over_ || (limits_.nodes != 0 && nodes >= limits_.nodes);
  }
  // Other limits from here on; they count from the beginning, as before.
  void set_limits(const Limits& limits) {
    limits_ = limits;
    over_ = false;
    check();
  }
  // Positions that were made elsewhere on behalf of this search.
  void count_nodes(std::uint64_t count) {
    local_ += count;
    check();
  }
  bool over() const { return over_ || (limits_.nodes != 0 && local_ >= limits_.nodes); }

  std::uint64_t nodes() const { return local_; }
  std::int64_t elapsed_ms() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;

  void check() {
    if (pulse_) pulse_();
    over_ = over_ || stop_.stop_requested() || (limits_.ms != 0 && elapsed_ms() >= limits_.ms);
  }

  Limits limits_;
  StopToken stop_;
  std::function<void()> pulse_;
  Clock::time_point begin_ = Clock::now();
  std::uint64_t local_ = 0;
  bool over_;
};

}  // namespace evora
