// A request to stop, shared by who makes it and who obeys it.
//
// std::stop_token and std::jthread would do, but the C++ library of macOS has had them only since
// LLVM 20, and those of older systems never will.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace evora {

// Whether a stop was requested. One that is made by itself never is.
class StopToken {
 public:
  StopToken() = default;

  bool stop_requested() const { return flag_ && flag_->load(std::memory_order_relaxed); }

 private:
  friend class StopSource;
  explicit StopToken(std::shared_ptr<const std::atomic<bool>> flag) : flag_(std::move(flag)) {}

  std::shared_ptr<const std::atomic<bool>> flag_;
};

// Requests a stop of all who have a token of it. Copies make the same request.
class StopSource {
 public:
  void request_stop() { flag_->store(true, std::memory_order_relaxed); }
  bool stop_requested() const { return flag_->load(std::memory_order_relaxed); }
  StopToken token() const { return StopToken(flag_); }

 private:
  std::shared_ptr<std::atomic<bool>> flag_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace evora
