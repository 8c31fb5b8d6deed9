#include "AllocationCounter.h"

#include <stdlib.h>

// The test process calls these instead of the C library's functions of the same names, which they call in turn.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__linux__) && !defined(HAS_SANITIZER)

static _Thread_local bool is_counting = false;
static _Thread_local long count = 0;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  if (is_counting) count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  if (is_counting) count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  if (is_counting) count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  if (is_counting) count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (is_counting) count += 1;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12; // ENOMEM
}

bool allocation_counter_works(void) { return true; }

void allocation_counter_start(void) {
  count = 0;
  is_counting = true;
}

long allocation_counter_stop(void) {
  is_counting = false;
  return count;
}

#else

bool allocation_counter_works(void) { return false; }
void allocation_counter_start(void) {}
long allocation_counter_stop(void) { return 0; }

#endif
