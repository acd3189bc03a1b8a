"""Ice: clear cubes packed into a vessel without touching, and the drink that stands between them."""

import math

import numpy as np
from mathutils import Euler

from .materials import frost, ice, ice_edge
from .mesh import build, copy, freeze

CORNERS = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float) / 2
FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def moulds(size, seed=1):
    """Three cubes to copy, none quite square, each with the cloud that froze last in its middle."""
    rng = np.random.default_rng(seed)
    clear, edge, cloud = ice(), ice_edge(), frost(size)
    made = []
    for _ in range(3):
        corners = CORNERS * size * (1 + rng.uniform(-0.07, 0.07, (8, 3)))
        obj = build("ice", [tuple(c) for c in corners], FACES, clear)
        obj.data.materials.append(edge)
        bevel = obj.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments, bevel.harden_normals = size * 0.07, 3, True
        bevel.material = 1
        obj.data.use_auto_smooth = True
        core = build("frost", [tuple(c * 0.62) for c in corners], FACES, cloud, subdivide=3)
        pair = freeze(obj), freeze(core)
        for part in pair:
            part.location = (0, 0, -9)
        made.append(pair)
    return made


def laid(made, placings):
    """Copies of the moulds at (place, rotation) pairs."""
    return [
        copy(part, place, rotation)
        for k, (place, rotation) in enumerate(placings)
        for part in made[k % len(made)]
    ]


def _axes(rotation):
    return np.array(Euler(rotation).to_matrix())


def _apart(a, b, size):
    """Whether two cubes of one size, as (place, axes), do not meet."""
    between = b[0] - a[0]
    gap = np.linalg.norm(between)
    if gap > size * 1.74 or gap < size * 0.9:
        return gap > size
    tried = [*a[1].T, *b[1].T, *(np.cross(p, q) for p in a[1].T for q in b[1].T)]
    for axis in tried:
        length = np.linalg.norm(axis)
        if length < 1e-6:
            continue
        axis = axis / length
        reach = size / 2 * (np.abs(a[1].T @ axis).sum() + np.abs(b[1].T @ axis).sum())
        if abs(between @ axis) > reach:
            return True
    return False


def filling(radius_at, low, high, size, seed=1, tries=2600, tilt=0.4):
    """Placings of cubes in a round vessel between two heights, most of them against its wall, towards -y.

    `radius_at` tells the free radius at a height.
    """
    rng = np.random.default_rng(seed)
    placed, placings = [], []
    for k in range(tries):
        z = low + (high - low) * (k / tries) ** 0.9
        turn = rng.normal(-math.pi / 2, 0.8) if k % 2 else rng.uniform(0, 2 * math.pi)
        rotation = (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 2 * math.pi))
        axes = _axes(rotation)
        corners = (CORNERS * size) @ axes.T
        away = np.array((math.cos(turn), math.sin(turn)))
        free = np.array([radius_at(z + c) for c in corners[:, 2]]) - 0.004
        along, square = corners[:, :2] @ away, (corners[:, :2] ** 2).sum(axis=1)
        if z + corners[:, 2].min() < low or (square >= free**2).any():
            continue
        reach = (np.sqrt(along**2 - square + free**2) - along).min()  # until the first corner touches
        if k % 5 == 0:
            reach *= rng.uniform(0, 0.6)
        at = np.array((*(away * reach), z))
        if all(_apart(other, (at, axes), size * 0.9) for other in placed):
            placed.append((at, axes))
            placings.append((tuple(at), rotation))
    return placings


def _front(placings, size, points):
    """How far from the axis the outermost cube ends along rays through (angle, z); 0 where none is hit."""
    ends = np.zeros(len(points))
    direction = np.stack([np.cos(points[:, 0]), np.sin(points[:, 0]), np.zeros(len(points))], 1)
    origin = np.stack([np.zeros(len(points)), np.zeros(len(points)), points[:, 1]], 1)
    for place, rotation in placings:
        axes = _axes(rotation)
        local, along = (origin - np.array(place)) @ axes, direction @ axes
        along = np.where(np.abs(along) < 1e-9, 1e-9, along)
        one, two = (-size / 2 - local) / along, (size / 2 - local) / along
        enter, leave = np.minimum(one, two).max(axis=1), np.maximum(one, two).min(axis=1)
        hit = (leave > enter) & (leave > 0)
        ends = np.where(hit, np.maximum(ends, leave), ends)
    return ends


def poured_round(radius_at, low, level, material, placings, size, depth=0.07, reach=0.07):
    """The liquid between two heights.

    Where a cube comes within `reach` of the wall, the liquid stands back, so that the cube shows.
    """
    turns, rows = 240, max(24, round((level - low) / 0.008))
    points = np.array(
        [
            (2 * math.pi * k / turns, low + (level - low) * row / rows)
            for row in range(rows + 1)
            for k in range(turns)
        ]
    )
    wall = np.array([radius_at(z) for z in points[:, 1]])
    ends = _front(placings, size, points)
    radius = np.where(ends > wall - reach, np.maximum(ends - depth, 0.05), wall + 0.003)
    vertices = [(r * math.cos(a), r * math.sin(a), z) for r, (a, z) in zip(radius, points)]
    faces = [
        (
            row * turns + k,
            row * turns + (k + 1) % turns,
            (row + 1) * turns + (k + 1) % turns,
            (row + 1) * turns + k,
        )
        for row in range(rows)
        for k in range(turns)
    ]
    bottom, top = len(vertices), len(vertices) + 1
    vertices += [(0, 0, low), (0, 0, level)]
    faces += [(bottom, (k + 1) % turns, k) for k in range(turns)]
    last = rows * turns
    faces += [(top, last + k, last + (k + 1) % turns) for k in range(turns)]
    return build("drink", vertices, faces, material)


def on_ice(radius_at, low, level, size, material, seed=1, above=1.7):
    """A drink full of cubes between two heights, the topmost standing out of it by a share of their size."""
    placings = filling(radius_at, low, level + size * (above - 0.5), size, seed)
    return [
        poured_round(radius_at, low, level, material, placings, size),
        *laid(moulds(size, seed), placings),
    ]


def dew(radius_at, low, high, count, material, seed=1, size=(0.008, 0.022)):
    """Drops of condensation on a wall, more and larger ones further down."""
    rng = np.random.default_rng(seed)
    rings = [(math.sin(t), math.cos(t)) for t in np.linspace(0.35, math.pi / 2, 4)]
    vertices = [(0, 0, 1.0)] + [
        (s * math.cos(2 * math.pi * k / 10), s * math.sin(2 * math.pi * k / 10), c)
        for s, c in rings
        for k in range(10)
    ]
    faces = [(0, 1 + k, 1 + (k + 1) % 10) for k in range(10)]
    for ring in range(3):
        a = 1 + ring * 10
        faces += [(a + k, a + 10 + k, a + 10 + (k + 1) % 10, a + (k + 1) % 10) for k in range(10)]
    proto = build("drop", vertices, faces, material)
    proto.location = (0, 0, -9)
    drops = []
    for _ in range(count):
        share = rng.uniform() ** 1.25
        z, turn = high + (low - high) * share, rng.uniform(0, 2 * math.pi)
        r = radius_at(z) + 0.0005
        one = size[0] + (size[1] - size[0]) * rng.uniform() ** 2.2
        drop = copy(
            proto,
            (r * math.cos(turn), r * math.sin(turn), z),
            (0, math.pi / 2, turn),
            (one * rng.uniform(1.0, 1.5), one, one * 0.5),
        )
        drops.append(drop)
    return drops
