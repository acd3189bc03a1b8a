"""What is in the cup: black coffee, crema, latte art, layered and iced drinks."""

import math

import bpy
import numpy as np

from .mesh import build, lathe
from .nodes import Shader
from .studio import hex_rgb


def black(colour="#1a0a04"):
    """Black coffee, amber where it is thin at the edge."""
    s = Shader("black coffee")
    edge = s.add("LayerWeight", {"Blend": 0.35})
    tone = s.mix(edge.outputs["Facing"], hex_rgb(colour), hex_rgb("#451c0a"))
    return s.done(s.principled(base_color=tone, roughness=0.03, specular=0.6))


def brew(colour="#3a1608"):
    """The body of coffee behind glass: dark, with a red-brown rim of light."""
    s = Shader("brew")
    edge = s.add("LayerWeight", {"Blend": 0.25})
    tone = s.mix(edge.outputs["Facing"], tuple(c * 0.35 for c in hex_rgb(colour)), hex_rgb(colour))
    return s.done(s.principled(base_color=tone, roughness=0.5, specular=0.12))


def crema(dark="#6a3c18", light="#bd8a50", tiger=0.75):
    """Espresso's foam: tiger flecks, swirls and pin-head bubbles, darker towards the rim."""
    s = Shader("crema")
    at = s.coordinates()
    swirl = s.noise(at, 3.4, 7, 0.62, 1.9)
    tone = s.ramp(swirl, (0.3, hex_rgb(dark)), (0.52, hex_rgb("#935f30")), (0.72, hex_rgb(light)))
    flecks = s.noise(at, 11.0, 6, 0.7, 2.4)
    tone = s.mix(s.math("MULTIPLY", s.ramp(flecks, (0.56, 0.0), (0.7, 1.0)), tiger), tone, hex_rgb("#5a2c0e"))
    pins = s.add("TexVoronoi", {"Vector": at, "Scale": 52.0})
    foam = s.ramp(pins, (0.0, 0.0), (0.35, 1.0))
    tone = s.mix(0.22, tone, s.mix(1.0, tone, foam, "MULTIPLY"))
    return s.done(
        s.principled(base_color=tone, roughness=0.22, specular=0.45, normal=s.bump(foam, 0.12, 0.01))
    )


def milk_foam(tint="#f6ead7", bubbles=0.35):
    """Microfoam with a few bubbles."""
    s = Shader("foam")
    at = s.coordinates()
    tone = s.mix(s.noise(at, 4.0, 5), tuple(c * 0.93 for c in hex_rgb(tint)), hex_rgb(tint))
    small = s.ramp(s.add("TexVoronoi", {"Vector": at, "Scale": 40.0}), (0.0, 0.0), (0.4, 1.0))
    return s.done(
        s.principled(base_color=tone, roughness=0.38, specular=0.35, normal=s.bump(small, bubbles, 0.01))
    )


def picture(name, values):
    """A grey-scale array (rows from the bottom, 0..1) as a Blender image."""
    height, width = values.shape
    image = bpy.data.images.new(name, width, height, float_buffer=False, is_data=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = values[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def smooth(edge, width, value):
    """1 inside, 0 outside, soft over `width`."""
    t = np.clip((edge - value) / width + 0.5, 0, 1)
    return t * t * (3 - 2 * t)


def heart(x, y, size):
    """How far inside a heart a point is: below 1 is inside."""
    x, y = x / size, y / size
    return np.sqrt((x * 1.02) ** 2 + (y * 1.08 - 0.62 * np.sqrt(np.abs(x) + 1e-4) + 0.18) ** 2)


def latte_art(kind, size=768):
    """The milk's share at each point of the cup's surface, -1..1 across."""
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    x = x + 0.012 * np.sin(9 * y + 1.3) + 0.008 * np.sin(17 * x + 4 * y)
    y = y + 0.012 * np.sin(8 * x + 0.4)
    milk = np.zeros_like(x)
    radius = np.hypot(x, y)
    if kind == "heart":
        milk = smooth(1, 0.05, heart(x, y + 0.02, 0.66))
        for k in (0.52, 0.4, 0.28):
            ring = np.abs(heart(x, y + 0.02 + (0.66 - k) * 0.12, k) - 1)
            milk = np.where(ring < 0.05, milk * smooth(0.03, 0.05, 0.06 - ring) * 0.55 + 0.2 * milk, milk)
    elif kind == "tulip":
        for cy, r in ((-0.16, 0.62), (0.06, 0.47), (0.26, 0.345), (0.46, 0.21)):
            body = heart(x, y - cy, r)
            gap = 1 + 0.075 / r
            milk = milk * (1 - smooth(gap, 0.05 / r, body))
            milk = np.maximum(milk, smooth(1, 0.035 / r, body))
    elif kind == "rosetta":
        length = np.clip((y - 0.3 * np.abs(x) + 0.86) / 1.5, 0, 1)
        width = 0.74 * np.sin(math.pi * length**0.85) ** 0.75 * (1 - 0.4 * length)
        tips = 0.9 + 0.1 * np.cos(2 * math.pi * ((y - 0.62 * np.abs(x) - 0.5 * x * x) * 4.1 - 0.5))
        inside = smooth(1, 0.05, np.abs(x) / (width * tips + 1e-3)) * (width > 0.02)
        phase = (y - 0.62 * np.abs(x) - 0.5 * x * x) * 4.1
        leaf = smooth(0.66, 0.16, np.abs((phase % 1.0) - 0.5) * 2)
        milk = inside * leaf
        top = smooth(1, 0.06, heart(x, y - 0.54, 0.25))
        milk = np.maximum(milk, top)
        spine = np.abs(x) - 0.01
        milk = np.where((y > -0.74) & (y < 0.5), np.maximum(milk, smooth(0.004, 0.012, spine) * 0.9), milk)
    elif kind == "swirl":
        angle = np.arctan2(y, x)
        milk = smooth(0.1, 0.5, np.sin(angle * 2 + radius * 9) * 0.5) * smooth(0.85, 0.3, radius)
    milk *= smooth(0.9, 0.06, radius)
    haze = smooth(0.75, 0.9, radius) * 0.12
    return np.clip(np.maximum(milk, haze), 0, 1).astype(np.float32)


def latte(kind, radius, coffee="#8a4d1e", rim="#5b2c0f", milk="#f7ecd9", turn=0.4):
    """Crema with poured milk; the picture spans `radius` units either side of the object's origin.

    `turn` undoes the cup's own turn, so that the picture faces the guest.
    """
    s = Shader("latte")
    at = s.coordinates((0.5 / radius, 0.5 / radius, 1), rotation=(0, 0, -turn), offset=(0.5, 0.5, 0))
    wobble = s.noise(s.coordinates(), 6.0, 4, 0.6)
    shift = s.add("VectorMath", {0: wobble.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT")
    small = s.add("VectorMath", {0: shift, "Scale": 0.018}, operation="SCALE")
    moved = s.add("VectorMath", {0: at, 1: small}, operation="ADD")
    image = s.add(
        "TexImage", {"Vector": moved}, image=picture("latte art", latte_art(kind)), extension="EXTEND"
    )
    swirl = s.noise(s.coordinates(), 5.0, 6, 0.6, 1.4)
    ground = s.ramp(swirl, (0.3, hex_rgb(rim)), (0.66, hex_rgb(coffee)))
    white = s.mix(s.noise(s.coordinates(), 14.0, 3), tuple(c * 0.94 for c in hex_rgb(milk)), hex_rgb(milk))
    tone = s.mix(image, ground, white)
    pins = s.ramp(s.add("TexVoronoi", {"Vector": s.coordinates(), "Scale": 60.0}), (0.0, 0.0), (0.3, 1.0))
    return s.done(
        s.principled(base_color=tone, roughness=0.24, specular=0.42, normal=s.bump(pins, 0.06, 0.01))
    )


def layered(bottom, top, *stops, wave=0.1):
    """A drink of layers between two heights; stops are (share of the height, colour)."""
    s = Shader("layered drink")
    at = s.coordinates()
    z = s.add("SeparateXYZ", {0: at}).outputs["Z"]
    share = s.math("DIVIDE", s.math("SUBTRACT", z, bottom), top - bottom)
    curl = s.math("SUBTRACT", s.noise(s.coordinates((1.6, 1.6, 0.7)), 2.4, 5, 0.58, 1.5), 0.5)
    moved = s.math("ADD", share, s.math("MULTIPLY", curl, wave * 2))
    tone = s.ramp(moved, *[(p, hex_rgb(c)) for p, c in stops], ease="EASE")
    return s.done(s.principled(base_color=tone, roughness=0.5, specular=0.12))


def cold_brew(bottom, top, deep="#1d0c06", amber="#764420", wave=0.1):
    """Clear black coffee between two heights: near black below, amber where the light comes in above."""
    s = Shader("cold brew")
    z = s.add("SeparateXYZ", {0: s.coordinates()}).outputs["Z"]
    share = s.math("DIVIDE", s.math("SUBTRACT", z, bottom), top - bottom)
    curl = s.math("SUBTRACT", s.noise(s.coordinates((1.6, 1.6, 0.7)), 2.4, 5, 0.58, 1.5), 0.5)
    moved = s.math("ADD", share, s.math("MULTIPLY", curl, wave * 2))
    middle = tuple((2 * a + b) / 3 for a, b in zip(hex_rgb(deep), hex_rgb(amber)))
    tone = s.ramp(moved, (0.1, hex_rgb(deep)), (0.7, middle), (1.0, hex_rgb(amber)), ease="EASE")
    glow = s.mix(s.add("LayerWeight", {"Blend": 0.3}).outputs["Facing"], tone, hex_rgb(amber))
    return s.done(
        s.principled(base_color=glow, roughness=0.08, specular=0.4, emission=tone, emission_strength=0.12)
    )


def iced_latte(bottom, top, wave=0.16):
    """Coffee between two heights with milk sinking into it from above."""
    stops = [(0.0, "#2a1208"), (0.4, "#4a2412"), (0.66, "#8f5c36"), (0.86, "#cda578"), (1.0, "#e4caa6")]
    return layered(bottom, top, *stops, wave=wave)


def surface(radius, z, material, meniscus=0.018, steps=64):
    """A liquid's top: flat, climbing a little at the wall; origin at the cup's axis."""
    profile = [
        (0, 0),
        (radius * 0.5, 0),
        (radius * 0.86, 0),
        (radius * 0.95, meniscus * 0.25),
        (radius, meniscus),
    ]
    obj = lathe("surface", profile, material, steps, subdivide=2)
    obj.location = (0, 0, z)
    return obj


def foam_dome(radius, z, material, height=0.06, lumps=0.012, seed=1):
    """A cap of foam, higher in the middle and not quite even."""
    rng = np.random.default_rng(seed)
    phases = rng.uniform(0, 6.28, 6)
    vertices, faces = [(0, 0, height)], []
    rings, steps = 10, 48
    for r in range(1, rings + 1):
        t = r / rings
        for k in range(steps):
            a = 2 * math.pi * k / steps
            bump = (
                sum(math.sin((i + 2) * a + phases[i] + 5 * t * (i % 3)) for i in range(6))
                * lumps
                * t
                * (1.2 - t)
            )
            drop = height * (1 - t**3) if t < 1 else 0
            vertices.append((radius * t * math.cos(a), radius * t * math.sin(a), drop + bump))
    for k in range(steps):
        faces.append((0, 1 + k, 1 + (k + 1) % steps))
    for r in range(rings - 1):
        for k in range(steps):
            a, b = 1 + r * steps + k, 1 + r * steps + (k + 1) % steps
            faces.append((a, a + steps, b + steps, b))
    obj = build("foam", vertices, faces, material, subdivide=1)
    obj.location = (0, 0, z)
    return obj


def dusted_foam(radius, dust="#5a2f16", tint="#f6ead7"):
    """Microfoam with cocoa or cinnamon shaken over its middle."""
    s = Shader("dusted foam")
    at = s.coordinates()
    away = s.add("VectorMath", {0: s.coordinates((1, 1, 0))}, operation="LENGTH").outputs["Value"]
    middle = s.ramp(s.math("DIVIDE", away, radius), (0.35, 1.0), (0.85, 0.12))
    grains = s.noise(at, 46.0, 3, 0.7)
    clouds = s.noise(at, 5.0, 4, 0.6)
    amount = s.math("MULTIPLY", s.ramp(grains, (0.3, 0.0), (0.5, 1.0)), middle)
    amount = s.math("MULTIPLY", amount, s.ramp(clouds, (0.3, 0.55), (0.6, 1.0)))
    tone = s.mix(amount, hex_rgb(tint), hex_rgb(dust))
    return s.done(s.principled(base_color=tone, roughness=0.55, specular=0.25))
