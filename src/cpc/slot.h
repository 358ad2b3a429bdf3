#ifndef SLOT_H
#define SLOT_H
/*  For picture_find.s: pictures are unpacked here. */
#include <stdint.h>

extern uint8_t slot_picture, slot_size[2], slot_bytes[];

#endif
