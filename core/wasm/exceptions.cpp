// Exceptions in WebAssembly. The compiler makes the instructions, but the C++ library that comes with it was
// built without exceptions, so what it calls is here: as little of the C++ ABI as the core needs.
//
// A handler catches a class and the classes derived from it, one base each; catching pointers, several bases
// and std::exception_ptr are not supported.
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <string_view>
#include <typeinfo>

// What is thrown, for the engine that runs it: the address of an object.
asm(".globl __cpp_exception\n"
    ".tagtype __cpp_exception i32\n"
    "__cpp_exception:\n");

namespace {

// Lies before every exception object.
struct alignas(16) Header {
  const std::type_info* type;
  void* (*destroy)(void*);
  Header* next_caught;
  int handlers;  // that are handling it; negative after `throw;`
};

Header* caught = nullptr;  // the innermost handler's first

Header* header_of(void* object) { return static_cast<Header*>(object) - 1; }

void release(Header* header) {
  if (header->destroy != nullptr) header->destroy(header + 1);
  std::free(header);
}

// The class that a class is derived from, or none. The library's own type_info for a class with one base keeps
// it behind its name.
const std::type_info* base_of(const std::type_info* type) {
  if (std::string_view(typeid(*type).name()) != "N10__cxxabiv120__si_class_type_infoE") return nullptr;
  return reinterpret_cast<const std::type_info* const*>(type)[2];
}

bool catches(const std::type_info* handler, const std::type_info* thrown) {
  for (; thrown != nullptr; thrown = base_of(thrown)) {
    if (*handler == *thrown) return true;
  }
  return false;
}

std::uintptr_t read_unsigned(const std::uint8_t*& at) {
  std::uintptr_t value = 0;
  for (int shift = 0;; shift += 7) {
    const std::uint8_t byte = *at++;
    value |= std::uintptr_t(byte & 0x7f) << shift;
    if ((byte & 0x80) == 0) return value;
  }
}

std::intptr_t read_signed(const std::uint8_t*& at) {
  std::uintptr_t value = 0;
  for (int shift = 0;;) {
    const std::uint8_t byte = *at++;
    value |= std::uintptr_t(byte & 0x7f) << shift;
    shift += 7;
    if ((byte & 0x80) != 0) continue;
    if ((byte & 0x40) != 0 && shift < 32) value |= ~std::uintptr_t{0} << shift;
    return std::intptr_t(value);
  }
}

// The compiler's table of one function: which handlers belong to a place where it catches.
struct HandlerTable {
  const std::uint8_t* types_end = nullptr;  // the addresses of the type_infos lie before it
  const std::uint8_t* places = nullptr;
  const std::uint8_t* actions = nullptr;

  explicit HandlerTable(const std::uint8_t* at) {
    constexpr std::uint8_t omitted = 0xff;
    ++at;  // where landing pads begin: always omitted
    if (*at++ != omitted) {
      const std::uintptr_t size = read_unsigned(at);
      types_end = at + size;
    }
    ++at;  // how places are encoded: always the same
    const std::uintptr_t size = read_unsigned(at);
    places = at;
    actions = at + size;
  }

  const std::type_info* type(std::intptr_t index) const {
    return reinterpret_cast<const std::type_info* const*>(types_end)[-index];
  }

  // The number of the handler at a place that takes what was thrown, or 0: the handlers of other places may.
  std::intptr_t handler(std::uintptr_t place, const std::type_info* thrown) const {
    const std::uint8_t* at = places;
    std::uintptr_t first = 0;
    for (std::uintptr_t i = 0; i <= place; ++i) {
      read_unsigned(at);  // the place itself
      first = read_unsigned(at);
    }
    if (first == 0) return 0;
    for (const std::uint8_t* action = actions + first - 1;;) {
      const std::intptr_t index = read_signed(action);
      if (index < 0) std::terminate();  // an exception that a function promised not to throw
      if (index > 0 && (type(index) == nullptr || catches(type(index), thrown))) return index;
      const std::uint8_t* here = action;
      const std::intptr_t next = read_signed(action);
      if (next == 0) return 0;
      action = here + next;
    }
  }
};

}  // namespace

extern "C" {

// Where a function tells which of its places caught something, and learns which handler takes it.
struct LandingPad {
  std::uintptr_t place;
  std::uintptr_t table;
  std::uintptr_t handler;
};
thread_local LandingPad __wasm_lpad_context;

int _Unwind_CallPersonality(void* object) {
  LandingPad& pad = __wasm_lpad_context;
  const HandlerTable table(reinterpret_cast<const std::uint8_t*>(pad.table));
  pad.handler = std::uintptr_t(table.handler(pad.place, header_of(object)->type));
  return 0;
}

// Only its address is used.
int __gxx_wasm_personality_v0(...) { return 0; }

void* __cxa_allocate_exception(std::size_t size) noexcept {
  void* memory = std::malloc(sizeof(Header) + size);
  if (memory == nullptr) std::abort();
  *static_cast<Header*>(memory) = {};
  return static_cast<Header*>(memory) + 1;
}

void __cxa_free_exception(void* object) noexcept { std::free(header_of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
  header_of(object)->type = type;
  header_of(object)->destroy = destroy;
  __builtin_wasm_throw(0, object);
}

void* __cxa_get_exception_ptr(void* object) noexcept { return object; }

void* __cxa_begin_catch(void* object) noexcept {
  Header* header = header_of(object);
  header->handlers = std::abs(header->handlers) + 1;
  if (caught != header) {
    header->next_caught = caught;
    caught = header;
  }
  return object;
}

void __cxa_end_catch() {
  Header* header = caught;
  if (header->handlers < 0) {  // thrown on: the next handler has it
    if (++header->handlers == 0) caught = header->next_caught;
  } else if (--header->handlers == 0) {
    caught = header->next_caught;
    release(header);
  }
}

[[noreturn]] void __cxa_rethrow() {
  if (caught == nullptr) std::terminate();
  caught->handlers = -caught->handlers;
  __builtin_wasm_throw(0, caught + 1);
}
}
