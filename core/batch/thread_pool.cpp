#include "batch/thread_pool.hpp"

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

struct ThreadPool::State {
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

ThreadPool::ThreadPool(int threads) : threads_(std::max(threads, 1)) {}

ThreadPool::~ThreadPool() {
  if (!state_) return;
  if (process_ != current_process()) {
    (void)state_.release();  // its threads do not exist here and cannot be joined
    return;
  }
  {
    const std::lock_guard lock(state_->mutex);
    state_->stopping = true;
  }
  state_->begun.notify_all();
  for (std::thread& thread : state_->threads) thread.join();
}

void ThreadPool::start() {
  if (state_ && process_ == current_process()) return;
  (void)state_.release();
  state_ = std::make_unique<State>();
  process_ = current_process();
  for (int i = 1; i < threads_; ++i) state_->threads.emplace_back([state = state_.get()] { work(*state); });
}

void ThreadPool::take_pieces(State& state) {
  for (int begin; (begin = state.next.fetch_add(state.piece)) < state.count;) {
    (*state.task)(begin, std::min(begin + state.piece, state.count));
  }
}

void ThreadPool::work(State& state) {
  for (std::uint64_t done = 0;;) {
    const auto called = [&] { return state.stopping || state.round != done; };
    look_out(called);
    {
      std::unique_lock lock(state.mutex);
      state.begun.wait(lock, called);
      if (state.stopping) return;
      done = state.round;
    }
    take_pieces(state);
    const std::lock_guard lock(state.mutex);
    if (--state.busy == 0) state.finished.notify_one();
  }
}

void ThreadPool::run(int count, int piece, const std::function<void(int, int)>& task) {
  if (threads_ == 1 || count <= piece) {
    if (count > 0) task(0, count);
    return;
  }
  start();
  State& state = *state_;
  {
    const std::lock_guard lock(state.mutex);
    state.next = 0;
    state.count = count;
    state.piece = piece;
    state.task = &task;
    state.busy = threads_ - 1;
    ++state.round;
  }
  state.begun.notify_all();
  take_pieces(state);
  const auto all_done = [&] { return state.busy == 0; };
  look_out(all_done);
  std::unique_lock lock(state.mutex);
  state.finished.wait(lock, all_done);
}

}  // namespace evora
