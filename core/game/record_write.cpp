#include "game/record.hpp"

namespace evora {
namespace {

void write_tag(std::string& out, std::string_view name, std::string_view value) {
  out += '[';
  out += name;
  out += " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  out += "\"]\n";
}

void write_tags(std::string& out, const Record& record) {
  const Position& start = record.start();
  write_tag(out, "Evora", kFormatVersion);
  write_tag(out, "Variant", to_text(start.variant));
  write_tag(out, "Players", std::to_string(start.players));
  write_tag(out, "Start", std::to_string(start.start + 1));
  write_tag(out, "Result", result_text(record.positions.back()));
  if (start != Position::new_game(start.players, start.variant, start.start)) {
    write_tag(out, "Position", to_text(start));
  }
  for (const auto& [name, value] : record.tags) {
    check_tag(name, value);
    write_tag(out, name, value);
  }
  if (const auto problem = early_end_problem(record.tags, start.players)) throw InvalidTag(*problem);
  if (find_tag(record.tags, "End") != nullptr && record.positions.back().phase == Phase::over) {
    throw InvalidTag({"End", "expected only in a game that its moves do not end"});
  }
}

// One line per round: its number, its deal, its moves; comments where they stand.
class MoveLines {
 public:
  explicit MoveLines(std::string& out) : out_(out) {}

  void add(std::string_view word) {
    if (!empty_) out_ += ' ';
    out_ += word;
    empty_ = false;
  }
  void end_line() {
    if (!empty_) out_ += '\n';
    empty_ = true;
  }

 private:
  std::string& out_;
  bool empty_ = true;
};

void write_moves(std::string& out, const Record& record) {
  MoveLines lines(out);
  const auto add_comments = [&](std::size_t count) {
    const auto found = record.comments.find(int(count));
    if (found == record.comments.end()) return;
    for (const std::string& comment : found->second) lines.add("{" + comment + "}");
  };
  for (std::size_t count = 0; count < record.tokens.size(); ++count) {
    const Token& token = record.tokens[count];
    const bool is_deal = std::holds_alternative<Deal>(token);
    add_comments(count);
    if (is_deal) lines.end_line();
    if (is_deal || count == 0) lines.add(std::to_string(record.positions[count].round) + ".");
    lines.add(std::visit([](const auto& played) { return to_text(played); }, token));
  }
  add_comments(record.tokens.size());
  lines.end_line();
}

}  // namespace

std::string result_text(const Position& position) {
  if (position.phase != Phase::over) return "*";
  std::string out;
  for (int seat = 0; seat < position.players; ++seat) {
    out += (seat == 0 ? "" : "-") + std::to_string(position.boards[std::size_t(seat)].score);
  }
  return out;
}

std::string to_text(const Record& record) {
  std::string out;
  write_tags(out, record);
  out += '\n';
  write_moves(out, record);
  return out;
}

}  // namespace evora
