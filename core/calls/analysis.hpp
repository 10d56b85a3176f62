// What a search found, as JSON: shared by the calls that search.
#pragma once

#include "json/writer.hpp"
#include "rules/position.hpp"
#include "search/search.hpp"

namespace evora {

// What the evaluation says where there is no move.
SearchResult judged(const Position& position);

// The fields of an AnalysisView; `done`: the search has ended.
void write_analysis_fields(JsonWriter& json, const Position& position, const SearchResult& result, bool done);

}  // namespace evora
