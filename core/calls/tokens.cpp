#include "calls/tokens.hpp"

#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora::calls {

std::vector<Token> read_tokens(const Ask& ask, const Position& start, std::size_t max_moves) {
  ask.need("moves");
  Position p = start;
  std::vector<Token> tokens;
  for (const std::string& text : ask.texts("moves", max_moves, kMaxTokenText)) {
    const std::string field = "moves[" + std::to_string(tokens.size()) + "]";
    try {
      tokens.push_back(parse_token(text));
      std::visit([&](const auto& token) { evora::play(p, token); }, tokens.back());
    } catch (const InvalidMove& error) {
      throw Refusal("bad_move", field, error.what());
    } catch (const IllegalMove& error) {
      throw Refusal("illegal_move", field, error.what());
    }
  }
  return tokens;
}

}  // namespace evora::calls
