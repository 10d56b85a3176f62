// Positions as arrays: legal_mask, observation, and the layout of observations.
#include "arrays.hpp"

#include <algorithm>
#include <utility>

#include "rules/errors.hpp"
#include "rules/notation.hpp"
#include "rules/observation.hpp"

using namespace evora;

namespace {

struct ElementName {
  Element element;
  const char* name;
  char format;  // of the buffer protocol
  nb::dlpack::dtype dtype;
};
const std::array kElementNames{
    ElementName{Element::boolean, "bool", '?', nb::dtype<bool>()},
    ElementName{Element::uint8, "uint8", 'B', nb::dtype<std::uint8_t>()},
    ElementName{Element::int8, "int8", 'b', nb::dtype<std::int8_t>()},
    ElementName{Element::int32, "int32", 'i', nb::dtype<std::int32_t>()},
    ElementName{Element::int64, "int64", sizeof(long) == 8 ? 'l' : 'q', nb::dtype<std::int64_t>()},
    ElementName{Element::float32, "float32", 'f', nb::dtype<float>()},
};

std::string element_names(std::initializer_list<Element> elements) {
  std::string out;
  for (const ElementName& known : kElementNames) {
    if (std::find(elements.begin(), elements.end(), known.element) == elements.end()) continue;
    out += (out.empty() ? "" : " or ") + std::string(known.name);
  }
  return out;
}

template <class Lengths>
std::string shape_text(const Lengths& lengths, std::size_t count) {
  std::string out = "(";
  for (std::size_t i = 0; i < count; ++i) out += (i ? ", " : "") + std::to_string(lengths.begin()[i]);
  return out + (count == 1 ? ",)" : ")");
}

}  // namespace

Array::Array(nb::handle source, const char* name, Access access, std::initializer_list<Element> elements,
             std::initializer_list<std::size_t> shape) {
  if (PyObject_CheckBuffer(source.ptr())) {
    take_buffer(source, name, access);
  } else {
    take_tensor(source, name, access);
  }
  const auto refuse = [&](const std::string& problem) {
    if (buffer_.obj) PyBuffer_Release(&buffer_);
    throw UnfitArray(std::string(name) + ": " + problem);
  };
  if (std::find(elements.begin(), elements.end(), element_) == elements.end() || element_ == Element::other) {
    refuse("expected elements of type " + element_names(elements));
  }
  if (axes_ != shape.size() || !std::equal(shape.begin(), shape.end(), shape_.begin())) {
    refuse("expected shape " + shape_text(shape, shape.size()) + ", got " +
           shape_text(shape_, std::min(axes_, shape_.size())));
  }
}

Array::Array(Array&& other) noexcept
    : buffer_(std::exchange(other.buffer_, {})),
      writable_(std::move(other.writable_)),
      readable_(std::move(other.readable_)),
      data_(other.data_),
      element_(other.element_),
      axes_(other.axes_),
      shape_(other.shape_) {}

Array::~Array() {
  if (buffer_.obj) PyBuffer_Release(&buffer_);
}

void Array::take_buffer(nb::handle source, const char* name, Access access) {
  const int flags = PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (access == Access::write ? PyBUF_WRITABLE : 0);
  if (PyObject_GetBuffer(source.ptr(), &buffer_, flags) != 0) {
    PyErr_Clear();
    buffer_.obj = nullptr;
    throw UnfitArray(std::string(name) + ": expected a contiguous array" +
                     (access == Access::write ? " that can be written" : ""));
  }
  data_ = buffer_.buf;
  axes_ = std::size_t(buffer_.ndim);
  for (std::size_t i = 0; i < std::min(axes_, shape_.size()); ++i) shape_[i] = std::size_t(buffer_.shape[i]);
  const char* format = buffer_.format ? buffer_.format : "B";
  for (const ElementName& known : kElementNames) {
    if (format[0] == known.format && format[1] == '\0') element_ = known.element;
  }
}

void Array::take_tensor(nb::handle source, const char* name, Access access) {
  const auto take = [&](const auto& tensor) {
    data_ = const_cast<void*>(static_cast<const void*>(tensor.data()));
    axes_ = tensor.ndim();
    for (std::size_t i = 0; i < std::min(axes_, shape_.size()); ++i) shape_[i] = tensor.shape(i);
    for (const ElementName& known : kElementNames) {
      if (tensor.dtype() == known.dtype) element_ = known.element;
    }
  };
  // Never converted: a copy would be written instead of the caller's array.
  if (access == Access::write && nb::try_cast(source, writable_, false)) {
    take(writable_);
  } else if (access == Access::read && nb::try_cast(source, readable_, false)) {
    take(readable_);
  } else if (nb::hasattr(source, "__dlpack__")) {
    throw UnfitArray(std::string(name) + ": expected a contiguous array on the CPU" +
                     (access == Access::write ? " that can be written" : ""));
  } else {
    throw nb::type_error((std::string(name) + ": expected an array").c_str());
  }
}

namespace {

nb::object new_array(int size, const char* dtype) {
  const nb::object numpy = nb::module_::import_("evora.errors").attr("require_numpy")();
  return numpy.attr("empty")(size, dtype);
}

nb::object legal_mask(const Position& p, nb::object out) {
  if (out.is_none()) out = new_array(kActions, "bool");
  const Array array(out, "out", Array::Access::write, {Element::boolean, Element::uint8}, {kActions});
  write_legal_mask(p, array.data<std::uint8_t>());
  return out;
}

nb::object observation(const Position& p, nb::handle seat, nb::object out) {
  const int from = seat.is_none() ? observing_seat(p) : seat_from(seat, p);
  if (out.is_none()) out = new_array(kObservationSize, "float32");
  const Array array(out, "out", Array::Access::write, {Element::float32, Element::uint8}, {kObservationSize});
  if (array.element() == Element::float32) {
    write_observation(p, from, array.data<float>());
  } else {
    write_observation(p, from, array.data<std::uint8_t>());
  }
  return out;
}

// (name, axes, shape, high) of every field, in order.
nb::tuple observation_fields() {
  nb::list fields;
  for (const ObservationField& field : kObservationFields) {
    nb::list axes;
    nb::list shape;
    for (std::size_t i = 0; i < ObservationField::kMaxAxes && field.shape[i]; ++i) {
      axes.append(nb::cast(field.axes[i]));
      shape.append(nb::cast(field.shape[i]));
    }
    fields.append(nb::make_tuple(field.name, nb::tuple(axes), nb::tuple(shape), field.high));
  }
  return nb::tuple(fields);
}

template <class Function, class... Extra>
void add_method(const char* name, Function function, const Extra&... extra) {
  const nb::handle cls = nb::type<Position>();
  nb::cpp_function_def(function, nb::scope(cls), nb::name(name), nb::is_method(), extra...);
}

}  // namespace

void bind_arrays(nb::module_& m) {
  nb::register_exception_translator([](const std::exception_ptr& pointer, void*) {
    try {
      std::rethrow_exception(pointer);
    } catch (const UnfitArray& error) {
      raise("EvoraError", error.what());
    }
  });
  m.attr("OBSERVATION_VERSION") = kObservationVersion;
  m.attr("OBSERVATION_SIZE") = kObservationSize;
  nb::list phases;
  for (const auto phase : {Phase::deal, Phase::offer, Phase::tiling, Phase::over}) phases.append(to_text(phase));
  m.attr("PHASES") = nb::tuple(phases);
  m.def("observation_fields", &observation_fields,
        nb::sig("def observation_fields() -> tuple[tuple[str, tuple[str, ...], tuple[int, ...], int], ...]"),
        "(name, axes, shape, greatest value) of every field of an observation, in order.");
  constexpr const char* mask_doc =
      "The legal moves as ACTION_COUNT bools by action id; written to `out` and returned, if there is one.";
  add_method("legal_mask", &legal_mask, "out"_a = nb::none(),
             nb::sig("def legal_mask(self, out: typing.Any = None) -> typing.Any"), mask_doc);
  add_method("observation", &observation, "seat"_a = nb::none(), "out"_a = nb::none(),
             nb::sig("def observation(self, seat: int | None = None, out: typing.Any = None) -> typing.Any"),
             "The position as numbers, as a seat sees it: observation_layout() says what they mean.\n\n"
             "None is the seat to move; at deal and over the start player. Written to `out` (float32 or uint8) and\n"
             "returned, if there is one.");
}
