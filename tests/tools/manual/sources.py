#!/usr/bin/env python3
"""Tests the sources of the manuals: sources.py MANUAL FOLDER GAME LANGUAGE...

MANUAL is the tool of that game, FOLDER is for its output. Names and numbers come from the tables and rules of the
game and are never typed by hand. The four languages have the same structure. Errors are reported with their line.
TYPE can show the text for the disc."""
import os
import re
import subprocess
import sys

sys.path.insert(0, "tests/lib/tap")
import tap

TOOL, FOLDER, GAME, *LANGUAGES = sys.argv[1:]
WORDS, PICTURES = f"src/{GAME}/words", f"tests/{GAME}/ui/pictures"
# Models, memory, a decade, a year: not numbers of the rules.
MACHINES = {"464", "664", "6128", "4000", "64", "80", "1980", "1959"}
# Names that must not be typed by hand.
NAMED = {"mille": "CARD_|MENU_|OPTION_|LINE_|RULES_", "risk": "TERRITORY_|CONTINENT_|MENU_|OPTION_"}[GAME]
SPOILT = {
    "mille": ("MENU_OPTIONS", "RULE_PILING", "CARD_ROLL"),
    "risk": ("MENU_OPTIONS", "CONTINENT_ASIA", "TERRITORY_PERU"),
}[GAME]
TEXT_ROOM = 4096


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def source(language):
    return f"src/{GAME}/manual/manual_{language}.txt"


def run(form, language, path, table=None):
    """The error message of the tool, and its output."""
    out = f"{FOLDER}/{form}-{language}"
    table = table or f"{WORDS}/words_{language}.txt"
    command = [TOOL, form, language, f"{WORDS}/words.txt", table, path, out]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else "", read(out) if done.returncode == 0 else ""


def blocks(text):
    """The structure of a source: chapters, tables, pictures, forms; the line breaks of paragraphs do not count."""
    lines = [line for line in text.splitlines() if line and line[0] in "#@|-"]
    kind = re.compile(r"@picture [^|]*|@\w+|#+|\||-")
    return [line if line[0] == "@" and " | " not in line else kind.match(line)[0] for line in lines]


def typed(text):
    """The text typed by hand, without comments and without what the game fills in."""
    return re.sub(r"\{[^}]*\}|\[[^]]*\]|^[@%].*$|1000 Bornes", "", text, flags=re.M)


os.makedirs(FOLDER, exist_ok=True)
parts = {language: blocks(read(source(language))) for language in LANGUAGES}
for language in LANGUAGES:
    text = read(source(language))
    words = dict(re.findall(r"^([A-Z0-9_]+) = (.*)$", read(f"{WORDS}/words_{language}.txt"), re.M))
    complaint, page = run("html", language, source(language))
    tap.ok(page.endswith("</html>\n"), f"{language}: the page is written", complaint)
    tap.ok(parts[language] == parts[LANGUAGES[0]], f"{language}: it has the parts of the others, in their order")

    numbers = set(re.findall(r"\d+", typed(text))) - MACHINES
    tap.ok(not numbers, f"{language}: no number of the rules is typed by hand", ", ".join(sorted(numbers)))
    named = [(key, name) for key, name in words.items() if re.match(NAMED, key) and (" " in name or len(name) > 10)]
    names = [key for key, name in named if name in typed(text)]
    tap.ok(not names, f"{language}: nothing that the game has a name for is named by hand", ", ".join(names))

    shown = " ".join(re.findall(r"^@picture ([^|]*)", text, re.M)).split()
    missing = [name for name in shown if not os.path.exists(f"{PICTURES}/{language}-{name}.png")]
    tap.ok(not missing, f"{language}: its pictures are stored ones of the screens", ", ".join(missing))

    changed = f"{FOLDER}/words_{language}.txt"
    with open(changed, "w", encoding="utf-8") as file:
        file.writelines(f"{key} = {'XYZZY ' if key in SPOILT else ''}{word}\n" for key, word in words.items())
    other = run("html", language, source(language), changed)[1]
    follows = "XYZZY" not in page and other.count("XYZZY") >= 5
    tap.ok(follows, f"{language}: a name that changes in the game changes in the manual")

    complaint, disc = run("text", language, source(language))
    lines = disc.removesuffix("\x1a").split("\r\n")
    plain = disc.endswith("\r\n\x1a") and disc.isascii() and "\n" not in "".join(lines)
    tap.ok(plain, f"{language}: the disc's text is ASCII, its lines end with CR LF and it ends with ^Z", complaint)
    tap.ok(max(map(len, lines)) < 40, f"{language}: it fits a screen of 40 columns", max(lines, key=len))
    tap.ok(1000 < len(disc) <= TEXT_ROOM, f"{language}: and {TEXT_ROOM // 1024} blocks of the disc: {len(disc)} bytes")

for line, complaint in [
    ("{CARD_BOAT}", "wrong:1: unknown name {CARD_BOAT}"),
    ("{=bottles}", "wrong:1: unknown name {=bottles}"),
    ("Press [ANY].", "wrong:1: unknown key [ANY]"),
    ("Press [ESC", 'wrong:1: missing ] after "ESC"'),
    ("*Bold", "wrong:1: missing * after bold text"),
    ("@cards BOATS", "wrong:1: unknown command @cards BOATS"),
    ("@picture menu", 'wrong:1: missing " | " in "menu"'),
]:
    with open(f"{FOLDER}/wrong", "w", encoding="utf-8") as file:
        file.write(line + "\n")
    said, _ = run("html", "en", f"{FOLDER}/wrong")
    tap.ok(complaint in said, f"refused: {complaint}", said)
tap.done()
