#include <algorithm>

#include "rules/illegal.hpp"
#include "rules/legal.hpp"
#include "rules/preview.hpp"
#include "view/view.hpp"

namespace evora {
namespace {

void write_move(JsonWriter& json, const Position& p, Move move) {
  const Preview found = preview(p, move);
  json.object([&] {
    json.field("move", to_text(move));
    const bool tiling = move.is_tiling();
    json.field_if(!tiling, "source", move.source());
    json.field_if(!tiling, "colour", [&] { json.value(colour_letter(move.colour())); });
    json.field_if(!tiling, "destination", move.destination());
    json.field_if(tiling, "line", move.row() + 1);
    json.field_if(tiling, "column", move.column() + 1);
    json.field("takes_marker", found.takes_marker);
    json.field("falls", found.falls);
    json.field("lost_to_lid", found.lost_to_lid);
    json.field("floor_cost", found.floor_cost);
    json.field("completes", found.completes);
    json.field("points", found.points);
    json.field("columns", [&] {
      json.array(found.columns, [&](const auto& column) {
        json.object([&] {
          json.field("column", column.first);
          json.field("points", column.second);
        });
      });
    });
    json.field("projected_score", found.projected_score);
  });
}

// What a person could try: a colour of the offer to a line, or any space while a wall is tiled.
std::vector<Move> attempts(const Position& p) {
  std::vector<Move> moves;
  for (int row = 0; row < kRows; ++row) {
    if (p.phase == Phase::tiling) {
      for (int column = 0; column < kRows; ++column) moves.push_back(Move::tiling(row, column));
      continue;
    }
    for (int colour = 0; colour < kColours; ++colour) {
      for (int source = 0; source <= p.factories(); ++source) {
        if (p.sources[std::size_t(source)].count(colour) == 0) continue;
        moves.push_back(Move::offer(source, colour, row + 1));
        break;
      }
    }
  }
  return moves;
}

// Reasons that differ only in colours or columns.
struct BarredGroup {
  IllegalReason first;
  unsigned colours = 0;
  unsigned columns = 0;

  bool takes(const IllegalReason& reason) const {
    return first.kind == reason.kind && first.line == reason.line && first.holds == reason.holds;
  }
};

std::vector<BarredGroup> barred_groups(const Position& p) {
  std::vector<BarredGroup> groups;
  for (const Move move : attempts(p)) {
    const auto reason = illegal_reason(p, move);
    if (!reason) continue;
    auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& item) { return item.takes(*reason); });
    if (group == groups.end()) group = groups.insert(group, {*reason});
    if (reason->colour >= 0) group->colours |= 1u << reason->colour;
    if (reason->column >= 0) group->columns |= 1u << reason->column;
  }
  return groups;
}

}  // namespace

void write_legal(JsonWriter& json, const Position& p) {
  json.array(ActionList(p), [&](std::uint16_t action) { write_move(json, p, Move{action}); });
}

void write_barred(JsonWriter& json, const Position& p) {
  json.array(barred_groups(p), [&](const BarredGroup& group) {
    std::string colours;
    for (int c = 0; c < kColours; ++c) {
      if (group.colours >> c & 1) colours += kColourLetters[std::size_t(c)];
    }
    json.object([&] {
      json.field("why", to_text(group.first.kind));
      json.field("line", group.first.line + 1);
      json.field("colours", colours);
      json.field("columns", [&] {
        json.array([&] {
          for (int column = 0; column < kRows; ++column) {
            if (group.columns >> column & 1) json.value(column + 1);
          }
        });
      });
      json.field_if(group.first.holds >= 0, "holds", [&] { json.value(colour_letter(group.first.holds)); });
    });
  });
}

}  // namespace evora
