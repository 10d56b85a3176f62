#include <algorithm>

#include "game/record.hpp"
#include "game/text.hpp"
#include "rules/errors.hpp"

namespace evora {
namespace {

// [Name "value"], in which only \" and \\ follow a backslash.
bool parse_tag(std::string_view line, std::string& name, std::string& value) {
  if (!line.starts_with('[') || !line.ends_with("\"]")) return false;
  const std::size_t blank = line.find(' ');
  if (blank == std::string_view::npos || blank + 1 >= line.size() - 2 || line[blank + 1] != '"') return false;
  name = line.substr(1, blank - 1);
  if (!is_tag_name(name)) return false;
  const std::string_view body = line.substr(blank + 2, line.size() - blank - 4);
  value.clear();
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (body[i] == '"') return false;
    if (body[i] == '\\' && (++i == body.size() || (body[i] != '"' && body[i] != '\\'))) return false;
    value += body[i];
  }
  return true;
}

bool is_round_number(std::string_view word) {
  return word.size() >= 2 && word[0] >= '1' && word[0] <= '9' && word.back() == '.' &&
         std::all_of(word.begin(), word.end() - 1, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// The line without its end: LF or CRLF.
std::string_view without_end(std::string_view line) {
  if (!line.ends_with('\n')) return line;
  line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

void check_bytes(std::string_view line, int number) {
  if (line.size() > kMaxLineBytes) {
    throw InvalidRecord("expected a line of at most " + std::to_string(kMaxLineBytes) + " bytes", number);
  }
  if (number == 1 && line.starts_with("\xef\xbb\xbf")) throw InvalidRecord("expected no byte-order mark", number);
  const std::size_t at = find_invalid_utf8(line);
  if (at == std::string_view::npos) return;
  constexpr std::string_view hex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(line[at]);
  throw InvalidRecord(std::string("expected UTF-8, got byte 0x") + hex[byte >> 4] + hex[byte & 15] + " at column " +
                          std::to_string(at + 1),
                      number);
}

std::vector<std::string> numbers(int first, int last) {
  std::vector<std::string> out;
  for (int number = first; number <= last; ++number) out.push_back(std::to_string(number));
  return out;
}

}  // namespace

bool RecordReader::take(std::string_view line, int number) {
  check_bytes(line, number);
  const std::string_view text = without_end(line);
  const std::string_view ending = line.substr(text.size());
  if (state_ == State::moves && text.starts_with('[')) return false;
  line_ = number;
  if (state_ == State::nothing && !text.empty()) state_ = State::tags;
  if (state_ == State::tags) {
    take_tag(text);
  } else if (state_ != State::nothing) {
    take_moves(text, ending);
  }
  return true;
}

Record RecordReader::finish() {
  if (state_ == State::tags) {
    throw InvalidRecord("the record is cut off: expected an empty line after the tags", line_);
  }
  if (state_ == State::comment) {
    throw InvalidRecord("the record is cut off: expected } at the end of this comment", comment_line_);
  }
  if (number_line_) throw InvalidRecord("expected the round's deal after its number", *number_line_);
  for (const auto& [name, value] : tags_) {
    if (!follows_from_game(name)) record_.tags.emplace_back(name, value);
  }
  check_result();
  return std::move(record_);
}

// --- Tags

void RecordReader::take_tag(std::string_view line) {
  if (line.empty()) {
    end_tags();
    return;
  }
  std::string name, value;
  if (!parse_tag(line, name, value)) {
    throw InvalidRecord("expected a tag such as [Name \"value\"], got " + shown(line), line_);
  }
  const std::size_t count = tags_.size();
  if (find_tag(tags_, name) != nullptr) throw InvalidRecord("tag " + name + ": expected every tag once", line_);
  if (count < kRequiredTags.size() && name != kRequiredTags[count]) {
    throw InvalidRecord("expected tag " + std::string(kRequiredTags[count]) + " here, got " + name, line_);
  }
  if (name == "Position" && count != kRequiredTags.size()) {
    throw InvalidRecord("tag Position: expected right after Result", line_);
  }
  tags_.emplace_back(std::move(name), std::move(value));
  tag_lines_.push_back(line_);
}

void RecordReader::end_tags() {
  if (tags_.size() < kRequiredTags.size()) {
    throw InvalidRecord("expected tag " + std::string(kRequiredTags[tags_.size()]), line_);
  }
  set_start();
  if (const auto problem = early_end_problem(tags_, record_.start().players)) {
    throw InvalidRecord(InvalidTag(*problem).what(), line_of(problem->tag));
  }
  state_ = State::moves;
  round_open_ = record_.start().phase == Phase::deal;
}

int RecordReader::line_of(std::string_view name) const {
  const auto found = std::find_if(tags_.begin(), tags_.end(), [&](const auto& tag) { return tag.first == name; });
  return tag_lines_[std::size_t(found - tags_.begin())];
}

const std::string& RecordReader::choice(std::string_view name, const std::vector<std::string>& expected) const {
  const std::string& value = *find_tag(tags_, name);
  if (std::find(expected.begin(), expected.end(), value) != expected.end()) return value;
  std::string all;
  for (const std::string& one : expected) all += (all.empty() ? "" : " or ") + one;
  throw InvalidRecord("tag " + std::string(name) + ": expected " + all + ", got " + shown(value), line_of(name));
}

void RecordReader::set_start() {
  choice("Evora", {std::string(kFormatVersion)});
  const Variant variant =
      parse_variant(choice("Variant", {std::string(to_text(Variant::coloured)), std::string(to_text(Variant::grey))}));
  const int players = choice("Players", numbers(kMinPlayers, kMaxPlayers)).front() - '0';
  const int start = choice("Start", numbers(1, players)).front() - '0';
  const std::string* text = find_tag(tags_, "Position");
  if (text == nullptr) {
    record_.positions.push_back(Position::new_game(players, variant, start - 1));
    return;
  }
  try {
    record_.positions.push_back(parse_position(*text));
  } catch (const InvalidPosition& error) {
    throw InvalidRecord(std::string("tag Position: ") + error.what(), line_of("Position"));
  }
  check_position_tags(record_.start());
}

void RecordReader::check_position_tags(const Position& position) const {
  const std::array<std::pair<std::string_view, std::string>, 3> actual{{
      {"Variant", std::string(to_text(position.variant))},
      {"Players", std::to_string(position.players)},
      {"Start", std::to_string(position.start + 1)},
  }};
  for (const auto& [name, value] : actual) {
    const std::string& got = *find_tag(tags_, name);
    if (got != value) {
      throw InvalidRecord("tag " + std::string(name) + ": expected " + value + ", as in Position, got " + got,
                          line_of(name));
    }
  }
}

void RecordReader::check_result() const {
  const std::string& result = *find_tag(tags_, "Result");
  const std::string expected = result_text(position());
  if (result != expected) {
    throw InvalidRecord("tag Result: expected " + expected + " from the moves, got " + shown(result),
                        line_of("Result"));
  }
  if (position().phase == Phase::over && find_tag(tags_, "End") != nullptr) {
    throw InvalidRecord("tag End: expected only in a game that its moves do not end", line_of("End"));
  }
}

// --- Round numbers, deals, moves and comments

void RecordReader::take_moves(std::string_view line, std::string_view ending) {
  if (state_ == State::comment) line = take_comment(line, ending);
  while (!line.empty()) {
    if (is_blank(line[0])) {
      line.remove_prefix(1);
    } else if (line[0] == '{') {
      state_ = State::comment;
      comment_line_ = line_;
      line = take_comment(line.substr(1), ending);
    } else {
      const std::size_t end = std::min(line.find_first_of(" \t{"), line.size());
      take_word(line.substr(0, end));
      line.remove_prefix(end);
    }
  }
}

// Takes what belongs to the open comment; what follows it in the line.
std::string_view RecordReader::take_comment(std::string_view rest, std::string_view ending) {
  const std::size_t end = rest.find('}');
  comment_ += rest.substr(0, end);
  if (end == std::string_view::npos) {
    comment_ += ending;
    return {};
  }
  record_.comments[int(record_.tokens.size())].push_back(std::exchange(comment_, {}));
  state_ = State::moves;
  return rest.substr(end + 1);
}

void RecordReader::take_word(std::string_view word) {
  if (is_round_number(word)) {
    take_round(word);
    return;
  }
  const std::string round = std::to_string(position().round);
  const bool at_deal = position().phase == Phase::deal;
  if (position().phase == Phase::over) {
    throw InvalidRecord("expected nothing after the end of the game, got " + shown(word), line_);
  }
  if (at_deal && !number_line_) {
    throw InvalidRecord("expected round number " + round + "., got " + shown(word), line_);
  }
  if (!round_open_) throw InvalidRecord("expected round number " + round + ". first, got " + shown(word), line_);
  if (at_deal && !word.starts_with('=')) {
    throw InvalidRecord("expected the deal of round " + round + ", got " + shown(word), line_);
  }
  play(word);
  number_line_.reset();
}

void RecordReader::play(std::string_view word) {
  const auto fail = [&](const std::exception& error) {
    throw InvalidRecord(
        "round " + std::to_string(position().round) + ", move " + std::to_string(plies_ + 1) + ": " + error.what(),
        line_);
  };
  try {
    const Token token = parse_token(word);
    Position next = position();
    std::visit([&](const auto& played) { evora::play(next, played); }, token);
    plies_ += std::holds_alternative<Move>(token);
    record_.tokens.push_back(token);
    record_.positions.push_back(next);
  } catch (const InvalidMove& error) {
    fail(error);
  } catch (const IllegalMove& error) {
    fail(error);
  }
}

void RecordReader::take_round(std::string_view word) {
  const std::string expected = std::to_string(position().round) + ".";
  const bool at_deal = position().phase == Phase::deal && !number_line_;
  if (position().phase == Phase::over || !(at_deal || !round_open_)) {
    throw InvalidRecord("expected a round number only before its deal, got " + shown(word), line_);
  }
  if (word != expected) throw InvalidRecord("expected round number " + expected + ", got " + shown(word), line_);
  if (at_deal) number_line_ = line_;
  round_open_ = true;
}

// --- Whole texts

Record parse_record(std::string_view text) {
  std::vector<Record> games;
  RecordReader reader;
  int number = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
    text.remove_prefix(line.size());
    ++number;
    if (reader.take(line, number)) continue;
    games.push_back(reader.finish());
    reader = RecordReader();
    reader.take(line, number);
  }
  if (reader.begun()) games.push_back(reader.finish());
  if (games.size() != 1) throw InvalidRecord("expected one game, got " + std::to_string(games.size()), 1);
  return std::move(games.front());
}

}  // namespace evora
