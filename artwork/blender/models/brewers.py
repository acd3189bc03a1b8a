"""Vessels that coffee is brewed in: a French press, a dripper on its server."""

import math

from .cups import handle, interpolate, shell
from .mesh import lathe, tube

PRESS = [(0.34, 0.08), (0.372, 0.095), (0.38, 0.14), (0.38, 0.7), (0.38, 1.16)]
SERVER = [(0.3, 0.0), (0.36, 0.02), (0.405, 0.14), (0.4, 0.3), (0.33, 0.52), (0.25, 0.66), (0.26, 0.74)]
DRIPPER = [(0.12, 0.79), (0.13, 0.86), (0.2, 0.98), (0.33, 1.18), (0.41, 1.31)]


def _filled(outer, wall, low, high, material):
    """What stands in a vessel between two heights, just touching its wall."""
    rows = [low + (high - low) * i / 8 for i in range(9)]
    profile = [(interpolate(outer, z) - wall + 0.003, z) for z in rows]
    return lathe("brewed", [(0, low), *profile, (0, high)], material, 64, subdivide=1)


def french_press(glass, steel, grip, brew, froth):
    """A glass jug in a steel frame, its plunger up, froth on the brew."""
    objects = [
        shell("jug", PRESS, 0.016, 0.11, glass),
        _filled(PRESS, 0.016, 0.115, 0.84, brew),
        _filled(PRESS, 0.016, 0.845, 0.92, froth),
    ]

    def ring(low, high, radius=0.385):
        section = [(radius, low), (radius + 0.016, low + 0.006), (radius + 0.016, high - 0.006)]
        objects.append(lathe("ring", [*section, (radius, high)], steel, 72, subdivide=1))

    ring(0.13, 0.2)
    ring(0.98, 1.05)
    for k in range(4):
        a = math.pi * (0.25 + k / 2)
        x, y = 0.395 * math.cos(a), 0.395 * math.sin(a)
        foot = (x * 1.12, y * 1.12, 0.012)
        path = [foot, (x * 1.03, y * 1.03, 0.05), (x, y, 0.12), (x, y, 0.6), (x, y, 1.02)]
        objects.append(tube("strut", path, 0.017, steel, 12, 1))
    lid = [(0.4, 1.15), (0.405, 1.17), (0.395, 1.2), (0.3, 1.245), (0.1, 1.265), (0.03, 1.28), (0, 1.28)]
    objects.append(lathe("lid", [(0.36, 1.15), *lid], steel, 72))
    objects.append(tube("rod", [(0, 0, 1.2), (0, 0, 1.35), (0, 0, 1.5)], 0.016, steel, 12, 1))
    knob = [(0, 1.49), (0.05, 1.5), (0.085, 1.55), (0.085, 1.6), (0.05, 1.645), (0, 1.655)]
    objects.append(lathe("knob", knob, grip, 32))
    objects.append(handle((0.4, 1.02), (0.4, 0.3), 0.27, 0.05, grip))
    return objects


def pour_over(glass, ceramic, filter_paper, brew):
    """A cone with its paper filter on a round-bellied glass server."""
    objects = [shell("server", SERVER, 0.02, 0.06, glass), _filled(SERVER, 0.02, 0.065, 0.34, brew)]
    plate = [(0.1, 0.75), (0.33, 0.75), (0.345, 0.765), (0.33, 0.785), (0.12, 0.8)]
    objects.append(lathe("plate", plate, ceramic, 72))
    objects.append(shell("cone", DRIPPER, 0.026, 0.84, ceramic))
    objects.append(handle((0.36, 1.2), (0.18, 0.92), 0.15, 0.032, ceramic))
    pleats = lambda angle, z: 1 + 0.012 * math.sin(26 * angle) * (z > 1.2)
    paper = [(0.11, 0.9), (0.19, 1.02), (0.31, 1.2), (0.4, 1.35), (0.43, 1.4), (0.422, 1.4), (0.3, 1.2)]
    objects.append(lathe("filter", paper, filter_paper, 104, subdivide=1, wobble=pleats))
    return objects
