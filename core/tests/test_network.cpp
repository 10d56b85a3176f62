// Networks: files that are refused, the same sums on every processor, an evaluation that is true to its bounds.
#include <algorithm>

#include "check.hpp"
#include "networks.hpp"
#include "rules/errors.hpp"
#include "search/search.hpp"
#include "training/network_evaluator.hpp"
#include "training/network_kernels.hpp"
#include "training/samples.hpp"

namespace evora::test {
namespace {

std::string refusal(const std::string& file) {
  try {
    Network::read(file);
  } catch (const InvalidNetwork& error) {
    return error.what();
  }
  return "nothing";
}

std::string replaced(std::string text, std::string_view old, std::string_view with) {
  const auto at = text.find(old);
  CHECK(at != std::string::npos);
  return text.replace(at, old.size(), with);
}

std::vector<Position> some_positions(int players, Variant variant) {
  return collect_samples({.players = players, .variant = variant, .games = 2, .nodes = 1, .seed = 3}, {.hash_mb = 1})
      .positions;
}

std::string name_of(Variant variant, int players) {
  return (variant == Variant::grey ? "grey " : "coloured ") + std::to_string(players);
}

}  // namespace

TEST(a_network_knows_its_setting) {
  const auto net = Network::read(random_network_file("grey 3", 3));
  CHECK_EQ(net->players, 3);
  CHECK(net->variant == Variant::grey);
  CHECK_EQ(net->trained, std::string("not at all"));
}

TEST(foreign_and_damaged_networks_are_refused) {
  const std::string good = random_network_file("coloured 2", 2);
  std::string damaged = good;
  damaged.back() ^= 1;
  CHECK_EQ(refusal(good), std::string("nothing"));
  CHECK_EQ(refusal("PK"), std::string("network: this is no network file"));
  CHECK_EQ(refusal(""), std::string("network: this is no network file"));
  CHECK_EQ(refusal(replaced(good, "network 2", "network 1")), std::string("network: expected version 2"));
  CHECK(refusal(replaced(good, "coloured 2", "coloured 5")).starts_with("network: setting: expected"));
  CHECK(refusal(replaced(good, "coloured 2", "coloured 3")).starts_with("network: shape: expected 3 "));
  CHECK_EQ(refusal(replaced(good, "trained", "learned")), std::string("network: expected a line 'trained …'"));
  CHECK_EQ(refusal(damaged), std::string("network: the file is damaged: its checksum is wrong"));
  CHECK_EQ(refusal(good.substr(0, good.size() - 2)),
           std::string("network: the file is damaged: its checksum is wrong"));
  CHECK_EQ(refusal(good.substr(0, 30)), std::string("network: the file ends too early"));
  const std::string numbers(2 * network_numbers(2), '\0');
  CHECK_EQ(refusal(network_file("coloured 2", 2, numbers)), std::string("nothing"));
  CHECK_EQ(refusal(network_file("coloured 2", 2, numbers.substr(2))), std::string("network: the file ends too early"));
  CHECK_EQ(refusal(network_file("coloured 2", 2, numbers + "xx")), std::string("network: the file is too long"));
  CHECK_EQ(refusal(random_network_file("coloured 2", 2, 30000)), std::string("network: its weights are too large"));
}

TEST(every_processor_gets_the_same_sums) {
  const auto net = Network::read(random_network_file("coloured 2", 2, 900));
  FastRandom random(11);
  for (int round = 0; round < 50; ++round) {
    std::array<NetworkInput, 60> inputs;
    for (auto& each : inputs) each = {random(network::kBoardInputs), random(800)};
    std::vector<Network::Part> first;
    NetworkSums sums{};
    for (const NetworkKernels& kernels : network_kernels()) {
      std::vector<Network::Part> parts(2);
      kernels.sum_inputs(*net, parts.data(), inputs.data(), inputs.size());
      const std::array<const Network::Part*, 2> chosen{&parts[0], &parts[1]};
      const NetworkSums found = kernels.forward(*net, chosen.data(), chosen.size());
      if (first.empty()) {
        first = parts;
        sums = found;
      }
      CHECK(parts == first, kernels.name);
      CHECK(found == sums, kernels.name);
    }
  }
}

TEST(a_network_corrects_the_fitted_evaluation_in_every_setting) {
  for (const auto variant : {Variant::coloured, Variant::grey}) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const auto net = Network::read(random_network_file(name_of(variant, players), players));
      NetworkEvaluator evaluator(net, fitted_weights(players, variant));
      FittedEvaluator fitted(fitted_weights(players, variant));
      bool differs = false;
      for (const Position& p : some_positions(players, variant)) {
        const SeatValues values = evaluator.values(p);
        float sum = 0;
        for (std::size_t seat = 0; seat < std::size_t(players); ++seat) sum += values.win[seat];
        CHECK(std::abs(sum - 1) < 1e-4f);
        differs = differs || values.win != fitted.values(p).win;
        // What it remembers of other positions changes nothing.
        CHECK(values.win == NetworkEvaluator(net, fitted_weights(players, variant)).values(p).win);
      }
      CHECK(differs);
    }
  }
}

TEST(bounds_of_a_corrected_lead_are_true) {
  const auto net = Network::read(random_network_file("coloured 2", 2));
  NetworkEvaluator evaluator(net, fitted_weights(2, Variant::coloured));
  for (const Position& p : some_positions(2, Variant::coloured)) {
    for (const int seat : {0, 1}) {
      const float lead = evaluator.lead(p, seat);
      CHECK(std::abs(lead + evaluator.lead(p, 1 - seat)) < 1e-4f);
      CHECK(std::abs(lead - evaluator.quick().lead(p, seat)) <= network::kMostCorrection);
      for (const float middle : {-3.0f, -1.0f, 0.0f, 0.5f, 2.0f}) {
        const float low = middle - 0.05f;
        const float high = middle + 0.05f;
        const float bound = evaluator.lead_within(p, seat, low, high);
        if (lead > low && lead < high) CHECK(std::abs(bound - lead) < 1e-4f);
        if (bound <= low) CHECK(lead <= low + 1e-4f);
        if (bound >= high) CHECK(lead >= high - 1e-4f);
      }
    }
  }
}

TEST(a_network_of_another_setting_is_not_asked) {
  const auto net = Network::read(random_network_file("coloured 3", 3));
  const Position p = some_positions(2, Variant::coloured).front();
  CHECK(make_evaluator({.evaluator = corrected_by(net)}, p)->values(p).win == make_evaluator({}, p)->values(p).win);
}

}  // namespace evora::test
