/* Events as lines of text. */
#include <stdio.h>
#include "transcript.h"
#include "vocabulary.h"

/* A deal as if it had been claimed: in turn, from the seat that began. */
static void print_deal(void) {
    uint8_t next[PLAYERS_MAX] = {0}, seat = risk_game.starter;
    for (int n = 0; n < TERRITORIES; n++) {
        while (risk_game.owner[next[seat]] != seat)
            next[seat]++;
        printf("claim seat=%d at=%s\n", seat, card_words[next[seat]++]);
        seat = (uint8_t)((seat + 1) % risk_game.players);
    }
}

static void print_dice(const char *name, const uint8_t *dice, int count) {
    printf(" %s=%d", name, dice[0]);
    for (int i = 1; i < count && dice[i]; i++)
        printf(",%d", dice[i]);
}

/* Events that are a name, the seat, territories or cards a and b, and n. The others are in print_event. */
static void print_simple(const risk_event_t *event) {
    static const struct {
        const char *name, *a, *b, *n; /* of the keys; NULL: not printed */
    } lines[EVENT_KINDS] = {[EVENT_SETUP] = {"setup", NULL, NULL, "armies"},
                            [EVENT_CLAIM] = {"claim", "at", NULL, NULL},
                            [EVENT_DEPLOY] = {"deploy", "at", NULL, NULL},
                            [EVENT_BEGIN] = {"begin", NULL, NULL, NULL},
                            [EVENT_TURN] = {"turn", NULL, NULL, "round"},
                            [EVENT_MATCH] = {"match", "at", NULL, "armies"},
                            [EVENT_PLACE] = {"place", "at", NULL, "armies"},
                            [EVENT_ATTACK] = {"attack", "from", "to", "dice"},
                            [EVENT_DEFEND] = {"defend", NULL, NULL, "dice"},
                            [EVENT_CAPTURE] = {"capture", "at", NULL, NULL},
                            [EVENT_ADVANCE] = {"advance", "from", "to", "armies"},
                            [EVENT_FREE] = {"free", "from", "to", "armies"},
                            [EVENT_STAY] = {"stay", NULL, NULL, NULL},
                            [EVENT_CARD] = {"card", "card", NULL, "left"},
                            [EVENT_WIN] = {"win", NULL, NULL, NULL}};
    printf("%s seat=%d", lines[event->kind].name, event->seat);
    if (lines[event->kind].a) printf(" %s=%s", lines[event->kind].a, card_words[event->a]);
    if (lines[event->kind].b) printf(" %s=%s", lines[event->kind].b, card_words[event->b]);
    if (lines[event->kind].n) printf(" %s=%d", lines[event->kind].n, event->n);
    printf("\n");
}

/* `out` with the cards of the events after it. */
static void print_out(const risk_event_t *event) {
    printf("out seat=%d by=%d cards=", event->seat, event->a);
    for (int i = 1; i <= event->n; i++)
        printf("%s%s", i > 1 ? "," : "", card_words[event[i].a]);
    printf(event->n ? "\n" : "-\n");
}

static void print_event(const risk_event_t *event) {
    switch (event->kind) {
    case EVENT_DEAL:
        print_deal();
        break;
    case EVENT_INCOME:
        printf("income seat=%d territories=%d continents=%d total=%d\n", event->seat, event->a, event->b, event->n);
        break;
    case EVENT_TRADE:
        printf("trade seat=%d cards=%s,%s,%s set=%d value=%d\n", event->seat, card_words[event->a],
               card_words[event->b], card_words[event->c], event->n, risk_set_worth(event->n));
        break;
    case EVENT_ROLL:
        printf("roll");
        print_dice("attack",
                   (uint8_t[]){RISK_ATTACK_DIE(event, 0), RISK_ATTACK_DIE(event, 1), RISK_ATTACK_DIE(event, 2)}, 3);
        print_dice("defend", (uint8_t[]){event->c, event->d}, 2);
        printf("\n");
        break;
    case EVENT_LOSS:
        printf("loss attack=%d defend=%d\n", event->c, event->d);
        break;
    case EVENT_OUT:
        print_out(event);
        break;
    case EVENT_LOOT:
        break;
    case EVENT_SHUFFLE:
        printf("shuffle cards=%d\n", event->n);
        break;
    case EVENT_OPEN:
        printf("open round=%d\n", event->n);
        break;
    default:
        print_simple(event);
        break;
    }
}

void transcript_print(const risk_events_t *events) {
    for (int i = 0; i < events->count; i++)
        print_event(&events->list[i]);
}
