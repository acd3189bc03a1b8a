"""The cups of a look: thrown stoneware with a real lip, paper cups with a rolled one, and what is in them."""

import math

import bpy
import numpy as np

from models.cups import handle, interpolate, shell
from models.mesh import lathe
from models.nodes import Shader
from models.studio import hex_rgb
from models.takeaway import PaperCup

from . import pours

# Outer profile from the foot up, wall, floor, handle (top share, bottom share, reach, thickness) in ten centimetres.
FORMS = {
    "flat white": (
        [(0.27, 0.0), (0.285, 0.012), (0.3, 0.045), (0.38, 0.1), (0.44, 0.2), (0.462, 0.34), (0.468, 0.6)],
        0.03,
        0.07,
        (0.86, 0.36, 0.2, 0.036),
    ),
    "espresso": (
        [(0.19, 0.0), (0.2, 0.012), (0.21, 0.04), (0.27, 0.09), (0.31, 0.17), (0.33, 0.3), (0.336, 0.56)],
        0.028,
        0.06,
        (0.84, 0.36, 0.16, 0.03),
    ),
    "mug": (
        [(0.34, 0.0), (0.36, 0.012), (0.385, 0.05), (0.41, 0.14), (0.418, 0.4), (0.42, 0.9)],
        0.03,
        0.07,
        (0.8, 0.26, 0.25, 0.042),
    ),
    "bowl": (
        [(0.2, 0.0), (0.215, 0.012), (0.22, 0.05), (0.34, 0.12), (0.45, 0.24), (0.51, 0.38), (0.53, 0.52)],
        0.028,
        0.07,
        None,
    ),
}

# Height, top radius, bottom radius.
PAPER = {
    "regular": (0.92, 0.395, 0.28),
    "medium": (1.10, 0.42, 0.29),
    "large": (1.36, 0.445, 0.30),
    "xlarge": (1.60, 0.455, 0.305),
}
TUMBLERS = {
    "single": (1.22, 0.45, 0.37),
    "regular": (0.98, 0.385, 0.33),
    "medium": (1.2, 0.395, 0.335),
    "large": (1.44, 0.405, 0.34),
}


def glaze(colour="#f1ede5", clay="#b79878", roughness=0.34, speckle=0.5, height=0.6, dip=0.02, lip=0.6):
    """Satin stoneware: fine specks, throwing rings, the lip where it breaks over the clay, the bare clay below `dip`."""
    s = Shader("glaze")
    at = s.coordinates()
    base = hex_rgb(colour)
    tone = s.mix(s.noise(at, 3.0, 3), tuple(c * 0.93 for c in base), base)
    if speckle:
        for scale, width, amount in ((30.0, 0.13, 0.55), (75.0, 0.2, 0.35)):
            grains = s.ramp(s.add("TexVoronoi", {"Vector": at, "Scale": scale}), (0.0, 1.0), (width, 0.0))
            sparse = s.ramp(s.noise(at, scale * 0.37, 2), (0.5, 0.0), (0.6, 1.0))
            share = s.math("MULTIPLY", s.math("MULTIPLY", grains, sparse), speckle * amount)
            tone = s.mix(share, tone, tuple(c * 0.45 for c in hex_rgb(clay)))
    z = s.add("SeparateXYZ", {0: at}).outputs["Z"]
    if lip:
        broken = s.math("ADD", z, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(at, 8.0, 3), 0.5), 0.018))
        lip = s.ramp(s.math("DIVIDE", broken, height), (0.988, 0.0), (1.012, lip))
        tone = s.mix(lip, tone, hex_rgb(clay))
        foot = s.ramp(s.math("DIVIDE", broken, height), (dip, 1.0), (dip + 0.012, 0.0))
        bare = s.mix(s.noise(at, 40.0, 3), tuple(c * 0.8 for c in hex_rgb(clay)), hex_rgb(clay))
        tone = s.mix(foot, tone, bare)
    rings = s.math("SINE", s.math("MULTIPLY", z, 165.0))
    uneven = s.math("ADD", s.math("MULTIPLY", rings, 0.25), s.noise(at, 2.4, 2))
    return s.done(
        s.principled(
            base_color=tone,
            roughness=s.ramp(s.noise(at, 12.0, 3), (0.3, roughness - 0.05), (0.7, roughness + 0.06)),
            specular=0.5,
            normal=s.bump(uneven, 0.07, 0.02),
        )
    )


def picture(name, values, colour=True):
    """A painted array as a Blender image; heights are data, colours are display values."""
    rows = values[::-1]
    n = rows.shape[0]
    image = bpy.data.images.new(name, n, n, is_data=not colour, float_buffer=not colour)
    pixels = np.ones((n, n, 4), np.float32)
    pixels[..., :3] = rows if colour else rows[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def painted(colour, height, radius, turn=0.0, roughness=0.2, relief=0.02, specular=0.45):
    """The surface's material; the picture spans `radius` either side of the axis and faces the guest."""
    s = Shader("pour")
    at = s.coordinates((0.5 / radius, 0.5 / radius, 1), rotation=(0, 0, turn), offset=(0.5, 0.5, 0))
    tone = s.add("TexImage", {"Vector": at}, image=picture("colour", colour), extension="EXTEND")
    lift = s.add("TexImage", {"Vector": at}, image=picture("height", height, False), extension="EXTEND")
    return s.done(
        s.principled(
            base_color=tone, roughness=roughness, specular=specular, normal=s.bump(lift, 0.55, relief)
        )
    )


def pour(kind, radius, turn=0.0, seed=3):
    """One of the drinks seen from above: crema, black, rosetta, tulip."""
    if kind == "black":
        return painted(*pours.filter_coffee(seed=seed), radius, turn, 0.04, 0.012, 0.55)
    if kind == "crema":
        return painted(*pours.crema(seed=seed), radius, turn, 0.27, 0.014)
    figure = {"rosetta": pours.rosetta, "tulip": pours.tulip}[kind]()
    return painted(*pours.latte(figure, seed=seed), radius, turn, 0.3, 0.01)


def surface(radius, z, material):
    """A liquid's top, climbing at the wall; its origin on the cup's axis, so that the picture sits there."""
    profile = [(0, 0), (radius * 0.5, 0), (radius * 0.88, 0), (radius * 0.96, 0.003), (radius, 0.016)]
    obj = lathe("surface", profile, material, 72, subdivide=2)
    obj.location = (0, 0, z)
    return obj


class Cup:
    """A stoneware cup of one of the forms, filled."""

    def __init__(self, form, material, turn=0.0):
        self.outer, self.wall, self.floor, ear = FORMS[form]
        self.height, self.turn = self.outer[-1][1], turn
        self.objects = [shell(form, self.outer, self.wall, self.floor, material, 96)]
        if ear:
            top, bottom, out, thickness = ear
            z1, z2 = top * self.height, bottom * self.height
            ends = [(interpolate(self.outer, z), z) for z in (z1, z2)]
            self.objects.append(handle(*ends, out, thickness, material, 0.7))

    def fill(self, kind, level=0.86, seed=3):
        z = level * self.height
        radius = interpolate(self.outer, z) - self.wall + 0.006
        self.objects.append(surface(radius, z, pour(kind, radius, self.turn, seed)))
        return self

    def gild(self, material):
        """A rim of metal over the lip."""
        r, z, w = self.outer[-1][0], self.height, self.wall
        rim = [(r + 0.003, z - 0.022), (r + 0.003, z), (r - w * 0.12, z + w * 0.5), (r - w * 0.5, z + w * 0.64)]
        rim += [(r - w * 0.88, z + w * 0.5), (r - w - 0.003, z - 0.01)]
        self.objects.append(lathe("lip", rim, material, 96, subdivide=2))
        return self


def saucer(material, radius=0.76):
    """A flat stoneware plate with an upright edge."""
    k = radius / 0.76
    profile = [(0, 0.018), (0.3 * k, 0.018), (0.32 * k, 0), (0.5 * k, 0.002), (0.7 * k, 0.02), (0.74 * k, 0.045)]
    profile += [(0.757 * k, 0.09), (0.752 * k, 0.099), (0.74 * k, 0.098), (0.727 * k, 0.08), (0.7 * k, 0.052)]
    profile += [(0.5 * k, 0.04), (0.33 * k, 0.04), (0.32 * k, 0.036), (0, 0.036)]
    return lathe("saucer", profile, material, 96)


def paper_cup(size, paper, hairline, kind="crema", turn=0.4):
    """An open paper cup, full, a hairline round its foot."""
    height, top, bottom = PAPER[size]
    cup = PaperCup(height, top, bottom, paper)
    z = height - 0.075
    radius = cup.radius(z) - 0.008
    cup.objects.append(surface(radius, z, pour(kind, radius, turn)))
    for low, thick in ((0.15, 0.007),):
        a, b = cup.radius(low) + 0.0012, cup.radius(low + thick) + 0.0012
        cup.objects.append(lathe("hairline", [(a - 0.004, low), (a, low), (b, low + thick), (b - 0.004, low + thick)], hairline, 96, subdivide=0))
    return cup.objects


def paper(colour="#efeae1", stripe=None, stripes=20):
    """Uncoated board: matt, its fibres just to be felt, the seam where it is glued; striped as awnings are, or not."""
    s = Shader("paper")
    at = s.coordinates()
    fibre = s.noise(s.coordinates((40, 40, 22)), 2.0, 5, 0.7)
    base = hex_rgb(colour)
    tone = s.mix(s.math("MULTIPLY", fibre, 0.35), base, tuple(c * 0.86 for c in base))
    place = s.add("SeparateXYZ", {0: at})
    angle = s.math("ARCTAN2", place.outputs["Y"], place.outputs["X"])
    if stripe:
        # Outside alone, where the board faces away from the cup's axis.
        flat = s.add("VectorMath", {0: at, 1: (1, 1, 0)}, operation="MULTIPLY")
        facing = s.add("VectorMath", {0: s.add("TexCoord").outputs["Normal"], 1: flat}, operation="DOT_PRODUCT")
        outside = s.math("GREATER_THAN", facing.outputs["Value"], 0.0)
        turn = s.math("FRACT", s.math("MULTIPLY", s.math("ADD", angle, math.pi), stripes / (2 * math.pi)))
        printed = s.math("MULTIPLY", s.ramp(turn, (0.0, 0.0), (0.02, 1.0), (0.44, 1.0), (0.46, 0.0)), outside)
        ink = s.mix(s.math("MULTIPLY", fibre, 0.35), hex_rgb(stripe), tuple(c * 0.86 for c in hex_rgb(stripe)))
        tone = s.mix(printed, tone, ink)
    seam = s.ramp(s.math("ABSOLUTE", s.math("ADD", angle, 0.75)), (0.0, 1.0), (0.012, 0.0))
    tone = s.mix(s.math("MULTIPLY", seam, 0.22), tone, tuple(c * 0.5 for c in base))
    height = s.math("SUBTRACT", s.math("MULTIPLY", fibre, 0.4), seam)
    return s.done(s.principled(base_color=tone, roughness=0.62, specular=0.28, normal=s.bump(height, 0.12, 0.006)))
