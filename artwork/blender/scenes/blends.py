"""The scenes of the blend pictures, 302x485: the upper third is left quiet for lettering."""

import math

from models import beans, drinks, ice, materials, props, surfaces
from models.cups import Cup, interpolate, saucer
from models.mesh import group, plane, sweep
from models.studio import camera, softbox
from scenes.light import airy, icy, moody, window

HIGH = (0.25, -4.3, 3.1)  # looking down into a cup


def look(at=HIGH, target=(0, 0.1, 0.62), lens=62, fstop=0.28, focus=(0, -0.1, 0.55)):
    """The camera of the blend pictures."""
    camera(at, target, lens, fstop, focus)


def table(kind="walnut", turn=0.35, plank=1.9, gloss=0.42):
    """A table top of boards."""
    plane("table", (40, 40), surfaces.wood(kind, plank, gloss, turn))


def wall(material, at=4.5):
    """A wall behind the table."""
    plane("wall", (40, 20), material, (0, at, 6), (1.5708, 0, 0))


def crumbs(colour="#4a2a16", count=16, seed=4, keep=0.98, y=(-1.5, 0.9), shine=0.42):
    """Beans strewn round the cup."""
    proto = beans.bean(materials.roasted(colour, shine))
    proto.location = (0, 0, -5)
    spots = beans.scattered(count, (-1.5, 1.5), y, seed, 0.2, [(0, 0, keep)])
    beans.strew(proto, spots, seed)


def walnut_cappuccino():
    """A white cup with a tulip on walnut."""
    table("walnut")
    white = materials.ceramic("#f6f1e8")
    cup = Cup("cappuccino", white)
    cup.top(0.88, drinks.latte("tulip", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0, 0, 0.05), turn=-0.6)
    group([saucer(white)])
    crumbs(count=18)
    window(1.1)
    look()


def morning_table():
    """A cream mug of black coffee on ash wood, a few beans, early light."""
    table("ash", 0.2)
    wall(surfaces.plaster("#e9dcc4"), 3.2)
    cream = materials.ceramic("#f3e6cc", speckle=0.7)
    mug = Cup("mug", cream)
    mug.top(0.9, drinks.black())
    group(mug.objects, (0, 0, 0), turn=-0.5)
    group(props.spoon(), (0.62, -0.72, 0), turn=1.2)
    crumbs("#5a3319", 12, 6, 0.7, (-1.4, -0.3))
    window(1.25, -1, 1.2, 0.5)
    look((0.25, -4.6, 2.5), (0, 0.1, 0.72))


def dark_beans():
    """Dark beans to the horizon, a heap in front."""
    proto = beans.bean(materials.roasted("#3b2116", 0.42))
    proto.location = (0, 0, -9)
    beans.carpet(
        proto,
        (-2.0, 2.0),
        (-1.7, 4.0),
        3,
        2,
        0.17,
        lambda x, y: 0.1 * math.sin(1.7 * x + 0.9) * math.sin(1.3 * y),
    )
    plane("ground", (40, 40), surfaces.seamless("#0a0604"))
    wall(surfaces.seamless("#120a06"), 4.6)
    moody(1.5, -1)
    look((0.0, -3.4, 2.4), (0, 0.3, 0.5), 60, 0.22, (0, -0.5, 0.15))


def burlap_sack():
    """An open sack of beans on oak boards."""
    table("oak", 0.1)
    wall(surfaces.plaster("#8a6f52"), 3.4)
    jute = surfaces.linen("#a98d64", 170)
    group([props.sack(jute, 0.82, 0.8)], (0, 0.45, 0))
    proto = beans.bean(materials.roasted("#5a3319", 0.36))
    proto.location = (0, 0, -9)
    beans.heap(proto, (0, 0.45, 0.62), 0.6, 0.36, 2)
    spots = beans.scattered(26, (-1.2, 1.2), (-1.3, -0.5), 6, 0.2)
    beans.strew(proto, spots, 7)
    window(1.2, -1, 1.3, 0.3)
    look((0.2, -4.6, 2.6), (0, 0.2, 0.78), 56, 0.3, (0, -0.1, 0.7))


def espresso_crema():
    """Espresso in glass on slate, dense crema."""
    plane("table", (40, 40), surfaces.slate())
    glass = materials.glass()
    cup = Cup("demitasse glass", glass)
    cup.body(0.0, 0.72, drinks.brew("#4a1a08"))
    cup.body(0.725, 0.86, plain_crema())
    cup.top(0.865, drinks.crema())
    group(cup.objects, (0, 0, 0.05), scale=1.5)
    group([saucer(materials.metal("#b9b4ac", 0.3), 0.72)])
    crumbs("#3a2012", 12, 9, 0.85)
    moody(1.25)
    look((0.2, -4.4, 2.15), (0, 0.1, 0.72), 62, 0.3)


def plain_crema():
    """Crema seen from the side through glass."""
    return drinks.milk_foam("#b0702f", 0.5)


def black_gold():
    """A black cup with a gilded lip on black stone."""
    plane("table", (40, 40), surfaces.stone("#161413", "#6a5230", 0.38, 0.6))
    black = materials.ceramic("#14110f", 0.16)
    gilt = materials.gold()
    cup = Cup("cappuccino", black, gilt)
    cup.gilded_lip(gilt)
    cup.top(0.86, drinks.crema("#6a3812", "#b87a38"))
    group(cup.objects, (0, 0, 0.05), turn=-0.55)
    group([saucer(black)])
    group(props.spoon(gilt), (0.28, -0.78, 0.02), turn=0.55)
    moody(1.35)
    look((0.25, -4.4, 2.7), (0, 0.1, 0.62))


def pale_stone():
    """A white cup on white stone in high key."""
    plane("table", (40, 40), surfaces.stone("#ece7df", "#c9bfb0", 0.35))
    wall(surfaces.plaster("#efe9df"), 3.0)
    white = materials.ceramic("#fbf8f2")
    cup = Cup("cappuccino", white)
    cup.top(0.88, drinks.crema("#94592a", "#dba55e", 0.35))
    group(cup.objects, (0, 0, 0.05), turn=-0.55)
    group([saucer(white)])
    crumbs("#8a5630", 9, 12, 1.0)
    airy(1.0)
    look((0.25, -4.5, 2.7), (0, 0.1, 0.66))


def moka_pot():
    """A stove-top pot and a small cup on chestnut wood."""
    table("chestnut", 0.3)
    wall(surfaces.plaster("#7d3f2a"), 3.6)
    group(
        props.moka_pot(materials.metal("#cfc9c0", 0.24), materials.plastic("#15100d", 0.35)),
        (-0.18, 0.45, 0),
        turn=-0.7,
        scale=0.85,
    )
    white = materials.ceramic("#f3ead9")
    cup = Cup("espresso", white)
    cup.top(0.84, drinks.crema())
    group(cup.objects, (0.5, -0.62, 0.0), turn=-0.4)
    crumbs("#3a1f12", 10, 3, 0.7, (-1.5, -0.4))
    window(1.2, -1, 1.2, 0.3)
    look((0.2, -5.0, 2.1), (0.05, 0.1, 1.11), 52, 0.35, (0.1, -0.2, 0.7))


def blue_cup():
    """A blue cup on blue paper."""
    sweep(surfaces.seamless("#7fa6c9"))
    blue = materials.ceramic("#2f5f93", 0.14)
    cup = Cup("cappuccino", blue)
    cup.top(0.88, drinks.latte("heart", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0, 0, 0.05), turn=-0.55)
    group([saucer(blue)])
    airy(0.95, -1, (0.95, 0.98, 1.0))
    look()


def sunrise_glass():
    """Filter coffee in a glass mug before a sunrise-coloured paper."""
    sweep(surfaces.seamless("#e8a45f"))
    glass = materials.glass()
    mug = Cup("glass mug", glass)
    mug.body(0, 0.86, drinks.brew("#5a2410"))
    mug.top(0.865, drinks.black("#2a1006"))
    group(mug.objects, (0, 0, 0), turn=-0.5, scale=1.12)
    crumbs("#5a3319", 12, 6, 0.6, (-1.3, 0.2))
    window(1.0, -1, 1.0, 0.6)
    look((0.2, -4.9, 1.9), (0, 0.1, 0.78), 56, 0.35)


def terracotta():
    """A hand-thrown bowl, ripe cherries and a leaf."""
    table("chestnut", 0.15)
    wall(surfaces.plaster("#94583c"), 3.6)
    clay = materials.ceramic("#96573a", 0.4, 0.6)
    cup = Cup("bowl", clay)
    cup.top(0.84, drinks.black())
    group(cup.objects, (0, 0.05, 0))
    ripe = materials.ceramic("#9c1c18", 0.2)
    for i, (x, y) in enumerate([(0.42, -0.86), (0.62, -0.74), (0.55, -1.02), (0.78, -0.92), (-0.6, -0.8)]):
        props.cherry((x, y, 0), ripe)
    props.leaf((0.3, -0.98, 0.03), 0.35, 0.8, 0.2)
    props.leaf((-0.5, -0.72, 0.03), 3.6, 0.75, 0.2, "#3b6a2a")
    crumbs("#7a4a28", 8, 8, 0.8, (-1.5, -0.6))
    window(1.2, -1, 1.3, 0.3)
    look((0.2, -4.5, 2.7), (0, 0.1, 0.62))


def green_leaf():
    """A white cup among coffee leaves on ash wood."""
    table("ash", 0.15)
    wall(surfaces.plaster("#dfe5d2"), 3.2)
    white = materials.ceramic("#fbf8f0")
    cup = Cup("cappuccino", white)
    cup.top(0.88, drinks.latte("rosetta", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0, 0, 0.05), turn=-0.55)
    group([saucer(white)])
    for x, y, turn, size in [
        (-0.45, -0.72, 3.7, 0.8),
        (-0.3, -0.9, 4.4, 0.7),
        (0.55, 0.55, 0.9, 1.0),
        (0.4, -0.85, -0.5, 0.75),
    ]:
        props.leaf((x, y, 0.04), turn, size, 0.3, "#3f7a34")
    airy(0.95)
    look()


def jungle_mug():
    """A dark mug before deep green, leaves around."""
    table("ebony", 0.2)
    wall(surfaces.plaster("#26382a"), 3.4)
    dark = materials.ceramic("#d9c7a4", 0.3, 0.9)
    mug = Cup("mug", dark)
    mug.top(0.9, drinks.black())
    group(mug.objects, (0, 0, 0), turn=-0.5, scale=1.08)
    for x, y, turn, size, tilt in [
        (-0.5, 0.3, 2.6, 1.3, 0.6),
        (0.5, 0.45, 0.6, 1.3, 0.6),
        (-0.4, -0.75, 3.5, 0.9, 0.2),
        (0.1, 0.7, 1.4, 1.1, 0.8),
    ]:
        props.leaf((x, y, 0.03), turn, size, tilt, "#2f5f2c")
    crumbs("#2e1810", 14, 5, 0.62, (-1.4, -0.3))
    window(1.1, -1, 1.0, 0.2)
    look((0.2, -4.8, 2.3), (0, 0.1, 0.74))


def vanilla_latte():
    """A layered latte in glass, vanilla pods and a blossom."""
    table("ash", 0.2)
    wall(surfaces.plaster("#ead9b8"), 3.2)
    glass = materials.glass()
    cup = Cup("tumbler", glass)
    h = cup.height
    cup.body(
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
    cup.body(0.805, 0.94, drinks.milk_foam())
    cup.foam(0.94, drinks.milk_foam(), 0.1)
    group(cup.objects, (0, 0.1, 0), scale=1.15)
    props.vanilla_pod([(-1.0, -0.75, 0.03), (-0.3, -0.95, 0.03), (0.4, -0.55, 0.03), (1.1, -0.75, 0.03)])
    props.vanilla_pod([(-0.9, -0.5, 0.05), (-0.2, -0.75, 0.06), (0.5, -0.8, 0.06), (1.0, -0.45, 0.03)])
    props.blossom((0.6, -0.62, 0.08), 0.95)
    window(1.15, -1, 1.0, 0.5)
    look((0.2, -4.9, 2.0), (0, 0.1, 0.8), 55, 0.35, (0, -0.3, 0.6))


def hazelnut_cup():
    """A stoneware cup and hazelnuts on oak."""
    table("oak", 0.3)
    wall(surfaces.plaster("#6b4a2e"), 3.6)
    stoneware = materials.ceramic("#e7d6b8", 0.3, 0.9)
    cup = Cup("cappuccino", stoneware)
    cup.top(0.88, drinks.latte("heart", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0, 0.1, 0), turn=-0.55)
    for i, (x, y) in enumerate(
        [
            (-0.68, -0.62),
            (-0.86, -0.4),
            (-0.45, -0.82),
            (0.28, -0.9),
            (0.6, -0.76),
            (0.82, -0.5),
            (-0.05, -1.05),
            (0.86, -0.9),
            (-0.75, -0.95),
        ]
    ):
        props.hazelnut((x, y, 0), i + 3)
    window(1.15, -1, 1.2, 0.3)
    look((0.2, -4.4, 2.6), (0, 0.1, 0.62))


def caramel_glass():
    """A caramel macchiato before amber."""
    sweep(surfaces.seamless("#c9792b"))
    glass = materials.glass()
    cup = Cup("tumbler", glass)
    h = cup.height
    cup.body(
        0.0,
        0.8,
        drinks.layered(
            0.09,
            0.8 * h,
            (0.0, "#a8591a"),
            (0.1, "#c98a48"),
            (0.3, "#f0dcba"),
            (0.55, "#e2bd8a"),
            (0.72, "#8f5424"),
            (1.0, "#b98550"),
            wave=0.06,
        ),
    )
    cup.body(0.805, 0.94, drinks.milk_foam())
    cup.foam(0.94, drinks.milk_foam(), 0.11)
    group(cup.objects, (0, 0, 0), scale=1.15)
    for x, y, turn in [(-0.62, -0.55, 0.3), (-0.38, -0.8, 1.1), (0.5, -0.7, 0.7), (0.74, -0.42, 0.1)]:
        props.chocolate((x, y, 0), turn, (0.24, 0.24, 0.16), "#b5641f")
    window(1.0, -1, 1.1, 0.55)
    look((0.2, -4.9, 2.0), (0, 0.1, 0.8), 55, 0.35, (0, -0.3, 0.6))


def mocha_chocolate():
    """A dark cup with squares of chocolate."""
    plane("table", (40, 40), surfaces.slate("#231a17"))
    brown = materials.ceramic("#3a2219", 0.2)
    gilt = materials.gold()
    cup = Cup("cappuccino", brown)
    cup.gilded_lip(gilt)
    cup.top(0.88, drinks.latte("rosetta", cup.inside(0.88 * cup.height), "#4a2412", "#2a120a", "#e8d2b0"))
    group(cup.objects, (0, 0.1, 0.05), turn=-0.55)
    group([saucer(brown)], (0, 0.1, 0))
    for x, y, z, turn in [
        (-0.46, -0.88, 0, 0.3),
        (-0.14, -0.98, 0, 1.2),
        (-0.32, -0.92, 0.12, 0.75),
        (0.36, -0.94, 0, -0.4),
    ]:
        props.chocolate((x, y, z), turn)
    moody(1.6)
    softbox((-1.6, -3.4, 1.6), (-0.1, -0.9, 0.1), (1.0, 1.0), 34, (1.0, 0.9, 0.78), 60)
    look((0.2, -4.4, 2.7), (0, 0.1, 0.55))


def golden_bowl():
    """Beans in a golden bowl on black."""
    plane("table", (40, 40), surfaces.stone("#141312", "#5a4a30", 0.38, 0.6))
    bowl = Cup("bowl", materials.gold(0.26))
    group(bowl.objects, (0, 0.1, 0), scale=1.1)
    proto = beans.bean(materials.roasted("#452413", 0.32))
    proto.location = (0, 0, -9)
    beans.heap(proto, (0, 0.1, 0.42), 0.52, 0.3, 4)
    spots = beans.scattered(16, (-1.3, 1.3), (-1.2, -0.4), 6, 0.2, [(0, 0.1, 0.6)])
    beans.strew(proto, spots, 7)
    moody(1.4)
    look((0.2, -4.4, 2.3), (0, 0.1, 0.66))


def iced_glass():
    """Iced coffee in a tall glass on blue-grey."""
    sweep(surfaces.seamless("#8fb6d2"))
    iced_tumbler(1.3, milk=True)
    icy(1.0)
    look((0.2, -5.1, 1.9), (0, 0.1, 1.13), 54, 0.4, (0, -0.3, 0.7))


def iced_tumbler(scale=1.05, level=0.74, milk=False, at=(0, 0, 0), seed=3):
    """A highball of coffee on ice, the cubes showing at the wall and standing out on top."""
    glass = Cup("highball", materials.glass())
    h = glass.height
    coffee = (drinks.iced_latte if milk else drinks.cold_brew)(0.1, level * h)
    parts = list(glass.objects)
    parts += ice.on_ice(glass.inside, glass.floor + 0.004, level * h, 0.21, coffee, seed)
    parts += ice.dew(lambda z: interpolate(glass.outer, z), 0.1, level * h, 130, materials.water(), seed)
    return group(parts, at, scale=scale)


def rosetta_above():
    """Straight down on a rosetta."""
    plane("table", (40, 40), surfaces.stone("#3b3632", "#6b625a", 0.4))
    white = materials.ceramic("#f4ecdf", 0.2, 0.8)
    cup = Cup("bowl", white)
    cup.top(0.88, drinks.latte("rosetta", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0, 0, 0.04), turn=0.35, scale=1.2)
    group(props.spoon(), (0.98, -0.55, 0.02), turn=1.75)
    crumbs("#4a2a16", 12, 21, 0.95, (-1.5, 1.2))
    window(1.15, -1, 0.9, 0.3)
    look((0.0, -1.6, 5.4), (0, 0.28, 0.3), 62, 0.35, (0, 0, 0.5))


def cinnamon_cup():
    """A speckled cup with cinnamon on chestnut."""
    table("chestnut", 0.35)
    wall(surfaces.plaster("#5e2a1e"), 3.6)
    speckled = materials.ceramic("#ead9c0", 0.25, 1.0)
    mug = Cup("mug", speckled)
    mug.foam(0.93, drinks.milk_foam("#f3e2c8"), 0.07)
    group(mug.objects, (0, 0.1, 0), turn=-0.5, scale=1.04)
    props.cinnamon((-0.5, -0.72, 0.0), 0.5)
    props.cinnamon((-0.38, -0.92, 0.0), 0.25)
    props.cinnamon((-0.44, -0.8, 0.11), 0.9)
    group(
        [
            props.sugar((0.5, -0.72, 0), 0.4),
            props.sugar((0.7, -0.56, 0), 1.0, "#a5682f"),
            props.sugar((0.62, -0.92, 0), 0.1, "#a5682f"),
        ]
    )
    window(1.15, -1, 1.4, 0.25)
    look((0.2, -4.7, 2.4), (0, 0.1, 0.74))


def red_cup():
    """A red espresso cup on red paper."""
    sweep(surfaces.seamless("#b5352a"))
    red = materials.ceramic("#a31f1a", 0.14)
    cup = Cup("espresso", red)
    cup.top(0.86, drinks.crema())
    group(cup.objects, (0, 0, 0.05), turn=-0.5, scale=1.5)
    group([saucer(red, 0.8)])
    airy(1.0, -1, (1.0, 0.96, 0.92))
    look((0.25, -4.6, 2.5), (0, 0.1, 0.72))


def sage_linen():
    """A cream cup on linen before sage green."""
    plane("table", (40, 40), surfaces.washed_linen("#d9cdb6"))
    wall(surfaces.plaster("#a9b59a"), 3.2)
    cream = materials.ceramic("#f4ead6", 0.2)
    cup = Cup("cappuccino", cream)
    cup.top(0.88, drinks.latte("heart", cup.inside(0.88 * cup.height)))
    group(cup.objects, (0, 0, 0.05), turn=-0.55)
    group([saucer(cream)])
    for x, y, turn in [(-0.5, -0.82, 3.5), (0.42, -0.9, -0.4)]:
        props.leaf((x, y, 0.03), turn, 0.6, 0.2, "#7d9468")
    window(1.2, -1, 0.8, 0.5)
    look((0.25, -4.5, 2.7), (0, 0.1, 0.66))


def honey_beans():
    """Light-roasted beans in a heap before honey yellow."""
    sweep(surfaces.seamless("#d9a24a"))
    proto = beans.bean(materials.roasted("#8f5f36", 0.5))
    proto.location = (0, 0, -9)
    beans.heap(proto, (0, 0.1, 0), 0.95, 0.62, 5)
    spots = beans.scattered(18, (-1.3, 1.3), (-1.4, -0.6), 6, 0.2, [(0, 0.1, 0.95)])
    beans.strew(proto, spots, 7)
    window(1.0, -1, 1.0, 0.6)
    look((0.1, -4.5, 1.9), (0, 0.1, 0.66))
