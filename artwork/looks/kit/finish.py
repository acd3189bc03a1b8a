"""From linear light to the pictures that ship: noise out, steam, film, cut to the frames, WebP."""

import json
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))

import cv2
import numpy as np

import develop

QUALITY = 90
DARKEST = 0.06  # below this share of light thrown back, a pattern is left in
UNSURE = 0.03  # the share of a pattern's strength by which the halves differ where it can't be trusted
FAINT = 0.07  # steps of light, in log space, that are what is left of the noise


def clean(folder):
    """The two halves of a render as one picture in linear light, without their noise.

    What is filtered is the light that falls on things: their own pattern is divided out before and put
    back after, so that grain of stone and bubbles of crema come through whole. Behind glass the pattern is
    itself uncertain: there the picture is filtered as it is.
    """
    halves = [np.maximum(develop.read(folder, "albedo", half)[..., ::-1], DARKEST) for half in (1, 2)]
    albedo = (halves[0] + halves[1]) / 2
    differ, strength = (
        cv2.blur((part**2).mean(axis=2), (9, 9)) for part in (halves[0] - halves[1], albedo)
    )
    unsure = cv2.GaussianBlur(np.clip(differ / strength / UNSURE - 0.3, 0, 1), (0, 0), 2)[..., None]
    albedo += (cv2.GaussianBlur(albedo, (0, 0), 4) - albedo) * unsure
    lit = [develop.read(folder, "image", half)[..., ::-1] / albedo for half in (1, 2)]
    marks = [
        np.concatenate([np.sqrt(np.clip(cv2.blur(own, (3, 3)), 0, 1)), develop.read(folder, "normal", half) * 0.5], axis=2)
        for half, own in zip((1, 2), halves)
    ]
    doubt = cv2.blur(((marks[0] - marks[1]) ** 2).mean(axis=2) / 2, (5, 5)).astype(np.float32)
    light = develop.encode(develop.denoise(*lit, (marks[0] + marks[1]) / 2, doubt))
    light = cv2.bilateralFilter(light.astype(np.float32), 11, FAINT, 3.5)
    return develop.decode(light) * albedo


def even(linear, folder, steps, reach=26):
    """Takes clouds out of bare grounds, where neither colour nor direction changes; gradients and shadows stay.

    A guided filter (He, Sun, Tang, 2010) in log space; `steps` is how strong a cloud may be.
    """
    marks = np.concatenate(
        [sum(develop.read(folder, name, half) for half in (1, 2)) / 2 for name in ("albedo", "normal")], axis=2
    )
    marks = cv2.GaussianBlur(marks, (0, 0), 1.5)
    edges = np.hypot(cv2.Sobel(marks, cv2.CV_32F, 1, 0), cv2.Sobel(marks, cv2.CV_32F, 0, 1)).max(axis=2)
    near = cv2.dilate((edges > 0.12).astype(np.uint8), np.ones((15, 15), np.uint8)).astype(np.float32)
    bare = 1 - cv2.GaussianBlur(near, (0, 0), 4)[..., None]
    light = develop.encode(linear).astype(np.float32)
    size = (2 * reach + 1,) * 2
    mean = lambda values: cv2.blur(values, size)[..., None] if values.ndim == 2 else cv2.blur(values, size)
    guide = light.mean(axis=2)
    centre = mean(guide)
    spread = mean(guide * guide) - centre**2
    slope = (mean(light * guide[..., None]) - mean(light) * centre) / (spread + steps**2)
    offset = mean(light) - slope * centre
    calm = mean(slope) * guide[..., None] + mean(offset)
    return develop.decode(light + (calm - light) * bare)


def grain(shown, amount, seed=1):
    """Film grain, finest where the picture is darkest or lightest; it also keeps skies from banding."""
    rng = np.random.default_rng(seed)
    noise = cv2.GaussianBlur(rng.normal(0, 1, shown.shape[:2]).astype(np.float32), (0, 0), 0.55)
    grey = shown.mean(axis=2)
    return shown + (noise * amount * (0.35 + 2.6 * grey * (1 - grey)))[..., None]


def picture(folder, size, grade, steam=(), steam_strength=1.0):
    """A plate as display values, rows x columns x RGB in 0..1, at its picture's size."""
    linear = clean(folder)
    if grade.get("even"):
        linear = even(linear, folder, grade["even"])
    if steam and steam_strength:
        wisps = [(*wisp[:4], wisp[4] * steam_strength) for wisp in steam]
        linear = develop.steam(linear, wisps, grade.get("seed", 3))
    linear = develop.vignette(develop.bloom(linear, grade.get("bloom", 0.05)), grade.get("vignette", 0.2))
    shown = develop.film(
        linear,
        grade.get("exposure", 0),
        grade.get("contrast", 1),
        grade.get("warmth", 0),
        grade.get("saturation", 1),
    )
    if shown.shape[1::-1] != tuple(size):
        smaller = size[0] < shown.shape[1]
        shown = cv2.resize(shown, tuple(size), interpolation=cv2.INTER_AREA if smaller else cv2.INTER_CUBIC)
    shown = develop.steady(shown.astype(np.float32), 2)
    soft = cv2.GaussianBlur(shown, (0, 0), 0.8)
    shown = shown + (shown - soft) * grade.get("sharpen", 0.4)
    return np.clip(grain(shown, grade.get("grain", 0.008)), 0, 1)


def middle(shown, width, height):
    """The middle of a plate, cut to a frame."""
    top, left = (shown.shape[0] - height) // 2, (shown.shape[1] - width) // 2
    return shown[top : top + height, left : left + width]


def save(shown, path):
    """Writes a picture; WebP at the quality that shows no difference."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    values = np.rint(shown[..., ::-1] * 255).astype(np.uint8)
    cv2.imwrite(path, values, [cv2.IMWRITE_WEBP_QUALITY, QUALITY] if path.endswith(".webp") else [])


if __name__ == "__main__":  # as develop.py is called: RENDER_DIR OUT WIDTH HEIGHT [JSON grade]
    folder, out, width, height, grade = [*sys.argv[1:], "{}"][:5]
    grade = json.loads(grade)
    save(picture(folder, (int(width), int(height)), grade, grade.get("steam", ())), out)
