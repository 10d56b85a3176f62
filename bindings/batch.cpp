// Many games stepped together. evora.batch is its public face.
#include "batch/batch.hpp"

#include "arrays.hpp"
#include "rules/observation.hpp"

using namespace evora;

namespace {

// A batch and the arrays that it writes.
class NativeBatch {
 public:
  NativeBatch(const BatchSettings& settings, const nb::dict& arrays)
      : arrays_(arrays_of(settings, arrays)), batch_(settings, memory_of(arrays_)) {}

  Batch& operator*() { return batch_; }
  Batch* operator->() { return &batch_; }

  // Games count from 0 in arrays.
  int checked(int game) const {
    if (game < 0 || game >= batch_.settings().size) throw nb::index_error("game index out of range");
    return game;
  }

 private:
  // In the order in which memory_of takes them.
  static std::vector<Array> arrays_of(const BatchSettings& settings, const nb::dict& arrays) {
    const auto size = std::size_t(settings.size);
    const auto players = std::size_t(settings.players);
    std::vector<Array> all;
    const auto take = [&](const char* name, std::initializer_list<Element> elements,
                          std::initializer_list<std::size_t> shape) {
      all.emplace_back(arrays[name], name, Array::Access::write, elements, shape);
    };
    take("observations", {Element::float32, Element::uint8}, {size, kObservationSize});
    take("masks", {Element::boolean, Element::uint8}, {size, kActions});
    take("rewards", {Element::float32}, {size, players});
    take("dones", {Element::boolean, Element::uint8}, {size});
    take("to_move", {Element::int8}, {size});
    take("scores", {Element::int32}, {size, players});
    return all;
  }

  static BatchArrays memory_of(const std::vector<Array>& all) {
    BatchArrays memory;
    if (all[0].element() == Element::float32) {
      memory.observations = all[0].data<float>();
    } else {
      memory.observations = all[0].data<std::uint8_t>();
    }
    memory.masks = all[1].data<std::uint8_t>();
    memory.rewards = all[2].data<float>();
    memory.dones = all[3].data<std::uint8_t>();
    memory.to_move = all[4].data<std::int8_t>();
    memory.scores = all[5].data<std::int32_t>();
    return memory;
  }

  std::vector<Array> arrays_;
  Batch batch_;
};

// One byte for each game, or nothing.
std::optional<Array> chosen_games(NativeBatch& batch, nb::handle where) {
  if (where.is_none()) return std::nullopt;
  return std::optional<Array>(std::in_place, where, "where", Array::Access::read,
                              std::initializer_list<Element>{Element::boolean},
                              std::initializer_list<std::size_t>{std::size_t(batch->settings().size)});
}

const std::uint8_t* bytes_of(const std::optional<Array>& array) {
  return array ? array->data<const std::uint8_t>() : nullptr;
}

}  // namespace

void bind_batch(nb::module_& m) {
  nb::register_exception_translator([](const std::exception_ptr& pointer, void*) {
    try {
      std::rethrow_exception(pointer);
    } catch (const IllegalAction& error) {
      raise("IllegalActionError", error.what(), error.index);
    }
  });
  nb::class_<NativeBatch>(m, "NativeBatch")
      .def(
          "__init__",
          [](NativeBatch* self, int size, int players, PyVariant variant, const std::string& seed, int threads,
             bool auto_reset, const nb::typed<nb::dict, nb::str, nb::any>& arrays) {
            new (self) NativeBatch({size, players, variant.value, seed, threads, auto_reset}, arrays);
          },
          "size"_a, "players"_a, "variant"_a, "seed"_a, "threads"_a, "auto_reset"_a, "arrays"_a)
      .def(
          "step",
          [](NativeBatch& self, nb::handle actions, nb::handle where) {
            const Array chosen(actions, "actions", Array::Access::read, {Element::int64},
                               {std::size_t(self->settings().size)});
            const auto games = chosen_games(self, where);
            nb::gil_scoped_release release;
            self->step(chosen.data<const std::int64_t>(), bytes_of(games));
          },
          "actions"_a, "where"_a.none())
      .def(
          "reset",
          [](NativeBatch& self, nb::handle where) {
            const auto games = chosen_games(self, where);
            nb::gil_scoped_release release;
            self->reset(bytes_of(games));
          },
          "where"_a.none())
      .def(
          "reset_to_seed",
          [](NativeBatch& self, const std::string& seed) {
            nb::gil_scoped_release release;
            self->reset(seed);
          },
          "seed"_a)
      .def(
          "position", [](NativeBatch& self, int game) { return self->position(self.checked(game)); }, "game"_a)
      .def(
          "set_position",
          [](NativeBatch& self, int game, const Position& position) {
            self->set_position(self.checked(game), position);
          },
          "game"_a, "position"_a)
      .def(
          "seed", [](NativeBatch& self, int game) { return self->seed(self.checked(game)); }, "game"_a)
      .def("episode", [](NativeBatch& self, int game) { return self->episode(self.checked(game)); }, "game"_a);
}
