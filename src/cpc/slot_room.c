/*  page.s has room for one unpacked picture. This holds no code and no data: it only refuses a larger one. */
#include "pictures.h"

_Static_assert(VIDEO_PICTURE_LARGEST <= 560, "a packed picture is larger than slot_bytes in page.s");
