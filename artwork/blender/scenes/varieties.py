"""More scenes of the blend pictures, each for one variety: the same size, camera family and lights."""

from models import beans, brewers, drinks, materials, pantry, props, surfaces
from models.cups import Cup, saucer
from models.mesh import freeze, group, plane, sweep
from scenes.blends import crumbs, look, table, wall
from scenes.light import airy, moody, window

ROUND = dict(at=(0.2, -4.9, 2.0), target=(0, 0.1, 0.8), lens=55, fstop=0.35, focus=(0, -0.3, 0.6))


def cocoa_foam():
    """A cappuccino under cocoa, on oak before slate blue."""
    table("oak", 0.2)
    wall(surfaces.plaster("#5d6f7a"), 3.4)
    cream = materials.ceramic("#f3ead9", 0.16)
    cup = Cup("cappuccino", cream)
    cup.foam(0.9, drinks.dusted_foam(cup.inside(0.9 * cup.height)), 0.11)
    group(cup.objects, (0, 0, 0.05), turn=-0.6)
    group([saucer(cream)])
    crumbs(count=10, seed=11)
    window(1.15)
    look((0.25, -4.4, 2.7), (0, 0.1, 0.68))


def french_press():
    """A French press full of dark coffee on slate."""
    plane("table", (40, 40), surfaces.slate("#4a423c"))
    wall(surfaces.plaster("#8a5138"), 3.6)
    press = brewers.french_press(
        materials.glass(),
        materials.metal("#d3cdc4", 0.2),
        materials.plastic("#120e0c", 0.3),
        drinks.brew("#4a1c0a"),
        drinks.milk_foam("#8f5a2a", 0.5),
    )
    group(press, (-0.08, 0.2, 0), turn=-0.45, scale=0.95)
    crumbs("#33190e", 16, 6, 0.62, (-1.4, -0.1))
    window(1.5, -1, 1.1, 0.35)
    look((0.2, -5.0, 2.0), (0.05, 0.1, 0.98), 52, 0.35, (0, -0.1, 0.6))


def cherry_bowl():
    """Ripe coffee cherries heaped in a dark bowl, leaves beside it."""
    table("walnut", 0.15)
    wall(surfaces.plaster("#3d2a1f"), 3.6)
    bowl = Cup("bowl", materials.ceramic("#d8cbb4", 0.3, 0.8))
    group(bowl.objects, (0, 0.1, 0), scale=1.12)
    ripe = freeze(props.cherry((0, 0, 0), materials.ceramic("#a81c16", 0.18)))
    ripe.location = (0, 0, -9)
    beans.heap(ripe, (0, 0.1, 0.42), 0.44, 0.34, 6, layers=3, apart=0.19)
    beans.strew(ripe, [(-0.62, -0.72), (0.52, -0.86), (0.74, -0.62), (-0.3, -1.0)], 3, -0.06)
    for x, y, turn, size in [(0.42, -0.78, -0.5, 0.7), (-0.5, -0.62, 3.6, 0.75), (0.5, 0.35, 0.7, 1.0)]:
        props.leaf((x, y, 0.03), turn, size, 0.25, "#3b6f2c")
    window(1.2, -1, 1.1, 0.3)
    look((0.2, -4.5, 2.6), (0, 0.1, 0.66))


def wooden_bowl():
    """Chestnut-brown beans in a turned wooden bowl before sunny yellow."""
    table("oak", 0.15)
    wall(surfaces.plaster("#b8923a"), 3.4)
    bowl = Cup("bowl", surfaces.wood("chestnut", 9.0, 0.5, 0.3))
    group(bowl.objects, (0, 0.1, 0), scale=1.15)
    proto = beans.bean(materials.roasted("#6b3d1e", 0.42))
    proto.location = (0, 0, -9)
    beans.heap(proto, (0, 0.1, 0.42), 0.56, 0.34, 4)
    beans.strew(proto, beans.scattered(16, (-1.2, 1.2), (-1.3, -0.4), 6, 0.2, [(0, 0.1, 0.6)]), 7)
    props.leaf((0.5, -0.62, 0.03), -0.4, 0.75, 0.2, "#4f7f2e")
    props.leaf((-0.5, -0.5, 0.03), 3.5, 0.75, 0.2, "#4f7f2e")
    window(1.2, -1, 1.2, 0.35)
    look((0.2, -4.6, 2.5), (0, 0.1, 0.74))


def celadon_bowl():
    """Black coffee in a celadon bowl on a leaf, before deep teal."""
    table("ebony", 0.2)
    wall(surfaces.plaster("#1d4a48"), 3.4)
    cup = Cup("bowl", materials.ceramic("#7fae9b", 0.16, 0.5))
    cup.top(0.84, drinks.black())
    group(cup.objects, (0, 0.05, 0.04), scale=1.1)
    for x, y, turn, size in [(-0.1, -0.2, -0.55, 1.35), (0.1, -0.1, 3.75, 1.3), (0.1, 0.4, 0.9, 1.2)]:
        props.leaf((x, y, 0.02), turn, size, 0.06, "#2f6a38")
    crumbs("#3a2012", 12, 9, 0.8, (-1.4, -0.5))
    window(1.2, -1, 0.6, 0.3)
    look((0.2, -4.6, 2.6), (0, 0.1, 0.7))


def pour_over():
    """A white dripper on a glass server, in high key."""
    plane("table", (40, 40), surfaces.stone("#e9e2d6", "#cbbfab", 0.4))
    wall(surfaces.plaster("#e6d9c4"), 3.2)
    maker = brewers.pour_over(
        materials.glass(),
        materials.ceramic("#faf6ee"),
        materials.paper("#e8d9bc", 0.9),
        drinks.brew("#7a3512"),
    )
    group(maker, (0, 0.1, 0), turn=-0.45)
    crumbs("#96602f", 12, 12, 0.62, (-1.3, -0.1), 0.5)
    window(1.0, -1, 0.7, 0.6)
    look((0.2, -4.9, 2.2), (0, 0.1, 0.88), 54, 0.35, (0, -0.3, 0.7))


def croissant_table():
    """Coffee and a croissant on a pale cloth."""
    plane("table", (40, 40), surfaces.linen("#dfe3e2", 150))
    wall(surfaces.plaster("#c9d6da"), 3.2)
    blue = materials.ceramic("#4f7594", 0.16, 0.5)
    cup = Cup("cappuccino", blue)
    cup.top(0.88, drinks.latte("heart", cup.inside(0.88 * cup.height)))
    group(cup.objects, (-0.2, 0.28, 0), turn=-0.5, scale=0.98)
    group([saucer(materials.ceramic("#f6f1e6", 0.18), 0.62)], (0.34, -0.62, 0))
    pantry.croissant((0.32, -0.54, 0.05), 0.25, 0.95)
    window(1.1, -1, 1.0, 0.5)
    look((0.2, -4.6, 2.7), (0.02, 0.0, 0.64), 58, 0.32, (0.05, -0.35, 0.4))


def kraft_bag():
    """A bag of beans with a printed label before leaf green."""
    sweep(surfaces.seamless("#b9c79a"))
    label = pantry.bag_label("#f3ecdb", "#35622d")
    bag = pantry.coffee_bag(pantry.kraft_paper(), label, materials.metal("#d8c9a0", 0.35))
    group(bag, (-0.05, 0.25, 0), turn=0.3, scale=1.06)
    crumbs("#5a3319", 22, 9, 0.5, (-1.3, -0.15))
    for x, y, turn, size in [(0.42, -0.3, -0.3, 0.85), (0.38, -0.1, 0.35, 0.8), (-0.5, -0.3, 3.5, 0.7)]:
        props.leaf((x, y, 0.03), turn, size, 0.25, "#3f7a34")
    airy(0.95)
    look((0.2, -4.9, 2.0), (0, 0.1, 0.82), 55, 0.35, (0, -0.1, 0.5))


def half_and_half():
    """Dark beans and light beans, heap against heap, on violet paper."""
    sweep(surfaces.seamless("#8f7bb5"))
    for colour, x, seed in (("#2c1710", -0.46, 5), ("#a5703c", 0.46, 8)):
        proto = beans.bean(materials.roasted(colour, 0.45))
        proto.location = (0, 0, -9)
        beans.heap(proto, (x, 0.1, 0), 0.62, 0.6, seed)
        side = (-1.3, -0.05) if x < 0 else (0.05, 1.3)
        beans.strew(proto, beans.scattered(9, side, (-1.35, -0.6), seed, 0.2), seed)
    window(1.05, -1, 0.5, 0.6)
    look((0.1, -4.5, 1.9), (0, 0.1, 0.66))


def emerald_gold():
    """A white cup with gold on green marble."""
    plane("table", (40, 40), surfaces.stone("#0f3a2c", "#b08c45", 0.34, 0.6))
    ivory, gilt = materials.ceramic("#f4ecdb", 0.14), materials.gold()
    cup = Cup("cappuccino", ivory, gilt)
    cup.gilded_lip(gilt)
    cup.top(0.86, drinks.latte("tulip", cup.inside(0.86 * cup.height)))
    group(cup.objects, (0, 0, 0.05), turn=-0.55)
    group([saucer(gilt, 0.8)])
    moody(1.3)
    look((0.25, -4.4, 2.7), (0, 0.1, 0.62))


def midnight_gold():
    """A golden espresso cup on midnight-blue stone, a few beans round it."""
    plane("table", (40, 40), surfaces.stone("#1a3068", "#a08848", 0.36, 0.6))
    gilt = materials.gold(0.22)
    cup = Cup("espresso", gilt)
    cup.top(0.86, drinks.crema("#6a3812", "#c58a45"))
    group(cup.objects, (0, 0, 0.05), turn=-0.5, scale=1.45)
    group([saucer(materials.ceramic("#16224a", 0.16), 0.78)])
    crumbs("#4a2814", 12, 9, 0.95)
    moody(2.2)
    look((0.2, -4.5, 2.4), (0, 0.1, 0.66))
