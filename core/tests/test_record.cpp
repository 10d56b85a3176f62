#include <string>

#include "check.hpp"
#include "game/text.hpp"
#include "records.hpp"

namespace evora::test {
namespace {

const std::string kTags = "[Evora \"1\"]\n[Variant \"coloured\"]\n[Players \"2\"]\n[Start \"1\"]\n[Result \"*\"]\n";

std::string problem(const std::string& text) {
  try {
    parse_record(text);
  } catch (const InvalidRecord& error) {
    return std::to_string(error.line) + ": " + error.what();
  }
  return "none";
}

}  // namespace

TEST(record_round_trips_in_every_setting) {
  FastRandom random(3);
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      for (const int tokens : {0, 1, 20, 9999}) {
        Record record = random_record(players, variant, tokens, random);
        record.tags.emplace_back("Seat1", "a \"b\" \\ c");
        record.comments[0] = {"first", "second\r\nline"};
        CHECK(same_game(parse_record(to_text(record)), record), to_text(record));
        // From the middle of a round, too.
        const Record later{{}, {record.positions.back()}, record.tags, record.comments};
        CHECK(same_game(parse_record(to_text(later)), later), to_text(later));
      }
    }
  }
}

TEST(record_writes_rounds_and_comments) {
  const std::string text = kTags +
                           "[Seat1 \"Andrea\"]\n\n"
                           "{a} 1. =BBBY/KKKW/RKKW/RRWW/BBKK {b} 1B3 0Y1 {}\n";
  const std::string canonical = kTags +
                                "[Seat1 \"Andrea\"]\n\n"
                                "{a}\n1. =BBBY/KKKW/RKKW/RRWW/BBKK {b} 1B3 0Y1 {}\n";
  CHECK_EQ(to_text(parse_record(text)), canonical);
  CHECK_EQ(to_text(parse_record(canonical)), canonical);
}

TEST(record_errors_say_where) {
  CHECK_EQ(problem(""), "1: expected one game, got 0");
  CHECK_EQ(problem(kTags + "\n" + kTags + "\n"), "1: expected one game, got 2");
  CHECK_EQ(problem("nonsense"), "1: expected a tag such as [Name \"value\"], got 'nonsense'");
  CHECK_EQ(problem(kTags), "5: the record is cut off: expected an empty line after the tags");
  CHECK_EQ(problem(kTags + "\n1. {x\ny"), "7: the record is cut off: expected } at the end of this comment");
  CHECK_EQ(problem(kTags + "\n1.\n"), "7: expected the round's deal after its number");
  CHECK_EQ(problem(kTags + "\n\xff"), "7: expected UTF-8, got byte 0xff at column 1");
}

TEST(record_finds_what_is_no_utf8) {
  for (const std::string good : {"", "a", "\u00e9", "\u20ac", "\U0001f600", "\u0000"}) {
    CHECK(find_invalid_utf8(good) == std::string::npos, good);
  }
  for (const std::string bad : {"\x80", "\xc0\x80", "\xc3", "\xe2\x82", "\xed\xa0\x80", "\xf0\x80\x80\x80",
                                "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xe2\x28\xa1", "\xff"}) {
    CHECK_EQ(find_invalid_utf8("ab" + bad), std::size_t(2));
  }
}

TEST(record_shows_texts_as_python_does) {
  CHECK_EQ(evora::shown("plain"), "'plain'");
  CHECK_EQ(evora::shown("it's"), "\"it's\"");
  CHECK_EQ(evora::shown("'\""), "'\\'\"'");
  CHECK_EQ(evora::shown("\\ \t\r\n\x01\x7f"), "'\\\\ \\t\\r\\n\\x01\\x7f'");
  CHECK_EQ(evora::shown("\u00e9\u20ac\U0001f600"), "'\\xe9\\u20ac\\U0001f600'");
  CHECK_EQ(evora::shown(std::string(61, 'x')), "'" + std::string(60, 'x') + "...'");
}

}  // namespace evora::test
