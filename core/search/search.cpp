#include "search/search.hpp"

#include <algorithm>
#include <deque>
#include <exception>
#include <thread>

#include "search/control.hpp"
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

// What a search may use before it looks past the round.
Limits first_part(const Limits& limits, const PastRoundOptions& options) {
  Limits first = limits;
  first.ms = std::int64_t(float(limits.ms) * options.share);
  first.nodes =
      std::max(std::uint64_t(double(limits.nodes) * options.share), std::min(limits.nodes, options.min_nodes));
  return first;
}

// Threads that search the same position into the same table as the main one, at other depths, until it ends.
// They are joined however it ends.
class Helpers {
 public:
  using Search = std::function<void(Control& control, int number)>;

  Helpers(int count, const Search& search) {
    for (int number = 1; number <= count; ++number) {
      Helper& helper = helpers_.emplace_back();
      helper.thread = std::thread([&helper, &search, number] {
        try {
          Control control(Limits{}, helper.stop.token());
          search(control, number);
          helper.nodes = control.nodes();
        } catch (...) {
          helper.error = std::current_exception();
        }
      });
    }
  }
  ~Helpers() { request_stop(); }

  // Stops and joins them; returns the positions they made, or throws what one of them threw.
  std::uint64_t finish() {
    request_stop();
    std::uint64_t nodes = 0;
    for (Helper& helper : helpers_) {
      helper.thread.join();
      if (helper.error) std::rethrow_exception(helper.error);
      nodes += helper.nodes;
    }
    return nodes;
  }

 private:
  struct Helper {
    std::uint64_t nodes = 0;
    std::exception_ptr error;
    StopSource stop;
    std::thread thread;

    ~Helper() {
      stop.request_stop();
      if (thread.joinable()) thread.join();
    }
  };

  // All at once, before the first is waited for.
  void request_stop() {
    for (Helper& helper : helpers_) helper.stop.request_stop();
  }

  std::deque<Helper> helpers_;  // their threads refer to them
};

}  // namespace

std::unique_ptr<Evaluator> make_evaluator(const SearchOptions& options, const Position& position) {
  if (options.evaluator) {
    auto evaluator = options.evaluator(position);
    evaluator->set_root(position);
    return evaluator;
  }
  auto weights = options.weights ? options.weights : fitted_weights(position.players, position.variant);
  const Network* network = options.network.get();
  if (network && network->players == position.players && network->variant == position.variant)
    return std::make_unique<NetworkEvaluator>(options.network, std::move(weights));
  return std::make_unique<FittedEvaluator>(std::move(weights));
}

std::shared_ptr<const PolicyWeights> make_policy(const SearchOptions& options, const Position& position) {
  return options.policy ? options.policy : learned_policy(position.players, position.variant);
}

Engine::Engine(SearchOptions options)
    : options_(options), table_(std::make_unique<TranspositionTable>(options.hash_mb)) {}

Engine::~Engine() = default;

SearchResult Engine::analyse(const Position& position, const Request& request) {
  if (request.fresh) table_->clear();
  return by_principal_variation(options_, position) ? search_variations(position, request)
                                                    : search_tree(position, request);
}

Evaluator& Engine::evaluator_for(const Position& position) {
  if (!evaluator_ || options_.evaluator || players_ != position.players || variant_ != position.variant) {
    evaluator_ = make_evaluator(options_, position);
    players_ = position.players;
    variant_ = position.variant;
  }
  return *evaluator_;
}

SearchResult Engine::search_variations(const Position& position, const Request& request) {
  Limits limits = request.limits;
  limits.nodes = (limits.nodes + options_.threads - 1) / options_.threads;
  Evaluator& evaluator = evaluator_for(position);
  policy_ = make_policy(options_, position);
  const Helpers::Search help = [&](Control& own, int number) {
    const auto other = make_evaluator(options_, position);
    PvSearch search(position, *other, *policy_, *table_);
    search.set_root(position, own);
    search.run(request.variations, 0, 2 + number % 2, {});
  };
  const bool past_round = options_.past_round.enabled && limits.depth == 0;
  Control control(past_round ? first_part(limits, options_.past_round) : limits, request.stop, request.pulse);
  const auto report = throttled(request);
  Helpers helpers(control.over() ? 0 : options_.threads - 1, help);  // cancelled already: one ply needs no help
  PvSearch search(position, evaluator, *policy_, *table_);
  search.set_root(position, control);
  search.run(request.variations, limits.depth, 2, report);
  const std::uint64_t others = helpers.finish();
  SearchResult result = search.result(request.variations);
  if (past_round && !result.variations.front().exact) {
    control.set_limits(limits);
    look_past(position, request, search.close_moves(options_.past_round.margin, options_.past_round.max_lines),
              evaluator, control, result);
  }
  result.nodes = control.nodes() + others;
  result.ms = control.elapsed_ms();
  return result;
}

SearchResult Engine::search_tree(const Position& position, const Request& request) {
  Control control(request.limits, request.stop, request.pulse);
  Evaluator& evaluator = evaluator_for(position);
  policy_ = make_policy(options_, position);
  if (request.limits.depth > 0) {
    MaxnSearch search(position, evaluator, *policy_, control);
    search.run(request.limits.depth);
    return search.result(request.variations);
  }
  const auto playouts =
      options_.method == Method::monte_carlo ? TreeSearch::Playouts::random : TreeSearch::Playouts::greedy;
  TreeSearch search(position, evaluator, *policy_, control, playouts);
  search.run(request.variations, throttled(request));
  return search.result(request.variations);
}

// Improves the values of the best moves by what the next round brings, and their order with them.
void Engine::look_past(const Position& position, const Request& request, std::vector<Variation> lines,
                       Evaluator& evaluator, Control& control, SearchResult& result) {
  const bool decide = request.variations == 1;
  if (lines.size() < 2 && decide) return;
  PastRound past(position, std::move(lines), evaluator, *policy_, *table_, options_.past_round, request.seed);
  past.run(control, decide);
  result.deals = past.deals();
  if (past.deals() < 2) return;
  std::vector<Variation> better = past.result();
  // What was not looked at is as much worse than the best as it was.
  const auto seat = std::size_t(position.to_move);
  const float shift = better.front().values.win[seat] - result.variations.front().values.win[seat];
  for (Variation& old : result.variations) {
    const auto same = [&](const Variation& each) { return each.move.action == old.move.action; };
    if (std::any_of(better.begin(), better.end(), same)) continue;
    old.values.win[seat] = std::clamp(old.values.win[seat] + shift, 0.0f, better.back().values.win[seat]);
    better.push_back(old);
  }
  better.resize(std::min(better.size(), result.variations.size()));
  result.variations = std::move(better);
}

SeatValues judge(const Position& position) {
  if (position.phase == Phase::over) return final_values(position);
  return make_evaluator({}, position)->values(position);
}

}  // namespace evora
