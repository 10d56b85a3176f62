// Memory of Python's arrays: NumPy and whatever else has the buffer protocol or DLPack.
#pragma once

#include <nanobind/ndarray.h>

#include <cstddef>
#include <initializer_list>
#include <stdexcept>

#include "bindings.hpp"

// An array that is not what it has to be: an EvoraError for Python.
struct UnfitArray : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

enum class Element { boolean, uint8, int8, int32, int64, float32, other };

// Keeps the memory of an array of the caller alive. It lies on the CPU, without gaps.
class Array {
 public:
  enum class Access { read, write };

  // Throws TypeError for what is no array, UnfitArray for one with other elements or another shape.
  // `name` is how the caller knows it.
  Array(nb::handle source, const char* name, Access access, std::initializer_list<Element> elements,
        std::initializer_list<std::size_t> shape);
  ~Array();
  Array(Array&& other) noexcept;
  Array& operator=(Array&&) = delete;

  Element element() const { return element_; }
  template <class T>
  T* data() const {
    return static_cast<T*>(data_);
  }

 private:
  void take_buffer(nb::handle source, const char* name, Access access);
  void take_tensor(nb::handle source, const char* name, Access access);

  // The buffer protocol is by far the faster of the two; tensors of other libraries have only DLPack.
  Py_buffer buffer_{};  // `obj` is null without one
  nb::ndarray<nb::device::cpu, nb::c_contig> writable_;
  nb::ndarray<nb::ro, nb::device::cpu, nb::c_contig> readable_;
  void* data_ = nullptr;
  Element element_ = Element::other;
  std::size_t axes_ = 0;
  std::array<std::size_t, 4> shape_{};
};
