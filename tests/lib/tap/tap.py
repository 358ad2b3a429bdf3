"""Prints the results of a test in Python: ok() for each, done() at the end.

    sys.path.insert(0, "tests/lib/tap")
    import tap
    tap.ok(2 + 2 == 4, "two and two are four")
    tap.done()
"""
import sys

count = failed = 0


def ok(good, sentence, remark=""):
    """Prints one result line, and a remark if it failed."""
    global count, failed
    count += 1
    failed += not good
    print(f"{'ok' if good else 'not ok'} {count} - {sentence}")
    if not good and remark:
        print(f"# {remark}")


def done():
    print(f"1..{count}")
    sys.exit(failed > 0)
