// When a search has to end: its limits, and somebody who calls it off.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "search/search.hpp"

namespace evora {

class Control {
 public:
  Control(const Limits& limits, std::atomic<bool>& stop) : limits_(limits), stop_(stop) {}

  // Counts a position made; true when the search must end. The clock is read now and then.
  bool count_node() {
    const std::uint64_t nodes = ++local_;
    if ((nodes & 255) == 0) check();
    return over_ || (limits_.nodes != 0 && nodes >= limits_.nodes);
  }
  bool over() const { return over_ || (limits_.nodes != 0 && local_ >= limits_.nodes); }

  std::uint64_t nodes() const { return local_; }
  std::int64_t elapsed_ms() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;

  void check() {
    over_ = over_ || stop_.load(std::memory_order_relaxed) || (limits_.ms != 0 && elapsed_ms() >= limits_.ms);
  }

  Limits limits_;
  std::atomic<bool>& stop_;
  Clock::time_point begin_ = Clock::now();
  std::uint64_t local_ = 0;
  bool over_ = false;
};

}  // namespace evora
