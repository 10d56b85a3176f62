#include "training/mid_round_samples.hpp"

#include <algorithm>
#include <utility>

#include "evaluation/calibration.hpp"
#include "evaluation/maths.hpp"
#include "rules/random.hpp"
#include "training/labels.hpp"

namespace evora {
namespace {

constexpr double kFirstMoves = 0.5;

void add(std::vector<float>& out, const std::array<float, kMaxPlayers>& by_seat, int players) {
  out.insert(out.end(), by_seat.begin(), by_seat.begin() + players);
}

class Collector {
 public:
  Collector(const MidRoundOptions& options, const SearchOptions& search, const std::function<void()>& pulse)
      : options_(options), search_(search), pulse_(pulse), player_(search), searcher_(search), random_(options.seed) {}

  void play_game(std::uint32_t game) {
    Position p = Position::new_game(options_.players, options_.variant, random_(options_.players));
    while (p.phase != Phase::over) {
      play(p, draw_deal(p.bag, p.lid, p.factories(), random_));
      double share = kFirstMoves;
      while (p.phase == Phase::offer || p.phase == Phase::tiling) {
        if (p.phase == Phase::offer && random_.happens(share)) take_sample(p, game);
        share = options_.sample_rate;
        const Request request{.limits = {.nodes = options_.nodes}, .pulse = pulse_};
        play_unchecked(p, player_.analyse(p, request).variations.front().move);
      }
      label_by(p);
    }
  }

  MidRoundSamples take() { return std::move(out_); }

 private:
  void take_sample(const Position& p, std::uint32_t game) {
    const double ratio = double(options_.max_nodes) / double(options_.min_nodes);
    const auto nodes = std::uint64_t(double(options_.min_nodes) * exp_of(random_.share() * log_of(ratio)));
    const SearchResult result = searcher_.analyse(p, {.limits = {.nodes = nodes}, .fresh = true, .pulse = pulse_});
    const Variation& best = result.variations.front();
    const auto evaluator = search_.knowledge.evaluator_for(p);
    const StaticEstimate estimate = static_estimate(p, *evaluator);
    out_.positions.push_back(p);
    out_.game.push_back(game);
    out_.mover.push_back(std::uint8_t(p.to_move));
    out_.nodes.push_back(std::uint32_t(result.nodes));
    out_.solved.push_back(best.solved || best.exact);
    out_.open.push_back(share_on_offer(p));
    add(out_.search_win, best.values.win, p.players);
    add(out_.search_score, best.values.score, p.players);
    out_.over.push_back(estimate.over);
    add(out_.static_utility, estimate.utility, p.players);
    add(out_.static_score, estimate.score, p.players);
  }

  // All positions of the round that led to this end.
  void label_by(const Position& end) {
    const std::size_t players = end.players;
    const std::size_t labelled = out_.win.size() / players;
    if (labelled == out_.positions.size()) return;
    SeatValues values = end.phase == Phase::over ? final_values(end) : SeatValues{};
    if (end.phase == Phase::deal) {
      const LabelOptions how{.deals = options_.deals, .nodes = options_.deal_nodes, .seed = random_.next()};
      SearchOptions search = search_;
      search.hash_mb = 1;  // it is made for every label
      const Labels labels = label_positions({end}, how, search, pulse_);
      std::copy(labels.win.begin(), labels.win.end(), values.win.begin());
      std::copy(labels.score.begin(), labels.score.end(), values.score.begin());
    }
    for (std::size_t i = labelled; i < out_.positions.size(); ++i) {
      add(out_.win, values.win, end.players);
      add(out_.score, values.score, end.players);
    }
  }

  MidRoundOptions options_;
  SearchOptions search_;
  std::function<void()> pulse_;
  Engine player_, searcher_;  // apart, so that the search knows nothing of the game
  FastRandom random_;
  MidRoundSamples out_;
};

}  // namespace

MidRoundSamples collect_mid_round_samples(const MidRoundOptions& options, const SearchOptions& search,
                                          const std::function<void()>& pulse) {
  Collector collector(options, search, pulse);
  for (int game = 0; game < options.games; ++game) {
    if (pulse) pulse();
    collector.play_game(std::uint32_t(game));
  }
  return collector.take();
}

}  // namespace evora
