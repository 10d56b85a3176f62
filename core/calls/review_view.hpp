// A review as JSON, out and in again: one that was stopped goes on from what it had said.
#pragma once

#include "json/reader.hpp"
#include "json/writer.hpp"
#include "review/report.hpp"
#include "search/search.hpp"

namespace evora::calls {

// The page's form is a ReviewView, which is kept and gone on with: shares are whole units. The shell's is for programs
// that read it line by line: shares are from 0 to 1, as exact; a review has no moves, and a move by itself has its
// position, all moves that were compared and what the search took.
enum class ReviewForm : std::uint8_t { page, shell };

void write_review(JsonWriter& json, const review::GameReview& game, const review::Report& report, const Limits& limits,
                  ReviewForm form = ReviewForm::page);
void write_reviewed_move(JsonWriter& json, const review::ReviewedMove& move, ReviewForm form);
void write_summary(JsonWriter& json, const review::SeatSummary& seat, ReviewForm form);

// The moves of a ReviewView of the same game, made with as many nodes. Throws Refusal.
std::vector<review::ReviewedMove> read_reviewed(const Json& view, const review::GameReview& game, std::uint64_t nodes);

}  // namespace evora::calls
