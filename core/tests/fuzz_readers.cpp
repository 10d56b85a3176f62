// fuzz_readers [SECONDS [SEED]]: mutates valid texts and feeds them to the readers.
//
// Every input is refused by the reader's own exception, or it is canonical: writing what was
// read gives it back. What a reader lets in must then be playable. Anything else ends the run
// with the input in hex; the sanitizers end it for what they see. Meant for -DEVORA_SANITIZE=ON.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "records.hpp"
#include "rules/errors.hpp"
#include "rules/events.hpp"
#include "rules/preview.hpp"
#include "rules/seed.hpp"

namespace evora::test {
namespace {

using Texts = std::vector<std::string>;

struct Broken : std::logic_error {
  using std::logic_error::logic_error;
};

void demand(bool condition, const char* what) {
  if (!condition) throw Broken(what);
}

struct Kind {
  const char* name;
  bool (*accepts)(const std::string& text, FastRandom& random);  // false: refused, as it should be
  Texts seeds;                                                   // sorted
  std::uint64_t inputs = 0;
  std::uint64_t accepted = 0;
  std::uint64_t fresh = 0;  // accepted ones that are not among the seeds
};

// --- What must hold of what was read.

void check_position(const Position& p) {
  for (const int count : all_tiles(p)) demand(count == kTilesPerColour, "20 tiles of every colour");
  demand(markers(p) == (p.phase == Phase::offer || p.phase == Phase::tiling), "one marker in a round, none between");
  check_valid(p);
  demand(parse_position(to_text(p)) == p, "the text of a position gives it back");
}

void check_play(const Position& p, FastRandom& random) {
  const ActionList legal(p);
  demand(legal.size() == count_legal(p), "count_legal counts the list");
  demand((legal.size() > 0) == (p.phase == Phase::offer || p.phase == Phase::tiling), "moves exactly where one is due");
  for (const auto action : legal) {
    demand(is_legal(p, {action}) && plainly_legal(p, {action}), "listed moves are legal");
    Position next = p;
    play(next, Move{action});
    check_position(next);
    Position by_events = p;
    demand(!play_with_events(by_events, Move{action}).empty() && by_events == next, "events lead where play leads");
    demand(preview(p, {action}).projected_score >= 0, "a preview");
  }
  if (p.phase == Phase::deal) {
    const Deal deal = random_deal(p, random);
    demand(why_impossible(p, deal).empty(), "a drawn deal is possible");
    Position next = p;
    play(next, deal);
    check_position(next);
    Position by_events = p;
    demand(!play_with_events(by_events, deal).empty() && by_events == next, "events lead where a deal leads");
  }
  Position end = p;
  random(2) ? playout(end, random) : playout_with_list(end, random);
  demand(end.phase == Phase::over, "a playout ends");
  demand(end_reason(end).has_value() && !winners(end).empty(), "an end has a reason and winners");
  check_position(end);
}

bool accepts_position(const std::string& text, FastRandom& random) {
  Position p;
  try {
    p = parse_position(text);
  } catch (const InvalidPosition& error) {
    demand(!error.field.empty() && error.what()[0] != '\0', "a refusal names a field");
    return false;
  }
  demand(to_text(p) == text, "an accepted position is canonical");
  check_position(p);
  check_play(p, random);
  return true;
}

bool accepts_move(const std::string& text, FastRandom& random) {
  Move move;
  try {
    move = parse_move(text);
  } catch (const InvalidMove&) {
    return false;
  }
  demand(to_text(move) == text && move.action < kActions, "an accepted move is canonical");
  Position p = Position::new_game(2 + random(3), random(2) ? Variant::grey : Variant::coloured, 0);
  play(p, random_deal(p, random));
  demand(is_legal(p, move) == plainly_legal(p, move), "legal or not");
  demand(why_illegal(p, move).empty() == is_legal(p, move), "illegal moves are explained");
  return true;
}

bool accepts_deal(const std::string& text, FastRandom& random) {
  Deal deal;
  try {
    deal = parse_deal(text);
  } catch (const InvalidMove&) {
    return false;
  }
  demand(to_text(deal) == text, "an accepted deal is canonical");
  Position p = Position::new_game((deal.size - 1) / 2, Variant::coloured, 0);
  if (random(2)) std::swap(p.bag, p.lid);
  if (!why_impossible(p, deal).empty()) return true;
  play(p, deal);
  check_position(p);
  return true;
}

// Every text is a seed; hex digits are the seed itself.
bool accepts_seed(const std::string& text, FastRandom& random) {
  const Seed seed = Seed::from_text(text);
  demand(Seed::from_text(seed.text()) == seed, "the text of a seed gives it back");
  const bool hexadecimal = text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
  demand(hexadecimal == (seed.text() == text), "64 hex digits are the seed");
  const Position p = Position::new_game(2 + random(3), Variant::coloured, seed.start_player(2));
  demand(why_impossible(p, seed.deal(p)).empty(), "a seeded deal is possible");
  return true;
}

bool accepts_variant(const std::string& text, FastRandom&) {
  try {
    demand(to_text(parse_variant(text)) == text, "an accepted variant is canonical");
    return true;
  } catch (const InvalidPosition&) {
    return false;
  }
}

// A record has several texts: what was read is what its canonical text says.
bool accepts_record(const std::string& text, FastRandom&) {
  Record record;
  try {
    record = parse_record(text);
  } catch (const InvalidRecord& error) {
    demand(error.line > 0 && error.what()[0] != '\0', "a refusal names a line");
    return false;
  }
  check_position(record.positions.back());
  demand(same_game(parse_record(to_text(record)), record), "the text of a record gives it back");
  return true;
}

// --- Mutations.

template <class Item>
const Item& any_of(const std::vector<Item>& items, FastRandom& random) {
  return items[std::size_t(random(int(items.size())))];
}

std::size_t any_index(const std::string& text, FastRandom& random) { return std::size_t(random(int(text.size()))); }

char any_byte(FastRandom& random) {
  constexpr char likely[] = "BYRKW-./;1 0123456789@=\0\n\t\xff\xc3\x80";
  return random(4) ? likely[random(int(sizeof likely) - 1)] : char(random(256));
}

std::string random_bytes(FastRandom& random) {
  std::string text(std::size_t(random(random(8) ? 20 : 400)), ' ');
  for (char& c : text) c = any_byte(random);
  return text;
}

void mutate_bytes(std::string& text, FastRandom& random) {
  if (text.empty()) {
    text += any_byte(random);
    return;
  }
  const std::size_t at = any_index(text, random);
  const std::size_t length = std::min(text.size() - at, std::size_t(1 + random(random(4) ? 3 : 40)));
  switch (random(9)) {
    case 0:
      text[at] = any_byte(random);
      break;
    case 1:
      text[at] = char(text[at] ^ 1 << random(8));
      break;
    case 2:
      text.insert(at, 1, any_byte(random));
      break;
    case 3:
      text.erase(at, length);
      break;
    case 4:
      text.insert(at, text.substr(at, length));
      break;
    case 5:
      text.resize(at);
      break;
    case 6:
      std::swap(text[at], text[any_index(text, random)]);
      break;
    case 7:
      text.insert(at, std::string(std::size_t(random(300)), any_byte(random)));
      break;
    default:
      text.insert(at, random_bytes(random));
  }
}

// A part between separators: replaced by one of another text, dropped, doubled, exchanged, or a number changed.
void mutate_field(std::string& text, const std::string& other, FastRandom& random) {
  constexpr std::string_view separators = "  /;";
  const char separator = separators[std::size_t(random(int(separators.size())))];
  Texts parts = split_text(text, separator);
  const Texts others = split_text(other, separator);
  const auto at = std::size_t(random(int(parts.size())));
  const auto to = std::ptrdiff_t(at);
  switch (random(6)) {
    case 0:
      parts[at] = any_of(others, random);
      break;
    case 1:
      if (at < others.size()) parts[at] = others[at];
      break;
    case 2:
      parts.erase(parts.begin() + to);
      break;
    case 3:
      parts.insert(parts.begin() + to, any_of(parts, random));
      break;
    case 4:
      std::swap(parts[at], parts[std::size_t(random(int(parts.size())))]);
      break;
    default: {
      const Texts numbers{"0",  "1",  "2",  "3",         "4",          "9",          "20",
                          "21", "01", "-1", "999999999", "1000000000", "4294967296", "18446744073709551616",
                          "-",  ""};
      parts[at] = any_of(numbers, random);
    }
  }
  text = join_text(parts, separator);
}

void splice(std::string& text, const std::string& other, FastRandom& random) {
  if (text.empty() || other.empty()) return;
  const std::size_t at = any_index(text, random);
  text = text.substr(0, at) + other.substr(random(2) ? std::min(at, other.size()) : any_index(other, random));
}

// A tile from the bag or the lid, to anywhere it can be written.
void move_tile(Position& p, FastRandom& random) {
  Tiles& origin = random(2) ? p.bag : p.lid;
  if (!origin.has_tiles()) return;
  int colour = random(kColours);
  while (origin.count(colour) == 0) colour = random(kColours);
  origin -= Tiles::of(colour, 1);
  Board& board = p.boards[random(p.players)];
  const int row = random(kRows);
  const int column = random(2) ? random(kRows) : wall_column(row, colour);
  const Line line = board.line(row);
  const int place = random(5);
  if (place == 0) {
    p.sources[random(p.factories() + 1)] += Tiles::of(colour, 1);
  } else if (place == 1) {
    p.lid += Tiles::of(colour, board.floor.add(colour, 1));
  } else if (place == 2 && line.count <= row && (line.count == 0 || line.colour == colour)) {
    board.set_line(row, {line.count + 1, colour});
  } else if (place > 2 && board.wall.at(row, column) < 0) {
    board.wall.put(row, column, colour);
  } else {
    p.lid += Tiles::of(colour, 1);
  }
}

// To the end of a floor line, to the centre, or away.
void move_marker(Position& p, FastRandom& random) {
  p.sources[0] = p.sources[0].tiles_only();
  for (Board& board : p.boards) {
    Floor floor;
    for (int i = 0; i < kFloorSpaces; ++i) {
      const auto item = board.floor.item(i);
      if (item != 0 && item != Floor::kMarker) floor.add(int(item) - 1, 1);
    }
    board.floor = floor;
  }
  const int where = random(p.players + 2);
  if (where < p.players) p.boards[where].floor.add_marker();
  if (where == p.players) p.sources[0] += Tiles::marker();
}

// Changes to the value, which byte changes would hardly ever make without breaking the text.
// Often still valid, mostly not reachable.
void mutate_value(std::string& text, FastRandom& random) {
  Position p = parse_position(text);
  const auto any_number = [&](int below) { return random(2) ? std::uint32_t(random(below)) : 999'999'999u; };
  for (int changes = 1 + random(4); changes > 0; --changes) {
    switch (random(12)) {
      case 0:
        p.phase = Phase(random(4));
        break;
      case 1:
        p.to_move = std::uint16_t(random(p.players));
        break;
      case 2:
        p.start = std::uint16_t(random(p.players));
        break;
      case 3:
        p.idle_rounds = std::uint16_t(random(4));
        break;
      case 4:
        p.round = any_number(9);
        break;
      case 5:
        p.boards[random(p.players)].score = any_number(300);
        break;
      case 6:
        p.variant = random(2) ? Variant::grey : Variant::coloured;
        break;
      default:
        move_tile(p, random);
    }
  }
  if (random(4) == 0) move_marker(p, random);
  text = to_text(p);
}

std::string mutated(const Kind& kind, const std::vector<Kind>& kinds, FastRandom& random) {
  if (random(50) == 0) return random_bytes(random);
  std::string text = any_of(kind.seeds, random);
  const bool positions = kind.accepts == accepts_position;
  if (positions && random(2)) {
    mutate_value(text, random);
    if (random(3)) return text;
  }
  for (int changes = random(20) == 0 ? 0 : 1 + random(3); changes > 0; --changes) {
    const std::string& other = any_of(random(10) ? kind.seeds : any_of(kinds, random).seeds, random);
    switch (random(4)) {
      case 0:
        mutate_field(text, other, random);
        break;
      case 1:
        splice(text, other, random);
        break;
      default:
        mutate_bytes(text, random);
    }
  }
  return text;
}

// --- The run.

std::vector<Kind> all_kinds(std::uint64_t seed) {
  Texts positions, moves, deals, seeds, records;
  visit_games(2, seed, [&](const Position& p, FastRandom& random) {
    if (p.phase != Phase::offer || random(4) == 0) positions.push_back(to_text(p));
    if (p.phase == Phase::deal) deals.push_back(to_text(random_deal(p, random)));
    if (random(20) == 0) seeds.push_back(random(2) ? Seed::from_text(to_text(p)).text() : std::to_string(random(999)));
  });
  for (int action = 0; action < kActions; ++action) moves.push_back(to_text(Move{std::uint16_t(action)}));
  FastRandom random(seed);
  for (int i = 0; i < 60; ++i) {
    Record record = random_record(2 + i % 3, i % 2 ? Variant::grey : Variant::coloured, random(200), random);
    if (random(2)) record.tags = {{"Seat1", "\"A\""}, {"Site", "\xc3\xa9\\"}};
    if (random(2)) record.comments[random(int(record.positions.size()))] = {"[%win 0.5]", "two\nlines"};
    records.push_back(to_text(record));
  }
  for (Texts* texts : {&positions, &moves, &deals, &seeds, &records}) std::sort(texts->begin(), texts->end());
  return {{"positions", accepts_position, positions},
          {"moves", accepts_move, moves},
          {"deals", accepts_deal, deals},
          {"seeds", accepts_seed, seeds},
          {"records", accepts_record, records},
          {"variants", accepts_variant, {"coloured", "grey"}}};
}

std::string hex_of(const std::string& text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    out += {digits[byte >> 4], digits[byte & 15]};
  }
  return out;
}

bool feed(Kind& kind, const std::string& text, FastRandom& random) {
  std::string problem = "an unknown exception";
  try {
    ++kind.inputs;
    if (kind.accepts(text, random)) {
      ++kind.accepted;
      kind.fresh += !std::binary_search(kind.seeds.begin(), kind.seeds.end(), text);
    }
    return true;
  } catch (const std::exception& error) {
    problem = error.what();
  } catch (...) {
  }
  std::cout << "FAILED " << kind.name << ": " << problem << "\n  text: " << quoted(text) << "\n  hex:  " << hex_of(text)
            << std::endl;
  return false;
}

int run(double seconds, std::uint64_t seed) {
  FastRandom random(seed);
  std::vector<Kind> kinds = all_kinds(seed);
  bool good = true;
  for (Kind& kind : kinds) {
    for (std::size_t i = 0; good && i < kind.seeds.size(); i += 1 + kind.seeds.size() / 200) {
      good = feed(kind, kind.seeds[i], random) && kind.accepted == kind.inputs;
    }
  }
  const auto start = std::chrono::steady_clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  while (good && elapsed() < seconds) {
    for (int i = 0; good && i < 32; ++i) {
      Kind& kind = kinds[std::size_t(random(2) ? 0 : random(int(kinds.size())))];
      good = feed(kind, mutated(kind, kinds, random), random);
    }
  }
  std::uint64_t inputs = 0;
  std::uint64_t accepted = 0;
  for (const Kind& kind : kinds) {
    std::cout << kind.name << ": " << kind.inputs << " inputs, " << kind.accepted << " accepted (" << kind.fresh
              << " of them new), " << kind.inputs - kind.accepted << " refused\n";
    inputs += kind.inputs;
    accepted += kind.accepted;
  }
  std::cout << inputs << " inputs, " << accepted << " accepted, " << inputs - accepted << " refused" << std::endl;
  return good ? 0 : 1;
}

}  // namespace
}  // namespace evora::test

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 5;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  return evora::test::run(seconds, seed);
}
