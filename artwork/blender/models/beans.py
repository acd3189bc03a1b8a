"""Coffee beans: one bean, strewn ones, heaps."""

import math

import numpy as np

from .mesh import build, copy, freeze


def bean(material, length=0.115):
    """A bean lying on its flat side turned up: a half ellipsoid with the seam along x."""
    rings, steps = 18, 28
    vertices, faces = [], []
    for i in range(rings + 1):
        t = -1 + 2 * i / rings
        across = math.sqrt(max(0.0, 1 - abs(t) ** 2.3))
        for k in range(steps):
            a = 2 * math.pi * k / steps
            y, z = math.cos(a) * across * 0.72, math.sin(a) * across
            flat = 0.24 if z > 0 else 0.62
            z *= flat
            if z > 0:
                seam = 0.055 * math.sin(t * 2.6)
                groove = math.exp(-(((y - seam) / 0.095) ** 2))
                z -= groove * 0.3 * (1 - t**4)
            vertices.append((t * length, y * length, z * length))
    for i in range(rings):
        for k in range(steps):
            m = (k + 1) % steps
            faces.append((i * steps + k, (i + 1) * steps + k, (i + 1) * steps + m, i * steps + m))
    faces.append(tuple(range(steps)))
    faces.append(tuple(reversed(range(rings * steps, (rings + 1) * steps))))
    return freeze(build("bean", vertices, faces, material, subdivide=1))


def _turned(rng):
    """Most beans lie seam up or seam down, a little tilted."""
    flip = 0 if rng.random() < 0.55 else math.pi
    return (flip + rng.normal(0, 0.3), rng.normal(0, 0.22), rng.uniform(0, 2 * math.pi))


def strew(proto, spots, seed=1, floor=0.0, size=(0.9, 1.12)):
    """Beans lying at (x, y) spots."""
    rng = np.random.default_rng(seed)
    for x, y in spots:
        scale = rng.uniform(*size)
        copy(proto, (x, y, floor + 0.062 * scale), _turned(rng), scale)


def scattered(count, x_range, y_range, seed=1, apart=0.15, avoid=()):
    """Random spots, apart from one another and outside (x, y, radius) circles."""
    rng = np.random.default_rng(seed)
    spots = []
    for _ in range(count * 60):
        if len(spots) == count:
            break
        x, y = rng.uniform(*x_range), rng.uniform(*y_range)
        if any(math.hypot(x - a, y - b) < r for a, b, r in avoid):
            continue
        if any(math.hypot(x - a, y - b) < apart for a, b in spots):
            continue
        spots.append((x, y))
    return spots


def heap(proto, centre, radius, height, seed=1, layers=None, apart=0.155):
    """A mound: each layer a disc of beans, smaller and higher than the one below."""
    rng = np.random.default_rng(seed)
    layers = layers or max(1, int(height / 0.075))
    for layer in range(layers):
        r = radius * math.sqrt(max(0.0, 1 - layer / layers)) if layers > 1 else radius
        z = centre[2] + height * layer / layers
        placed = []
        for _ in range(int(220 * (r / apart) ** 2 / 4) + 30):
            a, d = rng.uniform(0, 2 * math.pi), r * math.sqrt(rng.random())
            x, y = d * math.cos(a), d * math.sin(a)
            if all(math.hypot(x - p, y - q) > apart for p, q in placed):
                placed.append((x, y))
        for x, y in placed:
            scale = rng.uniform(0.92, 1.12)
            tilt = (
                rng.normal(0, 0.6) + (0 if rng.random() < 0.6 else math.pi),
                rng.normal(0, 0.5),
                rng.uniform(0, 6.28),
            )
            copy(proto, (centre[0] + x, centre[1] + y, z + 0.06 + rng.normal(0, 0.012)), tilt, scale)


def carpet(proto, x_range, y_range, seed=1, layers=3, apart=0.15, shape=None):
    """Beans as far as one sees; `shape(x, y)` is the ground's height."""
    rng = np.random.default_rng(seed)
    for layer in range(layers):
        placed = {}
        area = (x_range[1] - x_range[0]) * (y_range[1] - y_range[0])
        for _ in range(int(area / apart**2 * 9)):
            x, y = rng.uniform(*x_range), rng.uniform(*y_range)
            key = (int(x // apart), int(y // apart))
            near = [
                p for i in (-1, 0, 1) for j in (-1, 0, 1) for p in placed.get((key[0] + i, key[1] + j), [])
            ]
            if any(math.hypot(x - a, y - b) < apart for a, b in near):
                continue
            placed.setdefault(key, []).append((x, y))
            z = (shape(x, y) if shape else 0) + layer * 0.068 + rng.normal(0, 0.01)
            tilt = (
                rng.normal(0, 0.45) + (0 if rng.random() < 0.6 else math.pi),
                rng.normal(0, 0.4),
                rng.uniform(0, 6.28),
            )
            copy(proto, (x, y, z), tilt, rng.uniform(0.92, 1.12))
