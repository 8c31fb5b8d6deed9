// The few functions Embedded Swift expects of a C library, for a WebAssembly module without imports.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Memory: blocks of a power of two, each behind a header that names its class; free ones wait in a list of their class.

#define HEADER 16
#define CLASSES 32

struct block { struct block *next; };

static struct block *free_blocks[CLASSES];
static uintptr_t top;

static void *grow(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top, end = start + size;
  uintptr_t available = __builtin_wasm_memory_size(0) * 65536ul;
  if (end > available) {
    // At least a megabyte at a time.
    size_t pages = (end - available + 65535) / 65536;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  top = end;
  return (void *)start;
}

static void *allocate(size_t size) {
  unsigned class = 5;
  while (((size_t)1 << class) < size + HEADER) {
    class += 1;
    if (class >= CLASSES) __builtin_trap();
  }
  struct block *block = free_blocks[class];
  if (block) free_blocks[class] = block->next;
  else block = grow((size_t)1 << class);
  *(uint32_t *)block = class;
  return (unsigned char *)block + HEADER;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > HEADER) return 22;
  *result = allocate(size);
  return 0;
}

void *malloc(size_t size) { return allocate(size); }

void free(void *memory) {
  if (!memory) return;
  struct block *block = (struct block *)((unsigned char *)memory - HEADER);
  unsigned class = *(uint32_t *)block;
  block->next = free_blocks[class];
  free_blocks[class] = block;
}

// Without imports there is nowhere to print the last words of a crash.
int putchar(int character) { return character; }

// Always the same numbers: hashes are not secret here, and runs repeat.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) ((unsigned char *)bytes)[index] = (unsigned char)(index * 97 + 31);
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t index = 0; index < count; index++)
    if (x[index] != y[index]) return x[index] < y[index] ? -1 : 1;
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
  unsigned char *x = to;
  const unsigned char *y = from;
  while (count--) *x++ = *y++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *x = to;
  const unsigned char *y = from;
  if (x < y) while (count--) *x++ = *y++;
  else while (count--) x[count] = y[count];
  return to;
}

void *memset(void *to, int byte, size_t count) {
  unsigned char *x = to;
  while (count--) *x++ = (unsigned char)byte;
  return to;
}

// 128-bit multiplication, for printing numbers. The result is returned through memory.
void __multi3(uint64_t result[2], uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), carry = (uint32_t)middle + a0 * b1;
  result[0] = (carry << 32) | (uint32_t)low;
  result[1] = a1 * b1 + (middle >> 32) + (carry >> 32) + a_low * b_high + a_high * b_low;
}

// Halves go away from zero.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}
