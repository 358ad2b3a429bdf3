/*  The one picture that is unpacked: a card that flies or is drawn twice is unpacked once. */
#include "pictures.h"
#include "slot.h"

uint8_t slot_picture = 0xFF; /* which; none yet */
uint8_t slot_size[2];        /* its width and height */
uint8_t slot_bytes[VIDEO_PICTURE_LARGEST];
