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

// Reading a decimal number, rounded to the nearest double: digits × 10^exponent as a fraction of two long integers,
// divided bit by bit. Slow, exact, and seldom needed: short numbers take the way out at the top.

#define WORDS 64
#define DIGITS 40

struct number { uint32_t words[WORDS]; };

static void multiply(struct number *number, uint32_t factor, uint32_t carry) {
  for (int index = 0; index < WORDS; index++) {
    uint64_t product = (uint64_t)number->words[index] * factor + carry;
    number->words[index] = (uint32_t)product;
    carry = (uint32_t)(product >> 32);
  }
}

static int compare(const struct number *a, const struct number *b) {
  for (int index = WORDS - 1; index >= 0; index--)
    if (a->words[index] != b->words[index]) return a->words[index] < b->words[index] ? -1 : 1;
  return 0;
}

static void subtract(struct number *a, const struct number *b) {
  uint64_t borrow = 0;
  for (int index = 0; index < WORDS; index++) {
    uint64_t difference = (uint64_t)a->words[index] - b->words[index] - borrow;
    a->words[index] = (uint32_t)difference;
    borrow = difference >> 63;
  }
}

static double nearest(const char *digits, int count, int exponent) {
  struct number above = {{0}}, below = {{1}};
  for (int index = 0; index < count; index++) multiply(&above, 10, (uint32_t)(digits[index] - '0'));
  for (; exponent > 0; exponent--) multiply(&above, 10, 0);
  for (; exponent < 0; exponent++) multiply(&below, 10, 0);
  // Scaled by a power of two so that 1 <= above / below < 2.
  int scale = 0;
  while (compare(&above, &below) < 0) multiply(&above, 2, 0), scale--;
  for (;;) {
    struct number twice = below;
    multiply(&twice, 2, 0);
    if (compare(&above, &twice) < 0) break;
    below = twice;
    scale++;
  }
  uint64_t bits = 0;
  for (int index = 0; index < 53; index++) {
    bits *= 2;
    if (compare(&above, &below) >= 0) subtract(&above, &below), bits++;
    multiply(&above, 2, 0);
  }
  int half = compare(&above, &below);
  if (half > 0 || (half == 0 && (bits & 1))) bits++;
  double result = (double)bits;
  for (scale -= 52; scale > 0; scale--) result *= 2;
  for (; scale < 0; scale++) result /= 2;
  return result;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int negative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  char digits[DIGITS];
  int count = 0, exponent = 0, seen = 0, is_fraction = 0;
  for (;; text++) {
    if (*text == '.' && !is_fraction) { is_fraction = 1; continue; }
    if (*text < '0' || *text > '9') break;
    seen = 1;
    exponent -= is_fraction;
    if (count == 0 && *text == '0') continue;
    // More digits than decide between two doubles in practice are dropped.
    if (count < DIGITS) digits[count++] = *text;
    else exponent++;
  }
  if (!seen) return 0;
  if ((*text == 'e' || *text == 'E') && ((text[1] >= '0' && text[1] <= '9') ||
      ((text[1] == '-' || text[1] == '+') && text[2] >= '0' && text[2] <= '9'))) {
    text++;
    int sign = *text == '-' ? -1 : 1, power = 0;
    if (*text == '-' || *text == '+') text++;
    for (; *text >= '0' && *text <= '9'; text++) if (power < 10000) power = power * 10 + (*text - '0');
    exponent += sign * power;
  }
  double value = 0;
  if (count > 0 && count + exponent > 309) value = __builtin_inf();
  else if (count > 0 && count + exponent > -324) {
    uint64_t whole = 0;
    for (int index = 0; index < count && count <= 15; index++) whole = whole * 10 + (uint64_t)(digits[index] - '0');
    if (count <= 15 && exponent >= -22 && exponent <= 22) {
      // Both numbers are exact, so one division or multiplication rounds once.
      double power = 1;
      for (int index = exponent < 0 ? -exponent : exponent; index > 0; index--) power *= 10;
      value = exponent < 0 ? (double)whole / power : (double)whole * power;
    } else value = nearest(digits, count, exponent);
  }
  *result = negative ? -value : value;
  return text;
}
