// How large the fields of questions may be. The types of the questions in Python (evora.calls) and in the page have
// their bounds from here.
#pragma once

#include <cstddef>
#include <cstdint>

namespace evora {

// In characters.
inline constexpr std::size_t kMaxPositionText = 1000;
inline constexpr std::size_t kMaxRecordText = 100'000;
inline constexpr std::size_t kMaxTokenText = 60;
inline constexpr std::size_t kMaxSeedText = 1000;
inline constexpr std::size_t kMaxLevelText = 40;
// As many moves as people play in one question to a server.
inline constexpr std::size_t kMaxMoves = 400;
// Of a record: no game that people play is longer, and the answer would be too large for a page.
inline constexpr std::size_t kMaxTokens = 1000;
// Every language writes whole numbers up to here exactly.
inline constexpr std::int64_t kMaxWhole = std::int64_t{1} << 53;
inline constexpr std::int64_t kMaxMs = 1'000'000'000;
inline constexpr int kMaxDepth = 1000;
inline constexpr int kMaxHashMb = 256;

}  // namespace evora
