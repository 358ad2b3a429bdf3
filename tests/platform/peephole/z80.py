"""Pieces of Z80 code: assembled with SDCC's assembler, and compared in pairs in the simulator (equivalence.c)."""
import os
import re
import subprocess
import tempfile

ORIGIN = 0xF000  # where both sides of a pair stand
SHARED = 0xF800  # where the code stands that they call


def assemble(source):
    """Assembles lines of text, .org among them: for each line its address, its bytes, and whether it was accepted."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "code")
        with open(path + ".s", "w", encoding="utf-8") as file:
            file.write("\n".join(["\t.area CODE (ABS)"] + source) + "\n")
        subprocess.run(["sdasz80", "-plosgffw", path + ".rel", path + ".s"], capture_output=True, check=False)
        with open(path + ".lst", encoding="utf-8") as file:
            listing = file.read().splitlines()[1:]
    lines = []
    for text in listing[:len(source)]:
        address = int(text[6:12], 16) if re.match(r"[0-9A-F]{6}", text[6:12]) else None
        bytes_shown = re.findall(r"([0-9A-F]{2})([ a-z])", text[13:31] + " ") if address is not None else []
        code = bytearray(int(byte, 16) for byte, _ in bytes_shown)
        if len(bytes_shown) == 2 and bytes_shown[0][1] == "p":  # JR: the listing has the target's low byte
            code[1] = (code[1] - address - 2) & 0xFF
        lines.append((address, bytes(code), not text[:5].strip()))
    return lines


def link_shared(sources, symbols):
    """Links assembly files at the addresses of their areas; what they need of others stands in `symbols`.
    Returns the bytes by address and the symbols of the link."""
    with tempfile.TemporaryDirectory() as folder:
        stub = os.path.join(folder, "stub.s")
        with open(stub, "w", encoding="utf-8") as file:
            file.write("\t.globl ___sdcc_enter_ix\n\t.area _DATA\n\t.area _CODE\n\t.dw ___sdcc_enter_ix\n")
            file.writelines(f"{name} == {value}\n" for name, value in symbols.items())
        objects = []
        for source in [stub] + sources:
            objects.append(os.path.join(folder, os.path.basename(source)[:-2] + ".rel"))
            subprocess.run(["sdasz80", "-plosgffw", objects[-1], source], check=True)
        image = os.path.join(folder, "shared")
        subprocess.run(["sdcc", "-mz80", "--no-std-crt0", "--code-loc", hex(SHARED), "-Wl-b_FRAMES=0x0008",
                        "-Wl-b_RESTARTS=0x0018", *objects, "-o", image + ".ihx"], check=True)
        with open(image + ".ihx", encoding="ascii") as file:
            records = [bytes.fromhex(l[1:].strip()) for l in file]
        with open(image + ".noi", encoding="ascii") as file:
            found = {l.split()[1]: int(l.split()[2], 16) for l in file if l.startswith("DEF")}
    return [(r[1] << 8 | r[2], r[4:-1]) for r in records if r[3] == 0 and r[0]], found


class Pairs:
    """A list of pairs for the simulator."""

    def __init__(self, shared=()):
        self.lines = [f"memory {address:x} {code.hex()}" for address, code in shared]

    def add(self, name, left, right, entry=None, exits=(), returns=(), elsewhere=None, differs=0, frame=None,
            hot=(), values=(), accesses=False, count=200):
        self.lines += [f"pair {name}", f"left {ORIGIN:x} {left.hex()}", f"right {ORIGIN:x} {right.hex()}"]
        self.lines += [f"exit {l:x} {r:x} {m:x}" for l, r, m in exits]
        self.lines += [f"returns {l:x} {r:x}" for l, r in returns]
        self.lines += [f"elsewhere {elsewhere:x}"] if elsewhere is not None else []
        self.lines += [f"entry {entry[0]:x} {entry[1]:x}"] if entry else []
        self.lines += [f"differs {differs:x}"] + [f"hot {address:x}" for address in hot]
        self.lines += [f"value {value:x}" for value in values]
        self.lines += [f"frame {frame:x}"] if frame is not None else []
        self.lines += ["accesses"] if accesses else []
        self.lines.append(f"run {count:x}")

    def run(self, program):
        """What differs, by the pair's name; None where nothing does."""
        text = "".join(line + "\n" for line in self.lines)
        answer = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
        results = {}
        for line in answer.stdout.splitlines():
            word, _, rest = line.partition(" ")
            name, _, problem = rest.partition(": ") if word == "DIFFERENT" else (rest, "", None)
            results[name] = problem
        return results
