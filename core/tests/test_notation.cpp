#include "check.hpp"
#include "rules/errors.hpp"
#include "rules/notation.hpp"
#include "support.hpp"

namespace evora::test {
namespace {

const std::string kOffer =
    "grey 3 1 offer 2 1 BBRK/-/YW/-/RRRR 1BRR 11B18Y10R17K18W 2B "
    "12;-/RR/-/BBBB/Y;...K./...../...../...../.....;R 7;-/-/-/-/-;...W./...../...../...../.....;K";

// kOffer with one field replaced (from 1, as notation.md counts them).
std::string with(std::size_t field, const std::string& text) {
  auto fields = split_text(kOffer, ' ');
  fields[field - 1] = text;
  return join_text(fields, ' ');
}

std::string field_of_error(const std::string& text) {
  try {
    parse_position(text);
    return "";
  } catch (const InvalidPosition& error) {
    for (const char c : std::string(error.what())) CHECK(c >= ' ' && c <= '~', "an unprintable message");
    return error.field;
  }
}

}  // namespace

TEST(notation_reads_the_base_of_these_tests) {
  CHECK_EQ(field_of_error(kOffer), "");
  CHECK_EQ(to_text(parse_position(kOffer)), kOffer);
}

TEST(notation_refuses_unreadable_fields_by_name) {
  struct Case {
    std::size_t field;
    std::string name;
    std::vector<std::string> texts;
  };
  const std::string lines = "12;-/RR/-/BBBB/Y";
  const std::string walls = ";...K./...../...../...../.....";
  const std::vector<Case> cases{
      {1, "variant", {"gray", "Grey", "", "colored", "grey\t", std::string("grey\0", 5)}},
      {2, "round", {"0", "03", "+3", "-3", "3.", "x", "1234567890", ""}},
      {3, "idle rounds", {"4", "00", "-", "", "\xc2\xb9"}},
      {4, "phase", {"Offer", "off", "offers", ""}},
      {5, "to move", {"-", "0", "3", "11", ""}},
      {6, "start player", {"-", "0", "3", ""}},
      {7,
       "factories",
       {"BBRK/-/YW/-", "BBRK/-/YW/-/RRRR/-", "BRBK/-/YW/-/RRRR", "BBRKK/-/YW/-/RRR", "BBRK//YW/-/RRRR",
        "BBRK/--/YW/-/RRRR", "bbRK/-/YW/-/RRRR", "1BBRK/-/YW/-/RRRR", "-/-/-/-/-/-/-/-/-/-/-", ""}},
      {8, "centre", {"BRR1", "11BRR", "1-", "-1", "RRB", "B-", "1 ", "", "0"}},
      {9,
       "bag",
       {"11B18Y10R17K18", "0B18Y10R17K18W", "011B18Y10R17K18W", "18Y11B10R17K18W", "B", "21B", "100B", "--",
        "5B6B18Y10R17K18W", "99999999999999999999B", ""}},
      {10, "lid", {"2", "2b", "-2B", "2B-", ""}},
      {11,
       "board 1",
       {"", "12", lines + walls, "x;-/RR/-/BBBB/Y" + walls + ";R", "012;-/RR/-/BBBB/Y" + walls + ";R",
        "12;-/RR/-/BBBB" + walls + ";R", "12;-/RRR/-/BBBB/Y" + walls + ";R", "12;-/RB/-/BBBB/Y" + walls + ";R",
        "12;/RR/-/BBBB/Y" + walls + ";R", lines + ";...K/...../...../...../.....;R",
        lines + ";...k./...../...../...../.....;R", lines + ";...K./...../...../.....;R", lines + walls + ";",
        lines + walls + ";-R", lines + walls + ";11", lines + walls + ";RRRRRRRR", lines + walls + ";RRRRRR1R",
        lines + walls + ";RRRRRRR1R", lines + walls + ";R;R"}},
  };
  for (const Case& one : cases) {
    for (const std::string& text : one.texts) {
      // A space in the text makes a field more; which one is then wrong is not our business.
      const std::string found = field_of_error(with(one.field, text));
      if (text.find(' ') != std::string::npos) {
        CHECK(!found.empty(), text);
      } else {
        CHECK_EQ(found, one.name, text);
      }
    }
  }
}

TEST(notation_refuses_texts_that_are_no_position) {
  for (const std::string& text :
       {std::string(), std::string(" "), std::string(13, ' '), std::string(1000, ' '), kOffer + " ", " " + kOffer,
        kOffer + "\n", kOffer + std::string(1, '\0'), kOffer + " -", kOffer.substr(0, kOffer.rfind(' ')),
        std::string("\xef\xbb\xbf") + kOffer, std::string(100000, 'B')}) {
    CHECK(!field_of_error(text).empty(), text.substr(0, 300));
  }
}

TEST(notation_refuses_positions_that_break_a_rule) {
  const std::string none = ";-/-/-/-/-;...../...../...../...../.....;-";
  const std::string row = ";-/-/-/-/-;BYRKW/...../...../...../.....;-";
  const std::string end = " - 1 -/-/-/-/- - ";
  const std::vector<std::pair<std::string, std::string>> cases{
      {with(9, "12B18Y10R17K18W"), "tiles"},
      {with(10, "-"), "tiles"},
      {with(8, "BRR"), "marker"},
      {with(12, "7;-/-/-/-/-;...W./...../...../...../.....;K1"), "marker"},
      {with(3, "3"), "idle rounds"},
      {with(2, "1"), "idle rounds"},
      // A line of a colour that its wall row has.
      {"grey 3 1 offer 2 1 BBRK/-/YW/-/RRRR 1BRR 11B18Y10R16K18W 2B "
       "12;K/RR/-/BBBB/Y;...K./...../...../...../.....;R 7;-/-/-/-/-;...W./...../...../...../.....;K",
       "board 1"},
      // Twice in a column, twice in a row, and on the coloured side out of place.
      {"grey 1 0 deal - 1 -/-/-/-/- - 18B20Y20R20K20W - 0" + none + " 0;-/-/-/-/-;B..../B..../...../...../.....;-",
       "board 2"},
      {"grey 1 0 deal - 1 -/-/-/-/- - 18B20Y20R20K20W - 0" + none + " 0;-/-/-/-/-;B.B../...../...../...../.....;-",
       "board 2"},
      {"coloured 1 0 deal - 1 -/-/-/-/- - 19B20Y20R20K20W - 0" + none + " 0;-/-/-/-/-;.B.../...../...../...../.....;-",
       "board 2"},
      // Offer without a tile; deal with one; a complete row, a complete line, a floor at deal; nothing to deal.
      {"grey 1 0 offer 1 1 -/-/-/-/- 1 20B20Y20R20K20W - 0" + none + " 0" + none, "factories"},
      {"grey 1 0 deal - 1 B/-/-/-/- - 19B20Y20R20K20W - 0" + none + " 0" + none, "factories"},
      {"grey 1 0 deal - 1 -/-/-/-/- B 19B20Y20R20K20W - 0" + none + " 0" + none, "factories"},
      {"grey 1 0 deal" + end + "19B19Y19R19K19W - 0" + row + " 0" + none, "board 1"},
      {"grey 1 0 deal" + end + "19B20Y20R20K20W - 0;B/-/-/-/-;...../...../...../...../.....;- 0" + none, "board 1"},
      {"grey 1 0 deal" + end + "19B20Y20R20K20W - 0;-/-/-/-/-;...../...../...../...../.....;B 0" + none, "board 1"},
      {"grey 1 0 deal - 1 -/-/-/-/- 1 20B20Y20R20K20W - 0" + none + " 0" + none, "marker"},
      // Over without a reason; idle rounds at over.
      {"grey 5 2 over" + end + "20B20Y20R20K20W - 0" + none + " 0" + none, "phase"},
      {"grey 2 3 over" + end + "20B20Y20R20K20W - 0" + none + " 0" + none, "idle rounds"},
      // Tiling: coloured; nothing to tile; somebody before has a line; no free space.
      {"coloured 1 0 tiling 1 1 -/-/-/-/- 1 19B20Y20R20K20W - 0;B/-/-/-/-;...../...../...../...../.....;- 0" + none,
       "phase"},
      {"grey 1 0 tiling 1 1 -/-/-/-/- 1 20B20Y20R20K20W - 0" + none + " 0" + none, "board 1"},
      {"grey 1 0 tiling 2 1 -/-/-/-/- 1 18B20Y20R20K20W - 0;B/-/-/-/-;...../...../...../...../.....;- "
       "0;B/-/-/-/-;...../...../...../...../.....;-",
       "board 1"},
      {"grey 1 0 tiling 1 1 -/-/-/-/- 1 17B19Y19R20K19W - 0;B/-/-/-/-;YRW../...B./....B/...../.....;- 0" + none,
       "board 1"},
      {"grey 1 0 deal - 1 -/-/-/-/-/-/- - 20B20Y20R20K20W - 0" + none + " 0" + none, "boards"},
  };
  for (const auto& [text, field] : cases) CHECK_EQ(field_of_error(text), field, text);
  // Near ones that are valid.
  for (const std::string& text : std::vector<std::string>{
           "grey 3 3 over" + end + "20B20Y20R20K20W - 0" + none + " 0" + none,
           "grey 1 0 over" + end + "19B19Y19R19K19W - 0" + row + " 0" + none,
           "grey 1 0 tiling 1 2 -/-/-/-/- 1 18B20Y20R20K20W - 0;B/-/-/-/-;...../...../...../...../.....;- "
           "0;-/B/-/-/-;...../...../...../...../.....;-",
           "grey 999999999 0 deal" + end + "20B20Y20R20K20W - 999999999" + none + " 0" + none}) {
    CHECK_EQ(field_of_error(text), "", text);
    CHECK_EQ(to_text(parse_position(text)), text);
  }
}

// Numbers of nine digits are read; play must not lead to longer ones.
TEST(notation_reads_what_follows_from_the_largest_numbers) {
  const std::string none = ";-/-/-/-/-;...../...../...../...../.....;-";
  const std::string start = " 0 offer 1 1 B/-/-/-/- 1 19B20Y20R20K20W - ";
  const std::string last = ";-/-/-/-/-;.YRKW/...../...../...../.....;-";
  for (const std::string& text : std::vector<std::string>{
           "coloured 999999999" + start + "0" + none + " 0" + none,
           "coloured 1" + start + "999999999" + none + " 0" + none,
           "coloured 999999999 0 offer 1 1 B/-/-/-/- 1 19B19Y19R19K19W - 999999998" + last + " 999999999" + none}) {
    Position p = parse_position(text);
    play(p, parse_move("1B1"));
    CHECK_EQ(field_of_error(to_text(p)), "", to_text(p));
    CHECK(parse_position(to_text(p)) == p, to_text(p));
  }
}

TEST(notation_variants_and_quotes) {
  CHECK(parse_variant("grey") == Variant::grey);
  CHECK(parse_variant("coloured") == Variant::coloured);
  for (const char* text : {"", "gray", "Grey", "grey "}) CHECK_THROWS(InvalidPosition, parse_variant(text), text);
  CHECK_EQ(quoted("3R2"), "'3R2'");
  CHECK_EQ(quoted(std::string_view("a\0\xff\n", 4)), "'a\\x00\\xff\\x0a'");
  CHECK_EQ(quoted(std::string(60, 'a')).size(), 62u);
  CHECK_EQ(quoted(std::string(1000, 'a')), "'" + std::string(60, 'a') + "...'");
}

TEST(notation_tokens_are_moves_or_deals) {
  CHECK(std::get<Move>(parse_token("3R2")) == Move::offer(3, 2, 2));
  CHECK(std::get<Move>(parse_token("2@4")) == Move::tiling(1, 3));
  CHECK_EQ(to_text(std::get<Deal>(parse_token("=BBRK/YYWW/-/-/-"))), "=BBRK/YYWW/-/-/-");
  for (const auto* wrong : {"", "=", "3R", "BBRK/YYWW/-/-/-"}) CHECK_THROWS(InvalidMove, parse_token(wrong));
}

TEST(notation_counts_in_messages_are_the_facts) {
  CHECK_EQ(player_counts_text(), "2, 3 or 4");
  CHECK_EQ(factory_counts_text(), "5, 7 or 9");
  for (int factories = 0; factories <= kMaxFactories + 1; ++factories) {
    const int players = players_for(factories);
    CHECK_EQ(players == 0, factories != 5 && factories != 7 && factories != 9);
    if (players != 0) CHECK_EQ(factories_for(players), factories);
  }
}

}  // namespace evora::test
