"""Midnight: black stone with veins of gold, gilded lips, one low lamp from the left."""

from kit.look import Look
from kit.vessels import glaze, paper
from models import materials
from models.nodes import Shader, plain
from models.studio import hex_rgb, softbox, world


def veined(base="#22201d", gold="#dcb06a", roughness=0.28, bare=0.52, turn=0.6, clear=0.36):
    """Honed black marble: slow clouds, and hair-thin veins of gold that run out where `bare` and, before cups, `clear` say."""
    s = Shader("black marble")
    at = s.coordinates((0.36, 0.6, 0.5), rotation=(0, 0, turn), offset=(3.3, 1.7, 0.4))
    cloud = s.noise(at, 1.1, 5, 0.6, 0.7)
    tone = s.mix(cloud, tuple(c * 0.55 for c in hex_rgb(base)), tuple(c * 1.7 for c in hex_rgb(base)))
    bent = s.add("VectorMath", {0: s.noise(at, 1.5, 4, 0.5).outputs["Color"], 1: (0.8, 0.8, 0.8)}, operation="MULTIPLY")
    moved = s.add("VectorMath", {0: at, 1: bent}, operation="ADD")
    crack = s.add("TexVoronoi", {"Vector": moved, "Scale": 0.8}, feature="DISTANCE_TO_EDGE")
    width = s.ramp(s.noise(at, 2.2, 3), (0.35, 0.2), (0.7, 1.0))
    line = s.math("DIVIDE", crack, s.math("MULTIPLY", width, 0.009))
    broken = s.ramp(s.noise(at, 0.9, 3), (bare - 0.06, 0.0), (bare + 0.06, 1.0))
    place = s.add("SeparateXYZ", {0: s.add("NewGeometry").outputs["Position"]})
    # None where words stand, before a cup and at its right, nor at the foot of the wall.
    deep = s.ramp(s.math("DIVIDE", s.math("ADD", place.outputs["Y"], 1.0), 4.0), (clear, 0.0), (clear + 0.08, 1.0), (0.62, 1.0), (0.75, 0.0))
    aside = s.ramp(place.outputs["X"], (0.45, 1.0), (0.95, 0.0))
    shown = s.math("MULTIPLY", broken, s.math("MULTIPLY", deep, aside))
    vein = s.math("MULTIPLY", s.ramp(line, (0.35, 1.0), (1.0, 0.0)), shown)
    tone = s.mix(vein, tone, hex_rgb(gold))
    return s.done(s.principled(base_color=tone, roughness=roughness, specular=0.4))


def lacquer(colour="#302c28"):
    """A dark wall, its plaster only to be felt; the lamp behind the cup makes it glow."""
    s = Shader("lacquer")
    at = s.coordinates((1, 1.6, 1))
    base = hex_rgb(colour)
    cloud = s.noise(at, 0.8, 4, 0.55, 0.6)
    tone = s.mix(cloud, tuple(c * 0.8 for c in base), tuple(c * 1.2 for c in base))
    return s.done(s.principled(base_color=tone, roughness=0.75, specular=0.15))


def light(kind, aside=0.0):
    """A wide lamp at the left, a pool of gold on the wall behind, the right edge drawn by a strip."""
    warm, gold = (1.0, 0.88, 0.72), (1.0, 0.77, 0.49)
    world((1.0, 0.92, 0.82), 0.09)
    key = softbox((-3.4, 0.2, 2.6), (0.2, 0, 0.4), (2.0, 2.8), 350, warm)
    key.visible_glossy = kind != "above"  # seen from above, the stone would show it
    glow = 0.7 + 0.5 * aside
    softbox((glow, 2.2, 0.9), (glow, 3.2, 1.0), (1.3, 0.6), 72, gold)
    softbox((4.6, 2.2, 1.7), (0.3, 0, 0.5), (0.5, 2.8), 200, gold, 80)
    softbox((-1.4, -4.4, 3.8), (0.2, 0, 0.4), (2.4, 1.4), 90, warm)
    if kind == "glass":
        behind = [
            softbox((aside - 1.9, 2.4, 1.2), (aside, 0, 0.7), (0.9, 2.4), 70, warm, 90),
            softbox((aside + 1.7, 2.5, 1.2), (aside, 0, 0.7), (0.7, 2.4), 50, gold, 90),
        ]
        for lamp in behind:
            lamp.visible_glossy = False  # the stone would show them


BLACK = lambda height: glaze("#4a4640", "#5a5248", 0.4, 0.0, height, dip=0.0, lip=0.0)

LOOK = Look(
    title="Midnight",
    table=veined,
    wordless=lambda: veined(clear=0.3),
    wall=lacquer,
    plinth=lambda: veined("#2b2824", "#e0b66c", 0.24, 0.56, 1.9),
    light=light,
    glazes=(BLACK, BLACK, BLACK),
    gilt=lambda: materials.gold(0.2),
    paper=lambda: paper("#46423d"),
    hairline=lambda: materials.gold(0.25),
    steel=lambda: materials.gold(0.22),
    head=lambda: plain("head", hex_rgb("#1c1916"), 0.3, specular=0.5),
    spoon=lambda: materials.gold(0.2),
    card=("#ffdcae", 1.0),
    beans="#2e1a10",
)
