/* portable: the differences between the compilers, SDCC for the CPC and any C11 compiler for the PC, in one place.
 *
 *     void video_clear(uint16_t paint) FASTCALL;
 *     uint8_t *mille_hand(uint8_t seat) PRESERVES(b, c, iyl, iyh);
 *     PROGRAM_DATA language_t words_resident = {…};
 *     HOST_ONLY(const uint8_t pictures_count = PICTURES;)
 */
#ifndef PORTABLE_H
#define PORTABLE_H

#ifdef __SDCC
#define FASTCALL     __z88dk_fastcall /* the only argument is in L or HL: SDCC and z88dk agree on it */
#define PRESERVES    __preserves_regs /* registers that an assembly routine leaves unchanged */
#define PROGRAM_DATA const            /* a variable in the program's file: SDCC puts nothing but constants there */
#define HOST_ONLY(code)
#else
#define FASTCALL
#define PRESERVES(...)
#define PROGRAM_DATA
#define HOST_ONLY(code) code /* checks that the CPC has no bytes for */
#endif

#endif
