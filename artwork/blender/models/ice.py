"""Ice cubes: made once, piled as instances."""

import math

import numpy as np

from .materials import ice
from .mesh import box, copy, freeze


def cube(size=0.24):
    """A worn cube."""
    return freeze(box("ice", (size, size, size * 0.94), ice(), bevel=size * 0.17, segments=5))


def piled(proto, spots, seed=1):
    """Cubes at (x, y, z) spots, turned anyhow."""
    rng = np.random.default_rng(seed)
    return [
        copy(proto, spot, tuple(rng.uniform(-0.7, 0.7, 2)) + (rng.uniform(0, 6.28),), rng.uniform(0.88, 1.08))
        for spot in spots
    ]


def in_glass(proto, radius, z, rings=((0.0, 1), (0.62, 5)), seed=1, spread=0.05):
    """Spots for cubes afloat at a height, within a radius."""
    rng = np.random.default_rng(seed)
    spots = []
    for share, count in rings:
        turn = rng.uniform(0, 6.28)
        for k in range(count):
            a = turn + 2 * math.pi * k / count + rng.normal(0, 0.12)
            spots.append(
                (radius * share * math.cos(a), radius * share * math.sin(a), z + rng.normal(0, spread))
            )
    return piled(proto, spots, seed)
