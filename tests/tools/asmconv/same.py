"""Which object files of sdas hold the same bytes, to be moved in the same way: same.py ONE.rel OTHER.rel [ONE.rel OTHER.rel ...]
prints the first of each such pair."""
import sys

ADDRESS = 3  # bytes of a T line before the code


def contents(path):
    """Area by area all bytes, and at which of them what is added to them. Lines may be cut anywhere, names may be numbered in any order."""
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
