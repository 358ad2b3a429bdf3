"""Compares object files of sdas: same.py ONE.rel OTHER.rel [ONE.rel OTHER.rel ...]
prints the first of each pair with equal bytes and relocations."""
import sys

ADDRESS = 3  # bytes of a T line before the code


def contents(path):
    """All bytes and relocations by area. Lines may be split anywhere, symbols may be numbered in any order."""
    areas, symbols, code = [], [], {}
    for line in open(path):
        word, *rest = line.split()
        if word == "A":
            areas.append(rest[0])
        elif word == "S":
            symbols.append(rest[0])
        elif word == "T":
            text = rest[ADDRESS:]
        elif word == "R":
            numbers = [int(byte, 16) for byte in rest]
            written, moved = code.setdefault(areas[numbers[2] + 256 * numbers[3]], ([], []))
            for entry in range(4, len(numbers), 4):
                mode, offset, low, high = numbers[entry:entry + 4]
                names = symbols if mode & 2 else areas
                moved.append((len(written) + offset - ADDRESS, mode, names[low + 256 * high]))
            written += text
    return {area: both for area, both in code.items() if both[0]}


for one, other in zip(sys.argv[1::2], sys.argv[2::2]):
    if contents(one) == contents(other):
        print(one)
