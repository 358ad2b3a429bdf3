#!/usr/bin/env python3
"""Lists what z80asm's object files and libraries contain: objects.py FILE...

Lines are "FILE area _NAME BYTES", "FILE defines NAME" and "FILE uses NAME", as of tools/z80 objects for SDCC.
"""
import struct
import sys

SIGNATURE, LIBRARY = b"Z80RMF18", b"Z80LMF18"  # of the release that README names
LOCAL = 1  # the scope of a symbol that other files do not see


class Refused(Exception):
    """What is wrong with a file."""


def numbers(data, at, count):
    if at < 0 or count < 0 or at + 4 * count > len(data):
        raise Refused("damaged")
    return struct.unpack_from(f"<{count}i", data, at)


def read_object(data):
    """Sections as (name, bytes), and the names that an object file defines and uses."""
    _, _, _, _, symbols, externs, sections, strings = numbers(data, 8, 8)
    count, _ = numbers(data, strings, 2)
    first = strings + 8 + 4 * count
    starts = numbers(data, strings + 8, count)

    def text(number):
        if not 0 <= number < count or not 0 <= first + starts[number] < len(data):
            raise Refused("damaged")
        return data[first + starts[number]:].split(b"\0", 1)[0].decode("latin-1")

    areas, defines, uses = [], [], []
    while sections > 0 and (size := numbers(data, sections, 1)[0]) >= 0:  # -1: there are none
        areas.append((text(numbers(data, sections + 4, 1)[0]), size))
        sections += 16 + (size + 3) // 4 * 4
    while symbols > 0 and (scope := numbers(data, symbols, 1)[0]):
        if scope != LOCAL:
            defines.append(text(numbers(data, symbols + 16, 1)[0]))
        symbols += 28
    while externs > 0 and (name := text(numbers(data, externs, 1)[0])):
        uses.append(name)
        externs += 4
    return [area for area in areas if area[0]], defines, uses


def read(path):
    """The object files in a file: itself, or those of a library."""
    with open(path, "rb") as file:
        data = file.read()
    try:
        if data.startswith(SIGNATURE):
            return [read_object(data)]
        if not data.startswith(LIBRARY):
            raise Refused(f"not an object file of the z88dk release that README names ({SIGNATURE.decode()})")
        found, at = [], 12
        while (header := numbers(data, at, 2)) != (-1, 0):
            following, length = header
            if length:
                found.append(read_object(data[at + 8:at + 8 + length]))
            if following <= at:
                break
            at = following
        return found
    except Refused as why:
        raise Refused(f"{path}: {why}") from None


def main():
    for path in sys.argv[1:]:
        for areas, defines, uses in read(path):
            print("".join([f"{path} area _{name} {size}\n" for name, size in areas] +
                          [f"{path} defines {name}\n" for name in defines] +
                          [f"{path} uses {name}\n" for name in uses]), end="")


if __name__ == "__main__":
    try:
        main()
    except (Refused, OSError) as problem:
        sys.exit(f"objects: {problem}")
