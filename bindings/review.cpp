// What the moves of a game cost. evora.review is its public face.
#include "bindings.hpp"
#include "review/accounts.hpp"
#include "review/grades.hpp"
#include "review/moves.hpp"
#include "rules/errors.hpp"

using namespace evora;
using namespace evora::review;

namespace {

using Doubles = std::vector<double>;
using PyLine = std::tuple<std::optional<Move>, Doubles, Doubles, std::vector<Move>, bool, bool, double>;
// number, round, seat (from 1), whether a deal came before it, shares, best shares
using PyMove = std::tuple<int, int, int, bool, Doubles, Doubles>;

Doubles of_seats(const Shares& values, int players) { return Doubles(values.begin(), values.begin() + players); }

Shares shares_from(const Doubles& values, int players) {
  if (values.size() != std::size_t(players)) throw InvalidArgument("shares: expected one number per seat");
  Shares out{};
  std::copy(values.begin(), values.end(), out.begin());
  return out;
}

ValuedMove line_from(const PyLine& line, int players) {
  return {.move = std::get<0>(line),
          .win = shares_from(std::get<1>(line), players),
          .score = shares_from(std::get<2>(line), players),
          .pv = std::get<3>(line),
          .exact = std::get<4>(line),
          .solved = std::get<5>(line),
          .error = std::get<6>(line)};
}

PyLine line_of(const ValuedMove& line, int players) {
  return {line.move, of_seats(line.win, players), of_seats(line.score, players), line.pv, line.exact, line.solved,
          line.error};
}

MoveComparison comparison_from(const MoveComparison& wanted, const std::vector<PyLine>& lines, const Doubles& errors) {
  MoveComparison out{wanted.position, {}, errors};
  for (const PyLine& line : lines) out.lines.push_back(line_from(line, wanted.position.players));
  const auto has_same_move = [](const ValuedMove& a, const ValuedMove& b) { return a.move == b.move; };
  const bool same =
      std::equal(out.lines.begin(), out.lines.end(), wanted.lines.begin(), wanted.lines.end(), has_same_move);
  if (!same || errors.size() != lines.size()) throw InvalidArgument("lines: expected those that are to be compared");
  return out;
}

std::vector<MoveShares> moves_from(const std::vector<PyMove>& moves, int players) {
  std::vector<MoveShares> out;
  for (const auto& [number, round, seat, dealt, shares, best] : moves) {
    out.push_back({number, round, seat - 1, dealt, shares_from(shares, players), shares_from(best, players)});
  }
  return out;
}

nb::tuple tuple_of(const SeatAccount& a) {
  return nb::make_tuple(a.start, a.deals, a.own, a.others, a.ending, a.result);
}

nb::tuple tuple_of(const std::vector<SeatAccount>& seats) {
  nb::list list;
  for (const SeatAccount& each : seats) list.append(tuple_of(each));
  return nb::tuple(list);
}

void bind_values_of_review(nb::module_& m) {
  nb::class_<ValuedMove>(m, "ReviewValuedMove")
      .def_ro("move", &ValuedMove::move)
      .def_ro("pv", &ValuedMove::pv)
      .def_ro("exact", &ValuedMove::exact)
      .def_ro("solved", &ValuedMove::solved)
      .def_ro("error", &ValuedMove::error);
  nb::class_<Reason>(m, "ReviewReason")
      .def_prop_ro("kind", [](const Reason& self) { return std::string(to_text(self.kind)); })
      .def_ro("sure", &Reason::sure)
      .def_prop_ro(
          "values",
          [](const Reason& self) {
            nb::dict out;
            const auto add = [&out](const char* name, int number, int from) {
              if (number != kNoNumber) out[name] = number + from;
            };
            add("seat", self.seat, 1);
            add("line", self.line, 1);
            add("count", self.count, 0);
            if (self.of != BonusOf::none) out["of"] = std::string(to_text(self.of));
            if (self.colour != kNoNumber) out["colour"] = colour_letter(self.colour);
            add("which", self.which, 1);
            add("points", self.points, 0);
            add("instead", self.instead, 0);
            return out;
          },
          nb::sig("def values(self) -> dict[str, int | str]"));
  nb::class_<ReviewedMove>(m, "NativeReviewedMove")
      .def_ro("number", &ReviewedMove::number)
      .def_ro("position", &ReviewedMove::position)
      .def_prop_ro("seat", [](const ReviewedMove& self) { return self.seat() + 1; })
      .def_ro("played", &ReviewedMove::played)
      .def_ro("own", &ReviewedMove::own)
      .def_ro("best", &ReviewedMove::best)
      .def_ro("compared", &ReviewedMove::compared)
      .def_ro("reasons", &ReviewedMove::reasons)
      .def_prop_ro("win", &ReviewedMove::win)
      .def_prop_ro("cost", &ReviewedMove::cost)
      .def_ro("error", &ReviewedMove::error)
      .def_prop_ro("score", &ReviewedMove::score)
      .def_prop_ro("points", &ReviewedMove::points)
      .def(
          "values_of",
          [](const ReviewedMove& self, const ValuedMove& line) {
            return std::pair(of_seats(line.win, self.position.players), of_seats(line.score, self.position.players));
          },
          "line"_a, "(win, score) of a line by seat.");
}

void bind_game_review(nb::module_& m) {
  nb::class_<GameReview>(m, "GameReview",
                         "Reviews the moves of a game in turn; says which position to search, or which "
                         "moves to compare, next.")
      .def(nb::init<const Position&, std::vector<Token>, std::optional<int>>(), "start"_a, "tokens"_a,
           "round"_a.none() = nb::none())
      .def_prop_ro("wanted",
                   [](const GameReview& self) -> std::optional<Position> {
                     return self.wanted() ? std::optional(*self.wanted()) : std::nullopt;
                   })
      .def(
          "give",
          [](GameReview& self, const std::vector<PyLine>& lines) {
            if (!self.wanted()) throw InvalidArgument("no search is wanted");
            if (lines.empty()) throw InvalidArgument("lines: expected at least one");
            Found found;
            for (const PyLine& line : lines) found.variations.push_back(line_from(line, self.wanted()->players));
            self.give(std::move(found));
          },
          "lines"_a, "What a search of `wanted` found: (move, win, score, pv, exact, solved, error), best first.")
      .def_prop_ro(
          "comparison",
          [](const GameReview& self) -> std::optional<std::pair<Position, std::vector<PyLine>>> {
            if (!self.comparison()) return std::nullopt;
            std::vector<PyLine> lines;
            for (const ValuedMove& line : self.comparison()->lines) {
              lines.push_back(line_of(line, self.comparison()->position.players));
            }
            return std::pair(self.comparison()->position, std::move(lines));
          },
          "A position and lines of it to compare, the move played first.")
      .def(
          "give_comparison",
          [](GameReview& self, const std::vector<PyLine>& lines, const Doubles& errors) {
            if (!self.comparison()) throw InvalidArgument("no comparison is wanted");
            self.give(comparison_from(*self.comparison(), lines, errors));
          },
          "lines"_a, "errors"_a, "What came of `comparison`: its lines, and how far off each is from the first.")
      .def(
          "skip_comparison",
          [](GameReview& self) {
            if (!self.comparison()) throw InvalidArgument("no comparison is wanted");
            self.give(MoveComparison(*self.comparison()));
          },
          "Leaves the values as they are.")
      .def_prop_ro("done", [](const GameReview& self) { return self.moves().size(); })
      .def_prop_ro("last", [](const GameReview& self) {
        if (self.moves().empty()) throw InvalidArgument("no move is reviewed yet");
        return self.moves().back();
      });
}

}  // namespace

void bind_review(nb::module_& m) {
  m.attr("REVIEW_UNITS") = kWhole;
  nb::list grades;
  for (const Grade& grade : kGrades) {
    grades.append(nb::make_tuple(std::string(grade.name), double(grade.min_cost) / double(kWhole)));
  }
  m.attr("REVIEW_GRADES") = nb::tuple(grades);
  bind_values_of_review(m);
  bind_game_review(m);
  m.def(
      "review_grade",
      [](double cost) -> std::optional<std::string> {
        const auto grade = grade_of(units_of(cost));
        return grade.empty() ? std::nullopt : std::optional(std::string(grade));
      },
      "cost"_a);
  m.def("has_choice", &has_choice, "position"_a,
        "Whether there is more than one move, those from equal factories counted once.");
  m.def(
      "review_accuracy",
      [](const Doubles& costs) {
        std::vector<Units> units;
        for (const double cost : costs) units.push_back(units_of(cost));
        return accuracy_of(units);
      },
      "costs"_a, "0 to 100, of the costs of moves with a choice; None without any.");
  m.def(
      "review_account",
      [](int players, const Doubles& start, const std::vector<PyMove>& moves,
         const std::optional<std::vector<int>>& winners) {
        std::optional<SeatUnits> result;
        if (winners) {
          unsigned seats = 0;
          for (const int seat : *winners) seats |= 1u << (seat - 1);
          result = units_of_winners(seats, players);
        }
        const auto account = account_for(players, shares_from(start, players), moves_from(moves, players), result);
        nb::list rounds;
        for (const RoundAccount& each : account.rounds) rounds.append(nb::make_tuple(each.round, tuple_of(each.seats)));
        return nb::make_tuple(tuple_of(account.seats), nb::tuple(rounds));
      },
      "players"_a, "start"_a, "moves"_a, "winners"_a.none(),
      nb::sig("def review_account(players: int, start: Sequence[float], moves: Sequence[tuple[int, int, int, bool, "
              "Sequence[float], Sequence[float]]], winners: Sequence[int] | None) -> "
              "tuple[tuple[tuple[int, int, int, int, int, int], ...], "
              "tuple[tuple[int, tuple[tuple[int, int, int, int, int, int], ...]], ...]]"),
      "Accounts of all seats and by round: (start, deals, own, others, ending, result) in units.");
  m.def(
      "review_course",
      [](int players, const Doubles& start, const std::vector<PyMove>& moves) {
        std::vector<Doubles> out;
        for (const Shares& each : course_of(shares_from(start, players), moves_from(moves, players))) {
          out.push_back(of_seats(each, players));
        }
        return out;
      },
      "players"_a, "start"_a, "moves"_a, "Everyone's shares before the first deal, then after every token.");
  m.def(
      "review_moments",
      [](int players, const Doubles& start, const std::vector<PyMove>& moves) {
        nb::list out;
        for (const Moment& each : moments_of(players, shares_from(start, players), moves_from(moves, players))) {
          nb::list changes;
          for (int seat = 0; seat < players; ++seat) changes.append(each.changes[std::size_t(seat)]);
          out.append(nb::make_tuple(each.index, each.deal, each.seat + 1, each.size, nb::tuple(changes)));
        }
        return out;
      },
      "players"_a, "start"_a, "moves"_a,
      nb::sig("def review_moments(players: int, start: Sequence[float], moves: Sequence[tuple[int, int, int, bool, "
              "Sequence[float], Sequence[float]]]) -> list[tuple[int, bool, int, int, tuple[int, ...]]]"),
      "The moments that decided a game: (index of the token, deal, seat, size, changes), the last two in units.");
}
