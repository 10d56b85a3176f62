// The levels: what an opponent for people plays.
#include "players/levels.hpp"

#include "calls/analysis.hpp"
#include "calls/subjects.hpp"
#include "rules/notation.hpp"
#include "view/view.hpp"

namespace evora::calls {
namespace {

const Level& named(const std::string& name) {
  if (const Level* found = find_level(name)) return *found;
  std::string names;
  for (const Level& level : levels()) names += (names.empty() ? "" : ", ") + level.name;
  throw Refusal("bad_field", "level", "expected one of " + names);
}

}  // namespace

void level(const Ask& ask, Session& session, JsonWriter& json) {
  const Position position = ask.position();
  const Level& level = named(ask.text("level", kMaxLevelText));
  const std::string seed = ask.text("seed", kMaxSeedText);
  const SearchResult result =
      session.player(level).analyse(position, seed, {.limits = {}, .stop = session.stop, .pulse = session.pulse});
  json.object([&] {
    write_analysis_fields(json, position, result, true);
    const auto move = seat_to_move(position) ? std::optional(to_text(result.variations.front().move)) : std::nullopt;
    json.field("move", move);
  });
}

}  // namespace evora::calls
