"""Reads the functions in SDCC's .asm files, and knows what Z80 instructions and calls read and write.

Sets of registers and flags are masks as in rules.py. Flags are C, P/V, Z and S: N and H are for DAA alone.
"""
import re

from rules import mask

FLAG = {"C": mask("cf"), "NC": mask("cf"), "Z": mask("zf"), "NZ": mask("zf"), "PO": mask("pf"), "PE": mask("pf"),
        "P": mask("sf"), "M": mask("sf")}
CARRY = mask("cf")
FLAGS = mask("cf") | mask("pf") | mask("zf") | mask("sf")
SCRATCH = mask("a") | mask("bc") | mask("de") | mask("hl") | mask("iy") | FLAGS
ALL = SCRATCH | mask("ix")
RESULTS = mask("a") | mask("de") | mask("hl")

RESTARTS = {"0x18": "_word", "0x20": "_text_pens", "0x28": "_video_fill", "0x30": "_video_draw"}
ENTER = ["push ix", "ld ix,#0", "add ix,sp"]
LEAVE = ["ld sp,ix", "pop ix"]
EXPANDED = {"rst 0x08": ENTER, "call ___sdcc_enter_ix": ENTER, "rst 0x10": LEAVE + ["ret"],
            "jp leave_frame_1": LEAVE + ["pop hl", "inc sp", "jp (hl)"],
            "jp leave_frame_2": LEAVE + ["pop hl", "pop af", "jp (hl)"]}


def normal(text):
    """An instruction in one spelling; what a restart stands for, as the rules' test has compared them."""
    mnemonic, _, operands = text.split(";")[0].strip().replace("\t", " ").partition(" ")
    operands = operands.replace(" ", "").replace("(#", "(")
    operands = re.sub(r"\(\(([^()]*)\)\)", r"(\1)", operands)
    operands = re.sub(r"#\((_[^()]*)\)", r"#\1", operands)
    if mnemonic == "rst" and operands in RESTARTS:
        return [f"call {RESTARTS[operands]}"]
    if mnemonic == "jr":
        mnemonic = "jp"
    line = f"{mnemonic} {operands}".strip()
    return EXPANDED.get(line, [line])


class Function:
    def __init__(self, name):
        self.name, self.lines = name, []
        self.entered = []  # where SDCC's library has set up the frame, and HL is lost


def functions(path):
    """The functions of a file by name, with lines of code and labels as "name:"; and the C source it was made from."""
    found, current, code, source = {}, None, False, ""
    with open(path, encoding="utf-8") as file:
        for text in file:
            named = re.match(r";(\S+\.c):\d+: ", text)
            source = source or (named.group(1) if named else "")
            text = text.split(";")[0].rstrip()
            if text.startswith("\t.area"):
                code = text.split()[1] == "_CODE"
                current = None
            elif not code or not text:
                continue
            elif re.match(r"\w+::?$", text):
                current = found.setdefault(text.rstrip(":"), Function(text.rstrip(":")))
            elif re.match(r"\s*\d+\$:$", text):
                if current:
                    current.lines.append(text.strip())
            elif re.match(r"\t[a-z]", text):
                if current:
                    current.lines += normal(text)
                    if "___sdcc_enter_ix" in text:
                        current.entered.append(len(current.lines))
            elif current and current.lines:
                current.lines.append("?" + text.strip())  # no instruction: taken to read everything
    return {name: f for name, f in found.items() if f.lines}, source


def thread(lines):
    """Jumps to the end of a frame become that end, or go to frame.s; lines that cannot be reached are left out.
    SDCC does so too, but with the rules it has more such jumps than without them."""
    ends = {}
    for jump, end in EXPANDED.items():
        if jump.startswith("jp"):
            for i, line in enumerate(lines):
                if is_label(line) and [l for l in lines[i:] if not is_label(l)][:len(end)] == end:
                    ends[line[:-1]] = jump
    threaded = []
    for line in lines:
        target = ends.get(re.split("[ ,]", line)[-1]) if line.startswith("jp ") else None
        if not target:
            threaded.append(line)
        elif "," in line:
            threaded.append(line.split(",")[0] + "," + target.split()[1])
        else:
            threaded += EXPANDED[target]
    used = set(re.findall(r"\d+\$", "\n".join(l for l in threaded if not is_label(l))))
    reached, table, kept = True, False, []
    for line in threaded:
        jumps = bool(re.fullmatch(r"jp [^,(]+", line))
        table = line == "jp (hl)" or table and (is_label(line) or jumps)  # jumps behind JP (HL) are a table
        if is_label(line):
            if line[:-1] not in used:
                continue
            reached = True
        if reached:
            kept.append(line)
        if (jumps or line == "ret") and not table:
            reached = False
    return kept


def is_label(line):
    return line.endswith(":")


def parts(line):
    mnemonic, _, operands = line.partition(" ")
    return mnemonic, operands.split(",") if operands else []


def read_by(operand):
    """The registers that must be known to read an operand."""
    address = re.search(r"\((bc|de|hl|ix|iy|c)\)", operand)
    if address:
        return mask("bc") if address.group(1) == "c" else mask(address.group(1))
    return mask(operand) or 0 if operand != "af" else mask("a") | FLAGS


def written_by(operand):
    return 0 if "(" in operand else mask(operand) or 0


def address_of(operand):
    return read_by(operand) if "(" in operand else 0


EIGHT_BIT = {"add", "adc", "sub", "sbc", "and", "or", "xor", "cp"}
SHIFTS = {"rl", "rr", "rlc", "rrc", "sla", "sra", "srl"}


def effects(line):
    """What an instruction reads and surely writes, other than calls and jumps."""
    mnemonic, operands = parts(line)
    if mnemonic == "ld":
        return address_of(operands[0]) | read_by(operands[1]), written_by(operands[0])
    if line in ("xor a,a", "sub a,a"):
        return 0, mask("a") | FLAGS
    if mnemonic in EIGHT_BIT and operands[0] == "a":
        reads = mask("a") | read_by(operands[1]) | (CARRY if mnemonic in ("adc", "sbc") else 0)
        return reads, FLAGS | (0 if mnemonic == "cp" else mask("a"))
    if mnemonic in ("add", "adc", "sbc"):
        reads = read_by(operands[0]) | read_by(operands[1]) | (CARRY if mnemonic != "add" else 0)
        return reads, written_by(operands[0]) | (CARRY if mnemonic == "add" else FLAGS)
    if mnemonic in ("inc", "dec"):
        wide = operands[0] in ("bc", "de", "hl", "ix", "iy", "sp")
        return read_by(operands[0]), written_by(operands[0]) | (0 if wide else FLAGS & ~CARRY)
    if mnemonic == "push":
        return read_by(operands[0]), 0
    if mnemonic == "pop":
        return 0, mask("a") | FLAGS if operands[0] == "af" else written_by(operands[0])
    if line == "ex de,hl":
        return mask("de") | mask("hl"), mask("de") | mask("hl")
    if mnemonic == "ex" and operands[0] == "(sp)":
        return mask(operands[1]), mask(operands[1])
    if mnemonic in SHIFTS:
        return read_by(operands[0]) | (CARRY if mnemonic in ("rl", "rr") else 0), written_by(operands[0]) | FLAGS
    if mnemonic in ("rlca", "rrca", "rla", "rra"):
        return mask("a") | (CARRY if mnemonic in ("rla", "rra") else 0), mask("a") | CARRY
    if mnemonic == "bit":
        return read_by(operands[1]), FLAGS & ~CARRY
    if mnemonic in ("set", "res"):
        return read_by(operands[1]), written_by(operands[1])
    if mnemonic == "cpl":
        return mask("a"), mask("a")
    if mnemonic == "neg":
        return mask("a"), mask("a") | FLAGS
    if mnemonic in ("scf", "ccf"):
        return CARRY if mnemonic == "ccf" else 0, CARRY
    if mnemonic in ("ldi", "ldd", "ldir", "lddr"):
        return mask("bc") | mask("de") | mask("hl"), mask("bc") | mask("de") | mask("hl") | mask("pf")
    if mnemonic == "nop":
        return 0, 0
    return ALL, 0


PROTOTYPE = re.compile(r"^(?:static |extern |inline )*((?:const )?\w[\w ]*?[ *]+)(\w+)"
                       r"\(([^;{]*?)\)(\s*FASTCALL)?(?:\s*PRESERVES\(([^)]*)\))?(?=;| \{)", re.M)
BYTES = {"uint8_t", "int8_t", "bool", "char", "signed char", "unsigned char"}
WORDS = {"uint16_t", "int16_t", "int", "unsigned", "size_t"}
GAME = re.compile(r"src/(?:mille|risk)/|disk/")
ENUM = re.compile(r"^typedef enum \{([^}]*)\} (\w+);", re.M)  # SDCC gives it the smallest type


def size_of(kind):
    """Bytes of a type: 1 or 2, 0 for none, 4 for what is larger or not known."""
    kind = re.sub(r"^const ", "", kind.strip())
    if kind.endswith(("*", "]", ")")):
        return 2
    return 0 if kind == "void" else 1 if kind in BYTES else 2 if kind in WORDS else 4


class Conventions:
    """Which registers carry arguments and results, by prototypes in C. What is not known may be in any."""

    def __init__(self, paths):
        self.known = {}  # by name: (path, registers of the arguments, of the result, those left unchanged)
        texts = {}
        for path in paths:
            with open(path, encoding="utf-8") as file:
                texts[path] = file.read()
        for text in texts.values():
            large = r"= *(?:-|\d{3}|0x\w{3})"
            BYTES.update(name for values, name in ENUM.findall(text) if not re.search(large, values))
        for path, text in texts.items():
            for result, name, arguments, fast, kept in PROTOTYPE.findall(text):
                kept = union(mask(register.replace("iyl", "iy")) for register in re.findall(r"\b(?!iyh)\w+", kept))
                self.note(path, name, result, [a.strip() for a in arguments.split(",")], bool(fast), kept)

    def note(self, path, name, result, arguments, fast, kept):
        kinds = [re.sub(r"\w+$", "", a) if a != "void" else a for a in arguments]
        sizes = [size_of(k) for k in kinds if k != "void"]
        into = RESULTS
        if not sizes:
            into = 0
        elif fast:
            into = {1: mask("l"), 2: mask("hl")}.get(sizes[0], RESULTS)
        elif all(n in (1, 2) for n in sizes[:2]):
            into = mask("a") if sizes[0] == 1 else mask("hl")
            if len(sizes) > 1 and sizes[1] == 2:
                into |= mask("de")
            elif len(sizes) > 1 and sizes[0] == 1:
                into |= mask("l")
        out = {0: 0, 1: mask("l" if fast else "a"), 2: mask("hl" if fast else "de")}.get(size_of(result), RESULTS)
        self.known.setdefault("_" + name, []).append((path, into, out, kept))

    def for_source(self, path):
        """The conventions as one source sees them: its own functions, then those of its game, then all others."""
        return View(self.known, path)


class View:
    def __init__(self, known, path):
        self.known, self.path = known, path

    def find(self, name):
        found = self.known.get(name, [])
        own = [f for f in found if f[0] == self.path]
        game = GAME.match(self.path)
        near = [f for f in found if not game or f[0].startswith(game.group()) or not GAME.match(f[0])]
        return own or near or found

    def argument(self, name):
        if name.startswith("leave_frame"):
            return 0
        found = self.find(name)
        return union(f[1] for f in found) if found else SCRATCH & ~FLAGS

    def result(self, name):
        found = self.find(name)
        return union(f[2] for f in found) if found else RESULTS

    def kept(self, name):
        return union(f[3] for f in self.find(name))  # only the prototype names them, not the twin on the PC


def union(masks):
    total = 0
    for m in masks:
        total |= m
    return total


def table_follows(lines, i):
    """Is this JP (HL) a jump into the table of jumps behind it? Else it returns."""
    following = [l for l in lines[i + 1:i + 4] if not is_label(l)][:1]
    if not following or not is_label(lines[i + 1]):
        return False
    return re.fullmatch(r"(?:jp |\?\.dw\s*)\d+\$", following[0])


def live(function, conventions):
    """What is live before each line of a function, and behind the last one."""
    lines = function.lines
    at = {l[:-1]: i for i, l in enumerate(lines) if is_label(l)}
    before = [0] * len(lines) + [ALL]
    results = conventions.result(function.name)

    def target(name):
        if name in at:
            return before[at[name]]
        return conventions.argument(name) | results | mask("ix")  # a call that returns for us

    changed = True
    while changed:
        changed = False
        for i in range(len(lines) - 1, -1, -1):
            line, after = lines[i], before[i + 1]
            mnemonic, operands = parts(line)
            if is_label(line):
                now = after
            elif mnemonic in ("jp", "djnz"):
                now = target(operands[-1]) if operands[-1] != "(hl)" else mask("hl")
                if operands[-1] == "(hl)":
                    now |= results | mask("ix")
                    if table_follows(lines, i):
                        for label in at.values():
                            now |= before[label]
                if mnemonic == "djnz":
                    now |= after | mask("b")
                elif len(operands) == 2:
                    now |= after | FLAG[operands[0]]
            elif mnemonic == "ret":
                now = results | mask("ix") | (after | FLAG[operands[0]] if operands else 0)
            elif mnemonic == "call":
                now = conventions.argument(operands[-1]) | after & ~(SCRATCH & ~conventions.kept(operands[-1]))
                if len(operands) == 2:
                    now |= after | FLAG[operands[0]]
            elif line == "push af" and i + 1 < len(lines) and lines[i + 1] == "inc sp":
                now = after | mask("a")  # one byte: that of the flags is dropped again
            else:
                reads, writes = effects(line)
                now = after & ~writes | reads
            if now != before[i]:
                before[i] = now
                changed = True
    return before
