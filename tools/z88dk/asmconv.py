#!/usr/bin/env python3
"""Translates assembly from sdas (SDCC) to z80asm (z88dk): asmconv.py [-IFOLDER...] SOURCE.s OUT.asm

Included files are searched here and in each FOLDER. It knows every instruction and directive that this project and the
compiler write. Anything else is refused with file and line, and nothing is written. Areas become sections without the
underscore: _CODE is CODE.
"""
import os
import re
import sys

LONGEST = 1000  # characters of a line
TOKEN = re.compile(r"\s*([aA][fF]'|'.|[\w.$]+|<<|>>|::|==|\S)")
PRECEDENCE = {"*": 10, "/": 10, "%": 10, "+": 7, "-": 7, "<<": 5, ">>": 5, "^": 4, "&": 3, "|": 1}
SIGNS = {"<": "({} % 256)", ">": "({} / 256)", "-": "(-{})", "~": "(~{})"}  # of a value; < and > are its bytes
REGISTERS = set("a b c d e h l i r af af' bc de hl sp ix iy ixl ixh iyl iyh nz z nc po pe p m".split())
VALUES = {".db": "defb", ".byte": "defb", ".dw": "defw", ".word": "defw", ".ds": "defs", ".blkb": "defs",
          ".rept": "REPT"}


class Refused(Exception):
    """What is wrong with the source, with file and line."""


def without_comment(text):
    """A ; in a string, or after ' as a character, does not begin a comment."""
    return re.match(r"""(?:'.|"[^"]*"|[^;])*""", text)[0].rstrip()


def lines_of(path, folders, depth=0):
    """File, number and text of every line that is not empty, with included files in place."""
    try:
        with open(path, encoding="latin-1") as file:
            texts = file.read().split("\n")
    except OSError:
        raise Refused(f"{path}: cannot be read") from None
    for number, text in enumerate(texts, 1):
        text = without_comment(text)
        if len(text) > LONGEST:
            raise Refused(f"{path}:{number}: line too long")
        include = re.match(r'\s*\.include\s+"(.*)"', text)
        if include:
            found = [file for file in (os.path.join(f, include[1]) for f in folders) if os.path.isfile(file)]
            if not found or depth:
                raise Refused(f"{path}:{number}: cannot include this file: {include[1]}")
            yield from lines_of(found[0], folders, depth + 1)
        elif text:
            yield path, number, text


class Translator:
    def __init__(self):
        self.out = ["\tSECTION\tCODE"]
        self.defined, self.declared, self.used = set(), set(), {}
        self.scope = 0  # 1$ belongs to the label above it; 1$ elsewhere is another name
        self.tokens, self.at, self.place, self.text = [], 0, "", ""

    def fail(self, what, word=""):
        raise Refused(f"{self.place}: {what}{': ' if word else ''}{word}")

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *wanted):
        """The next token if it is one of the wanted ones, else an empty string."""
        token = self.peek()
        if token not in wanted:
            return ""
        self.at += 1
        return token

    def name(self, what="expected a name"):
        token = self.peek()
        if not re.match(r"[\w.$]", token):
            self.fail(what, token)
        self.at += 1
        return token

    def renamed(self, name):
        """Its name in z80asm. Local names get their scope, a dot is replaced, areas have z80asm's names."""
        if re.fullmatch(r"\d+\$", name):
            return f"L{self.scope}_{name[:-1]}"
        area = re.fullmatch(r"([sl])__([A-Z].*)", name)
        if area:
            return f"__{area[2]}_{'head' if area[1] == 's' else 'size'}"
        name = re.sub(r"^\.", "dot_", name).replace("$", "_")  # l_main_00101$ looks like a local name, but is not
        if "." in name:
            self.fail("not a valid name for z80asm", name)
        return name

    def term(self):
        self.take("#")  # SDCC writes (#_x + 1) for (_x + 1)
        if self.take("("):
            inner = self.expression()
            if not self.take(")"):
                self.fail("missing closing bracket", self.peek())
            return inner
        if self.peek() in SIGNS:
            return SIGNS[self.take(*SIGNS)].format(self.term())
        if re.fullmatch("'.", self.peek()):
            self.at += 1
            return str(ord(self.tokens[self.at - 1][1]))
        name = self.name("expected a value")
        if name == ".":
            return "ASMPC"
        if not name[0].isdigit() or name.endswith("$"):
            renamed = self.renamed(name)
            if not name[0].isdigit():
                self.used[renamed] = True
            return renamed
        if not re.fullmatch(r"0[xX][0-9A-Fa-f]+|\d+", name):
            self.fail("not a number", name)
        value = int(name, 16 if name[:2] in ("0x", "0X") else 10)
        if 0xFFFF < value < 0xFFFF8000 or value > 0xFFFFFFFF:  # zsdcc writes -12 as 0xfffffff4
            self.fail("not a 16-bit number", name)
        return str(value & 0xFFFF)

    def expression(self, rank=0):
        """With brackets instead of precedence, which differs between the assemblers."""
        left = self.term()
        while PRECEDENCE.get(self.peek(), 0) > rank:
            sign = self.take(*PRECEDENCE)
            left = f"({left} {sign} {self.expression(PRECEDENCE[sign])})"
        return left

    def bracket(self):
        """An operand in brackets, (hl) or (_x + 1), or None: the bracket is part of an expression, as in (2+3) (ix)."""
        before, inner = self.at, None
        if self.take("("):
            inner = self.take(*REGISTERS) or self.expression()
            if not self.take(")"):
                self.fail("missing closing bracket", self.peek())
            if self.peek() in ("", ","):
                return inner if inner.startswith("(") else f"({inner})"
        self.at = before
        return None

    def operand(self):
        plain = self.peek() == "#"
        if not plain:
            found = self.bracket()
            if not found and self.peek().lower() in REGISTERS:
                found = self.name()
            if found:
                return found
        value = self.expression()
        if not plain and self.take("("):
            index = self.take("ix", "iy")
            if not index or not self.take(")"):
                self.fail("expected (ix) or (iy)", self.peek())
            return f"({index}+{value.translate(str.maketrans('()', '[]'))})"  # no round brackets inside these
        return "+" + value if value.startswith("(") else value  # a leading bracket would make it an address

    def listed(self, read):
        found = [read()]
        while self.take(","):
            found.append(read())
        return ", ".join(found)

    def define(self, name, everywhere):
        if name in self.defined:
            self.fail("duplicate name", name)
        self.defined.add(name)
        if everywhere and name not in self.declared:
            self.out.append(f"\tPUBLIC\t{name}")

    def declare(self):
        renamed = self.renamed(self.name())
        self.declared.add(renamed)
        return renamed

    def string(self):
        """As numbers: the two assemblers treat \\ in a string differently."""
        found = re.match(r"\s*\.asci[iz]\s*([^\w\s])([^\\]*?)\1\s*$", self.text[self.text.index(".asci"):])
        if not found:
            self.fail("expected a string without \\", self.text.strip())
        self.at = len(self.tokens)
        return [ord(letter) for letter in found[2]]

    def directive(self, word):
        if word in (".module", ".optsdcc"):
            self.at = len(self.tokens)
        elif word == ".globl":
            self.out += [f"\tGLOBAL\t{name}" for name in self.listed(self.declare).split(", ")]
        elif word == ".area":
            self.out.append(f"\tSECTION\t{re.sub('^_', '', self.name('expected the name of an area'))}")
            if self.peek() == "(":  # (ABS) and the like: only SDCC's empty areas have them
                self.at = len(self.tokens)
        elif word in (".ascii", ".asciz"):
            self.out += [f"\tdefb\t{byte}" for byte in self.string() + [0] * (word == ".asciz")]
        elif word == ".endm":
            self.out.append("\tENDR")
        elif word in VALUES:
            self.out.append(f"\t{VALUES[word]}\t{self.listed(self.expression)}")
        else:
            self.fail("unknown directive", word)

    def line(self, place, text):
        self.place, self.text, self.tokens, self.at = place, text, TOKEN.findall(text), 0
        name = self.name()
        while self.peek() in (":", "::"):
            everywhere = self.take(":", "::") == "::"
            self.scope += not name[0].isdigit()
            self.define(self.renamed(name), everywhere)
            self.out.append(f"{self.renamed(name)}:")
            if not self.peek():
                return
            name = self.name()
        equals = self.take("=", "==", ".equ")
        if equals:
            value = self.expression()
            self.define(self.renamed(name), equals == "==")
            self.out.append(f"\tdefc\t{self.renamed(name)} = {value}")
        elif name.startswith("."):
            self.directive(name)
        else:
            self.out.append(f"\t{name}\t{self.listed(self.operand)}" if self.peek() else f"\t{name}")
        if self.peek():
            self.fail("unexpected word", self.peek())


def translate(path, folders=()):
    """The text for z80asm. sdas treats an undefined symbol as external; z80asm needs a declaration."""
    translator = Translator()
    for file, number, text in lines_of(path, (".", *folders)):
        try:
            translator.line(f"{file}:{number}", text)
        except RecursionError:
            translator.fail("expression nested too deeply")
    known = translator.defined | translator.declared
    return "\n".join(translator.out + [f"\tEXTERN\t{name}" for name in translator.used if name not in known] + [""])


def main():
    folders = [word[2:] for word in sys.argv[1:] if word.startswith("-I")]
    paths = [word for word in sys.argv[1:] if not word.startswith("-I")]
    if len(paths) != 2:
        sys.exit(__doc__.splitlines()[0])
    try:
        text = translate(paths[0], folders)
    except Refused as why:
        sys.exit(str(why))
    with open(paths[1], "w", encoding="latin-1") as out:
        out.write(text)


if __name__ == "__main__":
    main()
