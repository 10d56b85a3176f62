// Pictures as methods of values; evora.pictures draws them, and is imported by the first picture.
#include "bindings.hpp"
#include "rules/position.hpp"

using namespace evora;

namespace {

nb::object draw(const char* function, nb::handle self, const nb::kwargs& options) {
  return nb::module_::import_("evora.pictures").attr(function)(self, **options);
}

void add_position_pictures(nb::handle position) {
  nb::cpp_function_def(
      [](nb::handle self, const nb::kwargs& options) { return draw("position_svg", self, options); },
      nb::scope(position), nb::name("svg"), nb::is_method(),
      nb::sig("def svg(self, *, theme: typing.Literal['light', 'dark'] = 'light', move: Move | str | None = None, "
              "names: collections.abc.Sequence[str | None] = (), winners: collections.abc.Collection[int] = ()) -> "
              "str"),
      "The table as SVG. `move`: a legal one to mark; `names`: by seat; `winners`: seats to frame.");
  nb::cpp_function_def([](nb::handle self) { return draw("position_svg", self, {}); }, nb::scope(position),
                       nb::name("_repr_svg_"), nb::is_method(), nb::sig("def _repr_svg_(self) -> str"),
                       "The picture that a notebook shows.");
}

void add_board_pictures(nb::handle board) {
  nb::cpp_function_def(
      [](nb::handle self, const nb::kwargs& options) { return draw("lone_board_svg", self, options); },
      nb::scope(board), nb::name("svg"), nb::is_method(),
      nb::sig("def svg(self, *, theme: typing.Literal['light', 'dark'] = 'light', variant: Variant | str | None = "
              "None, name: str | None = None) -> str"),
      "The board as SVG. It does not know its side: without `variant` it counts as coloured unless a tile\n"
      "lies where only the grey side allows it.");
  nb::cpp_function_def([](nb::handle self) { return draw("lone_board_svg", self, {}); }, nb::scope(board),
                       nb::name("_repr_svg_"), nb::is_method(), nb::sig("def _repr_svg_(self) -> str"),
                       "The picture that a notebook shows.");
}

}  // namespace

void bind_pictures(nb::module_&) {
  add_position_pictures(nb::type<Position>());
  add_board_pictures(nb::type<Board>());
}
