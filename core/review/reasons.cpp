#include "review/reasons.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "evaluation/evaluator.hpp"
#include "rules/events.hpp"
#include "rules/preview.hpp"
#include "search/round_end.hpp"
#include "search/sort_short.hpp"

namespace evora::review {
namespace {

constexpr auto kKindTexts =
    std::to_array<std::string_view>({"wins", "points", "floor", "bonus", "near", "round", "denies", "leaves", "floods",
                                     "holds_back", "starter", "ends", "goes_on", "unfinished"});

// How a round ends after a move.
struct RoundResult {
  Position end;
  std::array<int, kMaxPlayers> gains{};        // points of the round, without final bonuses
  std::array<int, kMaxPlayers> floor_costs{};  // what the floor lines cost
  bool floors_known = true;
};

class Comparison {
 public:
  Comparison(const Position& position, const ValuedMove& best, const ValuedMove& played)
      : position_(position),
        best_(best),
        played_(played),
        seat_(position.to_move),
        solved_(reaches_end(best) && reaches_end(played)),
        evaluator_(fitted_weights(position.players, position.variant)),
        round_end_(position, evaluator_, *learned_policy(position.players, position.variant)),
        best_end_(end_of(best)),
        played_end_(end_of(played)) {}

  std::vector<Reason> reasons() {
    proof();
    at_once();
    replies();
    bonuses();
    scores();
    ending();
    sort_short(found_, [](const auto& a, const auto& b) { return a.weight > b.weight; });
    std::vector<Reason> out;
    for (const WeightedReason& each : found_) {
      if (out.size() < kMaxReasons) out.push_back(each.reason);
    }
    return out;
  }

 private:
  struct WeightedReason {
    Reason reason;
    double weight;  // about what it is worth, in points
  };

  // Whether a variation was searched to the end of the round, or its move ends it.
  bool reaches_end(const ValuedMove& variation) const {
    Position after = position_;
    play(after, *variation.move);
    return variation.solved || after.phase == Phase::deal || after.phase == Phase::over;
  }

  void add(double weight, const Reason& reason) { found_.push_back({reason, weight}); }

  // The variation played to the end of the round: its moves, then as the search itself plays on.
  RoundResult end_of(const ValuedMove& variation) {
    RoundResult out{.end = position_};
    Position& p = out.end;
    const auto log = [&](const std::vector<Event>& events) {
      for (const Event& event : events) {
        if (const auto* scored = std::get_if<FloorScored>(&event)) {
          out.floor_costs[std::size_t(scored->seat - 1)] = scored->lost;
        }
      }
    };
    for (const Move move : variation.pv) {
      if (p.phase != Phase::offer && p.phase != Phase::tiling) break;
      if (!is_legal(p, move)) break;
      log(play_with_events(p, move));
    }
    while (p.phase == Phase::offer) log(play_with_events(p, round_end_.greedy().best(p)));
    if (p.phase == Phase::tiling) {
      out.floors_known = false;
      round_end_.reach(p);
    }
    for (int seat = 0; seat < p.players; ++seat) {
      const Board& board = p.boards[std::size_t(seat)];
      const int final = p.phase == Phase::over ? board.wall.bonus_points() : 0;
      out.gains[std::size_t(seat)] = int(board.score) - final - int(position_.boards[std::size_t(seat)].score);
    }
    return out;
  }

  // --- Kinds of reasons

  void proof() {
    if (!best_.exact || !played_.exact) return;
    const auto seat = std::size_t(seat_);
    if (best_.win[seat] > played_.win[seat] + 0.1) add(1000, {.kind = ReasonKind::wins, .sure = true});
  }

  void at_once() {
    const Preview best = preview(position_, *best_.move);
    const Preview played = preview(position_, *played_.move);
    const int brings = best.completes ? best.points : 0;
    const int instead = played.completes ? played.points : 0;
    if (brings > instead) {
      const int line = best_.move->is_tiling() ? kNoNumber : best_.move->destination() - 1;
      // On the grey side another tile may change what this one brings.
      const bool sure = best_.move->is_tiling() || position_.variant == Variant::coloured;
      add(brings - instead,
          {.kind = ReasonKind::points, .sure = sure, .line = line, .points = brings, .instead = instead});
      shown_ += brings - instead;
    }
    if (played.floor_cost > best.floor_cost) {
      add(played.floor_cost - best.floor_cost + 0.5,
          {.kind = ReasonKind::floor, .sure = true, .points = best.floor_cost, .instead = played.floor_cost});
      shown_ += played.floor_cost - best.floor_cost;
    }
    takes_marker_ = best.takes_marker && !played.takes_marker;
  }

  // What the next seat does after the move played that it could not do after the better one.
  void replies() {
    if (best_.move->is_tiling() || played_.move->is_tiling() || played_.pv.size() < 2) return;
    Position after = position_;
    play(after, *played_.move);
    const Move reply = played_.pv[1];
    if (after.phase != Phase::offer || !is_legal(after, reply) || reply.destination() == 0) return;
    const Preview gain = preview(after, reply);
    const int count = after.sources[std::size_t(reply.source())].count(reply.colour());
    Reason reason{.sure = played_.solved, .seat = after.to_move, .colour = reply.colour(), .count = count};
    if (gain.completes) reason.points = gain.points;
    const double weight = gain.completes ? 1.0 + 0.8 * gain.points : 1.0;
    const int before = position_.sources[std::size_t(reply.source())].count(reply.colour());
    const bool same = reply.source() == best_.move->source() && reply.colour() == best_.move->colour();
    if (same && before == count) {
      reason.kind = ReasonKind::denies;
      add(weight, reason);
    } else if (reply.source() == 0 && count > before && !taken_alike(reply, count)) {
      reason.kind = ReasonKind::leaves;
      add(weight, reason);
    }
  }

  // Whether the next seat takes as many of that colour after the better move, too.
  bool taken_alike(Move reply, int count) const {
    Position after = position_;
    play(after, *best_.move);
    if (after.phase != Phase::offer || best_.pv.size() < 2 || !is_legal(after, best_.pv[1])) return false;
    const Move other = best_.pv[1];
    return other.colour() == reply.colour() &&
           after.sources[std::size_t(other.source())].count(other.colour()) >= count;
  }

  void bonuses() {
    const Wall& now = position_.boards[std::size_t(seat_)].wall;
    const Wall& best = best_end_.end.boards[std::size_t(seat_)].wall;
    const Wall& played = played_end_.end.boards[std::size_t(seat_)].wall;
    for (int i = 0; i < kRows; ++i) {
      const auto row = [i](const Wall& wall) { return std::popcount(wall.occupied() >> (kRows * i) & Wall::kRow); };
      const auto column = [i](const Wall& wall) { return std::popcount(wall.occupied() >> i & Wall::kColumn); };
      const auto colour = [i](const Wall& wall) { return std::popcount(wall.of_colour(i)); };
      bonus(BonusOf::row, i, kRowBonus, row(now), row(best), row(played));
      bonus(BonusOf::column, i, kColumnBonus, column(now), column(best), column(played));
      bonus(BonusOf::colour, i, kColourBonus, colour(now), colour(best), colour(played));
    }
  }

  // How many of the five tiles are there now and at the end of both variations.
  void bonus(BonusOf of, int which, int points, int now, int best, int played) {
    if (best <= now || best <= played) return;
    const Reason reason{.kind = best == kRows ? ReasonKind::bonus : ReasonKind::near,
                        .sure = solved_,
                        .colour = of == BonusOf::colour ? which : kNoNumber,
                        .count = of == BonusOf::colour ? best : kNoNumber,
                        .of = of,
                        .which = of == BonusOf::colour ? kNoNumber : which,
                        .points = points};
    if (best == kRows) add(points, reason);
    // A row one tile short is also one that may end the game too early: no reason by itself.
    if (best == kRows - 1 && of != BonusOf::row) add(0.25 * points, reason);
  }

  void scores() {
    const auto seat = std::size_t(seat_);
    const int more = best_end_.gains[seat] - played_end_.gains[seat];
    if (more > shown_) {
      add(0.9 * (more - shown_), {.kind = ReasonKind::round,
                                  .sure = solved_,
                                  .points = best_end_.gains[seat],
                                  .instead = played_end_.gains[seat]});
    }
    for (std::size_t other = 0; other < position_.players; ++other) {
      if (other == seat) continue;
      const int less = played_end_.gains[other] - best_end_.gains[other];
      const bool known = best_end_.floors_known && played_end_.floors_known;
      const int fallen = known ? best_end_.floor_costs[other] - played_end_.floor_costs[other] : 0;
      if (less >= 2 && fallen >= less) {
        add(0.7 * less, {.kind = ReasonKind::floods,
                         .sure = solved_,
                         .seat = int(other),
                         .points = best_end_.floor_costs[other],
                         .instead = played_end_.floor_costs[other]});
      } else if (less >= 2) {
        add(0.6 * less, {.kind = ReasonKind::holds_back,
                         .sure = solved_,
                         .seat = int(other),
                         .points = best_end_.gains[other],
                         .instead = played_end_.gains[other]});
      }
    }
  }

  void ending() {
    const bool best_over = best_end_.end.phase == Phase::over;
    const bool played_over = played_end_.end.phase == Phase::over;
    if (best_over && !played_over) add(6, {.kind = ReasonKind::ends, .sure = solved_});
    if (!best_over && played_over) add(6, {.kind = ReasonKind::goes_on, .sure = solved_});
    if (!best_over && best_end_.end.start == seat_ && (played_over || played_end_.end.start != seat_)) {
      add(1, {.kind = ReasonKind::starter, .sure = solved_ || takes_marker_});
    }
    if (played_.move->is_tiling() || played_.move->destination() == 0 || played_over) return;
    const int row = played_.move->destination() - 1;
    const int left = played_end_.end.boards[std::size_t(seat_)].line(row).count;
    if (left > 0 && best_end_.end.boards[std::size_t(seat_)].line(row).count == 0) {
      add(0.8, {.kind = ReasonKind::unfinished, .sure = solved_, .line = row, .count = left});
    }
  }

  const Position& position_;
  const ValuedMove& best_;
  const ValuedMove& played_;
  int seat_;
  bool solved_;  // both variations
  Evaluator evaluator_;
  RoundEnd round_end_;
  RoundResult best_end_, played_end_;
  int shown_ = 0;  // points that reasons at once explain
  bool takes_marker_ = false;
  std::vector<WeightedReason> found_;
};

}  // namespace

std::string_view to_text(ReasonKind kind) { return kKindTexts[std::size_t(kind)]; }

std::string_view to_text(BonusOf kind) {
  constexpr auto texts = std::to_array<std::string_view>({"none", "row", "column", "colour"});
  return texts[std::size_t(kind)];
}

std::vector<Reason> reasons_for(const Position& position, const ValuedMove& best, const ValuedMove& other) {
  return Comparison(position, best, other).reasons();
}

}  // namespace evora::review
