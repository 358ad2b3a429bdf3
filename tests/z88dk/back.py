"""Translates z80asm's syntax back to that of sdas: written from z80asm's manual, not from tools/z88dk/asmconv.py."""
import re

WORDS = {"SECTION": ".area\t_", "defb": ".db\t", "defw": ".dw\t", "defs": ".ds\t", "REPT": ".rept\t", "ENDR": ".endm"}
REGISTERS = "a b c d e h l i r af af' bc de hl sp ix iy ixl ixh iyl iyh nz z nc po pe p m".split()
WITHOUT_SIGN = "jp jr call djnz rst bit set res im".split()  # their numbers take no #


def bytes_of(text):
    """(x % 256) is <(x), (x / 256) is >(x)."""
    for operator, sign in ((" % 256)", "<"), (" / 256)", ">")):
        while operator in text:
            end = text.index(operator)
            depth, start = 1, end
            while depth:
                start -= 1
                depth += {")": 1, "(": -1}.get(text[start], 0)
            text = f"{text[:start]}{sign}({text[start + 1:end]}){text[end + len(operator):]}"
    return text


def names_of(text):
    text = re.sub(r"\b__([A-Z_]+)_head\b", r"s__\1", text)
    text = re.sub(r"\b__([A-Z_]+)_size\b", r"l__\1", text)
    return bytes_of(text.replace("ASMPC", "."))


def closes_itself(text):
    """Whether the bracket at the beginning of a text closes at its last character."""
    depth = 0
    for at, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if not depth:
            return at + 1 == len(text)
    return False


def operand_of(text, mnemonic):
    index = re.fullmatch(r"\((i[xy])\+(.*)\)", text, re.I)
    if index:
        offset = re.sub(r"^\[(-\w+)\]$", r"\1", index[2]).replace("[", "(").replace("]", ")")
        return f"{names_of(offset)} ({index[1]})"
    if text.lower() in REGISTERS or (text.startswith("(") and closes_itself(text)):
        return names_of(text)
    text = text.lstrip("+")
    if mnemonic not in WITHOUT_SIGN:
        return "#" + names_of(text)
    return names_of(text[1:-1] if text.startswith("(") and closes_itself(text) else text)


def line_of(line):
    if not line.startswith("\t"):
        return names_of(line)
    word, _, rest = line.strip().partition("\t")
    if word in ("GLOBAL", "PUBLIC", "EXTERN"):
        return "" if "__" in rest and rest.endswith(("_head", "_size")) else f"\t.globl\t{rest}"
    if word == "defc":
        return "\t" + names_of(rest)
    if word in WORDS:
        return "\t" + WORDS[word] + names_of(rest)
    return f"\t{word}\t" + ", ".join(operand_of(o, word) for o in rest.split(", ")) if rest else f"\t{word}"


def back(text):
    return "".join(line_of(line) + "\n" for line in text.split("\n"))
