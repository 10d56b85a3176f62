// The core behind one function: the name of a call and its question as JSON, the answer as JSON. The server and the
// engine in the page (WebAssembly) ask through it (docs/wasm.md). The types of both are those of evora.calls.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "players/levels.hpp"
#include "search/search.hpp"
#include "search/stop.hpp"

namespace evora {

// Who asks: where progress goes, what ends a long call, and the engine and the player that are kept from one call to
// the next. One call at a time.
class Session {
 public:
  std::function<void(std::string_view)> report = nullptr;  // progress, in the shape of the call's answer
  StopToken stop = {};                                     // ends a search with what it has
  std::function<void()> pulse = nullptr;                   // called every few milliseconds; may throw

  // An engine with a table of this size; a new one when the size changes.
  Engine& engine(int hash_mb);
  // A player of this level; a new one when it is another.
  LevelPlayer& player(const Level& level);

 private:
  std::unique_ptr<LevelPlayer> player_;
  std::unique_ptr<Engine> engine_;
  int hash_mb_ = 0;
};

// The answer, or {"type":"refused","code":…,"field":…,"detail":…} when the question makes no sense. Throws only what
// `report` and `pulse` throw.
std::string call(std::string_view name, std::string_view ask, Session& session);

std::vector<std::string_view> call_names();

}  // namespace evora
