"""Studio: pale stone, chalk walls, northern light from one window."""

from kit.light import panes, sun
from kit.look import Look
from kit.vessels import glaze, paper
from models import materials
from models.nodes import Shader, plain
from models.studio import hex_rgb, softbox, world

SUN = (0.86, 0.42, -0.62)  # from the left and a little before the table


def limestone(base="#cfc8bd", dark="#b3aa9c", pits=0.5):
    """Honed limestone: grains of a millimetre, faint clouds, a few pores and shell flecks."""
    s = Shader("limestone")
    at = s.coordinates(rotation=(0.3, 0.2, 0.6))  # noise has a lattice: along the picture it would look woven
    cloud = s.noise(at, 1.3, 4, 0.55, 0.4)
    tone = s.mix(s.ramp(cloud, (0.3, 0.0), (0.72, 1.0)), hex_rgb(dark), hex_rgb(base))
    grain = s.noise(at, 62.0, 3, 0.65)
    tone = s.mix(s.math("MULTIPLY", s.ramp(grain, (0.34, 1.0), (0.56, 0.0)), 0.55), tone, hex_rgb("#94897b"))
    fleck = s.add("TexVoronoi", {"Vector": s.coordinates((1, 1.6, 1)), "Scale": 16.0, "Randomness": 1.0})
    sparse = s.ramp(s.noise(at, 5.0, 2), (0.54, 0.0), (0.6, 1.0))
    marks = s.math("MULTIPLY", s.ramp(fleck, (0.0, 1.0), (0.2, 0.0)), sparse)
    tone = s.mix(s.math("MULTIPLY", marks, pits), tone, hex_rgb("#8d8375"))
    height = s.math("SUBTRACT", s.math("MULTIPLY", grain, 0.3), s.math("MULTIPLY", marks, pits))
    return s.done(
        s.principled(base_color=tone, roughness=0.46, specular=0.35, normal=s.bump(height, 0.18, 0.008))
    )


def chalk(colour="#e2ddd4"):
    """Lime wash: slow clouds of the brush."""
    s = Shader("chalk")
    at = s.coordinates((1, 1.7, 1))
    base = hex_rgb(colour)
    cloud = s.noise(at, 0.7, 4, 0.55, 0.6)
    tone = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), tuple(c * 0.9 for c in base), base)
    return s.done(s.principled(base_color=tone, roughness=0.92, specular=0.08))


def light(kind, aside=0.0):
    """One window at the left. `room` draws its panes on the wall, `plain` leaves them out."""
    warm, cool = (1.0, 0.955, 0.89), (0.93, 0.965, 1.0)
    world(cool, 0.36)
    if kind == "glass":
        sun((0.86, 0.14, -0.5), 3.3, warm, 4)
        softbox((-3.4, 1.4, 2.6), (0, 0, 0.5), (2.2, 3.0), 130, (1, 1, 1))
        softbox((2.9, 1.9, 2.0), (0, 0, 0.7), (0.7, 2.6), 36, (1, 1, 1), 90)
        softbox((-2.2, -5.0, 3.0), (0, 0, 0.6), (1.4, 2.4), 60, cool)
        return
    sun(SUN, 5.6 if kind != "plain" else 3.6, warm, 2.2 if kind != "plain" else 7)
    if kind == "room":
        panes(SUN, (0.7, 1.2, 0.6), (3.6, 3.4), 2, 3, 0.2)
    softbox((-4.2, -1.4, 3.2), (0, 0, 0.5), (2.6, 3.4), 130, (0.97, 0.985, 1.0))
    softbox((4.0, -2.6, 2.6), (0, 0, 0.4), (3.0, 3.0), 22, (1.0, 0.97, 0.93))


LOOK = Look(
    title="Studio",
    table=limestone,
    wall=chalk,
    plinth=lambda: limestone("#ddd7cd", "#c6beb2", 0.9),
    light=light,
    glazes=(
        lambda height: glaze("#efeae0", "#a98a6a", 0.36, 0.6, height),
        lambda height: glaze("#c9b9a3", "#8f6f50", 0.4, 0.7, height),
        lambda height: glaze("#4b4a48", "#8b6a4c", 0.42, 0.3, height, dip=0.3),
    ),
    paper=lambda: paper("#f0ebe2"),
    hairline=lambda: plain("hairline", hex_rgb("#b5402c"), 0.5, specular=0.3),
    steel=lambda: materials.metal("#c8c6c2", 0.22),
    head=lambda: plain("head", hex_rgb("#e6e1d8"), 0.38, specular=0.45),
    spoon=lambda: materials.metal("#c9c5bd", 0.2),
    beans="#5a3319",
)
