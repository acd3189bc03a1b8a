"""What a coffee's surface looks like from above, painted as pictures: crema, foam, poured milk.

Each painter returns (colour, height): display colours (n, n, 3) in 0..1 and heights (n, n) in about
0..1, rows from the far side of the cup to the near one, the surface's disc touching all four edges.
"""

import math

import cv2
import numpy as np


def clouds(size, cells, seed, octaves=5, gain=0.55):
    """Fractal noise in 0..1, `cells` lumps across."""
    rng = np.random.default_rng(seed)
    total, weight = np.zeros((size, size), np.float32), 0.0
    for octave in range(octaves):
        n = max(2, round(cells * 2**octave))
        grid = rng.random((n + 3, n + 3)).astype(np.float32)
        wide = cv2.resize(grid, (size, size), interpolation=cv2.INTER_CUBIC)
        total += wide * gain**octave
        weight += gain**octave
    total = (total / weight - 0.5) * 2.4 + 0.5
    return np.clip(total, 0, 1)


def disc(size):
    """The x and y of each pixel, -1..1, y away from the guest, and the distance from the middle."""
    y, x = np.mgrid[1 : -1 : size * 1j, -1 : 1 : size * 1j].astype(np.float32)
    return x, y, np.hypot(x, y)


def rgb(text):
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def ramp(value, *stops):
    """Display colours along (position, '#rrggbb') stops."""
    places = [p for p, _ in stops]
    colours = np.array([rgb(c) for _, c in stops])
    return np.stack([np.interp(value, places, colours[:, k]) for k in range(3)], axis=-1).astype(np.float32)


def step(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def bubbles(size, seed, count=260, rim=0.7, largest=0.034):
    """Domes of foam: many small, few large, `rim` of them against the wall; (dome, ring) in 0..1."""
    rng = np.random.default_rng(seed)
    dome, ring = np.zeros((size, size), np.float32), np.zeros((size, size), np.float32)
    placed, scale = [], size / 2
    for _ in range(count):
        r = 0.006 + (largest - 0.006) * rng.random() ** 4.5
        if rng.random() < rim:
            turn = rng.choice([0.6, 2.4, 3.9, 5.2]) + rng.normal(0, 0.55)
            away = 1 - r - 0.004 - abs(rng.normal(0, 0.022))
        elif placed and rng.random() < 0.7:
            x, y, other = placed[rng.integers(len(placed))]
            bend = rng.uniform(0, 6.28)
            turn = math.atan2(y + math.sin(bend) * (r + other) * 1.02, x + math.cos(bend) * (r + other) * 1.02)
            away = math.hypot(x + math.cos(bend) * (r + other) * 1.02, y + math.sin(bend) * (r + other) * 1.02)
        else:
            turn, away = rng.uniform(0, 6.28), math.sqrt(rng.random()) * 0.9
        x, y = away * math.cos(turn), away * math.sin(turn)
        if away + r > 0.995 or any(math.hypot(x - a, y - b) < (r + c) * 0.96 for a, b, c in placed):
            continue
        placed.append((x, y, r))
        reach = math.ceil(r * scale) + 2
        cx, cy = (x + 1) * scale, (1 - y) * scale
        left, top = int(cx) - reach, int(cy) - reach
        right, bottom = min(size, left + 2 * reach), min(size, top + 2 * reach)
        left, top = max(0, left), max(0, top)
        py, px = np.mgrid[top:bottom, left:right]
        d = np.hypot(px + 0.5 - cx, py + 0.5 - cy) / (r * scale)
        inside = np.sqrt(np.clip(1 - d * d, 0, 1)) * min(1, 0.35 + r / largest)
        dome[top:bottom, left:right] = np.maximum(dome[top:bottom, left:right], inside)
        edge = np.exp(-(((d - 0.9) / 0.13) ** 2)) * min(1, 0.4 + r / largest)
        ring[top:bottom, left:right] = np.maximum(ring[top:bottom, left:right], edge)
    return dome, ring


def swirled(size, seed, turns=0.9, drift=0.16):
    """Where each pixel of a stirred surface came from, as maps for `cv2.remap`."""
    x, y, r = disc(size)
    angle = turns * np.exp(-((r / 0.62) ** 2)) * 2.2
    c, s = np.cos(angle), np.sin(angle)
    dx, dy = clouds(size, 3, seed, 4) - 0.5, clouds(size, 3, seed + 1, 4) - 0.5
    u, v = x * c - y * s + drift * 2 * dx, x * s + y * c + drift * 2 * dy
    return ((u + 1) * (size - 1) / 2).astype(np.float32), ((1 - v) * (size - 1) / 2).astype(np.float32)


def moved(picture, maps):
    return cv2.remap(picture, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def crema_ground(size, seed, dark, middle, light, tiger):
    """Crema without bubbles: cloudy hazel, paler threads and darker flecks drawn out by the pour."""
    maps = swirled(size, seed)
    tone = moved(clouds(size, 4, seed + 5, 6, 0.6), maps)
    thread = moved(clouds(size, 12, seed + 6, 5, 0.6), maps)
    fleck = moved(clouds(size, 22, seed + 7, 5, 0.65), maps)
    colour = ramp(tone, (0.05, dark), (0.42, middle), (0.95, light))
    colour += (rgb(light) - colour) * (step(0.5, 0.95, thread) * 0.6)[..., None]
    colour += (rgb(dark) * 0.85 - colour) * (step(0.5, 0.9, fleck) * tiger)[..., None]
    grain = clouds(size, 150, seed + 8, 2)
    return colour * (0.94 + 0.12 * grain[..., None]), tone * 0.25 + grain * 0.12


def edged(colour, r, seed, tide="#4a220b", pale="#d9a766"):
    """The tide line: the foam thins and darkens against the wall, with a paler thread inside it."""
    wander = (clouds(colour.shape[0], 5, seed, 3) - 0.5) * 0.03
    thin = step(0.955, 1.0, r + wander)
    thread = np.exp(-(((r + wander - 0.945) / 0.012) ** 2)) * 0.35
    colour = colour + (rgb(pale) - colour) * thread[..., None]
    return colour + (rgb(tide) - colour) * (thin * 0.75)[..., None]


def foamed(colour, height, seed, count, tint, rim=0.7, largest=0.034):
    """Bubbles over a surface: a see-through dome, its bright wall."""
    dome, ring = bubbles(colour.shape[0], seed, count, rim, largest)
    colour = colour * (1 - 0.3 * (dome > 0.01) * (1 - dome * 0.6))[..., None]
    colour += (rgb(tint) - colour) * (ring * 0.42)[..., None]
    return np.clip(colour, 0, 1), height * 0.5 + dome


def crema(size=512, seed=3, dark="#5a3016", middle="#84532b", light="#b08452", tiger=0.4):
    """A fresh espresso's crema."""
    colour, height = crema_ground(size, seed, dark, middle, light, tiger)
    colour = edged(colour, disc(size)[2], seed)
    return foamed(colour, height, seed + 20, 320, "#edc389")


def filter_coffee(size=512, seed=5, deep="#160803"):
    """Black coffee: clear and dark, a broken ring of pale bubbles against the wall."""
    x, y, r = disc(size)
    colour = np.broadcast_to(rgb(deep), (size, size, 3)).copy()
    haze = step(0.55, 0.85, clouds(size, 5, seed, 5)) * 0.06
    colour += (rgb("#7a4a22") - colour) * (haze + step(0.93, 1.0, r) * 0.32)[..., None]
    return foamed(colour, np.zeros((size, size), np.float32), seed + 3, 150, "#c08a4e", 0.93, 0.03)


class Pour:
    """Milk poured into crema, by moving what lies there aside as a drop of fluid would.

    After Lu, Jaffer, Jin, Zhao, Mao, "Mathematical Marbling" (2012): every act has an exact inverse, so
    each pixel asks backwards through the pour which drop it belongs to.
    """

    def __init__(self, seed=1):
        self.acts = []
        self.rng = np.random.default_rng(seed)

    def drop(self, x, y, radius, milk):
        self.acts.append(("drop", x, y, radius, milk))

    def sweep(self, y, half, radius, milk, bow=0.0, count=9):
        """A stream drawn from side to side."""
        for k in range(count):
            t = -1 + 2 * k / (count - 1)
            wobble = self.rng.normal(0, 0.012)
            self.drop(t * half, y + bow * t * t + wobble, radius * (1 - 0.35 * t * t), milk)

    def pull(self, x, y0, y1, strength, width):
        """The stream lifted and drawn through the figure, dragging it along; upward on the picture if y1 > y0."""
        self.acts.append(("pull", x, y0, y1, strength, width))

    def milk(self, size):
        """The milk's share at each pixel: 1 where the last drop found is milk."""
        x, y, _ = disc(size)
        px, py = x.copy(), y.copy()
        found = np.full((size, size), -1.0, np.float32)
        for act in reversed(self.acts):
            if act[0] == "drop":
                _, cx, cy, radius, milk = act
                dx, dy = px - cx, py - cy
                square = dx * dx + dy * dy
                inside = (square < radius * radius) & (found < 0)
                found[inside] = milk
                shrink = np.sqrt(np.clip(1 - radius * radius / np.maximum(square, 1e-9), 0, 1))
                px, py = cx + dx * shrink, cy + dy * shrink
            else:
                _, cx, y0, y1, strength, width = act
                along = step(min(y0, y1) - 0.18, min(y0, y1) + 0.1, py) * step(
                    max(y0, y1) + 0.12, max(y0, y1) - 0.1, py
                )
                drag = strength * np.exp(-np.abs(px - cx) / width) * along
                py = py - np.sign(y1 - y0) * drag
        return np.where(found < 0, 0, found)


def rosetta(seed=2):
    """A fern: the stream swung from side to side while the jug draws back, then pulled through."""
    pour = Pour(seed)
    for k in range(8):
        y, half = -0.2 + 0.085 * k, 0.36 - 0.024 * k
        pour.sweep(y, half, 0.066, 1, bow=0.1, count=13)
        if k < 7:
            pour.sweep(y + 0.045, half + 0.16, 0.026, 0, bow=0.12, count=25)
    pour.drop(0, 0.56, 0.16, 1)
    pour.pull(0, 0.8, -0.8, 0.3, 0.075)
    return pour


def tulip(seed=4):
    """Bulbs pushed into one another, and the thin stream through them."""
    pour = Pour(seed)
    for k, radius in enumerate([0.2, 0.19, 0.17, 0.15]):
        y = -0.12 + 0.17 * k
        pour.sweep(y, 0.2 - 0.03 * k, radius * 0.62, 1, bow=0.08, count=7)
        if k < 3:
            pour.sweep(y + 0.1, 0.46 - 0.05 * k, 0.034, 0, bow=0.14, count=23)
    pour.pull(0, 0.8, -0.8, 0.3, 0.08)
    return pour


def latte(figure, size=512, seed=7, milk="#f6ead6", coffee="#9a5a26", rim="#7b3f16"):
    """Milk poured into crema: soft at the edges, hazel where the two have mixed."""
    ground, height = crema_ground(size, seed, rim, coffee, "#b9793c", 0.12)
    x, y, r = disc(size)
    wide = size * 3 // 2
    share = cv2.resize(figure.milk(wide), (size, size), interpolation=cv2.INTER_AREA)
    share = moved(share, swirled(size, seed + 2, 0.0, 0.012))
    soft = cv2.GaussianBlur(share, (0, 0), size * 0.004)
    bleed = cv2.GaussianBlur(share, (0, 0), size * 0.016)
    veil = np.clip(0.1 + 0.22 * bleed + 0.12 * (clouds(size, 5, seed + 4, 5) - 0.5), 0, 1)
    white = rgb(milk) * (0.97 + 0.04 * clouds(size, 6, seed + 3, 4))[..., None]
    colour = ground + (rgb("#d9ae7c") - ground) * (veil * 0.7)[..., None]
    share = np.clip(soft * 1.04 - 0.02, 0, 1)[..., None]
    colour = colour + (white - colour) * share
    colour = edged(colour, r, seed, "#5d2d10", "#e0b884")
    return foamed(colour, height * 0.3 + soft * 0.3, seed + 20, 150, "#f3d9ae", 0.85, 0.024)
