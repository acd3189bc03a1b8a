"""Walnut: oiled walnut, a clay wall, morning sun through one window, porcelain and copper."""

from kit.light import panes, sun
from kit.look import Look
from kit.vessels import glaze, paper
from models import materials
from models.nodes import Shader, plain
from models.studio import hex_rgb, softbox, world

SUN = (0.86, 0.42, -0.62)  # from the left and a little before the table


def walnut(dark="#3b2c22", pale="#7f664f", plank=2.6, gloss=0.44, turn=0.05):
    """Oiled boards along x: year rings cut flat, so that they run out in long arches, and fine pores."""
    s = Shader("walnut")
    at = s.coordinates(rotation=(0, 0, turn))
    split = s.add("SeparateXYZ", {0: at})
    x, y = split.outputs["X"], split.outputs["Y"]
    across = s.math("DIVIDE", y, plank)
    row = s.math("FLOOR", across)
    shift = s.math("MULTIPLY", row, 7.31)
    moved = s.add("CombineXYZ", {0: s.math("ADD", x, shift), 1: y, 2: s.math("MULTIPLY", row, 3.7)})
    stretch = lambda by: s.add("Mapping", {"Vector": moved, "Scale": by})
    slow = s.noise(stretch((0.16, 0.7, 1.0)), 1.0, 3, 0.5)
    fine = s.noise(stretch((0.7, 34.0, 1.0)), 2.2, 4, 0.6)
    # How far each point lies from the heart of the trunk, which runs a little aslant below the board.
    beside = s.math("MULTIPLY", s.math("SUBTRACT", s.math("FRACT", across), 0.46), plank)
    below = s.math("ADD", s.math("MULTIPLY", s.math("ADD", x, shift), 0.045), s.math("MULTIPLY", slow, 1.5))
    heart = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", beside, beside), s.math("MULTIPLY", below, below)))
    year = s.math("FRACT", s.math("ADD", s.math("MULTIPLY", heart, 8.0), s.math("MULTIPLY", fine, 0.35)))
    ring = s.ramp(year, (0.0, 0.15), (0.72, 0.55), (0.9, 1.0), (1.0, 0.15))
    depth = s.math("ADD", s.math("MULTIPLY", ring, 0.42), s.math("MULTIPLY", fine, 0.5))
    tone = s.mix(s.ramp(depth, (0.1, 0.0), (0.8, 1.0)), hex_rgb(pale), hex_rgb(dark))
    cloud = s.ramp(slow, (0.3, 0.82), (0.7, 1.12))
    tone = s.mix(1.0, tone, cloud, "MULTIPLY")
    own = s.add("TexWhiteNoise", {"W": row}, noise_dimensions="1D").outputs["Value"]
    tone = s.mix(s.math("MULTIPLY", own, 0.4), tone, s.mix(1.0, tone, (0.66, 0.62, 0.6), "MULTIPLY"))
    seam = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", across), 0.5))
    gap = s.ramp(seam, (0.4955, 0.0), (0.499, 1.0))
    tone = s.mix(s.math("MULTIPLY", gap, 0.8), tone, tuple(c * 0.25 for c in hex_rgb(dark)))
    pores = s.ramp(fine, (0.55, 0.0), (0.75, 1.0))
    height = s.math("SUBTRACT", s.math("MULTIPLY", pores, -0.5), gap)
    rough = s.ramp(fine, (0.2, gloss - 0.06), (0.8, gloss + 0.1))
    return s.done(
        s.principled(base_color=tone, roughness=rough, specular=0.36, normal=s.bump(height, 0.2, 0.01))
    )


def clay(colour="#7c6b5a"):
    """A clay wall, rubbed smooth: slow clouds of the trowel."""
    s = Shader("clay")
    at = s.coordinates((1, 1.7, 1))
    base = hex_rgb(colour)
    cloud = s.noise(at, 0.7, 4, 0.55, 0.6)
    tone = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), tuple(c * 0.86 for c in base), base)
    return s.done(s.principled(base_color=tone, roughness=0.92, specular=0.08))


def light(kind, aside=0.0):
    """A low warm sun through one window; `room` draws its panes, `plain` softens it, `glass` comes from behind."""
    warm, cool = (1.0, 0.87, 0.7), (0.94, 0.96, 1.0)
    world((1.0, 0.95, 0.89), 0.24)
    if kind == "glass":
        sun((0.86, 0.14, -0.5), 3.3, warm, 4)
        softbox((-3.4, 1.4, 2.6), (0, 0, 0.5), (2.2, 3.0), 130, (1.0, 0.96, 0.9))
        softbox((2.9, 1.9, 2.0), (0, 0, 0.7), (0.7, 2.6), 40, (1.0, 0.94, 0.86), 90)
        softbox((-2.2, -5.0, 3.0), (0, 0, 0.6), (1.4, 2.4), 60, cool)
        return
    sun(SUN, 5.4 if kind != "plain" else 4.2, warm, 2.2 if kind != "plain" else 6)
    if kind == "room":
        panes(SUN, (0.7, 1.2, 0.6), (3.6, 3.4), 2, 3, 0.2)
    softbox((-4.2, -1.4, 3.2), (0, 0, 0.5), (2.6, 3.4), 130, (1.0, 0.95, 0.88))
    softbox((4.0, -2.6, 2.6), (0, 0, 0.4), (3.0, 3.0), 20, (1.0, 0.93, 0.86))


COPPER = lambda roughness=0.26: materials.metal("#c8845c", roughness)

LOOK = Look(
    title="Walnut",
    table=walnut,
    wall=clay,
    plinth=lambda: walnut("#4a3727", "#8f7152", 9.0, 0.4, 0.35),
    light=light,
    glazes=(
        lambda height: glaze("#f1e9dc", "#a5825e", 0.3, 0.35, height),
        lambda height: glaze("#c49a78", "#7c5638", 0.38, 0.6, height),
        lambda height: glaze("#3b2c24", "#9c7350", 0.36, 0.2, height, dip=0.3),
    ),
    paper=lambda: paper("#eadfcd"),
    hairline=lambda: plain("hairline", hex_rgb("#a4472b"), 0.5, specular=0.3),
    steel=COPPER,
    head=lambda: plain("head", hex_rgb("#2a2019"), 0.34, specular=0.45),
    spoon=lambda: COPPER(0.2),
    card=("#ffe8c8", 1.0),
    beans="#4a2917",
)
