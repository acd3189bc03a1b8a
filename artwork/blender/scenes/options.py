"""Hot and cold, cup sizes, leave room, brewing: each set has one camera and one light."""

import math

from models import beans, drinks, ice, materials, surfaces
from models.cups import Cup, saucer
from models.mesh import box, group, lathe, plane, sweep, tube
from models.studio import camera, softbox, world
from models.takeaway import COLD_SIZES, HOT_SIZES, ColdCup, PaperCup
from scenes.blends import iced_tumbler
from scenes.light import airy, deep_glass, icy, window

OPTION_CAMERA = dict(at=(0.15, -6.2, 2.2), target=(0, 0, 0.44), lens=84, fstop=0.5, focus=(0, -0.25, 0.6))


def option_hot():
    """A steaming mug in warm light."""
    sweep(surfaces.seamless("#9c3f2c"))
    white = materials.ceramic("#f7efe2")
    mug = Cup("mug", white)
    mug.top(0.95, drinks.crema("#5a3010", "#b07a3c"))
    group(mug.objects, (-0.13, 0, 0), turn=-0.35, scale=1.14)
    window(1.0, -1, 1.2, 0.4)
    camera(**OPTION_CAMERA)


def option_cold():
    """Iced coffee in cool light, the same camera."""
    sweep(surfaces.seamless("#3f7fb0"))
    iced_tumbler(scale=1.12, milk=True)
    icy(1.0)
    camera(**OPTION_CAMERA)


def _hot_cup(size):
    cup = PaperCup(*HOT_SIZES[size], materials.paper("#f6efe3"))
    cup.sleeve(materials.kraft("#a57f58"))
    cup.lid(materials.plastic("#2a1c15", 0.3))
    return group(cup.objects, (0, 0, 0), turn=0.4)


def _cold_cup(size):
    cup = ColdCup(*COLD_SIZES[size], materials.thin_plastic())
    wall = lambda z: cup.radius(z) - 0.008
    low, level = 0.05, cup.height - 0.26
    parts = ice.on_ice(wall, low, level, 0.23, drinks.iced_latte(low, level), 7, above=1.45)
    parts += ice.dew(lambda z: cup.radius(z) + 0.004, 0.1, level, 110, materials.water(), 4)
    cup.objects += parts
    cup.lid(materials.thin_plastic())
    cup.straw(materials.plastic("#2f6fb0", 0.35), above=0.24)
    return group(cup.objects)


def _hot_stage():
    sweep(surfaces.seamless("#dcb890"), back=3.4)
    window(0.95, -1, 1.0, 0.55)


def _cold_stage():
    sweep(surfaces.seamless("#9fc4e0"), back=3.4)
    icy(1.0)


def hot_cup(size):
    """A paper cup in the middle, for the tall pictures."""
    _hot_stage()
    _hot_cup(size)
    camera((0, -8.2, 2.0), (0, 0, 0.56), 124, 0.9, (0, -0.35, 0.8))


def wide_cup(size):
    """A paper cup at the left, for the low pictures."""
    _hot_stage()
    _hot_cup(size)
    camera((0, -8.2, 2.0), (0.0, 0, 0.8), 132, 0.9, (0, -0.35, 0.8), shift=(0.46, 0))


def cold_cup(size):
    """A clear cup in the middle."""
    _cold_stage()
    _cold_cup(size)
    camera((0, -8.2, 2.0), (0, 0, 0.66), 112, 0.9, (0, -0.35, 0.8))


def _room_camera():
    camera((0, -6.4, 1.9), (0.0, 0, 0.56), 168, 1.4, (0, -0.4, 0.8), shift=(0.5, 0))


# Shares of the glass's height: with room for milk, and filled to the brim.
HOT_LEVELS = {"leaveroom": 0.64, "noroom": 0.95}
COLD_LEVELS = {"leaveroom": 0.62, "noroom": 0.93}


def hot_room(slot):
    """Black coffee in a glass mug."""
    level = HOT_LEVELS[slot]
    _hot_stage()
    mug = Cup("glass mug", materials.glass())
    mug.body(0, level, drinks.brew("#5a2410"))
    mug.top(level + 0.004, drinks.crema("#7a4316", "#c98a43", 0.3))
    group(mug.objects, (0, 0, 0), turn=2.6, scale=1.25)
    _room_camera()


def cold_room(slot):
    """Iced coffee in a tumbler."""
    level = COLD_LEVELS[slot]
    _cold_stage()
    glass = Cup("rocks", materials.glass())
    top = level * glass.height
    coffee = drinks.cold_brew(0.1, top)
    parts = ice.on_ice(glass.inside, glass.floor + 0.004, top, 0.2, coffee, 2, above=1.0)
    group([*glass.objects, *parts], (0, 0, 0), scale=1.4)
    _room_camera()


def _outlet(x, height, gap):
    """The machine's outlet: a dark head with two short steel nozzles, their tips at a height."""
    steel = materials.metal("#c9c4bc", 0.28)
    head = box("head", (0.86, 0.7, 2.5), materials.plastic("#191412", 0.32), bevel=0.1)
    head.location = (x, 0.1, height + 1.55)
    nozzle = [(0.045, 0), (0.06, 0), (0.075, 0.03), (0.09, 0.16), (0.12, 0.2), (0.12, 0.34)]
    for dx in (-gap, gap):
        tip = lathe("nozzle", nozzle, steel, 40)
        tip.location = (x + dx, 0, height)
    rail = box("rail", (0.72, 0.5, 0.05), steel, bevel=0.02)
    rail.location = (x, 0.02, height + 0.3)


def _streams(x, top, bottom, material, gap, radius=0.03):
    """Two streams that thin as they fall."""
    for dx in (-gap, gap):
        path = [(x + dx + 0.003 * math.sin(9 * i), 0, top + (bottom - top) * i / 24) for i in range(25)]
        tube(
            "stream",
            path,
            lambda t: radius * (1.25 - 0.55 * t**0.5 + 0.04 * math.sin(23 * t)),
            material,
            16,
            1,
        )


def _counter(x, light, accent):
    """Two lights and a lifted background for what is brewed at the right."""
    softbox((x - 3.2, -0.6, 3.2), (x, 0, 0.6), (2.2, 2.6), 260, light)
    softbox((x + 2.6, 2.2, 2.6), (x, 0, 0.7), (1.4, 2.4), 150, accent)
    softbox((x + 0.4, 2.0, 4.6), (x + 0.4, 4.2, 1.2), (1.6, 1.0), 160, accent)
    softbox((x, -4.6, 3.0), (x, 0, 0.5), (3.0, 2.0), 46, light)


def dispensing_hot():
    """Two streams of espresso into a cup, at the right; the left is quiet for words."""
    plane("table", (40, 40), surfaces.wood("walnut", 1.9, 0.5, 0.1))
    plane("wall", (40, 20), surfaces.plaster("#6b3f2c"), (0, 4.4, 6), (1.5708, 0, 0))
    x = 1.5
    white = materials.ceramic("#f6f1e8")
    cup = Cup("cappuccino", white)
    cup.top(0.74, drinks.crema())
    group(cup.objects, (x, 0, 0.06), turn=-0.4, scale=1.2)
    group([saucer(white)], (x, 0, 0), scale=1.2)
    _outlet(x, 1.3, 0.13)
    _streams(x, 1.32, 0.58, drinks.black("#2a1006"), 0.13)
    proto = beans.bean(materials.roasted())
    proto.location = (0, 0, -9)
    beans.strew(proto, beans.scattered(20, (0.0, 3.4), (-1.0, 1.2), 4, 0.24, [(x, 0, 1.1)]), 5)
    world((1.0, 0.9, 0.8), 0.14)
    _counter(x, (1.0, 0.95, 0.88), (1.0, 0.84, 0.66))
    camera((0.1, -6.2, 2.2), (0.05, 0, 0.86), 66, 0.4, (x, -0.3, 0.7))


def dispensing_cold():
    """Coffee poured over ice, at the right."""
    plane("table", (40, 40), surfaces.stone("#5c7d97", "#8fb0c8", 0.75))
    plane("wall", (40, 20), surfaces.plaster("#3a74a3"), (0, 4.4, 6), (1.5708, 0, 0))
    x = 1.5
    iced_tumbler(scale=1.0, level=0.66, at=(x, 0, 0))
    _outlet(x, 1.5, 0.1)
    _streams(x, 1.52, 0.9, drinks.black("#2a1006"), 0.1, 0.026)
    spots = [(0.72, -0.4, 0.11), (2.25, -0.35, 0.11), (2.52, -0.1, 0.11), (0.95, 0.5, 0.11), (2.4, 0.6, 0.11)]
    ice.laid(ice.moulds(0.22), ice.loose(spots, 4))
    deep_glass()
    world((0.85, 0.93, 1.0), 0.25)
    _counter(x, (0.97, 0.99, 1.0), (0.85, 0.94, 1.0))
    camera((0.1, -6.2, 2.2), (0.05, 0, 0.86), 66, 0.4, (x, -0.3, 0.7))


def placeholder():
    """An empty cup, waiting."""
    sweep(surfaces.seamless("#d8cdbd"))
    white = materials.ceramic("#f3ece0")
    group(Cup("cappuccino", white).objects, (0, 0, 0.05), turn=-0.45, scale=1.1)
    group([saucer(white)], scale=1.1)
    airy(0.9, -1, (1.0, 0.98, 0.95))
    camera(at=(0.2, -5.6, 2.9), target=(0, 0, 0.36), lens=64, fstop=0.5, focus=(0, -0.3, 0.5))
