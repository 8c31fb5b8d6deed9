#include "rival.h"

#ifdef __linux__
#include <malloc.h>

void keepFreeMemory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
}

void giveBackFreeMemory(void) { malloc_trim(0); }
#else
void keepFreeMemory(void) {}

void giveBackFreeMemory(void) {}
#endif
