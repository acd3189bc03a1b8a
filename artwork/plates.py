"""The plates: which scene is rendered at which size, and how it is developed."""

from dataclasses import dataclass, field

BLEND = (302, 485)
OPTION = (460, 485)
QUARTER = (460, 235)
ROOM = (406, 200)
WIDE = (1024, 485)
SCREEN = (1024, 768)


@dataclass(frozen=True)
class Plate:
    """A rendered picture without lettering."""

    name: str
    scene: str
    size: tuple
    grade: dict = field(default_factory=dict)
    samples: int = 20
    oversize: float = 1.2


def blend(name, **grade):
    return Plate(name, "blends." + name.replace("-", "_"), BLEND, grade)


def option(name, size, samples=20, **grade):
    return Plate(name, "options." + name.replace("-", "_"), size, grade, samples)


def screensaver(name, **grade):
    return Plate(name, "screensavers." + name.replace("-", "_"), SCREEN, grade, 20, 1.0)


# Steam: (x, y of the foot, width, height, strength), shares of the picture.
PLATES = [
    blend("left"),
    blend("middle"),
    blend("right"),
    blend("walnut-cappuccino", exposure=0.2),
    blend("morning-table", steam=[(0.5, 0.5, 0.34, 0.42, 0.22)]),
    blend("dark-beans", exposure=0.3),
    blend("burlap-sack"),
    blend("espresso-crema", exposure=0.3),
    blend("black-gold", exposure=0.2),
    blend("pale-stone"),
    blend("moka-pot"),
    blend("blue-cup"),
    blend("sunrise-glass", steam=[(0.5, 0.46, 0.34, 0.42, 0.3)]),
    blend("terracotta"),
    blend("green-leaf"),
    blend("jungle-mug", steam=[(0.5, 0.5, 0.34, 0.45, 0.1)]),
    blend("vanilla-latte"),
    blend("hazelnut-cup"),
    blend("caramel-glass"),
    blend("mocha-chocolate", exposure=0.3),
    blend("golden-bowl", exposure=0.2),
    blend("iced-glass"),
    blend("rosetta-above"),
    blend("cinnamon-cup"),
    blend("red-cup"),
    blend("sage-linen"),
    blend("honey-beans"),
    option("option-hot", OPTION, steam=[(0.5, 0.42, 0.3, 0.4, 0.4)]),
    option("option-cold", OPTION),
    option("hot-regular", OPTION),
    option("hot-medium", OPTION),
    option("hot-large", OPTION),
    option("wide-regular", QUARTER),
    option("wide-medium", QUARTER),
    option("wide-large", QUARTER),
    option("wide-xlarge", QUARTER),
    option("cold-regular", OPTION),
    option("cold-medium", OPTION),
    option("cold-large", OPTION),
    option("hot-leaveroom", ROOM),
    option("hot-noroom", ROOM),
    option("cold-leaveroom", ROOM),
    option("cold-noroom", ROOM),
    option("dispensing-hot", WIDE, steam=[(0.74, 0.5, 0.1, 0.4, 0.12)]),
    option("dispensing-cold", WIDE),
    option("placeholder", OPTION),
    screensaver("first-light", steam=[(0.66, 0.5, 0.16, 0.42, 0.16)]),
    screensaver("roastery", exposure=0.3),
    screensaver("over-ice"),
    screensaver("black-and-gold", exposure=0.2),
    screensaver("house-favourites"),
]
