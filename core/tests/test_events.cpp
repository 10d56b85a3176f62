#include <optional>

#include "check.hpp"
#include "rules/errors.hpp"
#include "rules/events.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

// A table on which only events are carried out, tile by tile; in the end it must look like the position.
struct Table {
  struct Player {
    std::array<Counts, kRows> lines{};
    std::array<std::array<int, kRows>, kRows> wall{};  // colour + 1, 0 for a free space
    std::array<int, kFloorSpaces> floor{};             // colour + 1, kMarkerItem, 0 for a free space
    int score = 0;
    friend bool operator==(const Player&, const Player&) = default;
  };
  static constexpr int kMarkerItem = 9;

  Counts bag{};
  Counts lid{};
  std::array<Counts, kSources> sources{};
  std::array<Player, kMaxPlayers> players{};
  bool marker_in_centre = false;
  friend bool operator==(const Table&, const Table&) = default;

  explicit Table(const Position& p) : bag(counts_of(p.bag)), lid(counts_of(p.lid)) {
    for (int s = 0; s < kSources; ++s) sources[s] = counts_of(p.sources[s]);
    marker_in_centre = p.sources[0].has_marker();
    for (int seat = 0; seat < p.players; ++seat) {
      const Board& board = p.boards[seat];
      Player& player = players[seat];
      player.score = int(board.score);
      for (int row = 0; row < kRows; ++row) {
        player.lines[row][board.line(row).colour] = board.line(row).count;
        for (int column = 0; column < kRows; ++column) player.wall[row][column] = board.wall.at(row, column) + 1;
      }
      for (int i = 0; i < kFloorSpaces; ++i) {
        const auto item = board.floor.item(i);
        player.floor[i] = item == Floor::kMarker ? kMarkerItem : int(item);
      }
    }
  }

  Player& player(const Place& place) { return players[place.seat - 1]; }

  // The counts that a place other than a floor line keeps.
  Counts& pile(const Place& place) {
    switch (place.kind) {
      case PlaceKind::bag:
        return bag;
      case PlaceKind::lid:
        return lid;
      case PlaceKind::centre:
        return sources[0];
      case PlaceKind::factory:
        CHECK(place.number >= 1);
        return sources[place.number];
      case PlaceKind::line:
        return player(place).lines[place.number - 1];
      default:
        CHECK(false, "not a pile");
        return bag;
    }
  }

  void operator()(const TilesMoved& event) {
    CHECK(event.count > 0);
    for (int i = 0; i < event.count; ++i) {
      if (event.origin.kind == PlaceKind::floor) {
        int& item = player(event.origin).floor[event.origin.space - 1 + i];
        CHECK_EQ(item, event.colour + 1);
        item = 0;
      } else {
        CHECK(--pile(event.origin)[event.colour] >= 0);
      }
      if (event.target.kind == PlaceKind::floor) {
        CHECK(event.target.space >= 1 && event.target.space + i <= kFloorSpaces);
        int& item = player(event.target).floor[event.target.space - 1 + i];
        CHECK_EQ(item, 0);
        item = event.colour + 1;
      } else {
        Counts& target = pile(event.target);
        if (event.target.kind == PlaceKind::line) {
          CHECK_EQ(sum(target), event.target.space - 1 + i);
          CHECK(sum(target) < event.target.number);
        }
        ++target[event.colour];
      }
    }
  }
  void operator()(const MarkerMoved& event) {
    if (event.target.kind == PlaceKind::centre) {
      CHECK(!marker_in_centre);
      marker_in_centre = true;
      return;
    }
    CHECK(marker_in_centre && event.target.kind == PlaceKind::floor);
    marker_in_centre = false;
    auto& floor = player(event.target).floor;
    if (event.target.space == 0) {
      CHECK(floor.back() != 0);
    } else {
      CHECK_EQ(floor[event.target.space - 1], 0);
      floor[event.target.space - 1] = kMarkerItem;
    }
  }
  void operator()(const TilePlaced& event) {
    Player& player = players[event.seat - 1];
    CHECK_EQ(player.lines[event.row - 1][event.colour], event.row);
    --player.lines[event.row - 1][event.colour];
    CHECK_EQ(player.wall[event.row - 1][event.column - 1], 0);
    player.wall[event.row - 1][event.column - 1] = event.colour + 1;
    CHECK_EQ(event.points, std::max(1, event.horizontal + event.vertical));
    player.score += event.points;
  }
  void operator()(const FloorScored& event) {
    Player& player = players[event.seat - 1];
    constexpr std::array<int, 8> costs{0, 1, 2, 4, 6, 8, 11, 14};
    int spaces = 0;
    for (int& item : player.floor) {
      spaces += item != 0;
      if (item == kMarkerItem) item = 0;  // stays in front of the player
    }
    CHECK_EQ(event.spaces, spaces);
    CHECK_EQ(event.cost, costs[std::size_t(spaces)]);
    CHECK_EQ(event.lost, std::min(event.cost, player.score));
    player.score -= event.lost;
    CHECK_EQ(event.score, player.score);
  }
  void operator()(const BagRefilled& event) {
    CHECK_EQ(sum(bag), 0);
    for (int c = 0; c < kColours; ++c) CHECK_EQ(event.tiles[c], lid[c]);
    std::swap(bag, lid);
  }
  void operator()(const BonusScored& event) { players[event.seat - 1].score += event.points; }
  void operator()(const RoundEnded&) { marker_in_centre = false; }
  void operator()(const RoundStarted&) {}
  void operator()(const GameEnded&) {}
};

template <class Kind>
int count_of(const std::vector<Event>& events) {
  int count = 0;
  for (const Event& event : events) count += std::holds_alternative<Kind>(event);
  return count;
}

void check_frame(const Position& before, const Position& after, const std::vector<Event>& events) {
  const bool round_ended = after.phase == Phase::deal || after.phase == Phase::over;
  CHECK_EQ(count_of<RoundStarted>(events), int(before.phase == Phase::deal));
  CHECK_EQ(count_of<RoundEnded>(events), int(round_ended));
  CHECK_EQ(count_of<GameEnded>(events), int(after.phase == Phase::over));
  if (const auto* started = std::get_if<RoundStarted>(&events.front())) {
    CHECK_EQ(started->round, int(before.round));
    CHECK_EQ(started->start, before.start + 1);
  }
  if (const auto* ended = std::get_if<GameEnded>(&events.back())) {
    CHECK(ended->reason == end_reason(after));
    CHECK_EQ(int(ended->scores.size()), int(after.players));
    for (int seat = 0; seat < after.players; ++seat) {
      CHECK_EQ(ended->scores[std::size_t(seat)], int(after.boards[seat].score));
    }
    std::vector<int> seats = winners(after);
    for (int& seat : seats) ++seat;
    CHECK(ended->winners == seats);
  }
}

template <class MoveOrDeal>
void check_events(const Position& p, const MoveOrDeal& move) {
  const std::string context = to_text(move) + " at " + to_text(p);
  Position expected = p;
  play(expected, move);
  Position after = p;
  const std::vector<Event> events = play_with_events(after, move);
  CHECK(after == expected, context);
  CHECK(!events.empty(), context);
  try {
    check_frame(p, after, events);
    Table table(p);
    for (const Event& event : events) std::visit(table, event);
    CHECK(table == Table(after), "the table differs from the position");
  } catch (const Failed& failure) {
    throw Failed{failure.report + "\n    " + context};
  }
}

}  // namespace

TEST(events_lead_to_the_same_position_as_play) {
  visit_games(3, 14, [](const Position& p, FastRandom& random) {
    if (p.phase == Phase::deal) check_events(p, random_deal(p, random));
    const ActionList legal(p);
    const int step = std::max(1, legal.size() / 8);  // all of them would take long
    for (int i = random(step); i < legal.size(); i += step) check_events(p, legal[i]);
  });
}

TEST(events_of_a_refill_name_the_factory_that_spans_it) {
  Position p = Position::new_game(2, Variant::coloured, 1);
  p.bag = Tiles::of(0, 5);
  p.lid = Tiles::of(0, 15) + Tiles::of(1, 4);
  const auto events = play_with_events(p, parse_deal("=BBBB/BYYY/BBBB/BBBB/BBBB"));
  std::size_t refill = 0;
  while (!std::holds_alternative<BagRefilled>(events[refill])) ++refill;
  const auto& last = std::get<TilesMoved>(events[refill - 1]);
  const auto& next = std::get<TilesMoved>(events[refill + 1]);
  CHECK(last.target.number == 2 && last.colour == 0 && last.count == 1);
  CHECK(next.target.number == 2 && next.colour == 1 && next.count == 3);
  CHECK_EQ(count_text(p.bag), "3B1Y");
  CHECK_EQ(count_text(p.lid), "-");
}

TEST(events_of_a_marker_taken_with_a_full_floor) {
  Position p = parse_position(
      "coloured 1 0 offer 1 2 Y/-/-/-/- 1B 12B19Y20R20K20W - 0;-/-/-/-/-;...../...../...../...../.....;BBBBBBB "
      "7;-/-/-/-/-;...../...../...../...../.....;-");
  check_events(p, parse_move("0B0"));
  const auto events = play_with_events(p, parse_move("0B0"));
  CHECK((std::get<MarkerMoved>(events[0]).target == Place{PlaceKind::floor, 1, 0, 0}));
  CHECK((std::get<TilesMoved>(events[1]) == TilesMoved{0, 1, {PlaceKind::centre, 0, 0, 0}, {PlaceKind::lid, 0, 0, 0}}));
  CHECK_EQ(events.size(), 2u);
}

TEST(events_of_what_may_not_be_played_change_nothing) {
  FastRandom random(15);
  Position p = Position::new_game(3, Variant::grey, 0);
  const Position before = p;
  CHECK_THROWS(IllegalMove, play_with_events(p, Move::offer(1, 0, 0)));
  CHECK_THROWS(IllegalMove, play_with_events(p, parse_deal("=BBBB/BBBB/BBBB/BBBB/BBBB")));
  CHECK(p == before);
  play(p, random_deal(p, random));
  const Position dealt = p;
  CHECK_THROWS(IllegalMove, play_with_events(p, Move::offer(0, 0, 0)));
  CHECK_THROWS(IllegalMove, play_with_events(p, Move::tiling(0, 0)));
  CHECK_THROWS(IllegalMove, play_with_events(p, random_deal(before, random)));
  CHECK(p == dealt);
}

}  // namespace evora::test
