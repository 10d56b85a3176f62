// A review as JSON, out and in again: one that was stopped goes on from what it had said.
#pragma once

#include "json/reader.hpp"
#include "json/writer.hpp"
#include "review/report.hpp"

namespace evora::calls {

// A ReviewView. Shares and costs are in whole units.
void write_review(JsonWriter& json, const review::GameReview& game, const review::Report& report, std::uint64_t nodes);

// The moves of a ReviewView of the same game, made with as many nodes. Throws Refusal.
std::vector<review::ReviewedMove> read_reviewed(const Json& view, const review::GameReview& game, std::uint64_t nodes);

}  // namespace evora::calls
