"""What vessels and props are made of."""

from .nodes import Shader, plain
from .studio import hex_rgb


def ceramic(colour="#f4efe6", roughness=0.12, speckle=0.0):
    """Glazed stoneware; `speckle` adds the dark grains of a rustic glaze."""
    s = Shader("ceramic")
    base = hex_rgb(colour)
    at = s.coordinates()
    tone = s.mix(s.noise(at, 3.0, 3), tuple(c * 0.94 for c in base), base)
    if speckle:
        grains = s.ramp(s.add("TexVoronoi", {"Vector": at, "Scale": 34.0}), (0.0, 1.0), (0.16, 0.0))
        sparse = s.ramp(s.noise(at, 9.0, 2), (0.52, 0.0), (0.6, 1.0))
        amount = s.math("MULTIPLY", s.math("MULTIPLY", grains, sparse), speckle)
        tone = s.mix(amount, tone, hex_rgb("#5b4632"))
    wave = s.bump(s.noise(at, 2.2, 1), 0.02, 0.1)
    return s.done(
        s.principled(
            base_color=tone,
            roughness=roughness,
            specular=0.5,
            normal=wave,
            clearcoat=0.6,
            clearcoat_roughness=0.04,
        )
    )


def glass(tint=(1, 1, 1), roughness=0.0, ior=1.47):
    """Clear glass that lets shadow rays through, since caustics are off."""
    s = Shader("glass")
    solid = s.add("BsdfGlass", {"Color": tint, "Roughness": roughness, "IOR": ior})
    clear = s.add("BsdfTransparent", {"Color": tuple(c * 0.92 for c in tint)})
    path = s.add("LightPath")
    either = s.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return s.done(s.add("MixShader", {0: either, 1: solid, 2: clear}))


def ice():
    """Clear ice: bends and mirrors like wet glass, a little blue where it is seen edge on."""
    s = Shader("ice")
    lumps = s.bump(s.noise(s.coordinates(), 5.0, 2), 0.12, 0.03)
    edge = s.add("LayerWeight", {"Blend": 0.3}).outputs["Facing"]
    tint = s.mix(edge, (1.0, 1.0, 1.0), (0.8, 0.9, 0.97))
    solid = s.add("BsdfGlass", {"Color": tint, "Roughness": 0.0, "IOR": 1.26, "Normal": lumps})
    clear = s.add("BsdfTransparent", {"Color": (0.93, 0.96, 0.98)})
    path = s.add("LightPath")
    either = s.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return s.done(s.add("MixShader", {0: either, 1: solid, 2: clear}))


def ice_edge():
    """A cube's rounded edges, where ice scatters light: what draws its outline."""
    s = Shader("ice edge")
    bright = s.principled(base_color=(0.96, 0.98, 1.0), roughness=0.12, specular=0.8)
    patchy = s.ramp(s.noise(s.coordinates(), 9.0, 3), (0.35, 0.15), (0.65, 0.6))
    clear = s.add("BsdfTransparent", {"Color": (0.95, 0.98, 1.0)})
    return s.done(s.add("MixShader", {0: patchy, 1: clear, 2: bright}))


def frost(size):
    """The white wisps in the middle of a cube of a given size: gone towards its outline."""
    s = Shader("frost")
    wisps = s.ramp(s.noise(s.coordinates(), 2.2 / size, 5, 0.6, 0.8), (0.45, 0.0), (0.72, 0.75))
    facing = s.math("SUBTRACT", 1.0, s.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"])
    amount = s.math("MULTIPLY", wisps, s.math("POWER", facing, 1.6))
    white = s.add("BsdfDiffuse", {"Color": (0.93, 0.96, 0.98)})
    return s.done(s.add("MixShader", {0: amount, 1: s.add("BsdfTransparent"), 2: white}))


def water():
    """Drops on a cold wall."""
    return glass(ior=1.33)


def paper(colour="#f3ece0", roughness=0.6):
    """Coated paper of a take-away cup."""
    s = Shader("paper")
    at = s.coordinates()
    fibre = s.bump(s.noise(at, 60.0, 3), 0.04, 0.02)
    return s.done(s.principled(base_color=hex_rgb(colour), roughness=roughness, specular=0.3, normal=fibre))


def kraft(colour="#b58a5c"):
    """Corrugated brown paper of a sleeve: its ribs run down, its fibres anyhow."""
    s = Shader("kraft")
    place = s.add("SeparateXYZ", {0: s.coordinates()})
    angle = s.math("ARCTAN2", place.outputs["Y"], place.outputs["X"])
    ribs = s.math("SINE", s.math("MULTIPLY", angle, 76.0))
    fibres = s.noise(s.coordinates((30, 30, 90)), 2.0, 6, 0.7)
    base = hex_rgb(colour)
    tone = s.mix(fibres, tuple(c * 0.62 for c in base), tuple(min(1, c * 1.18) for c in base))
    tone = s.mix(s.math("MULTIPLY", s.math("ADD", ribs, 1.0), 0.13), tone, tuple(c * 0.4 for c in base))
    normal = s.bump(ribs, 0.3, 0.006)
    return s.done(s.principled(base_color=tone, roughness=0.8, specular=0.15, normal=normal))


def plastic(colour="#fbf8f2", roughness=0.28):
    """Moulded lids."""
    return plain("plastic", hex_rgb(colour), roughness, specular=0.45)


def metal(colour="#d8d4cc", roughness=0.16):
    """Polished metal."""
    return plain("metal", hex_rgb(colour), roughness, metallic=1.0)


def gold(roughness=0.2):
    """Warm polished gold."""
    return metal("#e3b765", roughness)


def roasted(colour="#4a2a16", shine=0.42):
    """A coffee bean: each one a little lighter or darker, with fine wrinkles."""
    s = Shader("bean")
    at = s.coordinates()
    base = hex_rgb(colour)
    own = s.add("ObjectInfo").outputs["Random"]
    tone = s.mix(own, tuple(c * 0.62 for c in base), tuple(min(1, c * 1.35) for c in base))
    grain = s.noise(s.coordinates((1.0, 2.2, 2.2)), 16.0, 5, 0.6)
    tone = s.mix(grain, tone, tuple(c * 0.55 for c in base))
    normal = s.bump(grain, 0.25, 0.02)
    return s.done(s.principled(base_color=tone, roughness=shine, specular=0.5, normal=normal))
