"""Riviera, for summer: sun through palms on bleached plaster, limestone, blue tiles, terracotta, lemons."""

import math

from kit.light import fronds, sun
from kit.look import Look
from kit.vessels import glaze, paper
from models import materials
from models.mesh import box
from models.nodes import Shader, plain
from models.season import glazed, half_lemon, lemon, lemon_sprig, tiles
from models.studio import hex_rgb, softbox, world
from studio.look import limestone

BLUE = "#27487f"
SUN = (0.86, 0.42, -0.62)  # from the left and a little before the table
BEHIND = (0.86, 0.14, -0.5)  # behind glass


def plaster(colour="#e8c4a6"):
    """Plaster that the sun has bleached: slow clouds of the trowel, a grain that grazing light shows."""
    s = Shader("plaster")
    base = hex_rgb(colour)
    cloud = s.noise(s.coordinates((1, 1.7, 1)), 0.7, 4, 0.55, 0.6)
    tone = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), tuple(c * 0.9 for c in base), base)
    trowel = s.noise(s.coordinates((1, 1.4, 1)), 3.2, 5, 0.6, 0.4)
    return s.done(s.principled(base_color=tone, roughness=0.92, specular=0.08, normal=s.bump(trowel, 0.16, 0.03)))


def terracotta(colour="#a86d56"):
    """Unglazed clay, fired: cloudy, a bloom of lime here and there."""
    s = Shader("terracotta")
    at = s.coordinates()
    base = hex_rgb(colour)
    tone = s.mix(s.noise(at, 2.2, 5, 0.6), tuple(c * 0.72 for c in base), base)
    tone = s.mix(s.ramp(s.noise(at, 3.4, 5, 0.65), (0.54, 0.0), (0.8, 0.34)), tone, hex_rgb("#d9b89c"))
    grain = s.noise(at, 48.0, 3, 0.6)
    return s.done(s.principled(base_color=tone, roughness=0.82, specular=0.15, normal=s.bump(grain, 0.14, 0.008)))


def light(kind, aside=0.0):
    """The sun of the late morning from the left, and a blue sky that fills its shadows."""
    warm, sky = (1.0, 0.93, 0.82), (0.79, 0.89, 1.0)
    world(sky, 0.46)
    if kind == "glass":
        sun(BEHIND, 3.0, warm, 0.8)
        softbox((-3.4, 1.4, 2.6), (0, 0, 0.5), (2.2, 3.0), 110, (1.0, 0.97, 0.92))
        softbox((2.9, 1.9, 2.0), (0, 0, 0.7), (0.7, 2.6), 36, (1, 1, 1), 90)
        softbox((-2.2, -5.0, 3.0), (0, 0, 0.6), (1.4, 2.4), 50, sky)
        return
    key = sun(SUN, 3.8 if kind != "plain" else 3.2, warm, 0.9 if kind != "plain" else 1.6)
    key.visible_glossy = False  # so small a sun glints on every unevenness of a glaze
    softbox((-4.2, -1.4, 3.2), (0, 0, 0.5), (2.6, 3.4), 110, (0.95, 0.98, 1.0))
    softbox((4.0, -2.6, 2.6), (0, 0, 0.4), (3.0, 3.0), 22, (1.0, 0.95, 0.88))


ON_WALL = lambda x, z: (x, 3.2, z)
ON_TABLE = lambda x, y: (x, y, 0.0)

# A low tiled step before the wall: where it begins and ends, how far behind the middle. Never behind words.
STEP = {
    "blend": (-3.0, 3.0, 1.9),
    "option": (-3.0, 3.0, 2.2),
    "hot_cup": (-3.0, 3.0, 2.2),
    "cold_cup": (-3.0, 3.0, 2.2),
    "wide_cup": (-6.0, 0.75, 2.2),
    "room": (-6.0, 0.6, 2.2),
    "brewing": (0.7, 6.7, 2.2),
    "window": (0.3, 6.3, 2.2),
    "ice": (0.1, 6.1, 2.2),
}

# Fronds on the wall: x, z, angle, length, bend.
SHADE = {
    "blend": ((-1.9, 1.5, -0.2, 1.7, -0.5),),
    "option": ((-2.2, 1.7, -0.1, 2.0, -0.5),),
    "hot_cup": ((-2.2, 1.7, -0.1, 2.0, -0.5),),
    "cold_cup": ((-2.2, 1.7, -0.1, 2.0, -0.5),),
    "wide_cup": ((-2.2, 1.6, -0.2, 2.0, -0.5),),
    "room": ((-1.6, 1.2, -0.2, 1.4, -0.5),),
    "brewing": ((3.6, 2.2, 3.5, 2.2, 0.5),),
    "window": ((-2.6, 2.2, -0.35, 2.9, -0.35), (-3.4, 1.9, -0.75, 1.9, 0.5)),
    "ice": ((-2.6, 2.1, -0.3, 2.8, -0.4), (-3.3, 1.8, -0.75, 1.8, 0.5)),
}


def step(low, high, y, size=0.18, rows=2):
    columns = round((high - low) / size)
    tiles((low, y, 0.0), columns, rows, size, glazed(), plain("grout", hex_rgb("#8d98a5"), 0.9))
    width, top = columns * size, rows * size
    body = box("step", (width - 0.01, 0.42, top), plaster(), bevel=0.01)
    body.location = (low + width / 2, y + 0.23, top / 2)
    slab = box("slab", (width + 0.06, 0.5, 0.07), limestone("#ddd5c6", "#c8bdab"), bevel=0.018)
    slab.location = (low + width / 2, y + 0.21, top + 0.035)


def picked(at, turn, length=0.72, leaves=3, size=0.4, seed=1):
    """A lemon with the twig that it was cut with."""
    lemon(at, turn, length, seed=seed)
    away = 0.47 * length
    foot = (at[0] - math.cos(turn) * away, at[1] - math.sin(turn) * away, at[2] + 0.3 * length)
    lemon_sprig(foot, turn + math.pi + 0.2, leaves, size, seed, rise=-0.02)


def dress(scene, slot):
    """The step, the palm's shadow, and lemons where the picture has room for them."""
    scene = slot if scene == "saver" else scene
    if scene in STEP:
        step(*STEP[scene])
    if scene in SHADE:
        glassy = scene in ("cold_cup", "room", "ice") or slot == "cold"
        fronds(BEHIND if glassy else SUN, SHADE[scene], ON_WALL, 0.4 if glassy else 1.1)
    if scene == "blend":
        picked((-0.74, 1.22, 0), 2.9, 0.72, 3, 0.42, 2)
        lemon((0.98, 1.3, 0), 2.3, 0.66, seed=4)
    if slot == "hot" and scene == "option":  # the mug's ear stands at the right
        picked((-0.92, 0.9, 0), 2.6, 0.66, 3, 0.4)
    elif scene in ("option", "hot_cup", "cold_cup"):
        picked((-0.78, 0.9, 0), 2.6, 0.66, 3, 0.4)
        half_lemon((0.62, 1.3, 0), 0.3, 0.95, 0.62)
    if scene == "wide_cup":
        picked((-0.74, 1.0, 0), 2.6, 0.66, 3, 0.4)
    if scene == "room":
        lemon((0.42, 0.75, 0), -1.1, 0.54)
    if scene == "brewing":
        lemon((1.1, 1.0, 0), 2.7, 0.58)
    if scene == "window":
        half_lemon((-0.6, -0.25, 0), -0.3, 0.95, 0.74)
        picked((-0.42, 0.5, 0), 0.2, 0.76, 4, 0.46, 3)
    if scene == "above":
        fronds(SUN, ((-2.9, 1.4, -0.1, 3.2, -0.35), (-2.6, -1.6, 0.5, 2.4, -0.4)), ON_TABLE, 1.5)
        picked((2.15, 1.55, 0), 0.9, 0.8, 4, 0.55, 3)
        half_lemon((-0.2, 0.95, 0), 0.2, 0.0, 0.76)
    if scene == "ice":
        half_lemon((0.02, -0.35, 0), -0.3, 0.95, 0.68)
        picked((2.55, 0.0, 0), 0.4, 0.72, 3, 0.42)


LOOK = Look(
    title="Riviera",
    table=lambda: limestone("#e0d8c9", "#c8bdac", 0.35),
    wall=plaster,
    plinth=terracotta,
    light=light,
    dress=dress,
    glazes=(
        lambda height: glaze("#f1ede4", "#b9a68c", 0.24, 0.0, height, dip=0.0, lip=0.0),
        lambda height: glaze("#e2b869", "#8f5a2c", 0.3, 0.0, height, dip=0.0, lip=0.0),
        lambda height: glaze("#34496f", "#1b3260", 0.36, 0.0, height, dip=0.0, lip=0.0),
    ),
    gilt=lambda: plain("rim", hex_rgb(BLUE), 0.22, specular=0.5),
    paper=lambda: paper("#f0ebe0", "#58779f"),
    hairline=lambda: plain("hairline", hex_rgb("#f0ebe0"), 0.5, specular=0.3),
    steel=lambda: materials.metal("#cfcac0", 0.2),
    head=lambda: plain("head", hex_rgb("#ece6da"), 0.36, specular=0.45),
    card=("#ffdcaa", 1.4),
    spoon=lambda: materials.metal("#cfcac0", 0.18),
    beans="#5a3319",
)
