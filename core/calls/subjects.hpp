// The calls, by the file that has them. Each writes one JSON value, or throws Refusal.
#pragma once

#include "calls/ask.hpp"
#include "calls/calls.hpp"
#include "json/writer.hpp"

namespace evora::calls {

// rules.cpp
void legal(const Ask& ask, Session& session, JsonWriter& json);
void play(const Ask& ask, Session& session, JsonWriter& json);
void deal(const Ask& ask, Session& session, JsonWriter& json);
void new_game(const Ask& ask, Session& session, JsonWriter& json);
void seed(const Ask& ask, Session& session, JsonWriter& json);

// records.cpp
void record(const Ask& ask, Session& session, JsonWriter& json);
void write(const Ask& ask, Session& session, JsonWriter& json);

// levels.cpp
void level(const Ask& ask, Session& session, JsonWriter& json);

// edit.cpp
void edit(const Ask& ask, Session& session, JsonWriter& json);

// search.cpp
void analyse(const Ask& ask, Session& session, JsonWriter& json);

// review.cpp
void review(const Ask& ask, Session& session, JsonWriter& json);

}  // namespace evora::calls
