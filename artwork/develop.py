"""Turns a linear render into a finished plate: noise out, film curve, bloom, steam.

python3 develop.py RENDER_DIR OUT.png WIDTH HEIGHT [JSON grade]
"""

import json
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np

WINDOW = 6  # pixels either side that may help
PATCH = 3  # side of the patches that are compared
STRENGTH = 0.75  # how much difference counts as noise
FEATURE_NOISE = 0.004  # how far albedo and normal may differ on one surface


def read(folder, name, half):
    """One EXR as float32 RGB, blue last."""
    path = os.path.join(folder, f"{name}_{half:04d}.exr")
    return np.maximum(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32), -1)


class Shifts:
    """A picture that can be looked at moved by whole pixels, its edge repeated; views, not copies."""

    def __init__(self, image):
        self.image = np.ascontiguousarray(image, np.float32)
        self.padded = cv2.copyMakeBorder(self.image, WINDOW, WINDOW, WINDOW, WINDOW, cv2.BORDER_REPLICATE)

    def at(self, dy, dx):
        """The picture whose pixel (y, x) is this one's (y + dy, x + dx)."""
        height, width = self.image.shape[:2]
        return self.padded[WINDOW + dy : WINDOW + dy + height, WINDOW + dx : WINDOW + dx + width]

    def distance(self, dy, dx):
        """The mean square difference to the moved picture."""
        d = self.image - self.at(dy, dx)
        return np.einsum("ijk,ijk->ij", d, d) / d.shape[2]


def encode(linear):
    """Log-like space, in which noise is about as visible everywhere."""
    return np.log1p(np.maximum(linear, 0) * 12.0)


def decode(value):
    return np.expm1(value) / 12.0


def denoise(a, b, features, doubt):
    """Joint non-local means over two halves; each half is filtered by weights from the other.

    `doubt` is the variance of the features, which are noisy themselves behind glass and out of focus.

    After Rousselle, Knaus, Zwicker, "Robust Denoising using Feature and Color Information" (2013),
    reduced to its main idea.
    """
    a, b = encode(a), encode(b)
    variance = Shifts(cv2.blur(((a - b) ** 2).mean(axis=2) / 2, (7, 7)) + 2e-5)
    doubts, marks = Shifts(doubt), Shifts(features)
    halves = [Shifts(a), Shifts(b)]
    guides = [Shifts(cv2.GaussianBlur(half, (0, 0), 0.6)) for half in (b, a)]
    total = [np.zeros_like(a), np.zeros_like(b)]
    weights = [np.zeros(a.shape[:2], np.float32) for _ in range(2)]
    for dy in range(-WINDOW, WINDOW + 1):
        for dx in range(-WINDOW, WINDOW + 1):
            unsure = doubt + doubts.at(dy, dx)
            feature = np.maximum(marks.distance(dy, dx) - unsure, 0) / (FEATURE_NOISE + 2 * unsure)
            noise = (variance.image + np.minimum(variance.image, variance.at(dy, dx))) * 0.5
            scale = 1 / (STRENGTH * STRENGTH * noise + 1e-5)
            for i, (half, guide) in enumerate(zip(halves, guides)):
                difference = np.maximum(guide.distance(dy, dx) - 0.6 * noise, 0) * scale
                weight = np.exp(-np.maximum(cv2.blur(difference, (PATCH, PATCH)), feature))
                weights[i] += weight
                total[i] += weight[..., None] * half.at(dy, dx)
    return decode((total[0] / weights[0][..., None] + total[1] / weights[1][..., None]) / 2)


def film(linear, exposure=0.0, contrast=1.0, warmth=0.0, saturation=1.0):
    """Scene light to display sRGB: a soft-shouldered curve in log space, with some cross-talk."""
    x = np.maximum(linear, 1e-6) * 2.0 ** (exposure - 0.25)
    x = x * np.array([1 + 0.10 * warmth, 1.0, 1 - 0.14 * warmth], np.float32)
    mix = 0.13
    x = x * (1 - mix) + x.mean(axis=2, keepdims=True) * mix
    stops = np.log2(x / 0.18)
    toe, shoulder = -9.0, 4.6
    t = np.clip((stops - toe) / (shoulder - toe), 0, 1)
    pivot = -toe / (shoulder - toe)
    power = 3.15 * contrast
    s = lambda v: 1 / (1 + np.exp(-power * 2.0 * (v - pivot) / 0.5))
    low, high = s(0.0), s(1.0)
    y = (s(t) - low) / (high - low)
    grey = y @ np.array([0.2126, 0.7152, 0.0722], np.float32)[:, None]
    y = grey + (y - grey) * saturation
    return np.clip(y, 0, 1)


def bloom(linear, amount=0.05):
    """Light that spills from the brightest parts."""
    bright = np.minimum(np.maximum(linear - 1.0, 0), 6)
    scale = linear.shape[0] / 485
    spill = sum(cv2.GaussianBlur(bright, (0, 0), sigma * scale) for sigma in (3, 9, 22)) / 3
    return linear + spill * amount * 3


def steam(linear, wisps, seed=3):
    """Adds vapour: each wisp is (x, y, width, height, strength), shares of the picture, y its foot."""
    height, width = linear.shape[:2]
    rng = np.random.default_rng(seed)
    vy, vx = np.mgrid[0:height, 0:width].astype(np.float32)
    layer = np.zeros((height, width), np.float32)

    def fractal(u, v, octaves=4):
        total = np.zeros_like(u)
        for o in range(octaves):
            size = 64
            grid = rng.random((size, size)).astype(np.float32)
            total += (
                cv2.remap(grid, (u * 2**o) % (size - 1), (v * 2**o) % (size - 1), cv2.INTER_CUBIC)
                / 2**o
            )
        return total / 1.9 - 0.5

    for x, foot, wide, tall, strength in wisps:
        t = (foot * height - vy) / (tall * height)
        u = (vx / width - x) / wide
        sway = fractal(t * 2.2 + 7 + np.zeros_like(u), t * 0 + 3.0, 3) * 0.55 * np.clip(t, 0, 1)
        curl = fractal(u * 1.6 + 20, t * 2.6 + 20)
        u2 = (u - sway) / (0.35 + 0.5 * np.clip(t, 0, 1)) + curl * 0.9
        ribbon = np.exp(-((np.abs(u2) - 0.16) ** 2) * 26) * 0.8 + np.exp(-(u2**2) * 5) * 0.55
        fade = np.clip(t * 5, 0, 1) * np.clip((1 - t) * 1.25, 0, 1) ** 1.6 * (t > 0)
        layer += (
            ribbon * fade * strength * (0.55 + 0.9 * np.clip(fractal(u * 1.1 + 40, t * 2 + 40) + 0.35, 0, 1))
        )
    layer = cv2.GaussianBlur(layer, (0, 0), height / 485 * 2.4)
    return linear + layer[..., None] * np.array([1.0, 0.97, 0.93], np.float32)


def steady(shown, reach=3):
    """Smooths ragged outlines by averaging along them, never across: a few samples leave them ragged.

    The directions are those of the structure tensor (Weickert, "Coherence-Enhancing Diffusion", 1999).
    """
    grey = cv2.GaussianBlur(shown @ np.array([0.3, 0.59, 0.11], np.float32), (0, 0), 0.7)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    xx, xy, yy = (cv2.GaussianBlur(g, (0, 0), 1.6) for g in (gx * gx, gx * gy, gy * gy))
    spread = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    coherence = (spread / (xx + yy + 1e-4)) ** 2
    share = (coherence * np.clip((xx + yy) / 0.02, 0, 1))[..., None]
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.float32(np.pi / 2)
    dx, dy = np.cos(angle), np.sin(angle)
    height, width = grey.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    total, weights = np.zeros_like(shown), 0.0
    for step in range(-reach, reach + 1):
        weight = float(np.exp(-0.5 * (step / (reach * 0.55)) ** 2))
        moved = cv2.remap(
            shown, x + step * dx, y + step * dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        total, weights = total + weight * moved, weights + weight
    return shown * (1 - share) + total / weights * share


def vignette(linear, amount):
    """Darker corners, as a lens has."""
    height, width = linear.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return linear * (1 - amount * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None].astype(np.float32)


def main():
    folder, out, width, height = sys.argv[1:5]
    grade = json.loads(sys.argv[5]) if len(sys.argv) > 5 else {}
    a, b = read(folder, "image", 1)[..., ::-1], read(folder, "image", 2)[..., ::-1]
    halves = [
        np.concatenate(
            [np.sqrt(np.clip(read(folder, "albedo", i), 0, 1)), read(folder, "normal", i) * 0.5], axis=2
        )
        for i in (1, 2)
    ]
    doubt = cv2.blur(((halves[0] - halves[1]) ** 2).mean(axis=2) / 2, (5, 5)).astype(np.float32)
    picture = denoise(a, b, (halves[0] + halves[1]) / 2, doubt)
    picture = steam(picture, grade.get("steam", []), grade.get("seed", 3)) if grade.get("steam") else picture
    picture = vignette(bloom(picture, grade.get("bloom", 0.05)), grade.get("vignette", 0.25))
    shown = film(
        picture,
        grade.get("exposure", 0),
        grade.get("contrast", 1),
        grade.get("warmth", 0),
        grade.get("saturation", 1),
    )
    shown = cv2.resize(shown, (int(width), int(height)), interpolation=cv2.INTER_AREA).astype(np.float32)
    shown = steady(shown)
    soft = cv2.GaussianBlur(shown, (0, 0), 0.8)
    shown = np.clip(shown + (shown - soft) * grade.get("sharpen", 0.45), 0, 1)
    cv2.imwrite(out, np.rint(shown[..., ::-1] * 255).astype(np.uint8))


if __name__ == "__main__":
    main()
