"""Evergreen, for Christmas: a fir-green wall, smoked oak, cranberry and gold, a string of lights at the wall's foot."""

import numpy as np

from kit.look import Look
from kit.vessels import glaze, paper
from models import materials
from models.nodes import Shader, plain
from models.season import bauble, berries, fir, garland, glimmers
from models.studio import hex_rgb, softbox, world
from walnut.look import walnut


def lime(colour="#3a453f"):
    """Lime wash in the green of firs: slow clouds of the brush."""
    s = Shader("lime")
    base = hex_rgb(colour)
    cloud = s.noise(s.coordinates((1, 1.7, 1)), 0.7, 4, 0.55, 0.6)
    tone = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), tuple(c * 0.78 for c in base), base)
    return s.done(s.principled(base_color=tone, roughness=0.9, specular=0.1))


def light(kind, aside=0.0):
    """A wide warm lamp at the left; the lights at the wall glow on it; a strip draws the right edge."""
    warm, gold = (1.0, 0.87, 0.7), (1.0, 0.76, 0.46)
    world((1.0, 0.94, 0.86), 0.16)
    key = softbox((-3.4, -0.2, 2.9), (0.2, 0, 0.4), (2.2, 2.8), 420, warm)
    key.visible_glossy = kind != "above"
    glow = softbox((aside, 2.7, 0.5), (aside, 3.2, 0.7), (3.2, 0.5), 26, gold)
    glow.visible_glossy = False
    softbox((aside - 0.8, 1.1, 2.6), (aside, 2.9, 0.1), (3.4, 0.5), 110, warm, 70).visible_glossy = False
    softbox((4.6, 2.0, 1.8), (0.3, 0, 0.5), (0.6, 2.8), 150, gold, 90)
    softbox((-1.2, -4.6, 3.8), (0.2, 0, 0.4), (2.6, 1.6), 120, warm)
    if kind == "glass":
        for x, power in ((-1.9, 70), (1.8, 50)):
            softbox((aside + x, 2.3, 1.2), (aside, 0, 0.7), (0.9, 2.4), power, warm, 90).visible_glossy = False


GOLD = lambda roughness=0.22: materials.gold(roughness)

# Where fir lies along the wall, between which x: never behind words. How many lights hang in it, how large.
WALL = {
    "blend": ((-1.3, 1.3), 7, 0.045),
    "option": ((-1.9, 1.9), 15, 0.058),
    "hot_cup": ((-1.9, 1.9), 15, 0.055),
    "cold_cup": ((-1.9, 1.9), 15, 0.055),
    "wide_cup": ((-1.0, 0.52), 8, 0.045),
    "room": ((-0.9, 0.42), 6, 0.036),
    "brewing": ((0.75, 3.4), 13, 0.06),
    "window": ((0.35, 3.2), 15, 0.075),
    "ice": ((0.1, 3.2), 15, 0.065),
}


def sprig(at, turn, length=0.8, seed=1, lift=0.09, tip=-0.1):
    twig = fir(length, seed)
    twig.location, twig.rotation_euler = (at[0], at[1], at[2] + lift), (0.15, tip, turn)


def ball(at, radius, colour=None, turn=0.4):
    glass = GOLD(0.16) if colour is None else plain("bauble", hex_rgb(colour), 0.12, specular=0.7, clearcoat=1.0)
    bauble(at, radius, glass, GOLD(0.2), turn)


def dress(scene, slot):
    """The garland at the wall, and a sprig with berries where the picture has room for it."""
    scene = slot if scene == "saver" else scene
    rng = np.random.default_rng(7)
    if scene in WALL:
        (low, high), count, size = WALL[scene]
        garland((low, high), 2.75, 0.06, 5)
        spots = [
            (low + (high - low) * (k + rng.uniform(0.1, 0.9)) / count, 2.45, rng.uniform(0.06, 0.2 if scene == "blend" else 0.5), size * rng.uniform(0.7, 1.5))
            for k in range(count)
        ]
        glimmers(spots)
    if scene == "blend":
        sprig((-0.86, -0.34, 0.2), -1.0, 0.62, 3)
        sprig((0.9, -0.3, 0.2), -2.1, 0.56, 8)
        berries([(-0.56, -0.79, 0.25), (-0.47, -0.72, 0.25), (-0.5, -0.84, 0.24), (0.62, -0.74, 0.25), (0.7, -0.67, 0.25)])
    if scene == "window":
        sprig((-0.4, -0.2, 0), -0.55, 0.9, 3)
        sprig((-0.3, -0.5, 0), -0.05, 0.6, 9)
        berries([(-0.12, -0.62), (-0.02, -0.7), (-0.2, -0.72), (0.08, -0.6)])
        ball((2.3, -0.3, 0), 0.2, "#7c1519", 0.9)
        ball((2.02, -0.66, 0), 0.13, None, -0.5)
    if scene == "above":
        sprig((2.2, -1.5, 0), 2.4, 0.9, 3, 0.06, 0)
        sprig((2.3, -0.15, 0), 2.9, 0.7, 5, 0.06, 0)
        sprig((2.3, 1.6, 0), -2.6, 0.9, 6, 0.06, 0)
        berries([(1.98, -0.02), (2.08, 0.06), (2.0, 0.12), (0.44, -0.34), (0.54, -0.42)])
        ball((2.0, 0.5, 0), 0.17, "#7c1519", 2.2)
        ball((0.35, 1.25, 0), 0.12, None, 1.2)
    if scene == "ice":
        ball((0.16, -0.1, 0), 0.15, "#7c1519", 0.2)
        sprig((2.5, 0.1, 0), 2.9, 0.8, 4)
    if scene == "brewing":
        ball((2.62, 0.35, 0), 0.2, "#7c1519", 0.8)
        ball((2.4, -0.05, 0), 0.13, None, -0.4)


LOOK = Look(
    title="Evergreen",
    table=lambda: walnut("#241a15", "#56453a", 2.6, 0.42),
    wall=lime,
    plinth=lambda: walnut("#2a1e17", "#66513f", 9.0, 0.4, 0.35),
    light=light,
    dress=dress,
    glazes=(
        lambda height: glaze("#f0e8da", "#a98a6a", 0.28, 0.2, height, dip=0.0, lip=0.0),
        lambda height: glaze("#8a2226", "#5d1417", 0.26, 0.2, height, dip=0.0, lip=0.0),
        lambda height: glaze("#2c4637", "#1c3025", 0.28, 0.25, height, dip=0.0, lip=0.0),
    ),
    gilt=lambda: GOLD(0.2),
    paper=lambda: paper("#8e2226"),
    hairline=lambda: GOLD(0.25),
    steel=GOLD,
    head=lambda: plain("head", hex_rgb("#1d1c18"), 0.3, specular=0.5),
    spoon=lambda: GOLD(0.2),
    card=("#ffdcae", 1.0),
    beans="#3a2013",
)
