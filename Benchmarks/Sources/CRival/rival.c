#include "rival.h"

#ifdef __linux__
#include <malloc.h>

void giveBackFreeMemory(void) { malloc_trim(0); }
#else
void giveBackFreeMemory(void) {}
#endif
