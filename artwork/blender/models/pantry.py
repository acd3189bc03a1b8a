"""What comes with the coffee: a croissant, a bag of beans."""

import math

from .mesh import build, tube
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


def coffee_bag(paper, seal):
    """A standing bag with a rolled top and a round seal on its front; faces -y."""
    rows = [(0.0, 0.4, 0.23), (0.03, 0.425, 0.25), (0.3, 0.43, 0.26), (0.62, 0.425, 0.235)]
    rows += [(0.86, 0.425, 0.15), (1.0, 0.43, 0.06), (1.06, 0.432, 0.034), (1.12, 0.432, 0.03)]
    steps, power = 72, 0.34
    vertices, faces = [], []
    for row, (z, half, deep) in enumerate(rows):
        for k in range(steps):
            a = 2 * math.pi * k / steps
            c, d = math.cos(a), math.sin(a)
            crease = 0.012 * math.sin(9 * z + 4 * c) * math.sin(3.1 * c + 7 * z) * (0 < row < 6)
            x = math.copysign(abs(c) ** power, c) * half
            y = math.copysign(abs(d) ** power, d) * (deep + crease)
            vertices.append((x, y, z))
    for row in range(len(rows) - 1):
        for k in range(steps):
            m = (k + 1) % steps
            a, b = row * steps, (row + 1) * steps
            faces.append((a + k, a + m, b + m, b + k))
    faces.append(tuple(reversed(range(steps))))
    faces.append(tuple(range((len(rows) - 1) * steps, len(rows) * steps)))
    bag = build("bag", vertices, faces, paper, subdivide=1)
    roll = tube("roll", [(-0.43, -0.045, 1.13), (0, -0.045, 1.13), (0.43, -0.045, 1.13)], 0.062, paper, 20, 1)
    ring = [(0.17 * math.cos(2 * math.pi * k / 48), 0.17 * math.sin(2 * math.pi * k / 48)) for k in range(48)]
    lean = 0.035  # the front leans back, so the seal's top lies deeper
    disc = build(
        "seal",
        [(x, -0.268 + lean * (y / 0.17) * 0.45, 0.47 + y) for x, y in ring],
        [tuple(range(48))],
        seal,
        smooth=False,
    )
    return [bag, roll, disc]
