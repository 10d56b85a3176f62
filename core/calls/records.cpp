// Records: a game's text in, what happened in it out; and the other way round.
#include "calls/records.hpp"

#include "calls/subjects.hpp"
#include "calls/tokens.hpp"
#include "game/record.hpp"
#include "players/levels.hpp"
#include "view/view.hpp"

namespace evora::calls {
namespace {

constexpr std::size_t kMaxTags = 100;
// The tag Seat2Kind of a seat that a program played, on a server.
constexpr std::string_view kBot = "bot";

Record read_record(const std::string& text) {
  try {
    return parse_record(text);
  } catch (const InvalidRecord& error) {
    throw Refusal("bad_record", "record", "record:" + std::to_string(error.line) + ": " + error.what());
  }
}

std::optional<std::string> tag_of(const Tags& tags, const std::string& name) {
  const std::string* found = find_tag(tags, name);
  return found != nullptr ? std::optional(*found) : std::nullopt;
}

const Json& object_of(const Ask& ask, std::string_view name) {
  static const Json none;
  const Json* found = ask.find(name);
  if (found == nullptr) return none;
  if (found->kind != Json::Kind::object) throw Refusal("bad_field", std::string(name), "expected an object");
  return *found;
}

Tags read_tags(const Ask& ask) {
  const Json& object = object_of(ask, "tags");
  if (object.items.size() > kMaxTags) {
    throw Refusal("bad_field", "tags", "expected at most " + std::to_string(kMaxTags) + " tags");
  }
  Tags tags;
  for (std::size_t i = 0; i < object.items.size(); ++i) {
    const std::string& name = object.names[i];
    if (object.items[i].kind != Json::Kind::text) {
      throw Refusal("bad_field", "tags", "tag " + name + ": expected a text");
    }
    if (find_tag(tags, name) != nullptr) {
      throw Refusal("bad_field", "tags", "tag " + name + ": expected every tag once");
    }
    tags.emplace_back(name, object.items[i].text);
  }
  return tags;
}

// By the number of tokens before them, which is the name of the field.
std::map<int, std::vector<std::string>> read_comments(const Ask& ask, std::size_t tokens) {
  const Json& object = object_of(ask, "comments");
  std::map<int, std::vector<std::string>> comments;
  for (std::size_t i = 0; i < object.items.size(); ++i) {
    const std::string& name = object.names[i];
    std::size_t count = 0;
    while (count <= tokens && std::to_string(count) != name) ++count;
    if (count > tokens) {
      throw Refusal("bad_field", "comments", "expected numbers of tokens from 0 to " + std::to_string(tokens));
    }
    if (object.items[i].kind != Json::Kind::array) throw Refusal("bad_field", "comments", "expected lists of texts");
    for (const Json& item : object.items[i].items) {
      if (item.kind != Json::Kind::text || item.text.find('}') != std::string::npos) {
        throw Refusal("bad_field", "comments", "expected texts without }, which ends a comment");
      }
      comments[int(count)].push_back(item.text);
    }
  }
  return comments;
}

}  // namespace
}  // namespace evora::calls

namespace evora {

ReplayFacts facts_of(const Tags& tags, int players) {
  ReplayFacts facts;
  facts.tags = tags;
  for (int seat = 1; seat <= players; ++seat) {
    const std::string name = "Seat" + std::to_string(seat);
    const auto kind = calls::tag_of(tags, name + "Kind");
    facts.names.push_back(calls::tag_of(tags, name));
    facts.levels.push_back(kind && find_level(*kind) != nullptr ? kind : std::nullopt);
    if (kind == calls::kBot) facts.bots.push_back(seat);
  }
  if (const auto end = calls::tag_of(tags, "End")) facts.end = EarlyEnd{*end, winners_of(tags)};
  return facts;
}

}  // namespace evora

namespace evora::calls {

void record(const Ask& ask, Session&, JsonWriter& json) {
  const Record read = read_record(ask.text("record", kMaxRecordText));
  if (read.tokens.size() > kMaxTokens) {
    throw Refusal("bad_record", "record", "expected at most " + std::to_string(kMaxTokens) + " deals and moves");
  }
  json.object([&] { write_replay_fields(json, read.start(), read.tokens, facts_of(read.tags, read.start().players)); });
}

void write(const Ask& ask, Session&, JsonWriter& json) {
  Record record;
  Position position = ask.position();
  record.positions.push_back(position);
  record.tokens = read_tokens(ask, position, kMaxTokens);
  for (const Token& token : record.tokens) {
    std::visit([&](const auto& played) { evora::play(position, played); }, token);
    record.positions.push_back(position);
  }
  record.tags = read_tags(ask);
  record.comments = read_comments(ask, record.tokens.size());
  try {
    const std::string text = to_text(record);
    json.object([&] { json.field("record", text); });
  } catch (const InvalidTag& error) {
    throw Refusal("bad_field", "tags", error.what());
  }
}

}  // namespace evora::calls
