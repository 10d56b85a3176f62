// The tags of a record: which there must be, and what the others may say.
#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evora {

// In the order in which they stand at the head of every record.
inline constexpr std::array<std::string_view, 5> kRequiredTags{"Evora", "Variant", "Players", "Start", "Result"};
inline constexpr std::string_view kFormatVersion = "1";
// How games stop early: the words of the tag End.
inline constexpr std::array<std::string_view, 4> kEarlyEnds{"resigned", "time", "forfeit", "abandoned"};

// By name and value, in the order of the record.
using Tags = std::vector<std::pair<std::string, std::string>>;

const std::string* find_tag(const Tags& tags, std::string_view name);

struct TagProblem {
  std::string tag;
  std::string expected;
};

// A tag that a game cannot have; the sentence begins with "tag" and its name.
struct InvalidTag : std::invalid_argument {
  explicit InvalidTag(const TagProblem& problem)
      : std::invalid_argument("tag " + problem.tag + ": " + problem.expected), tag(problem.tag) {}
  std::string tag;
};

// A letter, then letters, digits or _.
bool is_tag_name(std::string_view name);
// Whether the tag follows from the game itself: the required ones and Position.
bool follows_from_game(std::string_view name);
// Throws InvalidTag for a name or a value that no optional tag can have.
void check_tag(std::string_view name, std::string_view value);

// What is wrong with the tags of an early end, End and Winners.
std::optional<TagProblem> early_end_problem(const Tags& tags, int players);
// The seats that the tag Winners names; it has been checked.
std::vector<int> winners_of(const Tags& tags);

}  // namespace evora
