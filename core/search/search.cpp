#include "search/search.hpp"

#include <algorithm>
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

// Calls report for what was found, but not more often than asked for.
std::function<void(const Found&)> throttled(const Request& request) {
  if (!request.report || request.report_ms <= 0) return {};
  return [&request, last = std::int64_t{0}](const Found& found) mutable {
    if (found.ms - last < request.report_ms) return;
    last = found.ms;
    request.report(found);
  };
}

}  // namespace

Engine::Engine(SearchOptions options)
    : options_(options), table_(std::make_unique<TranspositionTable>(options.hash_mb)) {}

Engine::~Engine() = default;

Found Engine::analyse(const Position& position, const Request& request) {
  stop_.store(false, std::memory_order_relaxed);
  if (request.fresh) table_->clear();
  const auto evaluator = [&] { return make_evaluator(options_, position); };
  Limits limits = request.limits;
  if (by_principal_variation(options_, position))
    limits.nodes = (limits.nodes + options_.threads - 1) / options_.threads;
  Control control(limits, stop_);
  if (!by_principal_variation(options_, position)) {
    if (request.limits.depth > 0) {
      MaxnSearch search(position, evaluator(), control);
      search.run(request.limits.depth);
      return search.found(request.lines);
    }
    const auto playouts =
        options_.method == Method::monte_carlo ? TreeSearch::Playouts::random : TreeSearch::Playouts::greedy;
    TreeSearch search(position, evaluator(), control, playouts);
    search.run(request.lines, throttled(request));
    return search.found(request.lines);
  }
  // Helper threads search the same position into the same table, at other depths; they end
  // when the main one does.
  std::atomic<bool> helpers_stop{false};
  std::vector<std::unique_ptr<Control>> controls;
  std::vector<std::thread> helpers;
  for (int i = 1; i < options_.threads; ++i) {
    controls.push_back(std::make_unique<Control>(Limits{}, helpers_stop));
    helpers.emplace_back([&, i, own = controls.back().get()] {
      PvSearch(position, evaluator(), *table_, *own).run(request.lines, 0, 2 + i % 2, {});
    });
  }
  PvSearch search(position, evaluator(), *table_, control);
  search.run(request.lines, request.limits.depth, 2, throttled(request));
  Found found = search.found(request.lines);
  helpers_stop.store(true, std::memory_order_relaxed);
  for (auto& helper : helpers) helper.join();
  for (const auto& own : controls) found.nodes += own->nodes();
  return found;
}

SeatValues judge(const Position& position) {
  if (position.phase == Phase::over) return final_values(position);
  return make_evaluator({}, position)->values(position);
}

}  // namespace evora
