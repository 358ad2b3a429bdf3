/* Tests interrupts, keyboard, sound chip and picture, with programs of a few bytes. */
#include <string.h>

#include "cpc.h"
#include "psg_log.h"
#include "tap.h"

enum { CODE = 0x4000, FRAME = 19968, LINE = 64 };

static cpc_t *machine_with(const void *code, size_t length) {
    cpc_t *cpc = cpc_new();
    cpc_poke(cpc, CODE, code, length);
    cpc_set_reg(cpc, regPC, CODE);
    cpc_set_reg(cpc, regSP, 0xBF00);
    return cpc;
}

/* Waits for VSYNC, then counts interrupts in B and records the time of each. */
static void interrupts_come_six_times_a_frame(void) {
    static const uint8_t wait[] = {0xED, 0x56, 0xFB, 0x76, 0x18, 0xFD}; /* IM 1; EI; loop: HALT; JR loop */
    static const uint8_t handler[] = {0x04, 0xFB, 0xC9};                /* INC B; EI; RET */
    cpc_t *cpc = machine_with(wait, sizeof wait);
    cpc_poke(cpc, 0x38, handler, sizeof handler);
    cpc_run_to_frame(cpc, 3);
    uint64_t vsync = cpc->now / LINE * LINE; /* VSYNC begins with a line */
    cpc_set_reg(cpc, regBC, 0);
    cpc_stop_at(cpc, 0x38);
    unsigned lines[7];
    bool in_hsync = true;
    for (int i = 0; i < 7; i++) {
        ok(cpc_run(cpc, FRAME) == CPC_REACHED, "interrupt %d comes", i + 1);
        unsigned after = (unsigned)(cpc->now - vsync);
        lines[i] = after / LINE;
        in_hsync &= after % LINE >= 60 || after % LINE <= 5; /* HSYNC ends with character 60; the acknowledge takes 5 */
    }
    ok(lines[0] == 1 || lines[0] == 2, "the first comes with the second HSYNC after VSYNC began (line %u)", lines[0]);
    bool even = true;
    for (int i = 1; i < 7; i++)
        even &= lines[i] - lines[i - 1] == 52;
    ok(even, "the others follow every 52 lines");
    ok(lines[6] - lines[0] == 312, "so six of them make a frame of 312 lines");
    ok(in_hsync, "each comes at the end of HSYNC");
    cpc_free(cpc);
}

static void gate_array_counts_lines(void) {
    ga_t ga;
    ga_reset(&ga);
    for (int i = 0; i < 51; i++)
        ga_hsync_over(&ga);
    ok(!ga.interrupt, "51 lines bring no interrupt");
    ga_hsync_over(&ga);
    ok(ga.interrupt && ga.lines == 0, "the 52nd does");
    for (int i = 0; i < 40; i++)
        ga_hsync_over(&ga);
    ga_acknowledge(&ga);
    ok(!ga.interrupt && ga.lines == 8, "answering it 40 lines late takes 32 lines off the counter");
    ga_write(&ga, 0x9D);
    ok(ga.lines == 0, "bit 4 of the mode byte clears the counter");
    for (int i = 0; i < 30; i++)
        ga_hsync_over(&ga);
    ga_vsync(&ga);
    ga_hsync_over(&ga);
    ga_hsync_over(&ga);
    ok(ga.interrupt && ga.lines == 0, "VSYNC brings one two lines later if the last is at least 32 lines away");
    ga_acknowledge(&ga);
    for (int i = 0; i < 10; i++)
        ga_hsync_over(&ga);
    ga_vsync(&ga);
    ga_hsync_over(&ga);
    ga_hsync_over(&ga);
    ok(!ga.interrupt && ga.lines == 0, "and only clears the counter if it is not");
}

/* The usual way to read a row of keys: register 14 of the sound chip through the PPI. Row in C, result in A. */
static const uint8_t read_row[] = {0x51,                         /* LD D,C */
                                   0x01, 0x0E, 0xF4, 0xED, 0x49, /* LD BC,&F40E; OUT (C),C   register 14 */
                                   0x01, 0xC0, 0xF6, 0xED, 0x49, /* LD BC,&F6C0; OUT (C),C   select it */
                                   0x0E, 0x00, 0xED, 0x49,       /* LD C,0; OUT (C),C */
                                   0x01, 0x92, 0xF7, 0xED, 0x49, /* LD BC,&F792; OUT (C),C   port A in */
                                   0x7A, 0xF6, 0x40, 0x4F,       /* LD A,D; OR &40; LD C,A */
                                   0x06, 0xF6, 0xED, 0x49,       /* LD B,&F6; OUT (C),C      read, row D */
                                   0x06, 0xF4, 0xED, 0x78,       /* LD B,&F4; IN A,(C) */
                                   0x01, 0x82, 0xF7, 0xED, 0x49, /* LD BC,&F782; OUT (C),C   port A out */
                                   0xC9};

static uint8_t row(cpc_t *cpc, unsigned number) {
    cpc_call_t call = {.address = CODE, .bc = (uint16_t)number};
    cpc_call(cpc, &call);
    return (uint8_t)(call.af >> 8);
}

static void keys_are_read_by_row(void) {
    cpc_t *cpc = machine_with(read_row, sizeof read_row);
    bool idle = true, alone = true;
    for (unsigned r = 0; r < KEYBOARD_ROWS; r++)
        idle &= row(cpc, r) == 0xFF;
    ok(idle, "no key held: every row reads &FF");
    for (int key = 0; key < KEYBOARD_ROWS * 8; key++) {
        keyboard_press(&cpc->keyboard, key, true);
        for (int r = 0; r < KEYBOARD_ROWS; r++)
            alone &= row(cpc, (unsigned)r) == (r == key / 8 ? 0xFF & ~(1 << key % 8) : 0xFF);
        keyboard_press(&cpc->keyboard, key, false);
    }
    ok(alone, "each of the 80 keys clears its own bit of its own row");
    ok(keyboard_key("SPACE") == KEY_AT(5, 7) && keyboard_key("Q") == KEY_AT(8, 3) &&
           keyboard_key("JOY_FIRE") == KEY_AT(9, 5),
       "keys have their names");
    ok(keyboard_key("8.3") == KEY_AT(8, 3) && keyboard_key("F10") == -1, "or an address; an unknown name is refused");
    cpc_free(cpc);
}

static void sound_chip_keeps_its_registers(void) {
    ppi_t ppi;
    keyboard_t keyboard = {{0}};
    ppi_reset(&ppi);
    for (uint8_t r = 0; r < 14; r++) {
        ppi_write(&ppi, 0, r);
        ppi_write(&ppi, 2, 0xC0); /* select */
        ppi_write(&ppi, 2, 0x00);
        ppi_write(&ppi, 0, (uint8_t)(0x10 + r));
        ppi_write(&ppi, 2, 0x80); /* write */
        ppi_write(&ppi, 2, 0x00);
    }
    bool kept = true;
    for (uint8_t r = 0; r < 14; r++)
        kept &= ppi.psg[r] == 0x10 + r;
    ok(kept, "the sound chip's registers hold what was written");
    ok((ppi_read(&ppi, 1, true, &keyboard) & 1) == 1 && (ppi_read(&ppi, 1, false, &keyboard) & 1) == 0,
       "VSYNC is bit 0 of port B");
}

/* ---- the picture ---- */

static const uint8_t *pixel(const cpc_t *cpc, int x, int y) {
    return &cpc->beam.image[41 + y][64 + x];
}

static void paint_a_frame(cpc_t *cpc) {
    uint32_t frame = cpc->beam.frames;
    cpc_run_to_frame(cpc, frame + 1);
    cpc_paint(cpc, true);
    cpc_run_to_frame(cpc, frame + 2);
    cpc_paint(cpc, false);
}

static void picture_shows_memory(void) {
    static const uint8_t forever[] = {0xF3, 0x18, 0xFE}; /* DI; JR $ */
    cpc_t *cpc = machine_with(forever, sizeof forever);
    for (uint8_t pen = 0; pen < 17; pen++)
        cpc->beam.ga.ink[pen] = pen;
    cpc->ram[0xC000] = 0x8C;                         /* mode 1: pens 3 0 0 0 … see below */
    cpc->ram[0xC000 + 0x3800 + 24 * 80 + 79] = 0x01; /* the last byte of line 199 */
    cpc->beam.ga.config = 0x8D;
    paint_a_frame(cpc);
    /* &8C = 1000 1100: pixel i has bit 7-i as its bit 0 and bit 3-i as its bit 1: 3 2 0 0 */
    ok(*pixel(cpc, 0, 0) == 3 && *pixel(cpc, 1, 0) == 3 && *pixel(cpc, 2, 0) == 2 && *pixel(cpc, 4, 0) == 0,
       "mode 1: four pixels a byte, at the top left corner");
    ok(*pixel(cpc, 639, 199) == 2 && *pixel(cpc, 637, 199) == 0, "the last byte is at the bottom right corner");
    ok(*pixel(cpc, -1, 0) == 16 && *pixel(cpc, 640, 0) == 16 && *pixel(cpc, 0, -1) == 16 && *pixel(cpc, 0, 200) == 16,
       "the border is all around");
    ok(cpc->beam.image[0][0] == 16 && cpc->beam.image[271][767] == 16, "and fills the picture");
    cpc->ram[0xC000] = 0x6A;
    cpc->beam.ga.config = 0x8C;
    paint_a_frame(cpc);
    /* &6A = 0110 1010: left pixel bits 7,3,5,1 = 0,1,1,1 → 2+4+8; right pixel bits 6,2,4,0 = 1,0,0,0 → 1 */
    ok(*pixel(cpc, 0, 0) == 14 && *pixel(cpc, 3, 0) == 14 && *pixel(cpc, 4, 0) == 1, "mode 0: two pixels of 16 pens");
    cpc->beam.ga.config = 0x8E;
    paint_a_frame(cpc);
    ok(*pixel(cpc, 0, 0) == 0 && *pixel(cpc, 1, 0) == 1 && *pixel(cpc, 2, 0) == 1 && *pixel(cpc, 3, 0) == 0 &&
           *pixel(cpc, 4, 0) == 1,
       "mode 2: eight pixels a byte");
    cpc->beam.ga.config = 0x8F;
    paint_a_frame(cpc);
    ok(*pixel(cpc, 0, 0) == 2 && *pixel(cpc, 4, 0) == 1, "mode 3: mode 0 with two bits a pixel");
    cpc_free(cpc);
}

/* A loop of exactly one line that changes the border between red and blue. */
static void border_changes_within_a_line(void) {
    static const uint8_t bars[] = {
        0xF3, 0x01, 0x10, 0x7F, 0xED, 0x49,       /* DI; LD BC,&7F10; OUT (C),C      pen: border */
        0x11, 0x4C, 0x44,                         /* LD DE,&444C                     two inks    */
        0xED, 0x59, 0x06, 0x05, 0x10, 0xFE,       /* loop: OUT (C),E; LD B,5; DJNZ $  4 + 2 + 19  */
        0x06, 0x7F, 0xED, 0x51,                   /* LD B,&7F; OUT (C),D             2 + 4       */
        0x06, 0x06, 0x10, 0xFE,                   /* LD B,6; DJNZ $                  2 + 23      */
        0x06, 0x7F, 0x00, 0x00, 0x00, 0x18, 0xEB, /* LD B,&7F; 3 NOPs; JR loop       2 + 3 + 3   */
    };
    cpc_t *cpc = machine_with(bars, sizeof bars);
    paint_a_frame(cpc);
    const uint8_t *line = cpc->beam.image[2];
    unsigned changes = 0, same = 0;
    for (int x = 1; x < BEAM_WIDTH; x++)
        changes += line[x] != line[x - 1];
    for (int y = 2; y < 30; y++)
        same += memcmp(line, cpc->beam.image[y], BEAM_WIDTH) == 0;
    ok(changes >= 1 && changes <= 2, "the border changes colour within a line (%u times)", changes);
    ok(same == 28, "at the same place in every line");
    cpc_free(cpc);
}

/* Painting must not change the machine. */
static void painting_changes_nothing(void) {
    static const uint8_t noise[] = {0xED, 0x56, 0xFB,             /* IM 1; EI */
                                    0x34, 0x2C, 0x7D, 0x07, 0xD3, /* INC (HL); INC L; LD A,L; RLCA; OUT (n),A … */
                                    0x7F, 0x18, 0xF8};
    static const uint8_t handler[] = {0xF5, 0x06, 0xF5, 0xED, 0x78, 0x82, 0x57, 0xF1, 0xFB, 0xC9}; /* reads port B */
    cpc_t *cpc[2];
    for (int i = 0; i < 2; i++) {
        cpc[i] = machine_with(noise, sizeof noise);
        cpc_set_reg(cpc[i], regHL, 0xC000);
        cpc_poke(cpc[i], 0x38, handler, sizeof handler);
        cpc_paint(cpc[i], i == 1);
        cpc_run(cpc[i], 20 * FRAME + 17);
        beam_run(&cpc[i]->beam, cpc[i]->ram, cpc[i]->now);
    }
    ok(memcmp(&cpc[0]->beam.crtc, &cpc[1]->beam.crtc, sizeof(crtc_t)) == 0 &&
           memcmp(&cpc[0]->beam.ga, &cpc[1]->beam.ga, sizeof(ga_t)) == 0 && cpc[0]->beam.x == cpc[1]->beam.x &&
           cpc[0]->beam.y == cpc[1]->beam.y,
       "CRTC and Gate Array go the same way whether or not the picture is painted");
    ok(cpc[0]->now == cpc[1]->now && memcmp(cpc[0]->ram, cpc[1]->ram, sizeof cpc[0]->ram) == 0,
       "and so does the program");
    cpc_free(cpc[0]);
    cpc_free(cpc[1]);
}

/* OUT (C),r to the PPI, as in a program. */
static void write_psg(cpc_t *cpc, uint8_t reg, uint8_t value) {
    ppi_write(&cpc->ppi, 0, reg);
    ppi_write(&cpc->ppi, 2, 0xC0);
    ppi_write(&cpc->ppi, 2, 0);
    ppi_write(&cpc->ppi, 0, value);
    ppi_write(&cpc->ppi, 2, 0x80);
    ppi_write(&cpc->ppi, 2, 0);
}

static void sound_chip_is_logged_by_frame(void) {
    static const uint8_t wait[] = {0x18, 0xFE}; /* JR to itself */
    cpc_t *cpc = machine_with(wait, sizeof wait);
    psg_log_t log;
    cpc_run_to_frame(cpc, 3);
    psg_log_start(&log, cpc);
    write_psg(cpc, 8, 12);
    cpc_run_to_frame(cpc, 5);
    write_psg(cpc, 13, 8);
    ppi_write(&cpc->ppi, 2, 0x80); /* the same value again is another write... */
    ppi_write(&cpc->ppi, 0, 10);   /* ...but a change during a write is not */
    ppi_write(&cpc->ppi, 2, 0);
    cpc_run_to_frame(cpc, 7);
    psg_log_stop(&log);
    ok(log.frames == 4 && log.writes == 3, "the sound chip's log has every frame and every write");
    ok(log.frame[0][8] == 12 && log.frame[3][8] == 12, "a register keeps its value in the frames that follow");
    ok(log.frame[1][13] == PSG_UNTOUCHED && log.frame[2][13] == 8 && log.frame[3][13] == PSG_UNTOUCHED,
       "the envelope's shape is there in the frame that writes it, and only there");
    psg_log_free(&log);
    cpc_free(cpc);
}

int main(void) {
    interrupts_come_six_times_a_frame();
    gate_array_counts_lines();
    keys_are_read_by_row();
    sound_chip_keeps_its_registers();
    sound_chip_is_logged_by_frame();
    picture_shows_memory();
    border_changes_within_a_line();
    painting_changes_nothing();
    return tap_done();
}
