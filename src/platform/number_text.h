/* number_text: a number as text.
 *
 *     video_text(VIDEO_AT(2, 8), number_text(points));
 */
#ifndef NUMBER_TEXT_H
#define NUMBER_TEXT_H

#include <stdint.h>
#include "portable.h"

/* "0" to "65535"; valid until the next call. */
const char *number_text(uint16_t value) FASTCALL;

#endif
