#include "game/tags.hpp"

#include <algorithm>

#include "game/text.hpp"

namespace evora {
namespace {

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Seats such as 1 or 1,2, none of them twice; nothing is no seat.
bool are_seats(std::string_view text, int players) {
  unsigned seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % 2 == 1) {
      if (text[i] != ',' || i + 1 == text.size()) return false;
      continue;
    }
    const int seat = text[i] - '0';
    if (seat < 1 || seat > players || (seen >> seat & 1) != 0) return false;
    seen |= 1u << seat;
  }
  return true;
}

std::string joined(const std::array<std::string_view, 4>& words) {
  std::string out;
  for (const std::string_view word : words) out += (out.empty() ? "" : " or ") + std::string(word);
  return out;
}

}  // namespace

const std::string* find_tag(const Tags& tags, std::string_view name) {
  const auto found = std::find_if(tags.begin(), tags.end(), [&](const auto& tag) { return tag.first == name; });
  return found == tags.end() ? nullptr : &found->second;
}

bool is_tag_name(std::string_view name) {
  return !name.empty() && is_letter(name[0]) &&
         std::all_of(name.begin(), name.end(), [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
}

bool follows_from_game(std::string_view name) {
  return name == "Position" || std::find(kRequiredTags.begin(), kRequiredTags.end(), name) != kRequiredTags.end();
}

void check_tag(std::string_view name, std::string_view value) {
  if (follows_from_game(name)) {
    throw InvalidTag({std::string(name), "it follows from the game and cannot be set"});
  }
  if (!is_tag_name(name)) throw InvalidTag({shown(name), "expected a letter, then letters, digits or _"});
  if (value.find('\n') != std::string_view::npos) {
    throw InvalidTag({std::string(name), "expected a value without line ends"});
  }
}

std::optional<TagProblem> early_end_problem(const Tags& tags, int players) {
  const std::string* end = find_tag(tags, "End");
  const std::string* winners = find_tag(tags, "Winners");
  if (end != nullptr && std::find(kEarlyEnds.begin(), kEarlyEnds.end(), *end) == kEarlyEnds.end()) {
    return TagProblem{"End", "expected " + joined(kEarlyEnds) + ", got " + shown(*end)};
  }
  if (winners == nullptr) return std::nullopt;
  if (end == nullptr) return TagProblem{"Winners", "expected only together with End"};
  if (are_seats(*winners, players)) return std::nullopt;
  return TagProblem{
      "Winners", "expected seats from 1 to " + std::to_string(players) + " such as 1 or 1,2, got " + shown(*winners)};
}

std::vector<int> winners_of(const Tags& tags) {
  std::vector<int> seats;
  const std::string* winners = find_tag(tags, "Winners");
  for (const char c : winners != nullptr ? *winners : std::string()) {
    if (is_digit(c)) seats.push_back(c - '0');
  }
  return seats;
}

}  // namespace evora
