"""Plays matches against the `mille` of the BSD games, through its own screen, and reports wins with an interval.

    bsd_mille.py --bot build/host/mille [--matches 200] [--level hard]

Every decision is asked of `mille bot`, which gets nothing but the words of what the screen shows and of the cards that
have been seen. Its rules differ from rules p62 as follows; this script handles all of it:

  - 101 cards, 700 km, extension to 1000, 5000 points: near enough to rules p62, which the bot is told.
  - A coup fourré is not asked for: a safety used before picking is one, and the next pick then brings two cards.
  - A safety laid late on its hazard puts a Go on the battle pile as well, so no Roll is needed after it.
  - Right of Way takes a Stop off the pile, which is then empty.
  - It refuses to discard a safety ("discard a safety?"); the card is laid instead.
  - The extension pays 200 to whoever completes 1000 km; a caller who fails pays nothing.
  - When the sabot is empty, the hand ends as soon as neither side can lay a card. It may still ask a player who has no
    card left for a move. That player ends the hand by discarding the empty sixth place.
  - It shows only the top of the discard pile; what it has played or discarded itself is announced under the prompt.
  - Shut-out is 500 to the one who completes the trip. Delayed Action, Safe Trip and the rest are as in rules p62.
  - When the sabot is empty and a hand is, too, it takes a card from beside the hand: it dies, or shows kilometres or a
    card that cannot be. Such a match is not counted and another is played in its place; the same at any other time
    counts as a failure of ours.
  - The first pick changes hands with every deal, and a match may end in a tie (then nobody gets the game).
"""
import argparse
import os
import subprocess
import sys
import tempfile

from interval import interval
from terminal import Program

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../lib/tap"))
import tap

ENGINE = "/usr/games/mille"
WORDS = {
    "25": "25", "50": "50", "75": "75", "100": "100", "200": "200", "Out of Gas": "outofgas", "Flat Tire": "flat",
    "Accident": "accident", "Stop": "stop", "Speed Limit": "limit", "Gasoline": "gasoline", "Spare Tire": "spare",
    "Repairs": "repairs", "Go": "roll", "End of Limit": "endlimit", "Extra Tank": "tank",
    "Puncture Proof": "punctureproof", "Driving Ace": "ace", "Right of Way": "rightofway"}
SAFETIES = ["tank", "punctureproof", "ace", "rightofway"]
ANSWERED_BY = {"outofgas": "tank", "flat": "punctureproof", "accident": "ace", "limit": "rightofway",
               "stop": "rightofway"}
COPIES = {"25": 10, "50": 10, "75": 10, "100": 12, "200": 4, "outofgas": 2, "flat": 2, "accident": 2, "limit": 3,
          "stop": 4, "gasoline": 6, "spare": 6, "repairs": 6, "endlimit": 6, "roll": 14, "tank": 1, "punctureproof": 1,
          "ace": 1, "rightofway": 1}
PROMPTS = [">>:Move:", "Another hand?", "Another game?", "Extension?", "Save game?"]


def prompt(screen):
    """The prompt the other program waits at, or None: the cursor stands one place behind it."""
    for words in PROMPTS:
        if (screen.row, screen.column) == (10, 20 + len(words) + 1) and screen.text(10, 20, len(words)) == words:
            return words
    return None


class Broken(Exception):
    """The other program shows a table that cannot be."""


class Bot:
    def __init__(self, path, level):
        self.process = subprocess.Popen([path, "bot", "--level", level, "--rules", "p62"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, request):
        self.process.stdin.write(request + "\n")
        answer = self.process.stdout.readline().split()
        if not answer or answer[0] == "error":
            raise ValueError("the bot answered %s to: %s" % (" ".join(answer), request))
        return answer

    def end(self):
        self.process.stdin.close()
        self.process.wait()


class Table:
    """The table on the other program's screen. Side 0 is ours, side 1 is the other program's."""

    def __init__(self, screen):
        card = lambda row, column: WORDS.get(screen.text(row, column, 16))
        over = screen.text(13, 46, 13) == "Overall Total"  # the longer sheet, shown when the hand is over
        number = lambda row, side: int(screen.text(row, 40 + 21 + 6 * side, 4) or 0)
        self.hand = [card(6 + place, 2) for place in range(7)]
        self.draw = int(screen.text(6, 22, 3) or 0)
        self.discard = card(8, 22)
        self.extended = screen.text(4, 9, 9) == "Extension"
        self.label = screen.text(11, 20, 10), card(12, 20)
        self.error = screen.text(15, 45, 34)
        self.battle = [card(14, 2 + 20 * side) for side in (0, 1)]
        self.speed = [card(16, 2 + 20 * side) for side in (0, 1)]
        self.safeties = [[s for i, s in enumerate(SAFETIES) if card(i, 2 + 20 * side)] for side in (0, 1)]
        self.coups = [[s for i, s in enumerate(SAFETIES) if screen.text(i, 20 * side, 1) == "*"] for side in (0, 1)]
        self.km = [number(1, side) for side in (0, 1)]
        self.two_hundreds = [len(screen.text(22, 40 * side, 40).split()) for side in (0, 1)]
        self.overall = [number(13 if over else 8, side) for side in (0, 1)]
        self.points = [self.overall[side] - number(11 if over else 6, side) for side in (0, 1)]

    def team(self, side):
        return "/".join([str(self.km[side]), str(self.two_hundreds[side]),
                         self.battle[side] or "-", self.speed[side] or "-",
                         "+".join(self.safeties[side]) or "-", "+".join(self.coups[side]) or "-",
                         str(self.points[side])])

    def words(self, seen):
        cards = [card for card in self.hand if card]
        counts = {card: min(n, COPIES[card] - cards.count(card)) for card, n in seen.items()}
        return "players=2 seat=0 goal=%d extended=%s draw=%d hand=%s t0=%s t1=%s seen=%s" % (
            1000 if self.extended else 700, "yes" if self.extended else "no", self.draw, ",".join(cards) or "-",
            self.team(0), self.team(1), ",".join("%s:%d" % item for item in counts.items()) or "-")


class Match:
    def __init__(self, bot, folder):
        self.bot = bot
        self.engine = Program([ENGINE], folder)
        self.hands = self.moves = self.last_draw = 0
        self.refused = []  # messages of the other program after moves of ours
        self.seen = {}

    def see(self, card):
        if card:
            self.seen[card] = self.seen.get(card, 0) + 1

    def send(self, keys):
        self.engine.send(keys, prompt)
        table = Table(self.engine.screen)
        self.last_draw = table.draw
        if any(km % 25 or km > (1000 if table.extended else 700) for km in table.km):
            raise Broken
        return table

    def key(self, table, card, verb):
        place = table.hand.index(card)
        return "%s%s " % (verb, "p" if place == 0 else place)

    def ask(self, request, table):
        try:
            return self.bot.ask(request + " " + table.words(self.seen))
        except ValueError:
            if table.draw:
                raise
            raise Broken

    def checked(self, keys, what):
        """Makes a move of ours and notes if it is refused."""
        table = self.send(keys)
        self.moves += 1
        if table.error and prompt(self.engine.screen) == ">>:Move:":
            self.refused.append("%s: %s" % (what, table.error))
            raise RuntimeError(self.refused[-1])
        return table

    def safety(self, table, card):
        self.see(card)
        return self.checked(self.key(table, card, "u"), "use " + card)

    def turn(self, table):
        """From the prompt that begins our turn to the prompt after it."""
        what, card = table.label
        answer = ANSWERED_BY.get(card) if what == "PLAY" else None
        if answer and answer in table.hand and card in (table.battle[0], table.speed[0]):
            if self.ask("coup card=" + card, table)[1] == "yes":
                table = self.safety(table, answer)
        while prompt(self.engine.screen) == ">>:Move:":
            if table.draw and not table.hand[0]:
                table = self.send("p")
            if not any(table.hand):
                return self.checked("d6 ", "end without cards")
            verb, card = self.ask("play", table)[:2]
            if card in SAFETIES:
                table = self.safety(table, card)
                continue
            self.see(card)
            after = self.checked(self.key(table, card, "u" if verb == "play" else "d"), verb + " " + card)
            if prompt(self.engine.screen) != "Extension?":
                return after
            table.hand.remove(card)  # the screen does not show the last card yet
            table.km[0] += int(card)
            if table.km[0] != 700:
                raise Broken
            table.two_hundreds[0] += card == "200"
            return self.send(self.ask("extend", table)[1][0])
        return table

    def hand(self, table):
        self.seen = {}
        self.hands += 1
        while prompt(self.engine.screen) == ">>:Move:":
            if table.label[0] in ("PLAY", "DISCARD") and table.label[1] not in SAFETIES:
                self.see(table.label[1])
            for card in table.safeties[1]:
                self.seen[card] = 1
            table = self.turn(table)
        return table

    def play(self):
        """A whole match: our points and the other program's."""
        self.engine.wait(prompt)
        table = Table(self.engine.screen)
        while True:
            table = self.hand(table)
            if prompt(self.engine.screen) == "Another game?":
                return table.overall
            table = self.send("y")

    def end(self):
        self.engine.end()


def main():
    parser = argparse.ArgumentParser(description="matches against the mille of the BSD games")
    parser.add_argument("--bot", required=True, help="the PC program of this project")
    parser.add_argument("--level", default="hard", choices=["easy", "medium", "hard"])
    parser.add_argument("--matches", type=int, default=200)
    options = parser.parse_args()
    bot = Bot(os.path.abspath(options.bot), options.level)
    wins = losses = hands = moves = died = number = 0
    points = [0, 0]
    refused = []
    with tempfile.TemporaryDirectory() as folder:
        while number < options.matches:
            match = Match(bot, folder)
            try:
                ours, theirs = match.play()
            except (EOFError, Broken):
                died += 1
                print("# mille crashed with %d cards in the sabot; the match is played again" % match.last_draw)
                if match.last_draw == 0 and died <= 2 + options.matches // 10:
                    continue
                raise
            finally:
                match.end()
                refused += match.refused
            number += 1
            wins += ours > theirs
            losses += theirs > ours
            hands += match.hands
            moves += match.moves
            points[0] += ours
            points[1] += theirs
            print("# match %d: %d to %d in %d hands; so far %d won, %d lost" % (number, ours, theirs, match.hands, wins,
                                                                              losses), flush=True)
    bot.end()
    share = wins / options.matches
    low, high = interval(share, options.matches)
    print("# level %s against %s: %d of %d matches, share %.3f (%.3f to %.3f); points a hand %.0f to %.0f" % (
        options.level, ENGINE, wins, options.matches, share, low, high, points[0] / hands, points[1] / hands))
    tap.ok(True, "%d whole matches, %d hands and %d moves, go through" % (options.matches, hands, moves))
    tap.ok(not refused, "no move of ours is refused", "".join(refused[:1]))
    if options.matches >= 200:
        tap.ok(share >= 0.6, "at least 60 % of the matches are won")
    tap.done()


main()
