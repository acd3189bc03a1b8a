"""What is shown for a place without a default."""

from models import materials, surfaces
from models.cups import Cup, saucer
from models.mesh import group, sweep
from models.studio import camera
from scenes.light import airy


def placeholder():
    """An empty cup, waiting."""
    sweep(surfaces.seamless("#d8cdbd"))
    white = materials.ceramic("#f3ece0")
    group(Cup("cappuccino", white).objects, (0, 0, 0.05), turn=-0.45, scale=1.1)
    group([saucer(white)], scale=1.1)
    airy(0.9, -1, (1.0, 0.98, 0.95))
    camera(at=(0.2, -5.6, 2.9), target=(0, 0, 0.36), lens=64, fstop=0.5, focus=(0, -0.3, 0.5))
