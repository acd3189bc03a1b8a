"""Things of a season: fir and berries, baubles and a string of lights; lemons, their leaves, glazed tiles."""

import math

import numpy as np
from mathutils import Euler, Vector

from .mesh import bezier, box, build, copy, group, lathe, tube
from .nodes import Shader, plain
from .studio import hex_rgb


def fir(length=0.9, seed=1, colour="#4a6848", tip="#8ba36f"):
    """A sprig of fir along x: a twig that bends a little, its needles combed towards its end."""
    rng = np.random.default_rng(seed)
    s = Shader("fir")
    along = s.math("DIVIDE", s.add("SeparateXYZ", {0: s.coordinates()}).outputs["X"], length)
    tone = s.mix(s.ramp(along, (0.6, 0.0), (1.0, 0.7)), hex_rgb(colour), hex_rgb(tip))
    tone = s.mix(s.noise(s.coordinates(), 9.0, 3), tuple(c * 0.5 for c in hex_rgb(colour)), tone)
    needle = s.done(s.principled(base_color=tone, roughness=0.46, specular=0.4))
    vertices, faces = [], []

    def spike(root, direction, reach, thick):
        side = direction.orthogonal().normalized() * thick
        other = direction.cross(side)
        n = len(vertices)
        for k in range(3):
            turn = 2 * math.pi * k / 3
            foot = side * math.cos(turn) + other * math.sin(turn)
            vertices.extend((tuple(root + foot * 0.6), tuple(root + direction * reach * 0.55 + foot)))
        vertices.append(tuple(root + direction * reach))
        for k in range(3):
            a, b = n + 2 * k, n + 2 * ((k + 1) % 3)
            faces.extend(((a, b, b + 1, a + 1), (a + 1, b + 1, n + 6)))

    def branch(start, direction, reach, needles):
        spike(start, direction, reach, 0.012)
        for _ in range(needles):
            t = rng.uniform(0.04, 1.0)
            angle = rng.uniform(0, 2 * math.pi)
            side = direction.orthogonal().normalized()
            out = side * math.cos(angle) + direction.cross(side) * math.sin(angle)
            lean = (out + direction * rng.uniform(0.75, 1.3)).normalized()
            spike(start + direction * reach * t, lean, 0.12 * rng.uniform(0.7, 1.1) * (1.15 - 0.5 * t), 0.0052)

    branch(Vector((0, 0, 0)), Vector((1, 0, 0.05)).normalized(), length, round(340 * length))
    for k in range(5):
        t = 0.14 + 0.15 * k
        aside = Vector((0.72, (-1) ** k * rng.uniform(0.5, 0.75), rng.uniform(-0.02, 0.14))).normalized()
        branch(Vector((length * t, 0, 0.05 * length * t)), aside, length * (0.62 - 0.45 * t), round(190 * length))
    return build("fir", vertices, faces, needle, smooth=False)


def garland(x_range, y, z, seed=1, apart=0.16):
    """Fir laid along x, sprig over sprig."""
    rng = np.random.default_rng(seed)
    protos = [fir(0.85, seed + k) for k in range(3)]
    for proto in protos:
        proto.location = (0, 0, -9)
    count = max(1, round((x_range[1] - x_range[0]) / apart))
    for k in range(count):
        x = x_range[0] + (k + rng.uniform(0, 0.6)) * apart
        turn = (0.0 if rng.random() < 0.5 else math.pi) + rng.normal(0, 0.4)
        copy(protos[k % 3], (x, y + rng.normal(0, 0.1), z + rng.uniform(0, 0.2)), (rng.uniform(-0.5, 0.5), rng.normal(-0.12, 0.22), turn))


def berries(spots, colour="#8c1418", radius=0.052):
    """Holly berries, glossy, each with its dark eye."""
    s = Shader("berry")
    z = s.add("SeparateXYZ", {0: s.coordinates()}).outputs["Z"]
    tone = s.mix(s.ramp(s.math("DIVIDE", z, radius), (0.93, 0.0), (0.97, 1.0)), hex_rgb(colour), (0.01, 0.006, 0.004))
    material = s.done(s.principled(base_color=tone, roughness=0.2, specular=0.55))
    profile = [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi * k / 10 for k in range(11))]
    proto = lathe("berry", [(r if 0 < k < 10 else 0, z) for k, (r, z) in enumerate(profile)], material, 20, 1)
    proto.location = (0, 0, -9)
    for k, spot in enumerate(spots):
        at = (*spot, radius)[:3] if len(spot) == 2 else spot
        copy(proto, at, (0.5 * math.sin(3 * k + 1), 0.7 * math.cos(2 * k), k), 0.9 + 0.1 * math.sin(5 * k))


def bauble(at, radius, material, cap, turn=0.0):
    """A glass ball with its metal cap, lying a little aside."""
    steps = 28
    ball = [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi * k / steps for k in range(steps + 1))]
    ball = [(0 if k in (0, steps) else r, z) for k, (r, z) in enumerate(ball)]
    r = radius * 0.19
    crown = [(0, radius * 1.16), (r * 0.7, radius * 1.16), (r * 0.86, radius * 1.12), (r, radius * 1.1), (r, radius * 0.965)]
    parts = [lathe("bauble", ball, material, 64, 1), lathe("cap", crown[::-1], cap, 32, 1)]
    for part in parts:
        part.location = (at[0], at[1], at[2] + radius)
        part.rotation_euler = Euler((0.9, 0.35, turn))
    return parts


def glimmers(spots, colour="#ffc46b", strength=2.6):
    """Lamps of a string of lights as an open lens draws them: discs, a little brighter at their edge.

    Spots are (x, y, z, radius). They light nothing, so that they cost no noise.
    """
    s = Shader("glimmer")
    away = s.add("VectorMath", {0: s.coordinates()}, operation="LENGTH").outputs["Value"]
    edge = s.ramp(away, (0.0, 0.55), (0.7, 0.62), (0.86, 1.0), (1.0, 0.0))
    light = s.add("Emission", {"Color": hex_rgb(colour), "Strength": s.math("MULTIPLY", edge, strength)})
    glow = s.add("AddShader", {0: s.add("BsdfTransparent"), 1: light})
    material = s.done(glow)
    ring = [(math.cos(a), 0.0, math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]
    for x, y, z, radius in spots:
        disc = build("glimmer", [(0, 0, 0), *ring], [(0, 1 + k, 1 + (k + 1) % 48) for k in range(48)], material, smooth=False)
        disc.location, disc.scale, disc.rotation_euler = (x, y, z), (radius,) * 3, (-0.28, 0, 0)
        for ray in ("diffuse", "glossy", "shadow"):
            setattr(disc, "visible_" + ray, False)


def peel(colour="#e9b522", shade="#b98a16"):
    """Lemon peel: waxy, dimpled by its oil glands, a little greener where it ripened last."""
    s = Shader("peel")
    at = s.coordinates()
    slow = s.noise(at, 2.4, 3)
    glands = s.add("TexVoronoi", {"Vector": at, "Scale": 21.0}, feature="SMOOTH_F1")
    tone = s.mix(s.ramp(slow, (0.35, 0.0), (0.7, 1.0)), hex_rgb(colour), hex_rgb(shade))
    tone = s.mix(s.math("MULTIPLY", s.ramp(glands, (0.0, 1.0), (0.3, 0.0)), 0.18), tone, hex_rgb(shade))
    normal = s.bump(s.math("ADD", glands, s.math("MULTIPLY", slow, 0.8)), 0.32, 0.02)
    surface = s.principled(base_color=tone, roughness=0.36, specular=0.5, normal=normal)
    surface.inputs["Subsurface"].default_value = 0.06
    surface.inputs["Subsurface Radius"].default_value = (0.12, 0.07, 0.02)
    s.feed(surface.inputs["Subsurface Color"], hex_rgb(colour))
    return s.done(surface)


# Radius and place along the axis, from the stalk to the tip, of a lemon that is 1 long.
LEMON = ((0.0, -0.5), (0.06, -0.495), (0.1, -0.478), (0.18, -0.43), (0.27, -0.33), (0.325, -0.2), (0.35, -0.04))
LEMON += ((0.342, 0.12), (0.3, 0.26), (0.215, 0.37), (0.125, 0.425), (0.085, 0.462), (0.05, 0.49), (0.0, 0.5))


def lemon(at, turn=0.0, length=0.8, roll=0.3, seed=1):
    """A lemon lying on its side, its tip towards `turn`."""
    rng = np.random.default_rng(seed)
    waves = rng.uniform(0, 2 * math.pi, 3)
    profile = [(r * length, z * length) for r, z in LEMON]
    lumps = lambda a, z: 1 + 0.022 * math.sin(2 * a + waves[0]) + 0.012 * math.sin(5 * a + waves[1] + 4 * z / length)
    body = lathe("lemon", profile, peel(), 48, 1, wobble=lumps)
    button = [(0, 0), (0.05, 0.006), (0.045, 0.03), (0.03, 0.035), (0, 0.03)]
    stalk = lathe("stalk", button, plain("stalk", hex_rgb("#6d6a35"), 0.7), 10, 1)
    stalk.location, stalk.rotation_euler = (0, 0, -0.5 * length), (math.pi, 0, 0)
    holder = group([body, stalk], (at[0], at[1], at[2] + 0.345 * length))
    holder.rotation_euler = (0, math.pi / 2 + 0.04, turn)
    body.rotation_euler = (0, 0, roll)
    return holder


def pulp(radius):
    """What a cut shows: peel, pith, ten segments between their skins, juice cells that run to the rim."""
    s = Shader("pulp")
    at = s.coordinates()
    split = s.add("SeparateXYZ", {0: at})
    x, y = split.outputs["X"], split.outputs["Y"]
    away = s.math("DIVIDE", s.math("SQRT", s.math("ADD", s.math("MULTIPLY", x, x), s.math("MULTIPLY", y, y))), radius)
    wave = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(at, 5.0, 2), 0.5), 0.5)
    turns = s.math("MULTIPLY", s.math("ARCTAN2", y, x), 10 / (2 * math.pi))
    segment = s.math("FRACT", s.math("ADD", turns, s.math("MULTIPLY", wave, 0.4)))
    inside = s.math("ABSOLUTE", s.math("SUBTRACT", segment, 0.5))
    # How far from the nearest skin, as a share of the radius; skins are as thick at the rim as at the core.
    skin = s.math("MULTIPLY", s.math("SUBTRACT", 0.5, inside), s.math("MULTIPLY", away, 2 * math.pi / 10))
    ring = s.ramp(away, (0.08, 0.0), (0.12, 1.0), (0.82, 1.0), (0.86, 0.0))
    flesh = s.math("MULTIPLY", s.ramp(skin, (0.012, 0.0), (0.03, 1.0)), ring)
    polar = s.add("CombineXYZ", {0: s.math("MULTIPLY", away, 3.0), 1: s.math("MULTIPLY", turns, 5.0)})
    cells = s.add("TexVoronoi", {"Vector": polar, "Scale": 1.6})
    juicy = s.mix(s.ramp(cells, (0.1, 1.0), (0.7, 0.0)), hex_rgb("#d7a92c"), hex_rgb("#f0d469"))
    white = s.mix(s.ramp(away, (0.93, 0.0), (0.965, 1.0)), hex_rgb("#efe5c0"), hex_rgb("#e2b022"))
    tone = s.mix(flesh, white, juicy)
    height = s.math("ADD", s.math("MULTIPLY", flesh, -0.4), s.math("MULTIPLY", cells, s.math("MULTIPLY", flesh, -0.35)))
    rough = s.ramp(flesh, (0.0, 0.55), (1.0, 0.16))
    surface = s.principled(base_color=tone, roughness=rough, specular=0.5, normal=s.bump(height, 0.5, 0.03))
    return s.done(surface)


def half_lemon(at, turn=0.0, tilt=0.0, length=0.8):
    """Half a lemon on its peel, its cut to the sky where `tilt` is 0, to the guest at `turn` where it is a right angle."""
    cut = [(r * length, z * length) for r, z in LEMON if z < 0]
    radius = 0.351 * length
    shell = lathe("half", [*cut, (radius, 0)], peel(), 48, 1)
    flat = [(0, 0), (radius * 0.5, 0), (radius * 0.96, 0), (radius * 1.005, -0.008)]
    face = lathe("cut", flat, pulp(radius), 64, 0)
    lift = max(r * math.sin(tilt) - z * math.cos(tilt) for r, z in (*cut, (radius, 0)))
    holder = group([shell, face], (at[0], at[1], at[2] + lift - 0.004))
    holder.rotation_euler = (tilt, 0, turn)
    return holder


def lemon_leaf(length=0.5, seed=1, colour="#476b2c", vein="#93a95c"):
    """One leaf along x: pointed, folded a little along its vein, its tip bent down."""
    rng = np.random.default_rng(seed)
    s = Shader("lemon leaf")
    split = s.add("SeparateXYZ", {0: s.coordinates()})
    x, y = split.outputs["X"], s.math("ABSOLUTE", split.outputs["Y"])
    middle = s.ramp(s.math("DIVIDE", y, length), (0.006, 1.0), (0.014, 0.0))
    side = s.math("FRACT", s.math("SUBTRACT", s.math("MULTIPLY", x, 11 / length), s.math("MULTIPLY", y, 13 / length)))
    veins = s.math("MULTIPLY", s.ramp(side, (0.0, 0.5), (0.12, 0.0), (0.88, 0.0), (1.0, 0.5)), 0.5)
    tone = s.mix(s.noise(s.coordinates(), 4.0, 3), tuple(c * 0.62 for c in hex_rgb(colour)), hex_rgb(colour))
    tone = s.mix(s.math("MAXIMUM", middle, veins), tone, hex_rgb(vein))
    glossy = s.principled(base_color=tone, roughness=0.34, specular=0.45, normal=s.bump(veins, -0.3, 0.01))
    through = s.add("BsdfTranslucent", {"Color": s.mix(1.0, tone, (1.0, 1.1, 0.45), "MULTIPLY")})
    material = s.done(s.add("MixShader", {0: 0.25, 1: glossy, 2: through}))
    vertices, faces, rows, half = [], [], 22, 4
    bend, twist = rng.uniform(0.12, 0.3), rng.uniform(-0.5, 0.5)
    for i in range(rows + 1):
        t = i / rows
        width = length * 0.235 * math.sin(math.pi * t**0.8) ** 0.8 * (1 - 0.35 * t) + 0.002
        for j in range(-half, half + 1):
            u = j / half
            lift = 0.34 * abs(u) * width + 0.012 * length * math.sin(17 * t + 2 * u + seed) * abs(u)
            z = length * (0.18 * t - bend * t * t) + lift + twist * t * u * width
            vertices.append((t * length, u * width, z))
    n = 2 * half + 1
    for i in range(rows):
        for j in range(n - 1):
            a = i * n + j
            faces.append((a, a + n, a + n + 1, a + 1))
    return build("lemon leaf", vertices, faces, material, subdivide=1)


def lemon_sprig(at, turn=0.0, leaves=4, size=0.5, seed=1, rise=0.06):
    """A cut twig of a lemon tree, its leaves either side."""
    rng = np.random.default_rng(seed)
    reach = 0.19 * leaves * size / 0.5
    path = bezier((0, 0, 0), (reach * 0.4, 0.02, rise * 0.7), (reach * 0.7, -0.02, rise), (reach, 0, rise), 14)
    parts = [tube("twig", path, lambda t: 0.017 - 0.007 * t, plain("twig", hex_rgb("#5d6a36"), 0.6), 8, 1)]
    for k in range(leaves + 1):
        leaf = lemon_leaf(size * rng.uniform(0.8, 1.1), seed * 31 + k)
        spot = path[min(14, 2 + round(12 * k / leaves))]
        aside = 0.0 if k == leaves else (-1) ** k * rng.uniform(0.6, 1.0)
        leaf.location, leaf.rotation_euler = tuple(spot), (rng.normal(0, 0.25), rng.uniform(-0.2, 0.12), aside)
        parts.append(leaf)
    return group(parts, at, turn)


def glazed(colours=("#2c4a7d", "#46699d", "#1f3763"), pale="#9db4cd"):
    """Glaze of hand-made tiles: each of its own depth, thinner and paler where the clay stands out."""
    s = Shader("tile")
    own = s.add("ObjectInfo").outputs["Random"]
    at = s.add("VectorMath", {0: s.coordinates(), 1: s.math("MULTIPLY", own, 40.0)}, operation="ADD")
    middle, light, deep = (hex_rgb(c) for c in colours)
    palest = tuple((a + b) / 2 for a, b in zip(light, hex_rgb(pale)))
    tone = s.ramp(own, (0.0, deep), (0.45, middle), (0.86, light), (0.97, palest))
    tone = s.mix(s.ramp(s.noise(at, 5.0, 4, 0.6), (0.4, 0.0), (0.8, 0.45)), tone, hex_rgb(pale))
    wave = s.bump(s.noise(at, 4.0, 2), 0.2, 0.04)
    return s.done(s.principled(base_color=tone, roughness=0.17, specular=0.5, normal=wave))


def tiles(at, columns, rows, size, material, grout, gap=0.012, depth=0.05, seed=1):
    """A face of tiles towards the guest, its lower left corner at a point; they are set a little unevenly."""
    rng = np.random.default_rng(seed)
    side, (x, y, z) = size - gap, at
    proto = box("tile", (side, depth, side), material, bevel=0.012, segments=3)
    proto.location = (0, 0, -9)
    for row in range(rows):
        for column in range(columns):
            spot = (x + (column + 0.5) * size, y + rng.normal(0, 0.003), z + (row + 0.5) * size)
            copy(proto, spot, (rng.normal(0, 0.014), rng.normal(0, 0.008), rng.normal(0, 0.016)))
    bed = box("grout", (columns * size, depth, rows * size), grout, bevel=0.004)
    bed.location = (x + columns * size / 2, y + 0.01, z + rows * size / 2)
