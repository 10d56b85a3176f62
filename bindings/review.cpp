// What the moves of a game cost. evora.review is its public face.
#include <nanobind/stl/function.h>

#include "bindings.hpp"
#include "calls/review_view.hpp"
#include "review/engine_search.hpp"
#include "review/grades.hpp"
#include "review/report.hpp"

using namespace evora;
using namespace evora::review;

namespace {

constexpr auto kShell = calls::ReviewForm::shell;

template <class Write>
std::string json_of(Write&& write) {
  JsonWriter json;
  write(json);
  return json.text();
}

void bind_reviewed_move(nb::module_& m) {
  nb::class_<ReviewedMove>(
      m, "ReviewedMove",
      "A move of a game beside the best one, from the mover's point of view.\n\n"
      "`game` is the number of the game, `number` that of the position the move was played in; the start is 1.\n"
      "`dealt`: a deal came right before it. `win` and `score` are expected after the best move; `cost` and `points`\n"
      "are what the move played lost of them, never below 0. `shares` and `best_shares` are everyone's shares of\n"
      "the win after the move played and after the best one. `error`: the standard error of the cost, where both\n"
      "moves were compared by sampled deals; None where nothing tells. `grade`: 'blunder', 'mistake' or\n"
      "'inaccuracy', or None for a good move. `reasons`: why the best move is better, the most important first.\n"
      "`lines`: all moves that were valued as `win` is, `best` first, with `played`; `nodes`, `depth` and `ms` are\n"
      "those of the search of the position, and `deals` were sampled to compare moves.")
      .def(
          "__init__",
          [](ReviewedMove* self, const Position& position, const ValuedMove& own, const ValuedMove& best, int number,
             int game, std::optional<double> error) {
            if (!own.move || !best.move) throw InvalidArgument("variation: expected one that begins with a move");
            new (self) ReviewedMove{.game = game,
                                    .number = number,
                                    .position = position,
                                    .played = *own.move,
                                    .own = own,
                                    .best = best,
                                    .compared = {best, own},
                                    .reasons = {},
                                    .error = error};
          },
          "position"_a, "own"_a, "best"_a, "number"_a = 1, "game"_a = 1, "error"_a.none() = nb::none())
      .def_ro("game", &ReviewedMove::game)
      .def_ro("number", &ReviewedMove::number)
      .def_ro("dealt", &ReviewedMove::dealt)
      .def_ro("position", &ReviewedMove::position)
      .def_prop_ro("seat", [](const ReviewedMove& self) { return self.seat() + 1; })
      .def_ro("played", &ReviewedMove::played)
      .def_prop_ro("best", [](const ReviewedMove& self) { return *self.best.move; })
      .def_prop_ro("win", &ReviewedMove::win)
      .def_prop_ro("cost", &ReviewedMove::cost)
      .def_prop_ro("score", &ReviewedMove::score)
      .def_prop_ro("points", &ReviewedMove::points)
      .def_prop_ro(
          "grade",
          [](const ReviewedMove& self) { return self.grade().empty() ? std::nullopt : std::optional(self.grade()); },
          nb::sig("def grade(self) -> typing.Literal['blunder', 'mistake', 'inaccuracy'] | None"))
      .def_prop_ro(
          "shares", [](const ReviewedMove& self) { return of_seats(self.own.win, self.position.players); },
          nb::sig("def shares(self) -> tuple[float, ...]"))
      .def_prop_ro(
          "best_shares", [](const ReviewedMove& self) { return of_seats(self.best.win, self.position.players); },
          nb::sig("def best_shares(self) -> tuple[float, ...]"))
      .def_ro("error", &ReviewedMove::error)
      .def_ro("reasons", &ReviewedMove::reasons)
      .def_ro("lines", &ReviewedMove::compared)
      .def_ro("nodes", &ReviewedMove::nodes)
      .def_ro("depth", &ReviewedMove::depth)
      .def_ro("ms", &ReviewedMove::ms)
      .def_ro("deals", &ReviewedMove::deals)
      .def(
          "to_json",
          [](const ReviewedMove& self) {
            return json_of([&](JsonWriter& json) { calls::write_reviewed_move(json, self, kShell); });
          },
          "As `evora analyse --json` prints it.");
}

void bind_accounts(nb::module_& m) {
  nb::class_<SeatAccount> seat(
      m, "SeatAccount",
      "`start + deals + own + others + ending == result`, exactly: whole REVIEW_UNITS of the win.\n\n"
      "`own`: what the seat's own moves lost, never above 0. `others`: what it gained, or lost, by mistakes of the\n"
      "others. `ending`: what an early end changed; 0 in games that were played out.");
  bind_equality(seat);
  seat.def_ro("start", &SeatAccount::start)
      .def_ro("deals", &SeatAccount::deals)
      .def_ro("own", &SeatAccount::own)
      .def_ro("others", &SeatAccount::others)
      .def_ro("ending", &SeatAccount::ending)
      .def_ro("result", &SeatAccount::result);
  nb::class_<RoundAccount>(m, "RoundAccount", "One round: the same parts, by seat.")
      .def_ro("round", &RoundAccount::round)
      .def_ro("seats", &RoundAccount::seats);
  nb::class_<GameAccount>(m, "GameAccount", "All seats over the rounds that were reviewed, and each round alone.")
      .def_ro("seats", &GameAccount::seats)
      .def_ro("rounds", &GameAccount::rounds);
}

void bind_report(nb::module_& m) {
  nb::class_<TurningPoint>(
      m, "Moment",
      "A deal or a move that decided a game.\n\n"
      "`number` is that of the position it was played in, the start is 1; `seat` who moved, or whom the\n"
      "deal gave most; `changes` of everyone's shares in REVIEW_UNITS, which sum to 0.")
      .def_prop_ro("number", [](const TurningPoint& self) { return self.index + 1; })
      .def_prop_ro(
          "kind", [](const TurningPoint& self) { return self.deal ? "deal" : "move"; },
          nb::sig("def kind(self) -> typing.Literal['deal', 'move']"))
      .def_prop_ro("seat", [](const TurningPoint& self) { return self.seat + 1; })
      .def_prop_ro(
          "changes", [](const TurningPoint& self) { return of_seats(self.changes, self.players); },
          nb::sig("def changes(self) -> tuple[int, ...]"));
  nb::class_<SeatSummary>(m, "SeatSummary",
                          "How a seat played; means are per move.\n\n"
                          "`accuracy`: 0 to 100, of the moves with a choice; None without any.")
      .def_prop_ro("seat", [](const SeatSummary& self) { return self.seat + 1; })
      .def_ro("moves", &SeatSummary::moves)
      .def_ro("mean_cost", &SeatSummary::mean_cost)
      .def_ro("mean_points", &SeatSummary::mean_points)
      .def_ro("accuracy", &SeatSummary::accuracy)
      .def_prop_ro(
          "grades",
          [](const SeatSummary& self) {
            nb::dict out;
            for (std::size_t i = kGrades.size(); i-- > 0;) {
              out[nb::str(kGrades[i].name.data(), kGrades[i].name.size())] = self.grades[i];
            }
            return out;
          },
          nb::sig("def grades(self) -> dict[str, int]"))
      .def(
          "to_json",
          [](const SeatSummary& self) {
            return json_of([&](JsonWriter& json) { calls::write_summary(json, self, kShell); });
          },
          "As `evora analyse --json` prints it.");
  nb::class_<Report>(
      m, "Report",
      "All that a review says of the moves that are reviewed so far.\n\n"
      "`account`: luck and play apart, None before the first move; `course`: everyone's shares before the\n"
      "first deal, then after every deal and move; `moments`: what decided the game, in order; `seats`:\n"
      "how each played.")
      .def_ro("account", &Report::account)
      .def_prop_ro(
          "course",
          [](const Report& self) {
            nb::list out;
            for (const Shares& each : self.course) out.append(of_seats(each, int(self.seats.size())));
            return out;
          },
          nb::sig("def course(self) -> list[tuple[float, ...]]"))
      .def_ro("moments", &Report::turning_points)
      .def_ro("seats", &Report::seats);
}

Report report_for(const GameReview& review, const std::vector<int>& winners) {
  unsigned seats = 0;
  for (const int seat : winners) seats |= 1u << (seat - 1);
  const int players = review.positions().front().players;
  return report_of(review, seats == 0 ? std::nullopt : std::optional(units_of_winners(seats, players)));
}

void bind_game_review(nb::module_& m) {
  nb::class_<SearchAnswer>(m, "SearchAnswer", "What a search found; the best variation first.")
      .def(nb::init<std::vector<ValuedMove>, std::uint64_t, int, std::int64_t>(), "variations"_a, "nodes"_a, "depth"_a,
           "ms"_a);
  nb::class_<MoveComparison>(m, "MoveComparison",
                             "Moves of a position to compare, the one played first, and what came of it.")
      .def(nb::init<Position, std::vector<ValuedMove>, std::vector<double>, int>(), "position"_a, "moves"_a, "errors"_a,
           "deals"_a)
      .def_ro("position", &MoveComparison::position)
      .def_ro("moves", &MoveComparison::moves);
  nb::class_<GameReview>(m, "NativeGameReview", "Reviews the moves of a game in turn.")
      .def(nb::init<const Position&, std::vector<Token>, std::optional<int>, int>(), "start"_a, "tokens"_a,
           "round"_a.none(), "game"_a)
      .def("step", &GameReview::step, "search"_a, "compare"_a.none(), "Reviews one more move; False if there is none.")
      .def_prop_ro("last", [](const GameReview& self) { return self.moves().back(); })
      .def_prop_ro("game", &GameReview::game)
      .def_prop_ro("total", &GameReview::total)
      .def("report", &report_for, "winners"_a, "`winners`: of a game that was ended early.")
      .def(
          "to_json",
          [](const GameReview& self, const std::vector<int>& winners, std::int64_t ms, std::uint64_t nodes, int depth) {
            return json_of([&](JsonWriter& json) {
              calls::write_review(json, self, report_for(self, winners), {ms, nodes, depth}, kShell);
            });
          },
          "winners"_a, "ms"_a, "nodes"_a, "depth"_a);
}

}  // namespace

void bind_review(nb::module_& m) {
  m.attr("REVIEW_UNITS") = kWhole;
  nb::list grades;
  for (const Grade& grade : kGrades) {
    grades.append(nb::make_tuple(std::string(grade.name), double(grade.min_cost) / double(kWhole)));
  }
  m.attr("REVIEW_GRADES") = nb::tuple(grades);
  bind_reviewed_move(m);
  bind_accounts(m);
  bind_report(m);
  bind_game_review(m);
  m.def("summarise", &summarise, "moves"_a, "players"_a, "How each seat played; the moves may be of several games.");
  m.def("reasons_for", &reasons_for, "position"_a, "best"_a, "other"_a,
        "Why one move is better than another, the most important reason first, at most three. Both begin with a move\n"
        "that is legal in the position.");
}
