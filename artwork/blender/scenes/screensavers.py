"""Wide scenes of 1024x768: the subject right of the middle, room for words at the left."""

import math

from models import beans, cold, drinks, materials, props, surfaces
from models.cups import Cup, saucer
from models.mesh import group, plane, sweep
from models.studio import camera, softbox, world
from scenes.blends import table, wall
from scenes.light import icy, moody, window


def first_light():
    """Latte art in morning light, beans, a spoon, linen."""
    table("walnut", 0.3)
    wall(surfaces.plaster("#8d6f52"), 4.2)
    white = materials.ceramic("#f6f1e8")
    cup = Cup("cappuccino", white)
    cup.top(0.88, drinks.latte("rosetta", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0.75, 0, 0.05), turn=-0.5)
    group([saucer(white)], (0.75, 0, 0))
    group(props.spoon(), (1.1, -0.95, 0.0), turn=0.5)
    proto = beans.bean(materials.roasted())
    proto.location = (0, 0, -9)
    beans.strew(proto, beans.scattered(30, (-0.5, 2.4), (-1.3, 0.9), 8, 0.2, [(0.75, 0, 0.98)]), 5)
    props.drape(surfaces.linen("#cdb48c"), (2.0, 1.6), (2.3, 0.9, 0.01), 0.4)
    window(1.3)
    camera((0.1, -5.0, 2.8), (0.02, 0.15, 0.5), 62, 0.28, (0.75, -0.15, 0.55))


def roastery():
    """A sea of beans under a low light, an espresso cup standing in it."""
    proto = beans.bean(materials.roasted("#3c2013", 0.3))
    proto.location = (0, 0, -9)
    beans.carpet(
        proto,
        (-4.2, 4.2),
        (-1.9, 4.6),
        3,
        2,
        0.17,
        lambda x, y: 0.12 * math.sin(1.3 * x + 0.6) * math.sin(1.1 * y),
    )
    plane("ground", (40, 40), surfaces.seamless("#0a0604"))
    wall(surfaces.seamless("#140b07"), 5.2)
    white = materials.ceramic("#f6f1e8")
    cup = Cup("espresso", white)
    cup.top(0.84, drinks.crema())
    group(cup.objects, (0.95, 0.1, 0.14), turn=-0.45, scale=1.35)
    moody(1.9)
    softbox((0.9, 3.6, 4.4), (0.9, 0.4, 0.3), (2.4, 1.6), 150, (1.0, 0.9, 0.78))
    camera((0.0, -3.9, 2.9), (0, 0.3, 0.4), 50, 0.24, (0.95, -0.15, 0.5))


WARM_CARD = ("#ffd9a0", 2.1)  # behind a cold drink: on a blue ground it would look green


def over_ice():
    """Three cold brews in a row, cool and bright, ice melting before them."""
    sweep(surfaces.seamless("#8fb8d6"))
    for height, level, at, seed in (
        (1.34, 1.06, (1.0, -0.25, 0), 5),
        (1.06, 0.8, (0.12, 0.45, 0), 9),
        (1.06, 0.8, (1.86, 0.5, 0), 8),
    ):
        glass = cold.tumbler(height, 0.42, 0.36)
        group(cold.iced(glass, 0.024, 0.09, level, seed, backed=WARM_CARD), at)
    cold.melting([(0.22, -0.78, 0.3), (0.5, -1.0, 1.1), (1.72, -0.72, 0.7)], 0.21)
    icy(1.1)
    camera((0.1, -6.0, 2.0), (0.16, 0, 0.72), 60, 0.4, (1.0, -0.4, 0.7))


def black_and_gold():
    """A gilded black cup in the dark."""
    plane("table", (240, 240), surfaces.stone("#161413", "#6a5230", 0.38, 0.6))
    black = materials.ceramic("#14110f", 0.16)
    gilt = materials.gold()
    cup = Cup("cappuccino", black, gilt)
    cup.gilded_lip(gilt)
    cup.top(0.86, drinks.crema("#6a3812", "#b87a38"))
    group(cup.objects, (0.85, 0, 0.05), turn=-0.5)
    group([saucer(black)], (0.85, 0, 0))
    group(props.spoon(gilt), (1.15, -0.85, 0.02), turn=0.6)
    proto = beans.bean(materials.roasted("#2a160d", 0.3))
    proto.location = (0, 0, -9)
    beans.strew(proto, beans.scattered(24, (-0.6, 2.4), (-1.2, 1.0), 8, 0.22, [(0.85, 0, 0.98)]), 5)
    warm = (1.0, 0.92, 0.84)
    world(warm, 0.05)
    softbox((-0.4, 3.4, 5.6), (0.6, 0, 0.4), (2.4, 1.6), 560, warm)
    softbox((3.4, 0.4, 1.8), (0.85, 0, 0.4), (0.9, 2.2), 75, warm)
    softbox((0.85, -2.4, 3.6), (0.85, 0, 0.3), (1.6, 1.2), 80, warm)
    camera((0.15, -5.0, 2.5), (0.1, 0.15, 0.5), 60, 0.28, (0.85, -0.2, 0.5))


def house_favourites():
    """Espresso, cappuccino and latte side by side on ash wood."""
    table("ash", 0.15)
    wall(surfaces.plaster("#e4d3b8"), 3.4)
    white = materials.ceramic("#f8f3ea")
    espresso = Cup("espresso", white)
    espresso.top(0.84, drinks.crema())
    group(espresso.objects, (0.1, -0.35, 0), turn=-0.5)
    cup = Cup("cappuccino", white)
    cup.top(0.88, drinks.latte("tulip", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0.95, 0.0, 0), turn=-0.5)
    tall = Cup("tumbler", materials.glass())
    h = tall.height
    tall.body(
        0.0,
        0.8,
        drinks.layered(
            0.09,
            0.8 * h,
            (0.0, "#f3e2c4"),
            (0.34, "#ecd2a8"),
            (0.56, "#b9804a"),
            (0.8, "#a0652f"),
            (1.0, "#d9b07c"),
            wave=0.07,
        ),
    )
    tall.body(0.805, 0.94, drinks.milk_foam())
    tall.foam(0.94, drinks.milk_foam(), 0.1)
    group(tall.objects, (1.95, 0.35, 0), scale=1.1)
    proto = beans.bean(materials.roasted())
    proto.location = (0, 0, -9)
    beans.strew(
        proto, beans.scattered(16, (-0.4, 2.4), (-1.2, -0.5), 8, 0.22, [(0.1, -0.35, 0.5), (0.95, 0, 0.7)]), 5
    )
    window(1.2, -1, 0.9, 0.5)
    camera((0.1, -5.4, 2.3), (0.25, 0.1, 0.6), 58, 0.32, (0.9, -0.3, 0.5))
