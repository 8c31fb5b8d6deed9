#include "rival.h"
