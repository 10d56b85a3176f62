#include "calls/calls.hpp"

#include "calls/ask.hpp"
#include "calls/subjects.hpp"
#include "json/writer.hpp"
#include "rules/errors.hpp"

namespace evora {
namespace {

using Answer = void (*)(const Ask& ask, Session& session, JsonWriter& json);

struct Row {
  std::string_view name;
  Answer answer;
  std::string_view fields;  // of the question
};

// Every call: its name, its function (subjects.hpp) and the fields that it takes.
constexpr Row kCalls[] = {
    {"analyse", calls::analyse, "position nodes ms depth lines hash_mb report_ms seed"},
    {"deal", calls::deal, "position seed"},
    {"edit", calls::edit, "variant round idle_rounds phase to_move start factories centre marker bag lid boards"},
    {"legal", calls::legal, "position"},
    {"level", calls::level, "position level seed"},
    {"new", calls::new_game, "players variant start"},
    {"play", calls::play, "position moves seed known"},
    {"record", calls::record, "record"},
    {"review", calls::review, "record position moves winners nodes from"},
    {"seed", calls::seed, "seed players tokens"},
    {"write", calls::write, "position moves tags comments"},
};

const Row& row_of(std::string_view name) {
  for (const Row& row : kCalls) {
    if (row.name == name) return row;
  }
  throw Refusal("unknown_type", "", "there is no call " + quoted(name));
}

}  // namespace

Engine& Session::engine(int hash_mb) {
  if (engine_ == nullptr || hash_mb != hash_mb_) {
    engine_ = nullptr;  // the old table before the new one: there may be no room for both
    engine_ = std::make_unique<Engine>(
        SearchOptions{.hash_mb = hash_mb, .past_round = {.when = PastRoundOptions::When::spare_time}});
    hash_mb_ = hash_mb;
  }
  return *engine_;
}

LevelPlayer& Session::player(const Level& level) {
  if (player_ == nullptr || player_->level().name != level.name) {
    player_ = nullptr;
    player_ = std::make_unique<LevelPlayer>(level);
  }
  return *player_;
}

std::string call(std::string_view name, std::string_view ask, Session& session) {
  JsonWriter json;
  try {
    const Row& row = row_of(name);
    row.answer(Ask(ask, row.fields), session, json);
  } catch (const Refusal& refusal) {
    json.text();  // what was written so far
    write_refusal(json, refusal);
  }
  return json.text();
}

std::vector<std::string_view> call_names() {
  std::vector<std::string_view> names;
  for (const Row& row : kCalls) names.push_back(row.name);
  return names;
}

}  // namespace evora
