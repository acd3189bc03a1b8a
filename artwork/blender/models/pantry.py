"""What comes with the coffee: a croissant, a bag of beans."""

import math

import numpy as np

from .drinks import picture
from .mesh import box, build, tube
from .nodes import Shader
from .studio import hex_rgb


def croissant(at, turn=0.0, scale=1.0):
    """A crescent of rolled dough, thick in the middle, its turns marked by ridges."""
    s = Shader("crust")
    place = s.coordinates()
    bake = s.noise(place, 3.2, 5, 0.6, 0.8)
    tone = s.ramp(bake, (0.32, hex_rgb("#7a3c10")), (0.5, hex_rgb("#b5702a")), (0.72, hex_rgb("#d9a052")))
    flakes = s.noise(s.coordinates((3, 14, 14)), 4.0, 5, 0.65)
    material = s.done(
        s.principled(base_color=tone, roughness=0.42, specular=0.4, normal=s.bump(flakes, 0.3, 0.02))
    )
    turns, steps = 7, 112
    bend = 1.15  # half the crescent's opening, in radians
    path = [
        (0.42 * math.sin(a), 0.42 * (math.cos(a) - 1), 0.14)
        for a in [bend * (2 * i / steps - 1) * 1.2 for i in range(steps + 1)]
    ]

    def thick(t):
        ridge = abs(math.sin(math.pi * turns * t)) ** 0.55
        return 0.012 + 0.165 * math.sin(math.pi * t) ** 0.85 * (0.8 + 0.2 * ridge)

    roll = tube("croissant", path, thick, material, 28, 1, flatten=0.86)
    roll.location = at
    roll.rotation_euler = (0, 0, turn)
    roll.scale = (scale,) * 3
    return roll


# Half width and half depth of the bag at each height: flat foot, full belly, flattened to the fold.
BAG = [(0.0, 0.385, 0.215), (0.02, 0.41, 0.24), (0.08, 0.425, 0.255), (0.32, 0.43, 0.258), (0.58, 0.43, 0.235)]
BAG += [(0.78, 0.428, 0.175), (0.94, 0.428, 0.1), (1.06, 0.428, 0.05), (1.14, 0.428, 0.036)]


def _deep(z):
    """Half the bag's depth at a height."""
    return float(np.interp(z, [row[0] for row in BAG], [row[2] for row in BAG]))


def kraft_paper(colour="#b78f60"):
    """Uncoated brown paper: long fibres, a few dark ones, creases where it was handled."""
    s = Shader("kraft paper")
    base = hex_rgb(colour)
    fibres = s.noise(s.coordinates((22, 22, 5), (0.2, 0.3, 0.1)), 2.4, 5, 0.7)
    flecks = s.ramp(s.noise(s.coordinates((60, 60, 14), (0.5, 0.2, 0.6)), 2.0, 3), (0.66, 0.0), (0.72, 1.0))
    tone = s.mix(s.ramp(fibres, (0.3, 1.0), (0.7, 0.0)), base, tuple(c * 0.82 for c in base))
    tone = s.mix(s.math("MULTIPLY", flecks, 0.4), tone, tuple(c * 0.45 for c in base))
    creases = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(s.coordinates((1.2, 1.2, 0.8)), 2.0, 3, 0.5, 0.4), 0.5))
    height = s.math("ADD", s.ramp(creases, (0.0, 0.0), (0.05, 1.0)), s.math("MULTIPLY", fibres, 0.25))
    return s.done(
        s.principled(base_color=tone, roughness=0.74, specular=0.2, normal=s.bump(height, 0.16, 0.02))
    )


def _print(size=512):
    """A label's print as shares of ink, rows from the bottom: a frame, a bean, rules as lines of text leave them."""
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    edge = np.maximum(np.abs(x), np.abs(y))
    ink = ((edge > 0.86) & (edge < 0.885)).astype(np.float32)
    u, v = x * 0.82 - (y - 0.2) * 0.57, x * 0.57 + (y - 0.2) * 0.82
    bean = np.hypot(u / 0.27, v / 0.4)
    crack = np.abs(u - 0.07 * np.sin(v * 8.5)) < 0.028
    ink = np.where((bean < 1) & ~crack, 1, ink)
    for row, half in ((-0.42, 0.5), (-0.58, 0.34)):
        ink = np.where((np.abs(y - row) < 0.026) & (np.abs(x) < half), 1, ink)
    return ink.astype(np.float32)


def bag_label(colour, ink, low=0.2, high=0.72, half=0.26):
    """A paper label on the bag's front, printed in one colour, its corners turned a little off the paper."""
    s = Shader("bag label")
    at = s.coordinates((0.5 / half, 1, 1 / (high - low)), offset=(0.5, 0, -low / (high - low)))
    place = s.add("SeparateXYZ", {0: at})
    flat = s.add("CombineXYZ", {0: place.outputs["X"], 1: place.outputs["Z"]})
    printed = s.add("TexImage", {"Vector": flat}, image=picture("print", _print()), extension="EXTEND")
    tone = s.mix(printed, hex_rgb(colour), hex_rgb(ink))
    material = s.done(s.principled(base_color=tone, roughness=0.6, specular=0.25))
    columns, rows = 12, 16
    vertices = [
        (x, -_deep(z) - 0.008 - 0.01 * (x / half) ** 2, z)
        for z in (low + (high - low) * k / rows for k in range(rows + 1))
        for x in (half * (2 * k / columns - 1) for k in range(columns + 1))
    ]
    across = columns + 1
    faces = [
        (r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c)
        for r in range(rows)
        for c in range(columns)
    ]
    return build("label", vertices, faces, material)


def coffee_bag(paper, label, tie):
    """A standing bag, its top folded over and held by a tin tie; faces -y."""
    steps, power = 96, 0.2
    vertices, faces = [], []
    for z, half, deep in BAG:
        for k in range(steps):
            a = 2 * math.pi * k / steps
            c, d = math.cos(a), math.sin(a)
            gusset = 0.05 * max(0.0, 1 - abs(d) / 0.5) * min(1.0, max(0.0, (z - 0.3) / 0.6))
            x = math.copysign(abs(c) ** power, c) * (half - gusset)
            y = math.copysign(abs(d) ** power, d) * deep
            vertices.append((x, y, z))
    for row in range(len(BAG) - 1):
        for k in range(steps):
            m = (k + 1) % steps
            a, b = row * steps, (row + 1) * steps
            faces.append((a + k, a + m, b + m, b + k))
    faces.append(tuple(reversed(range(steps))))
    faces.append(tuple(range((len(BAG) - 1) * steps, len(BAG) * steps)))
    bag = build("bag", vertices, faces, paper, subdivide=1)
    fold = box("fold", (0.872, 0.05, 0.17), paper, bevel=0.018)
    fold.location = (0, -0.062, 1.075)
    fold.rotation_euler = (-0.1, 0, 0)
    clip = box("tie", (0.93, 0.014, 0.05), tie, bevel=0.006)
    clip.location = (0, -0.094, 1.075)
    clip.rotation_euler = (-0.1, 0, 0)
    return [bag, fold, clip, label]
