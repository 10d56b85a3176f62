// Threads that help a search.
#pragma once

#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#ifndef __wasm__
#include <thread>
#endif

#include "search/control.hpp"

namespace evora {

#ifdef __wasm__

// The page has one thread per engine.
class Helpers {
 public:
  using Search = std::function<void(Control& control, int number)>;

  Helpers(int, const Search&) {}
  std::uint64_t finish() { return 0; }
};

#else

// Threads that search the same position into the same table as the main one, at other depths, until it ends.
// They are joined however it ends.
class Helpers {
 public:
  using Search = std::function<void(Control& control, int number)>;

  Helpers(int count, const Search& search) {
    for (int number = 1; number <= count; ++number) {
      Helper& helper = helpers_.emplace_back();
      helper.thread = std::thread([&helper, &search, number] {
        try {
          Control control(Limits{}, helper.stop.token());
          search(control, number);
          helper.nodes = control.nodes();
        } catch (...) {
          helper.error = std::current_exception();
        }
      });
    }
  }
  ~Helpers() { request_stop(); }

  // Stops and joins them; returns the positions they made, or throws what one of them threw.
  std::uint64_t finish() {
    request_stop();
    std::uint64_t nodes = 0;
    for (Helper& helper : helpers_) {
      helper.thread.join();
      if (helper.error) std::rethrow_exception(helper.error);
      nodes += helper.nodes;
    }
    return nodes;
  }

 private:
  struct Helper {
    std::uint64_t nodes = 0;
    std::exception_ptr error;
    StopSource stop;
    std::thread thread;

    ~Helper() {
      stop.request_stop();
      if (thread.joinable()) thread.join();
    }
  };

  // All at once, before the first is waited for.
  void request_stop() {
    for (Helper& helper : helpers_) helper.stop.request_stop();
  }

  std::deque<Helper> helpers_;  // their threads refer to them
};

#endif

}  // namespace evora
