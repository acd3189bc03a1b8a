"""Tables and walls: wood, stone, cloth, seamless paper."""

from .nodes import Shader, plain
from .studio import hex_rgb

WOODS = {
    "walnut": ("#2a170c", "#6b4227", "#8a5a36"),
    "oak": ("#8a6238", "#b98d5b", "#d2aa78"),
    "ash": ("#b79c78", "#d8c3a0", "#e8d8bb"),
    "ebony": ("#0c0806", "#1d130d", "#2e1f15"),
    "chestnut": ("#3a1c0e", "#7d4a28", "#a06838"),
}


def wood(kind="walnut", plank=2.2, gloss=0.42, turn=0.0):
    """Boards along x: long grain, rings, knots of tone, a seam every `plank` units."""
    dark, middle, light = (hex_rgb(c) for c in WOODS[kind])
    s = Shader("wood")
    at = s.coordinates(rotation=(0, 0, turn))
    split = s.add("SeparateXYZ", {0: at})
    row = s.math("FLOOR", s.math("DIVIDE", split.outputs["Y"], plank))
    offset = s.add("CombineXYZ", {0: s.math("MULTIPLY", row, 7.31), 1: s.math("MULTIPLY", row, 3.7), 2: row})
    moved = s.add("VectorMath", {0: at, 1: offset}, operation="ADD")
    stretched = s.add("Mapping", {"Vector": moved, "Scale": (0.22, 2.4, 1.0)})
    warp = s.noise(stretched, 1.1, 3, 0.5, 0.6)
    rings = s.add(
        "TexWave",
        {"Vector": stretched, "Scale": 0.9, "Distortion": 7.0, "Detail": 3.0, "Detail Scale": 1.4},
        wave_type="BANDS",
        bands_direction="Y",
    )
    fine = s.noise(s.add("Mapping", {"Vector": moved, "Scale": (0.9, 26.0, 1.0)}), 2.6, 5, 0.65)
    grain = s.mix(0.6, rings, fine, "MIX")
    grain = s.mix(0.35, grain, warp)
    tone = s.ramp(grain, (0.12, dark), (0.5, middle), (0.9, light))
    shade = s.add("TexWhiteNoise", {"W": row}, noise_dimensions="1D")
    tone = s.mix(s.math("MULTIPLY", shade, 0.35), tone, s.mix(1.0, tone, (0.55, 0.5, 0.48), "MULTIPLY"))
    seam = s.math(
        "ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", split.outputs["Y"], plank)), 0.5)
    )
    gap = s.ramp(seam, (0.49, 0.0), (0.499, 1.0))
    tone = s.mix(gap, tone, tuple(c * 0.25 for c in dark))
    height = s.math("SUBTRACT", s.math("MULTIPLY", fine, 0.5), gap)
    rough = s.ramp(fine, (0.2, gloss - 0.08), (0.8, gloss + 0.14))
    return s.done(
        s.principled(base_color=tone, roughness=rough, specular=0.4, normal=s.bump(height, 0.22, 0.02))
    )


def stone(base="#d9d2c6", vein="#a39a8c", roughness=0.3, scale=1.0):
    """Marble or slate: a cloudy ground with a few thin veins."""
    s = Shader("stone")
    at = s.coordinates((scale,) * 3)
    cloud = s.noise(at, 0.9, 6, 0.62, 0.8)
    ground = s.mix(
        s.ramp(cloud, (0.35, 0.0), (0.7, 1.0)), tuple(c * 0.82 for c in hex_rgb(base)), hex_rgb(base)
    )
    line = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(at, 0.55, 8, 0.58, 1.6), 0.5))
    veins = s.ramp(line, (0.0, 0.6), (0.016, 0.0))
    tone = s.mix(veins, ground, hex_rgb(vein))
    grain = s.noise(at, 30.0, 3)
    return s.done(
        s.principled(base_color=tone, roughness=roughness, specular=0.5, normal=s.bump(grain, 0.03, 0.02))
    )


def slate(base="#1b1a1a", roughness=0.46):
    """Dark split stone with a broken face."""
    s = Shader("slate")
    at = s.coordinates()
    face = s.noise(at, 1.8, 9, 0.66, 0.5)
    tone = s.mix(face, tuple(c * 0.45 for c in hex_rgb(base)), tuple(c * 1.9 for c in hex_rgb(base)))
    rough = s.ramp(face, (0.3, roughness - 0.14), (0.7, roughness + 0.2))
    return s.done(
        s.principled(base_color=tone, roughness=rough, specular=0.5, normal=s.bump(face, 0.55, 0.08))
    )


def linen(colour="#d8c9b0", scale=46.0):
    """Woven cloth."""
    s = Shader("linen")
    at = s.coordinates()
    warp = s.add(
        "TexWave",
        {"Vector": at, "Scale": scale / 6, "Distortion": 1.2, "Detail": 2.0, "Detail Scale": 3.0},
        bands_direction="X",
    )
    weft = s.add(
        "TexWave",
        {"Vector": at, "Scale": scale / 6, "Distortion": 1.2, "Detail": 2.0, "Detail Scale": 3.0},
        bands_direction="Y",
    )
    weave = s.mix(0.5, warp, weft)
    base = hex_rgb(colour)
    slub = s.noise(s.coordinates((2, 14, 2)), 2.0, 4)
    tone = s.mix(weave, tuple(c * 0.55 for c in base), base)
    tone = s.mix(s.math("MULTIPLY", slub, 0.3), tone, tuple(min(1, c * 1.2) for c in base))
    return s.done(
        s.principled(
            base_color=tone, roughness=0.92, specular=0.1, sheen=0.4, normal=s.bump(weave, 0.5, 0.02)
        )
    )


def washed_linen(colour="#d8c9b0"):
    """Woven cloth without a pattern that repeats: threads of uneven thickness, a fold here and there."""
    s = Shader("washed linen")
    threads = [
        s.noise(s.coordinates(scale, (0, 0, 0.16)), 3.0, 4, 0.6) for scale in ((1.1, 13, 1), (13, 1.1, 1))
    ]
    weave = s.ramp(s.mix(0.5, *threads), (0.34, 0.0), (0.66, 1.0))
    folds = s.noise(s.coordinates((1, 0.5, 1), (0, 0, 0.5)), 0.9, 2, 0.4, 0.7)
    base = hex_rgb(colour)
    tone = s.mix(weave, tuple(c * 0.84 for c in base), base)
    height = s.math("ADD", s.math("MULTIPLY", weave, 0.06), folds)
    return s.done(
        s.principled(
            base_color=tone, roughness=0.92, specular=0.1, sheen=0.3, normal=s.bump(height, 0.5, 0.12)
        )
    )


def seamless(colour="#e9e2d6", roughness=0.85):
    """A photographer's paper sweep."""
    return plain("seamless", hex_rgb(colour), roughness, specular=0.15)


def plaster(colour="#cdbfae"):
    """A wall with brush marks and gentle clouds."""
    s = Shader("plaster")
    at = s.coordinates()
    base = hex_rgb(colour)
    cloud = s.noise(at, 0.5, 6, 0.6)
    tone = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), tuple(c * 0.84 for c in base), base)
    return s.done(
        s.principled(
            base_color=tone, roughness=0.9, specular=0.1, normal=s.bump(s.noise(at, 9.0, 5), 0.1, 0.05)
        )
    )
