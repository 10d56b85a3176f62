// The extension module evora._core: facts, errors, values.
#include <chrono>

#include "bindings.hpp"
#include "game/record.hpp"
#include "rules/errors.hpp"
#include "rules/facts.hpp"
#include "rules/illegal.hpp"

using namespace evora;

namespace {

constexpr std::chrono::milliseconds kSignalInterval{10};

void translate(const std::exception_ptr& pointer, void*) {
  try {
    std::rethrow_exception(pointer);
  } catch (const InvalidPosition& error) {
    raise("InvalidPositionError", error.what(), error.field);
  } catch (const InvalidMove& error) {
    raise("InvalidMoveError", error.what());
  } catch (const RefusedMove& error) {
    raise("IllegalMoveError", error.what(), error.token, error.reason);
  } catch (const IllegalMove& error) {
    raise("IllegalMoveError", error.what());
  } catch (const InvalidRecord& error) {
    raise("InvalidRecordError", error.what(), error.line);
  } catch (const InvalidTag& error) {
    raise("EvoraError", error.what());
  } catch (const WrongType& error) {
    raise("WrongTypeError", error.what());
  } catch (const std::invalid_argument& error) {
    raise("EvoraError", error.what());
  }
}

void bind_facts(nb::module_& m) {
  m.attr("RULES_VERSION") = kRulesVersion;
  m.attr("COLOURS") = nb::str(kColourLetters.data(), kColourLetters.size());
  m.attr("FLOOR_COSTS") = to_tuple(kFloorCosts);
  m.attr("ACTION_COUNT") = kActions;
  m.attr("MIN_PLAYERS") = kMinPlayers;
  m.attr("MAX_PLAYERS") = kMaxPlayers;
  m.attr("FACTORY_SIZE") = kFactorySize;
  m.attr("TILES_PER_COLOUR") = kTilesPerColour;
  nb::dict bonuses;
  bonuses["row"] = kRowBonus;
  bonuses["column"] = kColumnBonus;
  bonuses["colour"] = kColourBonus;
  m.attr("BONUSES") = bonuses;
  nb::dict factories;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    factories[nb::cast(players)] = factories_for(players);
  m.attr("FACTORIES") = factories;
  nb::list wall;
  for (int row = 0; row < kRows; ++row) {
    std::string text;
    for (int column = 0; column < kRows; ++column) text += kColourLetters[std::size_t(wall_colour(row, column))];
    wall.append(nb::cast(text));
  }
  m.attr("WALL") = nb::tuple(wall);
}

}  // namespace

void bind_copies(nb::handle cls) {
  nb::cpp_function_def([](nb::handle self) { return nb::borrow(self); }, nb::scope(cls), nb::name("__copy__"),
                       nb::is_method(), nb::sig("def __copy__(self) -> typing.Self"));
  nb::cpp_function_def([](nb::handle self, nb::handle) { return nb::borrow(self); }, nb::scope(cls),
                       nb::name("__deepcopy__"), nb::is_method(), "memo"_a,
                       nb::sig("def __deepcopy__(self, memo: object) -> typing.Self"));
}

std::function<void()> signal_pulse() {
  using Clock = std::chrono::steady_clock;
  const nb::module_ threading = nb::module_::import_("threading");
  if (!threading.attr("current_thread")().is(threading.attr("main_thread")())) return {};
  return [next = Clock::now() + kSignalInterval]() mutable {
    if (Clock::now() < next) return;
    nb::gil_scoped_acquire acquire;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    next = Clock::now() + kSignalInterval;
  };
}

NB_MODULE(_core, m) {
  m.doc() = "The rules, in C++. Use the names that the evora package exports.";
  // Values that are alive when the interpreter ends are the caller's affair.
  nb::set_leak_warnings(false);
  nb::register_exception_translator(translate);
  bind_facts(m);
  bind_values(m);
  bind_events(m);
  bind_position(m);
  bind_evaluation(m);
  bind_records(m);
  bind_training(m);
  bind_search(m);
  bind_review(m);
  bind_levels(m);
  bind_arrays(m);
  bind_batch(m);
  bind_calls(m);
  bind_views(m);
}
