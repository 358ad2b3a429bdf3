"""A program on a pseudo-terminal and the screen it draws.

The terminal is a VT52, the plainest one that curses can steer: eight escape sequences, no attributes. That keeps the
reader small and exact.
"""
import fcntl
import os
import pty
import select
import struct
import termios
import time

ROWS, COLUMNS = 24, 80


class Screen:
    def __init__(self):
        self.lines = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0
        self.pending = b""

    def text(self, row, column, width):
        return "".join(self.lines[row][column:column + width]).strip()

    def _clear(self, row, start):
        for column in range(start, COLUMNS):
            self.lines[row][column] = " "

    def _escape(self, data):
        """Handles the sequence at the start of data; returns its length, 0 if it is not complete yet."""
        if len(data) < 2:
            return 0
        code = chr(data[1])
        if code == "Y":
            if len(data) < 4:
                return 0
            self.row, self.column = min(data[2] - 32, ROWS - 1), min(data[3] - 32, COLUMNS - 1)
            return 4
        if code == "H":
            self.row = self.column = 0
        elif code == "A":
            self.row = max(self.row - 1, 0)
        elif code == "B":
            self.row = min(self.row + 1, ROWS - 1)
        elif code == "C":
            self.column = min(self.column + 1, COLUMNS - 1)
        elif code == "D":
            self.column = max(self.column - 1, 0)
        elif code in "JK":
            self._clear(self.row, self.column)
            if code == "J":
                for row in range(self.row + 1, ROWS):
                    self._clear(row, 0)
        return 2

    def feed(self, data):
        data = self.pending + data
        at = 0
        while at < len(data):
            byte = data[at]
            if byte == 27:
                length = self._escape(data[at:at + 4])
                if length == 0:
                    break
                at += length
                continue
            if byte == 8:
                self.column = max(self.column - 1, 0)
            elif byte == 9:
                self.column = min(self.column // 8 * 8 + 8, COLUMNS - 1)
            elif byte == 10:
                self.row = min(self.row + 1, ROWS - 1)
            elif byte == 13:
                self.column = 0
            elif byte >= 32:
                self.lines[self.row][self.column] = chr(byte)
                self.column = min(self.column + 1, COLUMNS - 1)
            at += 1
        self.pending = data[at:]


class Program:
    """Runs a program; send() returns when it has answered and waits for keys again."""

    def __init__(self, command, folder):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update(TERM="vt52", LINES=str(ROWS), COLUMNS=str(COLUMNS))
            os.execvp(command[0], command)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.screen = Screen()

    def _read(self, seconds):
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            raise EOFError("the program has ended")
        if not data:
            raise EOFError("the program has ended")
        self.screen.feed(data)
        return True

    def _sleeps(self):
        with open("/proc/%d/stat" % self.pid) as stat:
            return stat.read().rpartition(")")[2].split()[0] == "S"

    def wait(self, ready, seconds=20):
        """Reads until ready(screen) holds while the program sleeps and has nothing more to say."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self._read(0):
                pass
            if ready(self.screen) and self._sleeps() and not self._read(0.001):
                return
            self._read(0.01)
        raise TimeoutError("no answer; the screen shows:\n" + "\n".join("".join(l).rstrip() for l in self.screen.lines))

    def send(self, keys, ready):
        os.write(self.fd, keys.encode())
        self._read(5)
        self.wait(ready)

    def end(self):
        try:
            os.kill(self.pid, 9)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.fd)
