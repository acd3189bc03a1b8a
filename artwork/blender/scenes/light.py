"""Lighting set-ups that scenes share."""

import bpy

from models.studio import softbox, world


def strip(power, side=-1, colour=(1, 1, 1)):
    """A narrow light beside the camera, for the long highlight that glaze and glass show."""
    softbox((2.6 * side, -3.4, 2.2), (0, 0, 0.5), (0.35, 2.2), power, colour)


def window(power=1.0, side=-1, warmth=1.0, ambient=0.26):
    """Daylight from one side, a weak fill, a rim light behind."""
    w = lambda amount: (1.0, 1.0 - 0.09 * amount * warmth, 1.0 - 0.2 * amount * warmth)
    world(w(0.6), ambient)
    softbox((3.0 * side, 1.4, 3.4), (0, 0, 0.4), (2.6, 2.8), 205 * power, w(0.6))
    softbox((-3.4 * side, -2.2, 2.4), (0, 0, 0.4), (2.6, 2.6), 50 * power, w(1.0))
    softbox((-1.4 * side, 3.6, 2.8), (0, 0, 0.4), (2.4, 1.6), 120 * power, w(0.9))
    strip(62 * power, side, w(0.4))


def moody(power=1.0, side=-1, warmth=1.0):
    """A narrow light from behind and the side; the rest falls into the dark."""
    w = lambda amount: (1.0, 1.0 - 0.09 * amount * warmth, 1.0 - 0.2 * amount * warmth)
    world(w(0.8), 0.05)
    softbox((2.4 * side, 2.2, 2.8), (0, 0, 0.4), (1.6, 2.2), 210 * power, w(0.6))
    softbox((-2.8 * side, 0.4, 1.8), (0, 0, 0.4), (0.9, 2.2), 46 * power, w(1.2))
    softbox((0, -3.0, 3.6), (0, 0, 0.3), (2.0, 1.4), 24 * power, w(1.0))
    strip(26 * power, side, w(0.6))


def airy(power=1.0, side=-1, tint=(1.0, 1.0, 1.0)):
    """High key: big soft light all round, a shadow all the same."""
    world(tint, 0.75)
    softbox((3.2 * side, -0.6, 3.6), (0, 0, 0.4), (3.0, 3.0), 210 * power, tint)
    softbox((-2.4 * side, 2.6, 3.0), (0, 0, 0.4), (2.4, 2.4), 70 * power, tint)
    strip(50 * power, side, tint)


def deep_glass():
    """More bounces, for light that goes through glass, ice and glass again."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = 18
    cycles.transparent_max_bounces = 24


def icy(power=1.0, side=-1):
    """Cool daylight from one side, and light from behind and below eye level that makes ice sparkle."""
    deep_glass()
    tint = (0.94, 0.98, 1.0)
    world(tint, 0.42)
    softbox((3.0 * side, 0.2, 3.2), (0, 0, 0.6), (1.8, 2.6), 190 * power, tint)
    softbox((-2.0 * side, 2.4, 1.8), (0, 0, 0.8), (0.9, 2.6), 60 * power, (1, 1, 1), 80)
    softbox((1.6 * side, 2.5, 1.6), (0, 0, 0.8), (0.7, 2.4), 50 * power, (1, 1, 1), 80)
    softbox((0, -3.2, 4.4), (0, 0, 0.3), (2.4, 1.2), 60 * power, tint)
    strip(46 * power, side, tint)
