"""The plates' compositions. Each takes the look and sets table, things, light and camera."""

import math

from models import beans, cold, materials
from models.nodes import plain
from models.mesh import box, group, lathe, plane, tube
from models.props import spoon
from models.studio import camera

from .vessels import FORMS, TUMBLERS, Cup, paper_cup, pour, saucer, surface

DRINKS = ("rosetta", "crema", "black")


def set_table(look, wall_at=None, table=None):
    """Table and wall, as far as any camera sees."""
    depth = look.wall_at if wall_at is None else wall_at
    plane("table", (60, 24), (table or look.table)(), (0, depth - 12, 0))
    plane("wall", (60, 24), look.wall(), (0, depth, 6), (math.pi / 2, 0, 0))


def strewn(look, spots, seed=4):
    proto = beans.bean(materials.roasted(look.beans, 0.42), 0.062)
    proto.location = (0, 0, -9)
    beans.strew(proto, spots, seed, floor=-0.028)


def block(look, radius, height, at=(0, 0, 0)):
    """A round plinth with a softened edge."""
    e = 0.018
    profile = [(0, 0), (radius, 0), (radius, height - e), (radius - e * 0.3, height - e * 0.3)]
    obj = lathe("plinth", [*profile, (radius - e, height), (0, height)], look.plinth(), 128, subdivide=1)
    obj.modifiers.clear()
    obj.data.use_auto_smooth = True
    obj.location = at
    return obj


def served(look, which, at=(0, 0, 0), form="flat white", drink=None, turn=-0.5, plate=0.72, level=0.86, scale=1.0):
    """A filled stoneware cup, on its saucer where `plate` is its radius."""
    glaze = look.glazes[which](FORMS[form][0][-1][1])
    cup = Cup(form, glaze, turn).fill(drink or DRINKS[which], level, seed=3 + which)
    if look.gilt:
        cup.gild(look.gilt())
    lift = 0.038 if plate else 0
    group(cup.objects, (at[0], at[1], at[2] + lift * scale), turn, scale)
    if plate:
        group([saucer(glaze, plate)], at, scale=scale)


# Blends: one camera, one light; cup and drink tell mild from dark. The upper third is quiet.
BLENDS = {
    "left": dict(which=0, form="flat white", plate=0.74),
    "middle": dict(which=1, form="espresso", plate=0.58, drink="crema"),
    "right": dict(which=2, form="mug", plate=0, drink="black", level=0.9),
}


def blend(look, slot):
    set_table(look)
    block(look, 1.02, 0.2)
    served(look, at=(0, 0, 0.2), **BLENDS[slot])
    if slot == "middle":
        strewn(look, [(-0.74, -0.72), (-0.58, -0.9), (0.7, -0.86)], 3)
    look.light("room")
    camera((0.0, -7.7, 4.9), (0, 0, 0.7), 108, 0.5, (0, -0.25, 0.75))


# Hot and cold, and the sizes: a long lens, one table line. Words stand below.
def _across(height=0.66):
    camera((0, -13.3, 4.3), (0, 0, height), 206, 1.4, (0, -0.4, 0.6))


def option(look, slot):
    set_table(look)
    if slot == "hot":
        served(look, 0, (-0.1, 0, 0), "mug", "crema", -0.35, 0, 0.92, 1.28)
    else:
        outer = cold.tumbler(1.34, 0.42, 0.36)
        group(cold.iced(outer, 0.024, 0.09, 1.06, 5, backed=look.card), (0, 0, 0))
    look.light("plain" if slot == "hot" else "glass")
    camera((0, -13.3, 4.3), (0, 0, 0.56), 206, 1.2, (0, -0.4, 0.7))


def hot_cup(look, size):
    set_table(look)
    group(paper_cup(size, look.paper(), look.hairline()), turn=-0.4)
    look.light("plain")
    _across()


def wide_cup(look, size):
    """The same cup at the left of a low frame; words at the right."""
    set_table(look)
    group(paper_cup(size, look.paper(), look.hairline()), turn=-0.4)
    look.light("plain")
    camera((0, -13.3, 4.5), (0, 0, 0.84), 202, 1.4, (0, -0.4, 0.6), shift=(0.44, 0))


def cold_cup(look, size):
    set_table(look)
    height, top, bottom = TUMBLERS[size]
    parts = cold.iced(cold.tumbler(height, top, bottom), 0.022, 0.09, height - 0.24, 5, 0.23, dew=round(200 * height), backed=look.card)
    group(parts)
    look.light("glass")
    _across()


# Leave room: a glass at the left, so that the level is seen; words at the right.
LEVELS = {"leaveroom": 0.62, "noroom": 0.93}


def room(look, kind, slot):
    set_table(look)
    outer = cold.tumbler(1.02, 0.41, 0.36)
    level = LEVELS[slot] * 1.02
    if kind == "hot":
        parts = cold.iced(outer, 0.026, 0.09, level, dew=0, ice_size=0, backed=look.card, strong=1.5)
        radius = cold.interpolate(outer, level) - 0.024
        parts.append(surface(radius, level - 0.004, pour("crema", radius)))
    else:
        parts = cold.iced(outer, 0.022, 0.09, level, 6, 0.23, full=False, dew=160, backed=look.card)
    group(parts)
    look.light("glass")
    camera((0, -13.5, 2.7), (0, 0, 0.5), 345, 1.4, (0, -0.4, 0.6), shift=(0.52, 0))


def outlet(look, x, height, gap):
    """The machine's outlet: a slim head, two steel nozzles with their tips at a height."""
    head = box("head", (0.7, 0.62, 3.0), look.head(), bevel=0.07, segments=6)
    head.location = (x, 0.12, height + 1.9)
    gap_plate = box("gap", (0.6, 0.52, 0.1), plain("gap", (0.02, 0.02, 0.02), 0.4), bevel=0.04)
    gap_plate.location = (x, 0.12, height + 0.37)
    steel = look.steel()
    collar = lathe("collar", [(0, 0), (0.2, 0), (0.21, 0.012), (0.21, 0.1), (0, 0.1)], steel, 64, subdivide=1)
    collar.location = (x, 0.02, height + 0.24)
    tip = [(0.028, 0.0), (0.036, -0.004), (0.042, 0.004), (0.05, 0.08), (0.075, 0.15), (0.08, 0.26)]
    for dx in (-gap, gap):
        nozzle = lathe("nozzle", tip, steel, 48)
        nozzle.location = (x + dx, 0, height)


def streams(x, top, bottom, gap, radius=0.017):
    """Two threads of coffee, thinning and twisting a little as they fall."""
    from models.drinks import black

    material = black("#2a1207")
    for k, dx in enumerate((-gap, gap)):
        drop = top - bottom
        path = [
            (x + dx * (1 - 0.1 * (i / 40)) + 0.0012 * math.sin(i * 0.35 + k), 0.001 * math.cos(i * 0.3), top - drop * i / 40)
            for i in range(41)
        ]
        thin = lambda t: radius * (1.3 - 0.62 * t**0.4) * (1 + 0.04 * math.sin(11 * t + k * 2))
        tube("stream", path, thin, material, 18, 1)


def brewing(look, kind):
    """Coffee running at the right; quiet at the left for words and below for the button."""
    set_table(look)
    x = 1.56
    if kind == "hot":
        served(look, 0, (x, 0, 0), "flat white", "crema", -0.45, 0.64, 0.8)
        outlet(look, x, 1.0, 0.1)
        streams(x, 1.01, 0.5, 0.1)
    else:
        group(cold.iced(cold.tumbler(1.12, 0.4, 0.35), 0.022, 0.09, 0.72, 8, 0.23, dew=160, backed=look.card), (x, 0, 0))
        outlet(look, x, 1.46, 0.09)
        streams(x, 1.47, 0.72, 0.09, 0.015)
    look.light("room" if kind == "hot" else "glass", x)
    camera((0.0, -9.0, 2.3), (0.0, 0, 0.72), 136, 0.7, (x, -0.3, 0.6))


# Screensavers: the subject right of the middle, words at the left.
def saver(look, which):
    getattr(_Savers, which)(look)


class _Savers:
    @staticmethod
    def window(look):
        """A flat white on a low plinth where the window's light falls."""
        set_table(look, table=look.wordless)
        block(look, 1.1, 0.2, (1.05, 0.05, 0))
        served(look, 0, (1.05, 0.0, 0.2), "flat white", "rosetta")
        strewn(look, [(-0.2, -0.62), (0.02, -0.8), (-0.34, -0.9), (2.35, -0.55)], 3)
        look.light("room")
        camera((0.16, -9.0, 4.2), (0.16, 0, 0.72), 98, 0.5, (1.05, -0.25, 0.75))

    @staticmethod
    def above(look):
        """The three cups from straight above, their shadows long."""
        plane("table", (40, 40), look.table())
        served(look, 0, (0.92, 0.62, 0), "flat white", "rosetta", -0.6, 0.74)
        served(look, 1, (1.36, -0.78, 0), "espresso", "crema", -0.9, 0.58)
        served(look, 2, (-0.28, -0.42, 0), "bowl", "black", 0.4, 0, 0.84)
        group(spoon(look.spoon()), (-0.36, -1.28, 0.01), turn=0.12, scale=0.8)
        strewn(look, [(2.0, 0.06), (2.12, 0.3), (0.46, -0.42), (1.9, 1.15)], 5)
        look.light("above")
        camera((0.0, -0.9, 11.0), (0.0, 0.0, 0.2), 124, 0.9, (0.9, 0.4, 0.5))

    @staticmethod
    def ice(look):
        """Cold brew over ice with the light behind it."""
        set_table(look)
        block(look, 0.62, 0.34, (1.72, 0.75, 0))
        group(cold.iced(cold.tumbler(1.24, 0.41, 0.36), 0.023, 0.09, 0.96, 5, backed=look.card), (0.72, -0.2, 0))
        group(cold.iced(cold.tumbler(0.98, 0.4, 0.35), 0.023, 0.09, 0.72, 9, backed=look.card), (1.72, 0.75, 0.34))
        look.light("glass", 1.0)
        camera((0.26, -10.2, 2.9), (0.26, 0, 0.76), 122, 0.6, (0.72, -0.5, 0.7))
