"""Lamps that looks share: the sun through a window, its sky, cards that shape them."""

import math

import bpy
import numpy as np
from mathutils import Vector

from models.mesh import build
from models.studio import link


def sun(towards, power, colour=(1, 1, 1), softness=3.0):
    """Parallel light that travels along a direction; `softness` is its apparent width in degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, colour, math.radians(softness)
    obj = link(bpy.data.objects.new("sun", data))
    obj.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    return obj


def panes(towards, through, size, columns, rows, bar, away=7.0, turn=0.0):
    """A wall with a window in it, seen by shadows only: `through` is the point that its middle lights."""
    direction = Vector(towards).normalized()
    width, height = size
    wide = 30.0
    xs = [-wide, -width / 2, width / 2, wide]
    quads = [
        (xs[0], xs[1], -wide, wide),
        (xs[2], xs[3], -wide, wide),
        (xs[1], xs[2], height / 2, wide),
        (xs[1], xs[2], -wide, -height / 2),
    ]
    for k in range(1, columns):
        x = -width / 2 + width * k / columns
        quads.append((x - bar / 2, x + bar / 2, -height / 2, height / 2))
    for k in range(1, rows):
        y = -height / 2 + height * k / rows
        quads.append((-width / 2, width / 2, y - bar / 2, y + bar / 2))
    vertices, faces = [], []
    for x0, x1, y0, y1 in quads:
        n = len(vertices)
        vertices += [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)]
        faces.append((n, n + 1, n + 2, n + 3))
    obj = build("panes", vertices, faces, None, smooth=False)
    obj.location = Vector(through) - direction * away
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    obj.rotation_euler.rotate_axis("Z", turn)
    return _seen_by_shadow(obj)


def fronds(towards, spots, onto, away=3.0, seed=1):
    """Palm fronds seen by their shadow only, which falls where and as `spots` draw it on a flat ground.

    Spots are (x, y, angle, length, bend) of the stalk, on the ground; `onto` takes a point of it to the room.
    """
    rng = np.random.default_rng(seed)
    direction = Vector(towards).normalized()
    vertices, faces = [], []

    def strip(points, widths):
        n = len(vertices)
        for k, ((x, y), width) in enumerate(zip(points, widths)):
            (x0, y0), (x1, y1) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
            away_x, away_y = y0 - y1, x1 - x0
            half = width / 2 / (math.hypot(away_x, away_y) or 1)
            for side in (-1, 1):
                spot = Vector(onto(x + side * away_x * half, y + side * away_y * half))
                vertices.append(tuple(spot - direction * away))
        faces.extend((n + 2 * k, n + 2 * k + 1, n + 2 * k + 3, n + 2 * k + 2) for k in range(len(points) - 1))

    for x, y, angle, length, bend in spots:
        count, spine = round(4 + 5.5 * length), []
        for k in range(count + 1):
            spine.append((x, y, angle + bend * (k / count) ** 1.3))
            x, y = x + math.cos(spine[-1][2]) * length / count, y + math.sin(spine[-1][2]) * length / count
        strip([(x, y) for x, y, _ in spine], [0.05 * (1 - 0.8 * k / count) for k in range(count + 1)])
        for k in range(round(count * 0.14), count + 1):
            t = k / count
            for side in (-1, 1):
                reach = length * (0.12 + 0.36 * math.sin(math.pi * (0.12 + 0.8 * t))) * rng.uniform(0.85, 1.08)
                apart = 1.05 - 0.5 * t + rng.normal(0, 0.05)
                lean = spine[k][2] + side * apart
                blade = []
                for share in (0.0, 0.3, 0.6, 0.85, 1.0):
                    droop, far = lean - side * 0.28 * share, reach * share
                    blade.append((spine[k][0] + math.cos(droop) * far, spine[k][1] + math.sin(droop) * far))
                wide = 0.46 * math.sin(apart) * length / count * rng.uniform(0.8, 1.1)
                strip(blade, [wide * share for share in (0.45, 1.0, 0.9, 0.5, 0.06)])
    return _seen_by_shadow(build("fronds", vertices, faces, None, smooth=False))


def _seen_by_shadow(obj):
    for ray in ("camera", "diffuse", "glossy", "transmission"):
        setattr(obj, "visible_" + ray, False)
    return obj
