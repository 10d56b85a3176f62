#include "calls/tokens.hpp"

#include "calls/ask.hpp"
#include "rules/errors.hpp"

namespace evora::calls {

std::vector<Token> checked_tokens(Position p, const std::vector<std::string>& texts) {
  std::vector<Token> tokens;
  for (const std::string& text : texts) {
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
