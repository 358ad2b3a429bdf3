#ifndef TABLE_H
#define TABLE_H
/*  table: the parts of the screen on which a match is played (document 001, B).

        line   0  dialogue, two lines of text                              dialogue.c
        line  20  the hand of the person who looks, up to seven cards      hand.c
        line  91  the grounds: own on the left, the rivals' on the right   ground.c
                  between them the last discard and the cards left         table.c
        line 176  the road with a car for every team                       road.c

    Every part draws itself from match_game and from what is kept here; none of them changes the game. */
#include <stdint.h>
#include "mille.h"
#include "ui.h"
#include "video.h"

#define CARD_WIDTH   10
#define CARD_HEIGHT  56
#define HAND_X(slot) ((uint8_t)(2 + 11 * (slot)))
#define HAND_Y       26 /* a card that may be chosen stands HAND_RISE lines higher */
#define HAND_RISE    4

extern uint8_t table_team;    /* whose ground is on the left */
extern uint8_t table_seat;    /* whose hand is shown */
extern uint8_t table_lit;     /* the team whose bar is red: it acts, or is aimed at */
extern uint8_t table_hidden;  /* 1: its cards lie face down */
extern uint8_t table_discard; /* the card on the discard pile */
extern uint8_t table_left;    /* cards left in the sabot, as shown */

/* Dark and empty: what comes next takes a while. */
void table_clear(void);

/* Everything at once, inks included. */
void table_draw(void);

extern const uint8_t *const table_zones[VIDEO_ZONES];

/* The names of the teams. */
void table_draw_bars(void);

/* The discard pile, the cards left, the goal of the hand. */
void table_draw_discard(void);
void table_draw_left(void);
void table_draw_goal(void);
uint16_t table_discard_at(void);

/* A card or, with CARD_NONE, the place for one. */
void table_draw_card(uint8_t card, uint16_t at);

/* ---- dialogue ---- */

void dialogue_say(uint8_t line, const char *text); /* line 0 or 1 */
void dialogue_alert(const char *text);             /* line 1, inverted, until a key is pressed or a second has passed */

/* A choice in line 1 among words. Returns its place in words, or CHOICE_BACK, or DIALOGUE_AGAIN after the log or an
   advice was shown: then the question must be put again. */
#define DIALOGUE_AGAIN 0xfe
uint8_t dialogue_choose(const uint8_t *words, uint8_t count, uint8_t start);

/* ---- the hand ---- */

extern uint8_t hand_shown; /* cards of the hand that are on the screen */

void hand_forget(void);         /* nothing of it is on the screen */
void hand_draw(uint8_t raised); /* bit i: card i stands higher */
void hand_take(uint8_t slot);   /* an empty place where the card was */
void hand_point(uint8_t slot);  /* the arrow under a card, HAND_MAX: no arrow */
uint16_t hand_at(uint8_t slot);

/* ---- grounds ---- */

void ground_draw(uint8_t team);
void ground_draw_bar(uint8_t team);

/* Where a card laid on a team goes, and where those of its seats come from. */
uint16_t ground_place(uint8_t team, uint8_t card);
uint16_t ground_source(uint8_t team);

/* A hazard that has just landed shakes. */
void ground_shake(uint8_t team, uint8_t card);

/* ---- the road ---- */

void road_draw(void);
void road_drive(uint8_t team); /* its car rolls to where its kilometres say */

/* ---- cards in motion ---- */

/* A card (CARD_BACK: face down) travels from one place to another and stays there, until it is drawn over or lifted. */
void fly(uint8_t card, uint16_t from, uint16_t to);
void fly_lift(void);

#define CARD_BACK CARD_KINDS

/* Room for what lies under a card; anybody may use it between two flights. */
extern video_patch_t fly_patch[2];

#endif
