#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#error "HarfBuzz is missing: Scripts/draw-card installs it, and draws the card"
#endif
