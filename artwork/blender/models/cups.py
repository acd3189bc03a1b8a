"""Cups of ceramic and glass, with walls of real thickness. Each builder returns its objects and radii."""

import math

from . import drinks
from .mesh import bezier, lathe, tube


def interpolate(profile, z):
    """The radius of a rising profile at a height."""
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return profile[-1][0]


def shell(name, outer, wall, floor, material, steps=72):
    """A vessel from its outer profile (rising): wall thickness, a rounded lip, a floor."""
    top_r, top_z = outer[-1]
    inner = [(max(r - wall, 0.02), z) for r, z in outer if z > floor + 0.04 and z < top_z]
    lip = [
        (top_r - wall * 0.12, top_z + wall * 0.42),
        (top_r - wall * 0.5, top_z + wall * 0.55),
        (top_r - wall * 0.88, top_z + wall * 0.4),
    ]
    base_r = outer[0][0]
    start = interpolate(outer, floor + 0.02) - wall
    profile = [(0, outer[0][1] + 0.015), (base_r * 0.8, outer[0][1] + 0.015), (base_r * 0.86, outer[0][1])]
    profile += outer + lip + [(top_r - wall, top_z - 0.01)] + inner[::-1]
    profile += [(start * 0.9, floor + 0.008), (start * 0.6, floor), (0, floor)]
    return lathe(name, profile, material, steps)


def handle(attach_top, attach_bottom, out, thickness, material, flatten=0.62):
    """An ear on the +x side between two (radius, z) points."""
    (r1, z1), (r2, z2) = attach_top, attach_bottom
    path = bezier(
        (r1 - 0.02, 0, z1),
        (r1 + out * 1.25, 0, z1 + out * 0.32),
        (r2 + out * 1.3, 0, z2 - out * 0.1),
        (r2 - 0.02, 0, z2),
        18,
    )
    return tube(
        "handle",
        path,
        lambda t: thickness * (1.25 - 0.5 * math.sin(math.pi * t)),
        material,
        14,
        1,
        flatten=1 / flatten,
    )


FORMS = {
    # outer profile from the foot up, wall, floor, handle (top z share, bottom z share, reach, thickness)
    "cappuccino": (
        [(0.26, 0.0), (0.27, 0.03), (0.3, 0.06), (0.42, 0.16), (0.5, 0.3), (0.535, 0.46), (0.55, 0.6)],
        0.035,
        0.07,
        (0.86, 0.3, 0.24, 0.042),
    ),
    "espresso": (
        [(0.17, 0.0), (0.18, 0.03), (0.21, 0.07), (0.27, 0.18), (0.3, 0.34), (0.32, 0.5)],
        0.035,
        0.06,
        (0.82, 0.3, 0.17, 0.034),
    ),
    "mug": (
        [(0.36, 0.0), (0.385, 0.02), (0.4, 0.06), (0.405, 0.4), (0.405, 0.88)],
        0.035,
        0.07,
        (0.84, 0.2, 0.26, 0.05),
    ),
    "bowl": (
        [(0.24, 0.0), (0.25, 0.04), (0.36, 0.12), (0.5, 0.26), (0.57, 0.42), (0.6, 0.56)],
        0.035,
        0.07,
        None,
    ),
    "tumbler": ([(0.27, 0.0), (0.3, 0.015), (0.315, 0.06), (0.35, 0.5), (0.385, 1.0)], 0.022, 0.09, None),
    "highball": ([(0.28, 0.0), (0.3, 0.015), (0.31, 0.06), (0.335, 0.7), (0.36, 1.3)], 0.02, 0.1, None),
    "glass mug": (
        [(0.3, 0.0), (0.33, 0.015), (0.345, 0.06), (0.36, 0.45), (0.375, 0.9)],
        0.026,
        0.08,
        (0.84, 0.24, 0.24, 0.038),
    ),
    "demitasse glass": (
        [(0.17, 0.0), (0.2, 0.015), (0.22, 0.06), (0.27, 0.3), (0.3, 0.5)],
        0.024,
        0.07,
        None,
    ),
    "rocks": ([(0.34, 0.0), (0.37, 0.015), (0.38, 0.06), (0.4, 0.4), (0.42, 0.78)], 0.028, 0.1, None),
}


class Cup:
    """A vessel of one of the forms, and how to fill it."""

    def __init__(self, form, material, handle_material=None):
        self.outer, self.wall, self.floor, ear = FORMS[form]
        self.height = self.outer[-1][1]
        self.objects = [shell(form, self.outer, self.wall, self.floor, material)]
        if ear:
            top, bottom, out, thickness = ear
            z1, z2 = top * self.height, bottom * self.height
            self.objects.append(
                handle(
                    (interpolate(self.outer, z1), z1),
                    (interpolate(self.outer, z2), z2),
                    out,
                    thickness,
                    handle_material or material,
                )
            )

    def inside(self, z):
        """The inner radius at a height."""
        return interpolate(self.outer, z) - self.wall

    def top(self, level, material):
        """A liquid's surface at a share of the height."""
        z = level * self.height
        obj = drinks.surface(self.inside(z) + 0.008, z, material)
        self.objects.append(obj)
        return obj

    def foam(self, level, material, height=0.05, seed=1):
        """A cap of foam at a share of the height."""
        z = level * self.height
        self.objects.append(drinks.foam_dome(self.inside(z) + 0.004, z, material, height, seed=seed))

    def body(self, low, high, material):
        """Liquid between two shares of the height, just touching the wall: for glass."""
        a, b = max(low * self.height, self.floor + 0.004), high * self.height
        steps = 8
        rows = [
            (self.inside(a + (b - a) * i / steps) + 0.003, a + (b - a) * i / steps) for i in range(steps + 1)
        ]
        first = rows[0]
        profile = [(0, a), (first[0] * 0.92, a), (first[0], a + 0.012)] + rows[1:]
        profile += [(rows[-1][0] * 0.97, b - 0.004), (0, b - 0.004)]
        obj = lathe("drink", profile, material, 64, subdivide=1)
        self.objects.append(obj)
        return obj

    def band(self, z, material, width=0.02):
        """A ring round the outside, such as a gold rim."""
        r = interpolate(self.outer, min(z, self.height))
        profile = [(r - 0.004, z - width), (r + 0.004, z - width), (r + 0.0045, z), (r - 0.004, z)]
        obj = lathe("band", profile, material, 72, subdivide=1)
        self.objects.append(obj)

    def gilded_lip(self, material):
        """A rim of metal over the lip."""
        r, z, w = self.outer[-1][0], self.height, self.wall
        profile = [
            (r + 0.004, z - 0.03),
            (r + 0.004, z),
            (r - w * 0.12, z + w * 0.5),
            (r - w * 0.5, z + w * 0.66),
            (r - w * 0.88, z + w * 0.5),
            (r - w - 0.004, z - 0.012),
        ]
        self.objects.append(lathe("lip", profile, material, 72, subdivide=2))


def saucer(material, radius=0.82):
    """A saucer with a well for the cup."""
    k = radius / 0.82
    profile = [
        (0, 0.02),
        (0.3 * k, 0.02),
        (0.32 * k, 0),
        (0.36 * k, 0),
        (0.4 * k, 0.03),
        (0.64 * k, 0.085),
        (0.8 * k, 0.135),
        (0.82 * k, 0.15),
        (0.81 * k, 0.165),
        (0.78 * k, 0.155),
        (0.62 * k, 0.112),
        (0.4 * k, 0.066),
        (0.34 * k, 0.05),
        (0.31 * k, 0.046),
        (0, 0.046),
    ]
    return lathe("saucer", profile, material, 80)
