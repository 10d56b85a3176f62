#include "calls/review_view.hpp"

#include "calls/analysis.hpp"
#include "calls/ask.hpp"
#include "review/engine_search.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"

namespace evora::calls {
namespace {

using namespace evora::review;

constexpr int kScoreDecimals = 3;
constexpr int kAccuracyDecimals = 1;
constexpr int kMeanDecimals = 6;
constexpr int kUnitDecimals = 9;  // of a share in units
constexpr auto kReasonKinds = std::size_t(ReasonKind::unfinished) + 1;
constexpr auto kBonusKinds = std::size_t(BonusOf::colour) + 1;

// --- Out

void write_share(JsonWriter& json, Units share, ReviewForm form) {
  if (form == ReviewForm::page) return json.value(share);
  json.value(double(share) / double(kWhole), kUnitDecimals);
}

void write_shares(JsonWriter& json, const SeatUnits& shares, int players, ReviewForm form) {
  json.array([&] {
    for (int seat = 0; seat < players; ++seat) write_share(json, shares[std::size_t(seat)], form);
  });
}

// The numbers of a reason: its name, and what is added to count from 1.
template <class Each, class AnyReason>
void numbers_of(AnyReason& reason, Each&& each) {
  each("seat", reason.seat, 1);
  each("line", reason.line, 1);
  each("count", reason.count, 0);
  each("which", reason.which, 1);
  each("points", reason.points, 0);
  each("instead", reason.instead, 0);
}

void write_reason(JsonWriter& json, const Reason& reason) {
  json.object([&] {
    json.field("kind", to_text(reason.kind));
    json.field("sure", reason.sure);
    json.field("of", reason.of == BonusOf::none ? std::nullopt : std::optional(to_text(reason.of)));
    const bool coloured = reason.colour != kNoNumber;
    json.field("colour", coloured ? std::optional(kColourLetters.substr(std::size_t(reason.colour), 1)) : std::nullopt);
    numbers_of(reason, [&](std::string_view name, int number, int from) {
      json.field(name, number == kNoNumber ? std::nullopt : std::optional(number + from));
    });
  });
}

// What a move has besides, where it stands by itself.
void write_shell_fields(JsonWriter& json, const ReviewedMove& move) {
  json.field("game", move.game);
  json.field("number", move.number);
  json.field("move", to_text(move.played));
  json.field("position", to_text(move.position));
  json.field("lines", [&] { json.array(move.compared, [&](const ValuedMove& each) { write_variation(json, each); }); });
  json.field("nodes", move.nodes);
  json.field("depth", move.depth);
  json.field("ms", move.ms);
  json.field("deals", move.deals);
}

void write_accounts(JsonWriter& json, const std::vector<SeatAccount>& seats, ReviewForm form) {
  int seat = 0;
  json.array(seats, [&](const SeatAccount& each) {
    const auto part = [&](std::string_view name, Units units) {
      json.field(name, [&] { write_share(json, units, form); });
    };
    json.object([&] {
      if (form == ReviewForm::shell) json.field("seat", ++seat);
      part("start", each.start);
      part("deals", each.deals);
      part("own", each.own);
      part("others", each.others);
      part("ending", each.ending);
      part("result", each.result);
    });
  });
}

void write_account(JsonWriter& json, const GameAccount& account, ReviewForm form) {
  json.object([&] {
    json.field("seats", [&] { write_accounts(json, account.seats, form); });
    json.field("rounds", [&] {
      json.array(account.rounds, [&](const RoundAccount& each) {
        json.object([&] {
          json.field("round", each.round);
          json.field("seats", [&] { write_accounts(json, each.seats, form); });
        });
      });
    });
  });
}

void write_turning_point(JsonWriter& json, const TurningPoint& point, int players, ReviewForm form) {
  json.object([&] {
    json.field("index", point.index);
    json.field("kind", point.deal ? "deal" : "move");
    json.field("seat", point.seat + 1);
    json.field("changes", [&] { write_shares(json, point.changes, players, form); });
  });
}

// The engine, and the limit of its searches.
void write_made_by(JsonWriter& json, const Limits& limits) {
  json.object([&] {
    json.field("engine", "evora");
    json.field("version", kEngineVersion);
    if (limits.ms > 0) json.field("ms", limits.ms);
    if (limits.nodes > 0) json.field("nodes", limits.nodes);
    if (limits.depth > 0) json.field("depth", limits.depth);
  });
}

// --- In

// A field of an object of a view; `where` is the name of that object.
const Json& part(const Json& json, const std::string& where, std::string_view name, Json::Kind kind) {
  const Json* found = json.kind == Json::Kind::object ? json.find(name) : nullptr;
  if (found == nullptr || found->kind != kind) refuse(where + "." + std::string(name), "what a review says there");
  return *found;
}

bool has(const Json& json, std::string_view name) {
  const Json* found = json.find(name);
  return found != nullptr && found->kind != Json::Kind::null;
}

std::int64_t whole(const Json& json, const std::string& where, std::string_view name) {
  const Json& number = part(json, where, name, Json::Kind::number);
  if (!number.is_integer) refuse(where + "." + std::string(name), "a whole number");
  return number.integer();
}

Move read_move(const Json& json, const std::string& where) {
  if (json.kind != Json::Kind::text) refuse(where, "a move");
  try {
    return parse_move(json.text);
  } catch (const InvalidMove&) {
    refuse(where, "a move");
  }
}

Shares read_units(const Json& json, const std::string& where, std::string_view name, int players) {
  const Json& list = part(json, where, name, Json::Kind::array);
  Shares out{};
  Units sum = 0;
  if (list.items.size() == std::size_t(players)) {
    for (std::size_t seat = 0; seat < list.items.size(); ++seat) {
      const Json& each = list.items[seat];
      if (!each.is_integer || each.integer() < 0 || each.integer() > kWhole) break;
      out[seat] = double(each.integer()) / double(kWhole);
      sum += each.integer();
    }
  }
  if (sum != kWhole) refuse(where + "." + std::string(name), "whole billionths by seat that sum to 1");
  return out;
}

Reason read_reason(const Json& json, const std::string& where) {
  Reason out;
  const std::string& kind = part(json, where, "kind", Json::Kind::text).text;
  std::size_t number = 0;
  while (number < kReasonKinds && to_text(ReasonKind(number)) != kind) ++number;
  if (number == kReasonKinds) refuse(where + ".kind", "a kind of reason");
  out.kind = ReasonKind(number);
  out.sure = part(json, where, "sure", Json::Kind::boolean).truth;
  numbers_of(out, [&](std::string_view name, int& value, int from) {
    if (has(json, name)) value = int(whole(json, where, name)) - from;
  });
  if (has(json, "of")) {
    const std::string& of = part(json, where, "of", Json::Kind::text).text;
    for (std::size_t i = 0; i < kBonusKinds; ++i) {
      if (to_text(BonusOf(i)) == of) out.of = BonusOf(i);
    }
  }
  if (has(json, "colour")) {
    const std::string& colour = part(json, where, "colour", Json::Kind::text).text;
    if (colour.size() != 1 || kColourLetters.find(colour) == std::string_view::npos) {
      refuse(where + ".colour", "the letter of a colour");
    }
    out.colour = int(kColourLetters.find(colour));
  }
  return out;
}

ReviewedMove read_reviewed_move(const Json& json, const std::string& where, const GameReview& game, std::size_t token) {
  const Position& position = game.positions()[token];
  const auto seat = std::size_t(position.to_move);
  ReviewedMove out;
  out.number = int(token) + 1;
  out.dealt = token > 0 && std::holds_alternative<Deal>(game.tokens()[token - 1]);
  out.position = position;
  out.played = std::get<Move>(game.tokens()[token]);
  if (whole(json, where, "index") != std::int64_t(token)) refuse(where + ".index", std::to_string(token));
  if (read_move(part(json, where, "played", Json::Kind::text), where + ".played") != out.played) {
    refuse(where + ".played", "the move of the game");
  }
  out.own.players = out.best.players = position.players;
  out.own.move = out.played;
  out.best.move = read_move(part(json, where, "best", Json::Kind::text), where + ".best");
  if (!is_legal(position, *out.best.move)) refuse(where + ".best", "a legal move");
  out.own.win = read_units(json, where, "shares", position.players);
  out.best.win = read_units(json, where, "best_shares", position.players);
  out.best.score[seat] = part(json, where, "score", Json::Kind::number).number;
  out.own.score[seat] = out.best.score[seat] - part(json, where, "points", Json::Kind::number).number;
  if (has(json, "error")) out.error = double(whole(json, where, "error")) / double(kWhole);
  for (const Json& each : part(json, where, "pv", Json::Kind::array).items) {
    out.best.pv.push_back(read_move(each, where + ".pv"));
  }
  for (const Json& each : part(json, where, "reasons", Json::Kind::array).items) {
    out.reasons.push_back(read_reason(each, where + ".reasons"));
  }
  return out;
}

}  // namespace

void write_reviewed_move(JsonWriter& json, const ReviewedMove& move, ReviewForm form) {
  const int players = move.position.players;
  const auto seat = std::size_t(move.seat());
  const SeatUnits own = to_units(move.own.win, players), best = to_units(move.best.win, players);
  const auto share = [&](std::string_view name, Units units) {
    json.field(name, [&] { write_share(json, units, form); });
  };
  json.object([&] {
    json.field("index", move.number - 1);
    json.field("round", move.position.round);
    json.field("seat", move.seat() + 1);
    json.field("played", to_text(move.played));
    json.field("best", to_text(*move.best.move));
    share("win", best[seat]);
    share("cost", best[seat] - own[seat]);
    json.number_field("score", move.score(), kScoreDecimals);
    json.number_field("points", move.points(), kScoreDecimals);
    json.field("grade", move.grade().empty() ? std::nullopt : std::optional(move.grade()));
    json.field("shares", [&] { write_shares(json, own, players, form); });
    json.field("best_shares", [&] { write_shares(json, best, players, form); });
    json.field("pv", [&] { json.array(move.best.pv, [&](Move each) { json.value(to_text(each)); }); });
    json.field_if(move.error.has_value(), "error", [&] { write_share(json, units_of(*move.error), form); });
    json.field("reasons", [&] { json.array(move.reasons, [&](const Reason& each) { write_reason(json, each); }); });
    if (form == ReviewForm::shell) write_shell_fields(json, move);
  });
}

void write_summary(JsonWriter& json, const SeatSummary& seat, ReviewForm form) {
  json.object([&] {
    if (form == ReviewForm::shell) json.field("seat", seat.seat + 1);
    json.field("moves", seat.moves);
    json.field_if(seat.accuracy.has_value(), "accuracy", [&] { json.value(*seat.accuracy, kAccuracyDecimals); });
    json.number_field("mean_cost", seat.mean_cost, kMeanDecimals);
    json.number_field("mean_points", seat.mean_points, kScoreDecimals);
    json.field("blunders", seat.grades[0]);
    json.field("mistakes", seat.grades[1]);
    json.field("inaccuracies", seat.grades[2]);
  });
}

void write_review(JsonWriter& json, const GameReview& game, const Report& report, const Limits& limits,
                  ReviewForm form) {
  const int players = game.positions().front().players;
  json.object([&] {
    json.field("players", players);
    json.field("total", game.total());
    json.field("done", game.is_done());
    json.field("made_by", [&] { write_made_by(json, limits); });
    json.field("seats", [&] { json.array(report.seats, [&](const auto& each) { write_summary(json, each, form); }); });
    json.field_if(report.account.has_value(), "account", [&] { write_account(json, *report.account, form); });
    json.field("moments", [&] {
      json.array(report.turning_points, [&](const auto& each) { write_turning_point(json, each, players, form); });
    });
    json.field("course", [&] {
      json.array(report.course,
                 [&](const Shares& each) { write_shares(json, to_units(each, players), players, form); });
    });
    if (form == ReviewForm::shell) return;
    json.field("moves",
               [&] { json.array(game.moves(), [&](const auto& each) { write_reviewed_move(json, each, form); }); });
  });
}

std::vector<ReviewedMove> read_reviewed(const Json& view, const GameReview& game, std::uint64_t nodes) {
  const Json& made_by = part(view, "from", "made_by", Json::Kind::object);
  if (whole(made_by, "from.made_by", "nodes") != std::int64_t(nodes) ||
      whole(made_by, "from.made_by", "version") != kEngineVersion) {
    refuse("from.made_by", "a review by the same engine with as many nodes");
  }
  std::vector<ReviewedMove> out;
  std::size_t token = 0;
  for (const Json& each : part(view, "from", "moves", Json::Kind::array).items) {
    while (token < game.tokens().size() && std::holds_alternative<Deal>(game.tokens()[token])) ++token;
    const std::string where = "from.moves[" + std::to_string(out.size()) + "]";
    if (token == game.tokens().size()) refuse(where, "no more moves than the game has");
    out.push_back(read_reviewed_move(each, where, game, token++));
  }
  return out;
}

}  // namespace evora::calls
