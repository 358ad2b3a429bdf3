"""Peephole rules of SDCC: reads a file of them, and knows which operands a rule's conditions admit.

    for rule in rules.read("src/platform/cpc/peephole.def"):
        for choice in ...:                      {"1": "_x", "2": "c"}
            facts = rule.admits(choice)         None, or what SDCC has then found to be unused
"""
import re

REGISTERS = ["a", "b", "c", "d", "e", "h", "l", "ix", "iy"]
FLAGS = {"cf": 16, "nf": 17, "pf": 18, "hf": 20, "zf": 22, "sf": 23}
EVERYTHING = (1 << len(REGISTERS)) - 1 | 0xFF << 16
PAIRS = {"bc", "de", "hl", "ix", "iy"}


def mask(name):
    """The bits of a register, a pair, a flag or all flags; None for what SDCC's notUsed() does not know."""
    if name in REGISTERS:
        return 1 << REGISTERS.index(name)
    if name in PAIRS:
        return mask(name[0]) | mask(name[1])
    if name == "f":
        return 0xFF << 16
    if name == "af":
        return mask("a") | mask("f")
    if name in FLAGS:
        return 1 << FLAGS[name]
    return None


def base_name(operand):
    """The register pair that SDCC's operandsNotRelated() takes an operand for."""
    for pair in ("bc", "de", "hl"):
        if operand in (pair[0], pair[1], f"({pair})"):
            return pair
    for index in ("iy", "ix"):
        if index in operand:
            return index
    return "af" if operand == "a" else operand


def can_assign(target, source):
    """SDCC's canAssign() of two operands: can this LD be one instruction?"""
    byte = set("abcdehl")
    if target in byte and (source in byte or source == "(hl)" or source[0] == "#"):
        return True
    if target == "(hl)" and (source in byte or source[0] == "#"):
        return True
    if target == "a" and source in ("(bc)", "(de)") or source == "a" and target in ("(bc)", "(de)"):
        return True
    return target in PAIRS and source[0] == "#"


class Rule:
    def __init__(self, line, left, right, conditions, frame, unused):
        self.line, self.left, self.right, self.conditions = line, left, right, conditions
        self.frame, self.unused = frame, unused  # given: IX - SP, or None; a mask
        self.variables = sorted(set(re.findall(r"%(\d+)", "\n".join(left))))
        self.labels = [m.group(1) for m in (re.match(r"%(\d+):$", l) for l in left) if m]

    def __str__(self):
        return f"line {self.line}: " + " / ".join(" ".join(l.split()) for l in self.left)

    def keeps_accesses(self):
        """Must every access to memory be kept? Not where SDCC has found that nothing is volatile."""
        return not any(name == "notVolatile" for name, _ in self.conditions)

    def entries(self):
        """The labels of the left side to which code outside may jump."""
        counted = {a[0][1:]: int(a[1]) for name, a in self.conditions if name == "labelRefCount"}
        inside = "\n".join(l for l in self.left if not l.endswith(":"))
        return [l for l in self.labels if counted.get(l) != len(re.findall(rf"%{l}\b", inside))]

    def admits(self, choice):
        """None if the conditions refuse the operands; else what is unused: {None or a label: mask}."""
        unused = {None: self.unused}
        for name, arguments in self.conditions:
            given = [choice[a[1:]] if a[0] == "%" else a.strip("'") for a in arguments]
            if name == "notUsed":
                masks = [mask(g) for g in given]
                if None in masks:
                    return None
                for m in masks:
                    unused[None] |= m
            elif name == "notUsedFrom":
                label = arguments[0][1:]
                for g in given[1:]:
                    unused[label] = unused.get(label, 0) | mask(g)
            elif name == "notSame":
                if len(set(given)) < len(given):
                    return None
            elif name == "same":
                if given[0] not in given[1:]:
                    return None
            elif name == "operandsNotRelated":
                if len({base_name(g) for g in given}) < len(given):
                    return None
            elif name == "canAssign" and len(given) == 2:
                if not can_assign(*given):
                    return None
            elif name not in ("notVolatile", "labelRefCount"):
                raise ValueError(f"line {self.line}: nothing is known of the condition {name}")
        return unused


RULE = re.compile(r"^replace(?: restart)? \{\n(.*?)\} by \{\n(.*?)\}(?: if (.*?))?$(?=\n\n|\n?\Z)", re.S | re.M)


def read(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    found = []
    for match in RULE.finditer(text):
        left, right = ([l.strip() for l in part.splitlines() if l.strip()] for part in match.group(1, 2))
        conditions = [(name, arguments.split()) for name, arguments in re.findall(r"(\w+)\(((?:'[^']*'|[^)'])*)\)",
                                                                                  match.group(3) or "")]
        line = text.count("\n", 0, match.start()) + 1
        before = text[:match.start()].rstrip("\n").rsplit("\n", 1)[-1]
        given = re.match(r"// given: (?:SP = IX - (\d+)|(\w+) unused)$", before)
        frame, unused = given.groups() if given else (None, None)
        found.append(Rule(line, left, right, conditions, int(frame) if frame else None,
                          mask(unused.lower()) if unused else 0))
    if len(found) != len(re.findall(r"^replace\b", text, re.M)):
        raise ValueError(f"{path}: a rule is not understood")
    return found
