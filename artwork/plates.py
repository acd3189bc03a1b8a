"""The plates: which scene is rendered at which size, and how it is developed."""

import json
import os
import subprocess
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
# The machine says how large its pictures are.
SIZES = json.loads(subprocess.check_output(["node", os.path.join(HERE, "sizes.ts")]))
BLEND, OPTION, SCREEN = (tuple(SIZES[name]) for name in ("BLEND", "OPTION", "SCREEN"))


@dataclass(frozen=True)
class Plate:
    """A rendered picture without lettering."""

    name: str
    scene: str
    size: tuple
    grade: dict = field(default_factory=dict)
    samples: int = 48
    oversize: float = 1.5
    film: str = "develop.py"


# Enough for scenes with little glass and shade, or where a whole screen takes long.
FEWER = dict(samples=32, oversize=1.25)
LEAN = dict(samples=24, oversize=1.25)


def blend(name, samples=48, oversize=1.5, scenes="blends", film="develop.py", **grade):
    return Plate(name, f"{scenes}.{name.replace('-', '_')}", BLEND, grade, samples, oversize, film)


def variety(name, **more):
    return blend(name, **{"scenes": "varieties", **LEAN, **more})


def screensaver(name, samples=48, oversize=1.5, film="develop.py", **grade):
    return Plate(name, "screensavers." + name.replace("-", "_"), SCREEN, grade, samples, oversize, film)


# The looks' developer: what is even stays even, with a fine grain in place of what is left of the noise.
FINE = "looks/kit/finish.py"
EVEN = dict(even=0.08, grain=0.004)

# Steam: (x, y of the foot, width, height, strength), shares of the picture.
PLATES = [
    Plate("placeholder", "options.placeholder", OPTION),
    blend("walnut-cappuccino", exposure=0.2),
    blend("morning-table", steam=[(0.5, 0.5, 0.34, 0.42, 0.22)], **FEWER),
    blend("dark-beans", exposure=0.65),
    blend("burlap-sack"),
    blend("espresso-crema", exposure=0.6),
    blend("black-gold", exposure=0.55),
    blend("pale-stone"),
    blend("moka-pot", **FEWER),
    blend("blue-cup"),
    blend("sunrise-glass", steam=[(0.5, 0.46, 0.34, 0.42, 0.3)]),
    blend("terracotta"),
    blend("green-leaf"),
    blend("jungle-mug", exposure=0.3, steam=[(0.5, 0.5, 0.34, 0.45, 0.1)]),
    blend("vanilla-latte"),
    blend("hazelnut-cup"),
    blend("caramel-glass"),
    blend("mocha-chocolate", exposure=0.6, **FEWER),
    blend("golden-bowl", exposure=0.75),
    blend("iced-glass", 48, 1.25, film=FINE, **EVEN),
    blend("rosetta-above"),
    blend("cinnamon-cup"),
    blend("red-cup"),
    blend("sage-linen", 96, film=FINE, **EVEN),
    blend("honey-beans"),
    variety("cocoa-foam"),
    variety("french-press"),
    variety("cherry-bowl"),
    variety("wooden-bowl"),
    variety("celadon-bowl"),
    variety("pour-over"),
    variety("croissant-table"),
    variety("kraft-bag", samples=96, oversize=1.5, film=FINE, **EVEN),
    variety("half-and-half"),
    variety("emerald-gold"),
    variety("midnight-gold", exposure=0.4),
    screensaver("first-light", steam=[(0.66, 0.5, 0.16, 0.42, 0.16)]),
    screensaver("roastery", exposure=0.6),
    screensaver("over-ice", samples=40, oversize=1.1, film=FINE, **EVEN),
    screensaver("black-and-gold", **FEWER, exposure=0.6),
    screensaver("house-favourites", **FEWER),
]
