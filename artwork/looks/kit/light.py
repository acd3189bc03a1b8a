"""Lamps that looks share: the sun through a window, its sky, cards that shape them."""

import math

import bpy
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
    for ray in ("camera", "diffuse", "glossy", "transmission"):
        setattr(obj, "visible_" + ray, False)
    return obj
