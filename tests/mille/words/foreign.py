#!/usr/bin/env python3
"""No text is left in another language: foreign.py SAME WORDS_fr.txt WORDS_en.txt ...

A text that was copied and not translated is the same in two tables. SAME lists those that are the same on purpose.
A copy that was changed later is known by its letters: its groups of three are more common in the rest of another
table than in the rest of its own. At the end, every sentence of each language is put into each other table, and
nearly all of them must be found there."""
import collections
import math
import re
import sys

sys.path.insert(0, "tests/lib/tap")
import tap

SENTENCE = 25  # groups of letters: a shorter text is too short to be judged by them
MARGIN = 0.1   # for each group, by which another language must be likelier


def read(path):
    with open(path, encoding="utf-8") as table:
        return dict(re.findall(r"^([A-Z0-9_]+) = (.*)$", table.read(), re.M))


def groups(text):
    letters = " ".join(["", *re.findall(r"[^\W\d_]+", text.lower()), ""])
    return [letters[i:i + 3] for i in range(len(letters) - 2)]


tables = {re.search(r"_(..)\.txt$", path)[1]: read(path) for path in sys.argv[2:]}
counts = {language: collections.Counter(g for text in table.values() for g in groups(text))
          for language, table in tables.items()}
kinds = len(set().union(*counts.values()))


def likelihood(found, language, key):
    """How likely these groups are in the rest of that table, without its own text for the key."""
    without = collections.Counter(groups(tables[language][key]))
    total = sum(counts[language].values()) - sum(without.values())
    return sum(math.log((counts[language][g] - without[g] + 0.3) / (total + 0.3 * kinds)) for g in found) / len(found)


def is_sentence(text):
    return len(groups(text)) >= SENTENCE


def seems_foreign(key, text, language):
    if not is_sentence(text):
        return False
    found = groups(text)
    likeliest = max(likelihood(found, other, key) for other in tables)
    return likeliest > likelihood(found, language, key) + MARGIN


same = collections.defaultdict(list)
with open(sys.argv[1], encoding="utf-8") as declared:
    for line in declared:
        key, *languages = line.split("#")[0].split() or [None]
        if key:
            same[key].append(languages)

for language, table in tables.items():
    others = [other for other in tables if other != language]
    copies = [f"{key} ({other})" for other in others for key, text in table.items()
              if tables[other][key] == text and not any(language in group and other in group for group in same[key])]
    foreign = [f"{key} = {text}" for key, text in table.items() if seems_foreign(key, text, language)]
    tap.ok(not copies, f"{language}: no text is a copy of another language's", ", ".join(copies))
    tap.ok(not foreign, f"{language}: no sentence looks like one of another language", "; ".join(foreign))

differ = [key for key, lists in same.items() for languages in lists
          if len({tables[language].get(key) for language in languages}) != 1]
tap.ok(not differ, "what is said to be the same in several languages is the same", ", ".join(differ))

trials = [(key, text, other, language) for language in tables for other in tables if other != language
          for key, text in tables[other].items() if is_sentence(text)]
missed = [f"{key} of {other} in {language}" for key, text, other, language in trials
          if not seems_foreign(key, text, language)]
tap.ok(len(missed) <= len(trials) // 50,
       "of sentences of another language 98 in 100 are found in each table"
       f" ({len(trials)} tried, {len(missed)} missed)",
       ", ".join(missed))
tap.done()
