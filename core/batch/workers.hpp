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
class Workers {
 public:
  // `threads` in all, the calling one included.
  explicit Workers(int threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Calls task(begin, end) for pieces of 0 … count, each number once, in any order; returns when all are done.
  // The task must not throw. One call at a time.
  void run(int count, const std::function<void(int, int)>& task);

  int threads() const { return threads_; }

 private:
  struct Pool;  // what the threads see

  static void work(Pool& pool);
  static void take_pieces(Pool& pool);
  void start();

  int threads_;
  long process_ = 0;  // where the threads live: a fork leaves them behind
  std::unique_ptr<Pool> pool_;
};

}  // namespace evora
