"""Things of a season: fir and berries, baubles and a string of lights."""

import math

import numpy as np
from mathutils import Euler, Vector

from .mesh import build, copy, group, lathe
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
