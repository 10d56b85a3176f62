#include "search/search.hpp"

#include <algorithm>

#include "search/calibrate.hpp"
#include "search/control.hpp"
#include "search/helpers.hpp"
#include "search/maxn.hpp"
#include "search/past_round.hpp"
#include "search/pvs.hpp"
#include "search/tree.hpp"

namespace evora {
namespace {

bool by_principal_variation(const SearchOptions& options, const Position& position) {
  if (options.method == Method::automatic) return position.players == 2;
  return options.method == Method::principal_variation && position.players == 2;
}

// Calls report, but not more often than every report_ms.
std::function<void(const SearchResult&)> throttled(const Request& request) {
  if (!request.report || request.report_ms <= 0) return {};
  return [&request, last = std::int64_t{0}](const SearchResult& result) mutable {
    if (result.ms - last < request.report_ms) return;
    last = result.ms;
    request.report(result);
  };
}

// Not 0, which is no limit.
Limits part_of(const Limits& limits, float share) {
  Limits out = limits;
  if (limits.ms > 0) out.ms = std::max<std::int64_t>(1, std::int64_t(double(limits.ms) * share));
  if (limits.nodes > 0) out.nodes = std::max<std::uint64_t>(1, std::uint64_t(double(limits.nodes) * share));
  return out;
}

// Where a variation leads.
Position played_out(Position p, const Variation& variation, RoundEnd& end) {
  for (const Move move : variation.pv) {
    if (p.phase != Phase::offer && p.phase != Phase::tiling) break;
    play_unchecked(p, move);
  }
  end.reach(p);
  return p;
}

}  // namespace

Engine::Engine(SearchOptions options)
    : options_(options), table_(std::make_unique<TranspositionTable>(options.hash_mb)) {}

Engine::~Engine() = default;

SearchResult Engine::analyse(const Position& position, const Request& request) {
  if (position.phase == Phase::over) return judged(position);
  if (!request.calibrated) return search(position, request);
  const auto evaluator = options_.knowledge.evaluator_for(position);  // that of the search is in the middle of its work
  Request calibrating = request;
  if (request.report) {
    calibrating.report = [&](const SearchResult& found) {
      SearchResult calibrated = found;
      calibrate(position, calibrated, *evaluator);
      request.report(calibrated);
    };
  }
  SearchResult result = search(position, calibrating);
  calibrate(position, result, *evaluator);
  return result;
}

SearchResult Engine::search(const Position& position, const Request& request) {
  if (request.fresh) table_->clear();
  if (position.phase == Phase::deal) return search_deals(position, request);
  return by_principal_variation(options_, position) ? search_variations(position, request)
                                                    : search_tree(position, request);
}

Evaluator& Engine::evaluator_for(const Position& position) {
  if (!evaluator_ || players_ != position.players || variant_ != position.variant) {
    evaluator_ = options_.knowledge.evaluator_for(position);
    players_ = position.players;
    variant_ = position.variant;
  }
  return *evaluator_;
}

SearchResult Engine::search_variations(const Position& position, const Request& request) {
  Limits limits = request.limits;
  limits.nodes = (limits.nodes + options_.threads - 1) / options_.threads;
  Evaluator& evaluator = evaluator_for(position);
  policy_ = options_.knowledge.policy_for(position);
  const Helpers::Search help = [&](Control& own, int number) {
    const auto other = options_.knowledge.evaluator_for(position);
    PvSearch search(position, *other, *policy_, *table_);
    search.set_root(position, own);
    search.run(request.variations, 0, 2 + number % 2, {});
  };
  Control control(limits, request.stop, request.pulse);
  const auto report = throttled(request);
  Helpers helpers(control.over() ? 0 : options_.threads - 1, help);  // cancelled already: one ply needs no help
  PvSearch search(position, evaluator, *policy_, *table_);
  search.set_root(position, control);
  search.run(request.variations, limits.depth, 2, report);
  const std::uint64_t others = helpers.finish();
  SearchResult result = search.result(request.variations);
  if (looks_past(limits) && !control.over() && !result.variations.front().exact) {
    // In play those that may be best; else those that are shown.
    const auto& past = options_.past_round;
    const auto variations =
        request.variations > 1 ? result.variations : search.close_moves(past.margin, past.max_moves);
    RoundEnd end(position, evaluator, *policy_);
    std::vector<Position> ends;
    for (const Variation& variation : variations) ends.push_back(played_out(position, variation, end));
    const auto reach = [&](std::size_t i, FastRandom&) { return ends[i]; };
    look_past(position, request, variations, reach, end, control, report, result);
  }
  result.nodes = control.nodes() + others;
  result.ms = control.elapsed_ms();
  return result;
}

SearchResult Engine::search_tree(const Position& position, const Request& request) {
  Evaluator& evaluator = evaluator_for(position);
  policy_ = options_.knowledge.policy_for(position);
  if (request.limits.depth > 0) {
    Control control(request.limits, request.stop, request.pulse);
    MaxnSearch search(position, evaluator, *policy_, control);
    search.run(request.limits.depth);
    return search.result(request.variations);
  }
  const auto& past = options_.past_round;
  const bool looks_on = past.when == PastRoundOptions::When::always;
  Control control(looks_on ? part_of(request.limits, past.tree_share) : request.limits, request.stop, request.pulse);
  const auto report = throttled(request);
  const auto playouts =
      options_.method == Method::monte_carlo ? TreeSearch::Playouts::random : TreeSearch::Playouts::greedy;
  TreeSearch search(position, evaluator, *policy_, control, playouts);
  search.run(request.variations, report);
  SearchResult result = search.result(request.variations);
  if (looks_on && !result.variations.front().solved) {
    control.set_limits(request.limits);
    const auto variations =
        request.variations > 1 ? result.variations : search.close_moves(past.margin, past.max_moves);
    const auto reach = [&](std::size_t i, FastRandom& random) { return search.sample_end(variations[i].move, random); };
    RoundEnd end(position, evaluator, *policy_);
    look_past(position, request, variations, reach, end, control, report, result);
    result.nodes = control.nodes();
    result.ms = control.elapsed_ms();
  }
  return result;
}

// Between rounds there is nothing to choose: what the evaluation says, improved by what the next round brings.
SearchResult Engine::search_deals(const Position& position, const Request& request) {
  Evaluator& evaluator = evaluator_for(position);
  policy_ = options_.knowledge.policy_for(position);
  SearchResult result{.variations = {{.players = position.players, .move = {}, .values = {}, .pv = {}}}, .nodes = 1};
  RoundEnd end(position, evaluator, *policy_);
  result.variations.front().values = end.values(position);
  if (!looks_past(request.limits)) return result;
  Control control(request.limits, request.stop, request.pulse);
  Position begun = position;
  begun.to_move = begun.start;  // whose share `error` is of
  const auto variations = result.variations;
  const auto reach = [&](std::size_t, FastRandom&) { return position; };
  look_past(begun, request, variations, reach, end, control, throttled(request), result);
  result.nodes = std::max<std::uint64_t>(1, control.nodes());
  result.ms = control.elapsed_ms();
  return result;
}

Comparison Engine::compare(const Position& position, const std::vector<Variation>& variations, const Request& request) {
  if (request.fresh) table_->clear();
  Comparison result{.variations = variations, .errors = std::vector<float>(variations.size())};
  if (request.limits.depth > 0) return result;
  Control control(request.limits, request.stop, request.pulse);
  Evaluator& evaluator = evaluator_for(position);
  policy_ = options_.knowledge.policy_for(position);
  RoundEnd end(position, evaluator, *policy_);
  std::vector<Position> ends;
  for (const Variation& variation : variations) ends.push_back(played_out(position, variation, end));
  const auto reach = [&](std::size_t i, FastRandom&) { return ends[i]; };
  const QuickRound next(evaluator, *policy_, *table_, options_.past_round.compared_nodes);
  // The decisions of a round are made before the same bag: with the same deals, one lucky deal would touch them all.
  PastRound past(position, variations, reach, next, end, options_.past_round, request.seed ^ hash(position));
  past.run(control, false, {});
  if (past.deals() > 0) result = past.comparison();
  result.nodes = control.nodes();
  result.ms = control.elapsed_ms();
  return result;
}

bool Engine::looks_past(const Limits& limits) const {
  using When = PastRoundOptions::When;
  if (limits.depth > 0 || options_.past_round.when == When::never) return false;
  return limits.nodes == 0 || options_.past_round.when == When::always;
}

// Improves the values of the best moves by what the next round brings, and their order with them.
void Engine::look_past(const Position& position, const Request& request, const std::vector<Variation>& variations,
                       const RoundEndOf& reach, RoundEnd& end, Control& control,
                       const std::function<void(const SearchResult&)>& report, SearchResult& result) {
  const bool decide = request.variations == 1 && position.phase != Phase::deal;
  if (variations.size() < 2 && decide) return;
  const QuickRound next(*evaluator_, *policy_, *table_, options_.past_round.nodes);
  PastRound past(position, variations, reach, next, end, options_.past_round, request.seed);
  const auto update = [&] {
    result.deals = past.deals();
    result.variations = past.result();
    result.variations.resize(std::min(variations.size(), std::size_t(request.variations)));
  };
  past.run(control, decide, [&] {
    if (!report) return;
    update();
    result.nodes = control.nodes();
    result.ms = control.elapsed_ms();
    report(result);
  });
  if (past.deals() > 0) update();
}

SeatValues judge(const Position& position) {
  if (position.phase == Phase::over) return final_values(position);
  return Knowledge{}.evaluator_for(position)->values(position);
}

SearchResult judged(const Position& position) {
  const bool over = position.phase == Phase::over;
  return {.variations = {{position.players, {}, judge(position), {}, over, over}}, .nodes = 1};
}

}  // namespace evora
