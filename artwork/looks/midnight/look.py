"""Midnight: black stone with veins of gold, gilded lips, one low lamp from the left."""

from kit.look import Look
from kit.vessels import glaze, paper
from models import materials
from models.nodes import Shader, plain
from models.studio import hex_rgb, softbox, world


def veined(base="#15130f", gold="#a87c3a", roughness=0.3):
    """Polished black marble: faint clouds, and a few hair-thin veins that glint."""
    s = Shader("black marble")
    at = s.coordinates((0.5, 0.62, 0.5), rotation=(0, 0, 0.6))
    cloud = s.noise(at, 1.1, 5, 0.6, 0.7)
    tone = s.mix(cloud, tuple(c * 0.5 for c in hex_rgb(base)), tuple(c * 1.9 for c in hex_rgb(base)))
    line = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(at, 0.75, 6, 0.55, 1.4), 0.5))
    broken = s.ramp(s.noise(at, 2.6, 3), (0.44, 0.0), (0.62, 1.0))
    vein = s.math("MULTIPLY", s.ramp(line, (0.0, 1.0), (0.0065, 0.0)), broken)
    tone = s.mix(vein, tone, hex_rgb(gold))
    rough = s.ramp(s.noise(at, 30.0, 3), (0.3, roughness - 0.05), (0.7, roughness + 0.08))
    return s.done(s.principled(base_color=tone, roughness=rough, specular=0.42, metallic=vein))


def lacquer(colour="#1d1a17"):
    """A dark wall, its plaster only to be felt."""
    s = Shader("lacquer")
    at = s.coordinates((1, 1.6, 1))
    base = hex_rgb(colour)
    cloud = s.noise(at, 0.8, 4, 0.55, 0.6)
    tone = s.mix(cloud, tuple(c * 0.75 for c in base), tuple(c * 1.25 for c in base))
    return s.done(s.principled(base_color=tone, roughness=0.75, specular=0.18))


def light(kind):
    """A lamp low at the left, a glow on the wall behind, edges drawn by two strips."""
    warm, gold = (1.0, 0.86, 0.68), (1.0, 0.78, 0.5)
    world((1.0, 0.9, 0.78), 0.035)
    softbox((-3.2, 0.5, 2.4), (0.2, 0, 0.5), (1.3, 2.4), 175, warm)
    softbox((0.6, 1.6, 3.6), (0.5, 3.2, 0.9), (1.6, 0.8), 46, gold)
    softbox((3.4, 1.2, 1.7), (0.3, 0, 0.5), (0.5, 2.6), 70, gold)
    softbox((-1.4, -4.4, 3.8), (0.2, 0, 0.4), (2.2, 1.2), 42, warm)
    if kind == "glass":
        softbox((-1.9, 2.4, 1.2), (0, 0, 0.7), (0.9, 2.4), 95, warm)
        softbox((1.7, 2.5, 1.2), (0, 0, 0.7), (0.7, 2.4), 70, gold)


BLACK = lambda height: glaze("#191715", "#2a241d", 0.2, 0.0, height, dip=0.0, lip=0.0)

LOOK = Look(
    title="Midnight",
    table=veined,
    wall=lacquer,
    plinth=lambda: veined("#1b1815", "#b88a45", 0.22),
    light=light,
    glazes=(BLACK, BLACK, BLACK),
    gilt=lambda: materials.gold(0.2),
    paper=lambda: paper("#1b1917"),
    hairline=lambda: materials.gold(0.25),
    steel=lambda: materials.gold(0.22),
    head=lambda: plain("head", hex_rgb("#12100e"), 0.3, specular=0.5),
    spoon=lambda: materials.gold(0.2),
    beans="#2e1a10",
)
