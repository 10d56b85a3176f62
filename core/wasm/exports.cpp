// The core in the page: what JavaScript calls, and what it is called by (web/src/engine/module.ts).
//
// JavaScript asks for room for a text, writes it, and calls; the answer stays where it is until the next call.
#include <cstdlib>
#include <string>
#include <string_view>

#include "calls/calls.hpp"

namespace {

evora::Session& session() {
  static evora::Session kept;
  return kept;
}

std::string& answer() {
  static std::string kept;
  return kept;
}

}  // namespace

extern "C" {

// Progress of a call, while it runs.
[[clang::import_module("evora"), clang::import_name("report")]] void evora_report(const char* data, std::size_t size);

[[clang::export_name("room")]] char* evora_room(std::size_t size) { return static_cast<char*>(std::malloc(size)); }

// Both texts were written into rooms, which are given back here. The size of the answer.
[[clang::export_name("call")]] std::size_t evora_call(char* name, std::size_t name_size, char* ask,
                                                      std::size_t ask_size) {
  const std::string named(name, name_size), asked(ask, ask_size);
  std::free(name);
  std::free(ask);
  session().report = [](std::string_view progress) { evora_report(progress.data(), progress.size()); };
  answer() = evora::call(named, asked, session());
  return answer().size();
}

[[clang::export_name("answer")]] const char* evora_answer() { return answer().data(); }
}
