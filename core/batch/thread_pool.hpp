// Threads that share the games of a batch.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace evora {

// Runs a task on the calling thread and on others, which start with the first task and wait between two.
class ThreadPool {
 public:
  // `threads` in all, the calling one included.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  // Calls task(begin, end) for pieces of 0 … count, each number once, in any order; returns when all are done.
  // A single piece is done by the calling thread: waking others takes some ten microseconds, so a piece should
  // be that much work. The task must not throw. One call at a time.
  void run(int count, int piece, const std::function<void(int, int)>& task);

  int threads() const { return threads_; }

 private:
  struct State;  // what the threads see

  static void work(State& state);
  static void take_pieces(State& state);
  void start();

  int threads_;
  long process_ = 0;  // where the threads live: a fork leaves them behind
  std::unique_ptr<State> state_;
};

}  // namespace evora
