// What a search found, as JSON: shared by the calls that search.
#pragma once

#include "json/writer.hpp"
#include "review/valued_move.hpp"
#include "rules/position.hpp"
#include "search/search.hpp"

namespace evora {

// An AnalysisLine.
void write_variation(JsonWriter& json, const review::ValuedMove& variation);

// The fields of an AnalysisView; `done`: the search has ended.
void write_analysis_fields(JsonWriter& json, const Position& position, const SearchResult& result, bool done);

}  // namespace evora
