"""What lies beside the cup."""

import math

import numpy as np

from .materials import metal
from .mesh import bezier, box, build, lathe, tube
from .nodes import Shader, plain
from .studio import hex_rgb


def spoon(material=None, length=1.1):
    """A tea spoon along x, bowl at the origin."""
    material = material or metal()
    k = length / 1.1
    vertices, faces = [], []
    rows, columns = 12, 10
    for i in range(rows + 1):
        t = i / rows
        x = (-0.16 + 0.34 * t) * k
        half = 0.105 * k * math.sqrt(max(0.0, 1 - ((t - 0.46) / 0.54) ** 2)) * (1 - 0.18 * t) + 0.012 * k
        for j in range(columns + 1):
            u = -1 + 2 * j / columns
            depth = 0.05 * k * (1 - u * u) * math.sin(math.pi * min(1, t * 1.02)) ** 0.8
            vertices.append((x, u * half, 0.06 * k - depth + 0.03 * t * t * k))
    for i in range(rows):
        for j in range(columns):
            a = i * (columns + 1) + j
            faces.append((a, a + columns + 1, a + columns + 2, a + 1))
    bowl = build("spoon", vertices, faces, material, subdivide=2)
    thick = bowl.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.012
    path = bezier(
        (0.15 * k, 0, 0.088 * k), (0.4 * k, 0, 0.15 * k), (0.6 * k, 0, 0.06 * k), (0.95 * k, 0, 0.05 * k), 20
    )
    stem = tube("stem", path, lambda t: (0.018 + 0.026 * t**2) * k, material, 12, 1, flatten=0.36)
    return [bowl, stem]


def cinnamon(at, turn, length=0.9, radius=0.055):
    """A rolled stick."""
    s = Shader("cinnamon")
    fibre = s.noise(s.coordinates((3, 40, 40)), 2.0, 5, 0.6)
    tone = s.ramp(fibre, (0.3, hex_rgb("#5a2d14")), (0.7, hex_rgb("#9a5a2e")))
    material = s.done(
        s.principled(base_color=tone, roughness=0.75, specular=0.2, normal=s.bump(fibre, 0.3, 0.02))
    )
    vertices, faces, steps, turns = [], [], 40, 30
    for i in range(turns):
        u = i / (turns - 1)
        a = 4.6 * math.pi * (u - 0.5)
        r = radius * (1.0 - 0.62 * abs(u - 0.5) * 2) if abs(u - 0.5) > 0.0 else radius
        cx = radius * 0.9 * (1 if u > 0.5 else -1)
        for x in (-length / 2, length / 2):
            vertices.append((x, cx + math.cos(a) * r * (-1 if u > 0.5 else 1), radius + math.sin(a) * r))
    for i in range(turns - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    stick = build("cinnamon", vertices, faces, material)
    stick.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    stick.location = at
    stick.rotation_euler = (0, 0, turn)
    return stick


def vanilla_pod(points, radius=0.028):
    """A dark wrinkled pod along four Bezier points."""
    s = Shader("vanilla")
    ridges = s.noise(s.coordinates((2, 30, 30)), 3.0, 4)
    tone = s.ramp(ridges, (0.3, hex_rgb("#120805")), (0.75, hex_rgb("#3a2013")))
    material = s.done(
        s.principled(base_color=tone, roughness=0.4, specular=0.5, normal=s.bump(ridges, 0.4, 0.02))
    )
    return tube(
        "vanilla",
        bezier(*points, 28),
        lambda t: radius * (0.35 + 0.65 * math.sin(math.pi * min(1, 0.06 + t * 0.9)) ** 0.5),
        material,
        12,
        1,
        flatten=0.7,
    )


def blossom(at, scale=1.0, tilt=(0.3, 0.1, 0.0), colour="#fbf4e2"):
    """A vanilla orchid: five pointed petals round a frilled cup."""
    petal_material = plain("petal", hex_rgb(colour), 0.55, specular=0.2, sheen=0.3)
    throat = plain("throat", hex_rgb("#ecc65a"), 0.5)
    objects = []
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        vertices, faces = [], []
        rows = 8
        for i in range(rows + 1):
            t = i / rows
            half = 0.085 * math.sin(math.pi * t**0.75) + 0.004
            r = 0.03 + 0.36 * t
            z = 0.1 * t * (1.6 - t) - 0.06 * t**3
            for u in (-1, -0.4, 0.4, 1):
                vertices.append(
                    (
                        r * math.cos(a) - u * half * math.sin(a),
                        r * math.sin(a) + u * half * math.cos(a),
                        z + 0.03 * u * u,
                    )
                )
        for i in range(rows):
            for j in range(3):
                b = i * 4 + j
                faces.append((b, b + 4, b + 5, b + 1))
        petal = build("petal", vertices, faces, petal_material, subdivide=2)
        petal.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
        objects.append(petal)
    objects.append(
        lathe(
            "throat",
            [(0, 0.02), (0.04, 0.03), (0.06, 0.09), (0.085, 0.14), (0.08, 0.14), (0.05, 0.08), (0, 0.05)],
            throat,
            20,
            wobble=lambda a, z: 1 + 0.12 * math.sin(7 * a) * (z > 0.1),
        )
    )
    for obj in objects:
        obj.location = at
        obj.rotation_euler = tilt
        obj.scale = (scale,) * 3
    return objects


def leaf(at, turn, length=1.0, tilt=0.25, colour="#2f5a25"):
    """A glossy coffee leaf with a wavy edge."""
    s = Shader("leaf")
    uv = s.coordinates(kind="Object")
    y = s.add("SeparateXYZ", {0: uv}).outputs["Y"]
    vein = s.ramp(s.math("ABSOLUTE", y), (0.0, 1.0), (0.012, 0.0))
    tone = s.mix(s.noise(uv, 5.0, 4), tuple(c * 0.7 for c in hex_rgb(colour)), hex_rgb(colour))
    tone = s.mix(vein, tone, hex_rgb("#8fae5a"))
    material = s.done(s.principled(base_color=tone, roughness=0.28, specular=0.5))
    vertices, faces = [], []
    rows, half = 24, 7
    for i in range(rows + 1):
        t = i / rows
        width = length * 0.21 * math.sin(math.pi * t**0.85) ** 0.9 * (1 - 0.25 * t) + 0.002
        for j in range(-half, half + 1):
            u = j / half
            ripple = 0.028 * length * math.sin(t * 26 + (0 if u > 0 else 1.4)) * abs(u) ** 2
            arch = length * 0.16 * math.sin(math.pi * t) * tilt * 2
            side = 0.3 * abs(u) * width
            vertices.append((t * length, u * width, arch + side + ripple))
    n = 2 * half + 1
    for i in range(rows):
        for j in range(n - 1):
            a = i * n + j
            faces.append((a, a + n, a + n + 1, a + 1))
    obj = build("leaf", vertices, faces, material, subdivide=1)
    obj.location = at
    obj.rotation_euler = (0.12, -tilt * 0.3, turn)
    return obj


def cherry(at, material, radius=0.11):
    """A ripe coffee cherry."""
    obj = lathe(
        "cherry",
        [
            (0, 0),
            (radius * 0.6, radius * 0.1),
            (radius * 0.98, radius * 0.7),
            (radius, radius * 1.2),
            (radius * 0.72, radius * 1.9),
            (radius * 0.2, radius * 2.08),
            (radius * 0.12, radius * 2.0),
            (0, radius * 1.98),
        ],
        material,
        24,
    )
    obj.location = at
    return obj


def chocolate(at, turn, size=(0.42, 0.3, 0.12), colour="#2c140a"):
    """A square of chocolate."""
    obj = box("chocolate", size, plain("chocolate", hex_rgb(colour), 0.3, specular=0.4), bevel=0.03)
    obj.location = (at[0], at[1], at[2] + size[2] / 2)
    obj.rotation_euler = (0, 0, turn)
    return obj


def hazelnut(at, seed=1, shelled=False):
    """A hazelnut with its pale cap."""
    rng = np.random.default_rng(seed)
    s = Shader("hazelnut")
    at_object = s.coordinates()
    z = s.add("SeparateXYZ", {0: at_object}).outputs["Z"]
    streak = s.noise(s.coordinates((14, 14, 1.2)), 2.0, 4)
    shell = s.ramp(streak, (0.3, hex_rgb("#6b3a16")), (0.7, hex_rgb("#a8672f")))
    tone = s.mix(
        s.ramp(s.math("ADD", z, s.math("MULTIPLY", streak, 0.03)), (0.045, 1.0), (0.06, 0.0)),
        shell,
        hex_rgb("#cba676"),
    )
    material = s.done(s.principled(base_color=tone, roughness=0.38, specular=0.4))
    obj = lathe(
        "hazelnut",
        [
            (0, 0),
            (0.05, 0.004),
            (0.09, 0.035),
            (0.118, 0.1),
            (0.108, 0.165),
            (0.06, 0.22),
            (0.015, 0.245),
            (0, 0.25),
        ],
        material,
        28,
    )
    obj.location = (at[0], at[1], at[2] + 0.09)
    obj.rotation_euler = (rng.uniform(0.9, 2.0), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.28))
    return obj


def sugar(at, turn, colour="#f4ead8"):
    """A lump of sugar."""
    s = Shader("sugar")
    grain = s.add("TexVoronoi", {"Vector": s.coordinates(), "Scale": 60.0})
    material = s.done(
        s.principled(base_color=hex_rgb(colour), roughness=0.5, normal=s.bump(grain, 0.6, 0.02))
    )
    obj = box("sugar", (0.17, 0.17, 0.15), material, bevel=0.015)
    obj.location = (at[0], at[1], at[2] + 0.075)
    obj.rotation_euler = (0, 0, turn)
    return obj


def moka_pot(body, knob):
    """An eight-sided stove-top pot."""
    objects = []

    def part(profile):
        objects.append(lathe("moka", profile, body, 8, subdivide=0, smooth=False))

    part([(0, 0), (0.44, 0), (0.47, 0.03), (0.38, 0.62), (0.36, 0.66), (0, 0.66)])
    objects.append(
        lathe("collar", [(0.36, 0.64), (0.385, 0.65), (0.385, 0.74), (0.36, 0.75)], body, 48, subdivide=1)
    )
    part([(0, 0.74), (0.34, 0.74), (0.37, 0.78), (0.47, 1.36), (0.475, 1.4), (0, 1.4)])
    part([(0.48, 1.4), (0.49, 1.43), (0.1, 1.6), (0.06, 1.62), (0, 1.62)])
    objects.append(
        lathe(
            "knob",
            [(0.05, 1.6), (0.04, 1.66), (0.075, 1.72), (0.08, 1.78), (0.05, 1.82), (0, 1.83)],
            knob,
            24,
        )
    )
    path = bezier((0.44, 0, 1.34), (0.95, 0, 1.5), (0.92, 0, 1.1), (0.86, 0, 0.72), 20)
    objects.append(
        tube("grip", path, lambda t: 0.05 + 0.02 * math.sin(math.pi * t), knob, 14, 1, flatten=1.5)
    )
    spout = build(
        "spout",
        [(-0.38, -0.14, 1.39), (-0.38, 0.14, 1.39), (-0.66, 0, 1.42), (-0.4, 0, 1.05)],
        [(0, 2, 3), (2, 1, 3), (0, 1, 2)],
        body,
        smooth=False,
    )
    objects.append(spout)
    return objects


def sack(cloth, radius=0.8, height=0.9):
    """An open burlap sack with a rolled edge."""

    def folds(angle, z):
        k = z / height
        return 1 + 0.05 * math.sin(7 * angle + 3 * k) * (0.4 + k) + 0.03 * math.sin(13 * angle + 1.0) * k

    r, h = radius, height
    profile = [
        (0, 0),
        (r * 0.86, 0.0),
        (r * 1.02, 0.08),
        (r * 1.08, 0.3 * h),
        (r * 1.02, 0.62 * h),
        (r * 0.9, 0.86 * h),
        (r * 0.96, 0.98 * h),
        (r * 1.06, 0.96 * h),
        (r * 1.1, 0.9 * h),
        (r * 1.08, 1.04 * h),
        (r * 0.98, 1.1 * h),
        (r * 0.88, 1.03 * h),
        (r * 0.86, 0.8 * h),
        (r * 0.9, 0.5 * h),
    ]
    return lathe("sack", profile, cloth, 90, wobble=folds)


def drape(cloth, size, at=(0, 0, 0), turn=0.0, folds=0.05, seed=1):
    """A napkin lying in gentle folds."""
    rng = np.random.default_rng(seed)
    waves = [(rng.uniform(1, 4.5), rng.uniform(1, 4.5), rng.uniform(0, 6.28)) for _ in range(5)]
    n = 60
    vertices, faces = [], []
    for i in range(n + 1):
        for j in range(n + 1):
            x, y = (i / n - 0.5) * size[0], (j / n - 0.5) * size[1]
            z = sum(math.sin(a * x + b * y + c) for a, b, c in waves) / len(waves)
            vertices.append((x + 0.02 * math.sin(5 * y), y + 0.02 * math.sin(4 * x), folds * (z * z + 0.05)))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            faces.append((a, a + n + 1, a + n + 2, a + 1))
    obj = build("napkin", vertices, faces, cloth, subdivide=1)
    obj.modifiers.new("thick", "SOLIDIFY").thickness = 0.014
    obj.location = at
    obj.rotation_euler = (0, 0, turn)
    return obj
