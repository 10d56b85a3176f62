#include "search/search.hpp"

#include <algorithm>
#include <deque>
#include <exception>
#include <thread>

#include "search/control.hpp"
#include "search/maxn.hpp"
#include "search/pvs.hpp"
#include "search/tree.hpp"

namespace evora {
namespace {

bool by_principal_variation(const SearchOptions& options, const Position& position) {
  if (options.method == Method::automatic) return position.players == 2;
  return options.method == Method::principal_variation && position.players == 2;
}

std::unique_ptr<Evaluator> make_evaluator(const SearchOptions& options, const Position& position) {
  if (options.evaluator) {
    auto evaluator = options.evaluator(position);
    evaluator->set_root(position);
    return evaluator;
  }
  auto weights = options.weights ? options.weights : fitted_weights(position.players, position.variant);
  return std::make_unique<FittedEvaluator>(std::move(weights));
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

Engine::Engine(SearchOptions options)
    : options_(options), table_(std::make_unique<TranspositionTable>(options.hash_mb)) {}

Engine::~Engine() = default;

SearchResult Engine::analyse(const Position& position, const Request& request) {
  if (request.fresh) table_->clear();
  const auto evaluator = [&] { return make_evaluator(options_, position); };
  const auto chosen = options_.policy ? options_.policy : learned_policy(position.players, position.variant);
  const PolicyWeights& policy = *chosen;
  Limits limits = request.limits;
  if (by_principal_variation(options_, position))
    limits.nodes = (limits.nodes + options_.threads - 1) / options_.threads;
  Control control(limits, request.stop, request.pulse);
  if (!by_principal_variation(options_, position)) {
    if (request.limits.depth > 0) {
      MaxnSearch search(position, evaluator(), control, policy);
      search.run(request.limits.depth);
      return search.result(request.variations);
    }
    const auto playouts =
        options_.method == Method::monte_carlo ? TreeSearch::Playouts::random : TreeSearch::Playouts::greedy;
    TreeSearch search(position, evaluator(), control, policy, playouts);
    search.run(request.variations, throttled(request));
    return search.result(request.variations);
  }
  const Helpers::Search help = [&](Control& own, int number) {
    PvSearch(position, evaluator(), *table_, own, policy).run(request.variations, 0, 2 + number % 2, {});
  };
  Helpers helpers(control.over() ? 0 : options_.threads - 1, help);  // cancelled already: one ply needs no help
  PvSearch search(position, evaluator(), *table_, control, policy);
  search.run(request.variations, request.limits.depth, 2, throttled(request));
  SearchResult result = search.result(request.variations);
  result.nodes += helpers.finish();
  return result;
}

SeatValues judge(const Position& position) {
  if (position.phase == Phase::over) return final_values(position);
  return make_evaluator({}, position)->values(position);
}

}  // namespace evora
