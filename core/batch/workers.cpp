#include "batch/workers.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

#include <algorithm>

namespace evora {
namespace {

constexpr int kPiece = 64;  // games: some twenty microseconds of work, and whole cache lines of the narrowest array

long current_process() {
#if __has_include(<unistd.h>)
  return long(getpid());
#else
  return 1;  // no forks
#endif
}

}  // namespace

struct Workers::Pool {
  std::mutex mutex;
  std::condition_variable begun;
  std::condition_variable finished;
  std::uint64_t round = 0;  // counts the tasks; guarded, as all up to `stopping`
  int busy = 0;             // threads that have not finished this round's task
  bool stopping = false;
  std::atomic<int> next = 0;  // the first game that nobody has taken
  int count = 0;
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
  for (int begin; (begin = pool.next.fetch_add(kPiece)) < pool.count;) {
    (*pool.task)(begin, std::min(begin + kPiece, pool.count));
  }
}

void Workers::work(Pool& pool) {
  std::unique_lock lock(pool.mutex);
  for (std::uint64_t done = 0;;) {
    pool.begun.wait(lock, [&] { return pool.stopping || pool.round != done; });
    if (pool.stopping) return;
    done = pool.round;
    lock.unlock();
    take_pieces(pool);
    lock.lock();
    if (--pool.busy == 0) pool.finished.notify_one();
  }
}

void Workers::run(int count, const std::function<void(int, int)>& task) {
  if (threads_ == 1 || count <= kPiece) {
    if (count > 0) task(0, count);
    return;
  }
  start();
  Pool& pool = *pool_;
  {
    const std::lock_guard lock(pool.mutex);
    pool.next = 0;
    pool.count = count;
    pool.task = &task;
    pool.busy = threads_ - 1;
    ++pool.round;
  }
  pool.begun.notify_all();
  take_pieces(pool);
  std::unique_lock lock(pool.mutex);
  pool.finished.wait(lock, [&] { return pool.busy == 0; });
}

}  // namespace evora
