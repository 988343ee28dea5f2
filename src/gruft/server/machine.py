"""What processes take of this machine, as the system tells it: processor time, memory, and waiting for a processor."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path


def _family(pid: int) -> list[int]:
    """A process and all that it and its children have started."""
    parents: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(status.parent.name))
    found = [pid]
    for one in found:  # it grows while we look
        found += parents.get(one, [])
    return found


@dataclass(frozen=True, slots=True)
class Standing:
    """Whether a process wants to work just now, and how long it had a processor so far, in seconds."""

    wants: bool
    worked: float


def standing(pid: int) -> Standing | None:
    """How a process stands; None if nobody knows."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return Standing(fields[0] == "R", (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))


def processor_seconds(pid: int) -> float:
    """Processor time of a process and what it has started."""
    found = (standing(one) for one in _family(pid))
    return sum(one.worked for one in found if one is not None)


def memory(pid: int) -> int:
    """Resident memory of a process and what it has started, in MiB."""
    total = 0
    for one in _family(pid):
        with contextlib.suppress(OSError, StopIteration):
            lines = Path(f"/proc/{one}/status").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total // 1024


def starved_seconds(pid: int) -> float:
    """How long the first thread of a process had something to do and no processor to do it on."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9
    return 0.0
