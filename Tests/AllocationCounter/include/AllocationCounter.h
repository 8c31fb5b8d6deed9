#pragma once

#include <stdbool.h>

/// Whether allocations of the process are counted: on Linux, unless a sanitizer has the allocator.
bool allocation_counter_works(void);

/// Begins to count the allocations of the calling thread.
void allocation_counter_start(void);

/// Stops counting; returns how many allocations the thread made since it began.
long allocation_counter_stop(void);
