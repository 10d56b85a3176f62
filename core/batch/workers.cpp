#include "batch/workers.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

#include <algorithm>
#include <chrono>

namespace evora {
namespace {

long current_process() {
#if __has_include(<unistd.h>)
  return long(getpid());
#else
  return 1;  // no forks
#endif
}

// Steps often follow one another at once, and waking a thread takes long. So threads look out for a while,
// giving way to others, before they sleep.
constexpr std::chrono::microseconds kLookout{200};

template <class Ready>
void look_out(Ready&& ready) {
  using Clock = std::chrono::steady_clock;
  for (const auto end = Clock::now() + kLookout; !ready() && Clock::now() < end;) std::this_thread::yield();
}

}  // namespace

struct Workers::Pool {
  std::mutex mutex;
  std::condition_variable begun;
  std::condition_variable finished;
  // Changed under the mutex, for those who sleep; read without it by those who look out.
  std::atomic<std::uint64_t> round = 0;  // counts the tasks
  std::atomic<int> busy = 0;             // threads that have not finished this round's task
  std::atomic<bool> stopping = false;
  std::atomic<int> next = 0;  // the first game that nobody has taken
  int count = 0;
  int piece = 1;
  const std::function<void(int, int)>* task = nullptr;
  std::vector<std::thread> threads;
};

Workers::Workers(int threads) : threads_(std::max(threads, 1)) {}

Workers::~Workers() {
  if (!pool_) return;
  if (process_ != current_process()) {
    (void)pool_.release();  // its threads do not exist here and cannot be joined
    return;
  }
  {
    const std::lock_guard lock(pool_->mutex);
    pool_->stopping = true;
  }
  pool_->begun.notify_all();
  for (std::thread& thread : pool_->threads) thread.join();
}

void Workers::start() {
  if (pool_ && process_ == current_process()) return;
  (void)pool_.release();
  pool_ = std::make_unique<Pool>();
  process_ = current_process();
  for (int i = 1; i < threads_; ++i) pool_->threads.emplace_back([pool = pool_.get()] { work(*pool); });
}

void Workers::take_pieces(Pool& pool) {
  for (int begin; (begin = pool.next.fetch_add(pool.piece)) < pool.count;) {
    (*pool.task)(begin, std::min(begin + pool.piece, pool.count));
  }
}

void Workers::work(Pool& pool) {
  for (std::uint64_t done = 0;;) {
    const auto called = [&] { return pool.stopping || pool.round != done; };
    look_out(called);
    {
      std::unique_lock lock(pool.mutex);
      pool.begun.wait(lock, called);
      if (pool.stopping) return;
      done = pool.round;
    }
    take_pieces(pool);
    const std::lock_guard lock(pool.mutex);
    if (--pool.busy == 0) pool.finished.notify_one();
  }
}

void Workers::run(int count, int piece, const std::function<void(int, int)>& task) {
  if (threads_ == 1 || count <= piece) {
    if (count > 0) task(0, count);
    return;
  }
  start();
  Pool& pool = *pool_;
  {
    const std::lock_guard lock(pool.mutex);
    pool.next = 0;
    pool.count = count;
    pool.piece = piece;
    pool.task = &task;
    pool.busy = threads_ - 1;
    ++pool.round;
  }
  pool.begun.notify_all();
  take_pieces(pool);
  const auto all_done = [&] { return pool.busy == 0; };
  look_out(all_done);
  std::unique_lock lock(pool.mutex);
  pool.finished.wait(lock, all_done);
}

}  // namespace evora
