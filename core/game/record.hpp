// Game records as text (docs/notation.md): a strict reader of one game after the other, and a canonical writer.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "game/tags.hpp"
#include "rules/notation.hpp"
#include "rules/position.hpp"

namespace evora {

struct Record {
  std::vector<Token> tokens;
  std::vector<Position> positions;                   // the start, and the position after each token
  Tags tags;                                         // the optional ones; the required ones follow from the game
  std::map<int, std::vector<std::string>> comments;  // by the number of tokens before them

  const Position& start() const { return positions.front(); }
};

// A record that cannot be read; `line` says where, from 1.
struct InvalidRecord : std::invalid_argument {
  InvalidRecord(const std::string& message, int number) : std::invalid_argument(message), line(number) {}
  int line;
};

// A file that is not a record must not fill the memory.
inline constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;

// Reads one game from the lines of a file, which the caller splits: after LF, and beyond kMaxLineBytes.
class RecordReader {
 public:
  // Takes a line with its end; `number` is that of the line in its file. False: it begins the next game and was
  // not taken. Throws InvalidRecord.
  bool take(std::string_view line, int number);
  // Whether a game has begun: empty lines before one are skipped.
  bool begun() const { return state_ != State::nothing; }
  // The game, when no line of it follows. Throws InvalidRecord.
  Record finish();

 private:
  enum class State : std::uint8_t { nothing, tags, moves, comment };

  void take_tag(std::string_view line);
  void end_tags();
  void set_start();
  const std::string& choice(std::string_view name, const std::vector<std::string>& expected) const;
  void check_position_tags(const Position& position) const;
  void take_moves(std::string_view line, std::string_view ending);
  std::string_view take_comment(std::string_view rest, std::string_view ending);
  void take_word(std::string_view word);
  void take_round(std::string_view word);
  void play(std::string_view word);
  void check_result() const;
  int line_of(std::string_view tag) const;
  const Position& position() const { return record_.positions.back(); }

  State state_ = State::nothing;
  int line_ = 0;
  Tags tags_;  // all of them
  std::vector<int> tag_lines_;
  Record record_;
  int plies_ = 0;
  std::string comment_;
  int comment_line_ = 0;
  std::optional<int> number_line_;  // where a round number waits for its deal
  bool round_open_ = false;
};

// The only game of a text. Throws InvalidRecord.
Record parse_record(std::string_view text);

// Tags, an empty line, one line per round. Throws InvalidTag for tags that a record cannot hold, or that contradict
// the moves.
std::string to_text(const Record& record);

// The tag Result of a game that stands at this position: the final scores, or * when it goes on.
std::string result_text(const Position& position);

}  // namespace evora
