#include <algorithm>
#include <cstring>
#include <map>
#include <unordered_map>

#include "check.hpp"
#include "rules/errors.hpp"
#include "rules/position.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

Position at(const std::string& text) { return parse_position(text); }

// Four players; every tile is on a wall, on an incomplete line, or the yellow one on factory 1.
const std::string kLastTile =
    " 9 0 offer 1 2 Y/-/-/-/-/-/-/-/- 1 - - "
    "5;-/K/R/-/WWWW;BYRK./WBYR./KWBY./RKWB./YRK..;- 5;-/K/R/Y/WWWW;BYRK./WBYR./KWBY./RKWB./YRK..;- "
    "5;-/K/R/Y/BB;BYRK./WBYR./KWBY./RKWB./YRK..;- 6;-/K/R/Y/BB;BYRK./WBYR./KWBY./RKWB./YRK..;-";

}  // namespace

TEST(position_new_games) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = 2; players <= 4; ++players) {
      for (int start = 0; start < players; ++start) {
        const Position p = Position::new_game(players, variant, start);
        check_valid(p);
        CHECK_EQ(p.factories(), 2 * players + 1);
        CHECK_EQ(count_legal(p), 0);
        CHECK(at(to_text(p)) == p);
      }
    }
  }
  CHECK_EQ(to_text(Position::new_game(2, Variant::coloured, 0)),
           "coloured 1 0 deal - 1 -/-/-/-/- - 20B20Y20R20K20W - "
           "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-");
}

TEST(position_keeps_100_tiles_and_one_marker) {
  visit_games(12, 21, [](const Position& p, FastRandom&) {
    for (const int count : all_tiles(p)) CHECK_EQ(count, 20, to_text(p));
    const bool in_round = p.phase == Phase::offer || p.phase == Phase::tiling;
    CHECK_EQ(markers(p), int(in_round), to_text(p));
    CHECK_EQ(p.offer_left(), p.phase == Phase::offer, to_text(p));
    for (int seat = p.players; seat < kMaxPlayers; ++seat) CHECK(p.boards[seat] == Board(), to_text(p));
  });
}

TEST(position_text_is_the_value_bit_for_bit) {
  visit_games(6, 22, [](const Position& p, FastRandom&) {
    check_valid(p);
    const std::string text = to_text(p);
    const Position read = at(text);
    CHECK(read == p, text);
    CHECK(std::memcmp(&read, &p, sizeof(Position)) == 0, text);
    CHECK_EQ(to_text(read), text);
    CHECK_EQ(hash(read), hash(p), text);
  });
}

TEST(position_hash_tells_positions_apart) {
  std::unordered_map<std::uint64_t, Position> seen;
  visit_games(6, 23, [&](const Position& p, FastRandom&) {
    const auto [found, added] = seen.emplace(hash(p), p);
    CHECK(found->second == p, to_text(p) + "\n    " + to_text(found->second));
  });
  CHECK(seen.size() > 1000);
}

TEST(position_lists_count_and_test_agree) {
  visit_games(4, 24, [](const Position& p, FastRandom&) {
    const ActionList list(p);
    CHECK_EQ(count_legal(p), list.size(), to_text(p));
    int next = 0;
    for (int action = 0; action < kActions; ++action) {
      const Move move{std::uint16_t(action)};
      const bool legal = plainly_legal(p, move);
      CHECK_EQ(is_legal(p, move), legal, to_text(move) + " at " + to_text(p));
      if (!legal) continue;
      CHECK(next < list.size() && list[next] == move, to_text(move) + " at " + to_text(p));
      ++next;
    }
    CHECK_EQ(next, list.size(), to_text(p));
    CHECK_EQ(list.end() - list.begin(), list.size());
    CHECK_EQ(list.size() > 0, p.phase == Phase::offer || p.phase == Phase::tiling, to_text(p));
  });
}

TEST(position_random_legal_reaches_every_legal_move_once) {
  visit_games(4, 25, [](const Position& p, FastRandom& random) {
    const ActionList list(p);
    if (list.size() == 0) return;
    std::vector<Move> reached;
    for (int number = 0; number < list.size(); ++number) {
      reached.push_back(random_legal(p, [&](int n) {
        CHECK_EQ(n, list.size(), to_text(p));
        return number;
      }));
    }
    std::sort(reached.begin(), reached.end());
    for (int i = 0; i < list.size(); ++i) CHECK(reached[std::size_t(i)] == list[i], to_text(p));
    CHECK(is_legal(p, random_legal(p, random)), to_text(p));
  });
}

TEST(position_playouts_end_in_a_valid_position) {
  visit_games(1, 26, [](const Position& p, FastRandom& random) {
    if (random(3)) return;
    for (const bool with_list : {false, true}) {
      Position end = p;
      const int plies = with_list ? playout_with_list(end, random) : playout(end, random);
      CHECK(end.phase == Phase::over, to_text(p));
      CHECK_EQ(plies == 0, count_legal(p) == 0 && p.phase == Phase::over, to_text(p));
      check_valid(end);
      for (const int count : all_tiles(end)) CHECK_EQ(count, 20, to_text(end));
      CHECK(end_reason(end).has_value());
      CHECK(!winners(end).empty());
    }
  });
}

TEST(position_same_seed_same_playouts) {
  for (const bool with_list : {false, true}) {
    const Position p = Position::new_game(3, Variant::grey, 1);
    const PlayoutCount a = run_playouts(p, 50, 5, with_list);
    const PlayoutCount b = run_playouts(p, 50, 5, with_list);
    CHECK_EQ(a.games, 50u);
    CHECK_EQ(a.plies, b.plies);
    CHECK_EQ(a.score_sum, b.score_sum);
    CHECK(run_playouts(p, 50, 6, with_list).plies != a.plies);
    struct Raised {};
    CHECK_THROWS(Raised, run_playouts(p, 1'000'000'000, 5, with_list, [] { throw Raised(); }));
  }
}

// Random play must not pass by whole parts of the rules.
TEST(position_random_games_meet_every_case) {
  std::map<std::string, int> met;
  visit_games(12, 27, [&](const Position& p, FastRandom&) {
    ++met["phase " + std::string(to_text(p.phase))];
    if (const auto reason = end_reason(p)) ++met["end " + std::string(to_text(*reason))];
    for (const Board& board : p.boards) met["eight on the floor"] += board.floor.items() == 8;
    met["marker left in tiling"] += p.phase == Phase::tiling && p.sources[0].has_marker();
    met["bag emptied"] += p.phase == Phase::offer && !p.bag.has_tiles();
  });
  for (const char* wanted :
       {"phase deal", "phase offer", "phase tiling", "phase over", "end row", "end stalled", "eight on the floor"}) {
    CHECK(met[wanted] > 0, wanted);
  }
}

TEST(position_ends_when_no_tile_is_left) {
  for (const std::string variant : {"coloured", "grey"}) {
    Position p = at(variant + kLastTile);
    play(p, parse_move("1Y4"));
    CHECK_EQ(to_text(*end_reason(p)), "no_tiles");
    CHECK_EQ(int(p.round), 9);
    CHECK_EQ(int(p.start), 1);  // nobody took the marker
    CHECK_EQ(int(p.idle_rounds), 1);
    CHECK_EQ(p.boards[0].score, 26u);  // three columns
    CHECK(winners(p) == std::vector<int>{3});
    CHECK(at(to_text(p)) == p);
    // On the floor instead it comes back from the lid, and the game goes on.
    p = at(variant + kLastTile);
    play(p, parse_move("1Y0"));
    CHECK(p.phase == Phase::deal);
    CHECK_EQ(p.boards[0].score, 4u);
    CHECK_EQ(count_text(p.lid), "1Y");
    play(p, parse_deal("=Y/-/-/-/-/-/-/-/-"));
    CHECK_EQ(count_text(p.lid), "-");
  }
}

TEST(position_stalls_after_three_idle_rounds) {
  FastRandom random(28);
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    Position p = Position::new_game(2, variant, 0);
    while (p.phase != Phase::over) {
      if (p.phase == Phase::deal) {
        CHECK_EQ(int(p.idle_rounds), int(p.round) - 1);
        play(p, random_deal(p, random));
      } else {
        play(p, ActionList(p)[0]);  // the lowest id: always to the floor
      }
    }
    CHECK_EQ(int(p.round), 3);
    CHECK_EQ(int(p.idle_rounds), 3);
    CHECK_EQ(to_text(*end_reason(p)), "stalled");
    CHECK_EQ(winners(p).size(), 2u);
    CHECK(p.lid == Tiles::full_bag() - p.bag);
  }
}

TEST(position_marker_taken_with_a_full_floor) {
  Position p =
      at("coloured 1 0 offer 1 1 -/-/-/-/- 1BBB 10B20Y20R20K20W - "
         "0;-/-/-/-/-;...../...../...../...../.....;BBBBBBB 7;-/-/-/-/-;...../...../...../...../.....;-");
  play(p, parse_move("0B0"));
  CHECK(p.phase == Phase::deal);
  CHECK_EQ(int(p.start), 0);
  CHECK_EQ(count_text(p.lid), "10B");
  p =
      at("coloured 1 0 offer 1 2 Y/-/-/-/- 1B 12B19Y20R20K20W - 0;-/-/-/-/-;...../...../...../...../.....;BBBBBBB "
         "7;-/-/-/-/-;...../...../...../...../.....;-");
  play(p, parse_move("0B0"));
  CHECK_EQ(floor_text(p.boards[0]), "BBBBBBB1");
  CHECK_EQ(p.boards[0].floor.cost(), 14);
  CHECK_EQ(count_text(p.lid), "1B");
  CHECK(at(to_text(p)) == p);
  play(p, parse_move("1Y5"));
  CHECK_EQ(int(p.start), 0);
}

TEST(position_grey_line_that_fits_nowhere_falls) {
  // Row 1 has free spaces in columns 4 and 5 only, where blue already lies further down.
  Position p =
      at("grey 4 0 offer 1 1 B/-/-/-/- 1 17B19Y19R20K19W - "
         "9;-/-/-/-/-;YRW../...B./....B/...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-");
  play(p, parse_move("1B1"));
  CHECK(p.phase == Phase::deal);
  CHECK_EQ(p.boards[0].score, 8u);
  CHECK_EQ(int(p.idle_rounds), 1);
  CHECK_EQ(count_text(p.lid), "1B");
}

TEST(position_tie_goes_to_more_rows_then_is_shared) {
  const std::string row = ";-/-/-/-/-;BYRKW/...../...../...../.....;-";
  const std::string rows = ";-/-/-/-/-;BYRKW/WBYRK/...../...../.....;-";
  CHECK(winners(at("coloured 5 0 over - 1 -/-/-/-/- - 17B17Y17R17K17W - 30" + row + " 30" + rows)) ==
        std::vector<int>{1});
  CHECK((winners(at("coloured 5 0 over - 1 -/-/-/-/- - 18B18Y18R18K18W - 30" + row + " 30" + row)) ==
         std::vector<int>{0, 1}));
  CHECK(winners(at("coloured 5 0 over - 1 -/-/-/-/- - 17B17Y17R17K17W - 31" + row + " 30" + rows)) ==
        std::vector<int>{0});
}

TEST(position_decided_by_points_rows_or_shared) {
  Position p = Position::new_game(3, Variant::coloured, 0);
  p.phase = Phase::over;
  const auto row = [&](int seat) {
    for (int column = 0; column < kRows; ++column) p.boards[seat].wall.put(0, column, wall_colour(0, column));
  };
  row(0);
  p.boards[0].score = p.boards[1].score = 30;
  p.boards[2].score = 29;
  CHECK(decided_by(p) == DecidedBy::rows);
  CHECK(decided_among(p, 0b101) == DecidedBy::points);
  CHECK(decided_among(p, 0b110) == DecidedBy::points);
  row(1);
  CHECK(decided_by(p) == DecidedBy::shared);
  CHECK(decided_among(p, 0b100) == DecidedBy::points);
  p.boards[1].score = 31;
  CHECK(decided_by(p) == DecidedBy::points);
}

// In random games: a sure row ends the game with the round, and a round that is not the last one closes nothing.
TEST(position_closing_rows_tell_the_end) {
  int sure_rows = 0, maybes = 0;
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      FastRandom random(seed);
      Position p = Position::new_game(2, variant, 0);
      bool sure = false;
      while (p.phase != Phase::over) {
        if (p.phase == Phase::deal) {
          CHECK(!sure, to_text(p));
          CHECK(closing_rows(p).empty());
          play(p, random_deal(p, random));
          continue;
        }
        const auto rows = closing_rows(p);
        CHECK_EQ(is_last_round(p), !rows.empty());
        for (const ClosingRow& closing : rows) {
          using Certainty = ClosingRow::Certainty;
          const Board& board = p.boards[closing.seat];
          CHECK_EQ(closing.certainty == Certainty::done, board.wall.row_complete(closing.row));
          CHECK(closing.certainty != (variant == Variant::grey ? Certainty::sure : Certainty::maybe));
          sure |= closing.certainty != Certainty::maybe;
          maybes += closing.certainty == Certainty::maybe;
        }
        sure_rows += sure;
        play_unchecked(p, random_legal(p, random));
      }
      CHECK(closing_rows(p).empty());
      CHECK_EQ(is_last_round(p), end_reason(p) == EndReason::row);
    }
  }
  CHECK(sure_rows > 100);
  CHECK(maybes > 100);
}

TEST(position_equivalent_moves_lead_to_the_same_but_for_the_order_of_factories) {
  int pairs = 0;
  FastRandom random(3);
  for (int game = 0; game < 20; ++game) {
    Position p = Position::new_game(4, Variant::coloured, 0);
    play(p, random_deal(p, random));
    for (; p.phase == Phase::offer; play_unchecked(p, random_legal(p, random))) {
      const auto sorted_after = [&](Move move) {
        Position next = p;
        play_unchecked(next, move);
        std::sort(next.sources.begin() + 1, next.sources.end(), [](Tiles a, Tiles b) { return a.lanes() < b.lanes(); });
        return next;
      };
      const ActionList list(p);
      for (const auto one : list) {
        const Move move{one};
        if (move.source() == 0) continue;
        CHECK(are_equivalent(p, move, move));
        const bool earlier = equals_earlier_factory(p, move.source());
        bool met = false;
        for (const auto two : list) {
          const Move other{two};
          if (other.source() == 0 || other.source() >= move.source()) continue;
          if (other.colour() != move.colour() || other.destination() != move.destination()) continue;
          const bool same = sorted_after(move) == sorted_after(other);
          CHECK_EQ(are_equivalent(p, move, other), same, to_text(p));
          met |= same;
          pairs += same;
        }
        CHECK_EQ(met, earlier, to_text(p));
      }
    }
  }
  CHECK(pairs > 100);
}

}  // namespace evora::test
