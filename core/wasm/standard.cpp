// What the core needs of the C library. The compiler's own has hundreds of files, which it compiles before the
// first program: longer than the core itself takes.
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <utility>

// --- Memory: blocks in sizes of four steps per doubling. A freed block serves the next request of its size; none is
// split or joined, since the large ones (tables, growing lists) come in few sizes.

extern "C" unsigned char __heap_base;

namespace {

constexpr std::size_t kPage = 64 * 1024;
constexpr std::size_t kAlign = 16;
constexpr std::size_t kLargest = std::size_t{1} << 30;
constexpr int kSizes = 4 * 32;

// Lies before every block.
struct alignas(kAlign) Block {
  std::uint32_t size_class;
  Block* next_free;
};
static_assert(sizeof(Block) == kAlign);

Block* free_blocks[kSizes] = {};
std::uintptr_t top = 0;  // where unused memory begins

struct SizeClass {
  std::uint32_t number;
  std::size_t bytes;
};

// The smallest size that holds so many bytes: a multiple of 16 up to 128, then steps of a quarter to an eighth.
SizeClass size_class(std::size_t bytes) {
  std::size_t step = kAlign;
  std::uint32_t first = 0;
  for (; bytes > 8 * step; step *= 2) first += 4;
  const std::size_t steps = (bytes + step - 1) / step;
  return {first + std::uint32_t(steps), steps * step};
}

// From the end of the memory, which grows.
Block* new_block(std::size_t bytes) {
  if (top == 0) top = (reinterpret_cast<std::uintptr_t>(&__heap_base) + kAlign - 1) / kAlign * kAlign;
  if (bytes > ~std::uintptr_t{0} - top) return nullptr;
  const std::uintptr_t end = top + bytes;
  const std::size_t pages = __builtin_wasm_memory_size(0), wanted = end / kPage + (end % kPage != 0);
  if (wanted > pages && __builtin_wasm_memory_grow(0, wanted - pages) == std::size_t(-1)) return nullptr;
  return reinterpret_cast<Block*>(std::exchange(top, end));
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
  if (bytes > kLargest) return nullptr;
  const SizeClass wanted = size_class(bytes + sizeof(Block));
  Block*& kept = free_blocks[wanted.number];
  Block* block = kept;
  if (block != nullptr) {
    kept = block->next_free;
  } else {
    block = new_block(wanted.bytes);
    if (block == nullptr) return nullptr;
    block->size_class = wanted.number;
  }
  return block + 1;
}

// Nothing in the core is aligned to more than a block is.
void* aligned_alloc(std::size_t alignment, std::size_t bytes) { return alignment <= kAlign ? malloc(bytes) : nullptr; }

void free(void* memory) {
  if (memory == nullptr) return;
  Block* block = static_cast<Block*>(memory) - 1;
  block->next_free = std::exchange(free_blocks[block->size_class], block);
}

// --- Texts

std::size_t strlen(const char* text) {
  const char* end = text;
  while (*end != 0) ++end;
  return std::size_t(end - text);
}

int strcmp(const char* a, const char* b) {
  for (; *a != 0 && *a == *b; ++a) ++b;
  return static_cast<unsigned char>(*a) - static_cast<unsigned char>(*b);
}

int memcmp(const void* a, const void* b, std::size_t count) {
  const auto* x = static_cast<const unsigned char*>(a);
  const auto* y = static_cast<const unsigned char*>(b);
  for (; count > 0; --count, ++x, ++y) {
    if (*x != *y) return *x - *y;
  }
  return 0;
}

void* memchr(const void* memory, int value, std::size_t count) {
  const auto* at = static_cast<const unsigned char*>(memory);
  for (; count > 0; --count, ++at) {
    if (*at == static_cast<unsigned char>(value)) return const_cast<unsigned char*>(at);
  }
  return nullptr;
}

// --- Numbers: halves are rounded away from 0

double round(double x) {
  const double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1.0, x) : whole;
}
float roundf(float x) { return float(round(double(x))); }
long lround(double x) { return long(round(x)); }
long lroundf(float x) { return long(roundf(x)); }
long long llround(double x) { return static_cast<long long>(round(x)); }

// --- The program

void abort() { __builtin_trap(); }
void __abort_message(const char*, ...) { abort(); }

// The page never ends the program.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }

// What the page calls first.
void __wasm_call_ctors();
[[clang::export_name("_initialize")]] void evora_initialize() { __wasm_call_ctors(); }
}

// --- C++

// What is thrown, for the engine that runs it: the address of an exception.
asm(".globl __cpp_exception\n"
    ".tagtype __cpp_exception i32\n"
    "__cpp_exception:\n");

// By the page's clock.
extern "C" [[clang::import_module("evora"), clang::import_name("nanoseconds")]] std::int64_t evora_nanoseconds();

std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept {
  return time_point(duration(evora_nanoseconds()));
}
