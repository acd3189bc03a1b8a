"""Iced coffee that is really clear: a body that swallows blue before red, and ice that makes room in it.

Where a cube lies in the drink, a volume of opposite sign takes the drink's darkness back out, so that the
ice shows as it does behind real glass: as light, not as an outline.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from . import ice
from .cups import interpolate, shell
from .materials import glass, water
from .mesh import build, lathe
from .nodes import Shader
from .studio import hex_rgb, link

# How much of red, green and blue is swallowed in ten centimetres; with a card behind, light crosses only once.
COLD_BREW = (3.3, 8.6, 19.0)
BACKED_BREW = (3.0, 4.9, 9.5)


def clear_through(s, surface, tint=(0.96, 0.96, 0.96)):
    """Lets light for shadows and diffuse bounces through, since caustics are off."""
    path = s.add("LightPath")
    either = s.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return s.add("MixShader", {0: either, 1: surface, 2: s.add("BsdfTransparent", {"Color": tint})})


def swallowing(s, amounts):
    """A volume that takes these amounts away; negative ones give them back."""
    colour = s.add("CombineRGB", {k: 1 - amount / 20 for k, amount in enumerate(amounts)})
    s.tree.links.new(
        s.add("VolumeAbsorption", {"Color": colour, "Density": 20.0}).outputs[0], s.output.inputs["Volume"]
    )


def clear_brew(amounts=COLD_BREW):
    s = Shader("clear drink")
    solid = s.add("BsdfGlass", {"Color": (1, 1, 1), "Roughness": 0.0, "IOR": 1.33})
    swallowing(s, amounts)
    return s.done(clear_through(s, solid))


def ice_in_air(cloudy=0.32):
    s = Shader("ice")
    lumps = s.bump(s.noise(s.coordinates(), 7.0, 2), 0.16, 0.03)
    solid = s.add("BsdfGlass", {"Color": (0.98, 0.99, 1), "Roughness": 0.02, "IOR": 1.22, "Normal": lumps})
    cloud = s.ramp(s.noise(s.coordinates(), 6.0, 4, 0.6, 0.5), (0.35, 0.15 * cloudy), (0.75, cloudy))
    white = s.add("BsdfTranslucent", {"Color": (0.95, 0.97, 1.0)})
    snow = s.add("MixShader", {0: 0.5, 1: s.add("BsdfDiffuse", {"Color": (0.95, 0.97, 1.0)}), 2: white})
    return s.done(clear_through(s, s.add("MixShader", {0: cloud, 1: solid, 2: snow})))


def ice_in_drink(amounts=COLD_BREW):
    s = Shader("sunken ice")
    lumps = s.bump(s.noise(s.coordinates(), 7.0, 2), 0.3, 0.03)
    solid = s.add("BsdfGlass", {"Color": (1, 1, 1), "Roughness": 0.0, "IOR": 0.965, "Normal": lumps})
    swallowing(s, tuple(-0.94 * a for a in amounts))
    return s.done(clear_through(s, solid))


def melted_cube(size, place, rotation, level, above, below, rng):
    """One melted cube, cut at the drink's level: what stands out of it, and what lies in it."""
    objects = []
    corners = [Vector(c * size * (1 + rng.uniform(-0.05, 0.05, 3))) for c in ice.CORNERS]
    turned = Matrix.Translation(place) @ Euler(rotation).to_matrix().to_4x4()
    for upper, material in ((True, above), (False, below)):
        mesh = bmesh.new()
        points = [mesh.verts.new(c) for c in corners]
        for face in ice.FACES:
            mesh.faces.new([points[k] for k in face])
        bmesh.ops.bevel(
            mesh, geom=mesh.edges[:], offset=size * 0.15, segments=4, profile=0.5, affect="EDGES"
        )
        bmesh.ops.transform(mesh, matrix=turned, verts=mesh.verts)
        cut = bmesh.ops.bisect_plane(
            mesh,
            geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:],
            plane_co=(0, 0, level),
            plane_no=(0, 0, 1),
            clear_inner=upper,
            clear_outer=not upper,
        )
        edges = [e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
        if edges:
            bmesh.ops.holes_fill(mesh, edges=edges)
        if mesh.faces:
            bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
            data = bpy.data.meshes.new("ice")
            mesh.to_mesh(data)
            data.materials.append(material)
            data.polygons.foreach_set("use_smooth", [len(p.vertices) < 5 for p in data.polygons])
            data.use_auto_smooth = True
            objects.append(link(bpy.data.objects.new("ice", data)))
        mesh.free()
    return objects


def backing(outer, low, level, colour, strength):
    """A bright card close behind a glass, as photographers put there; seen through the drink alone."""
    s = Shader("card")
    x = s.add("SeparateXYZ", {0: s.coordinates()}).outputs["X"]
    share = s.ramp(s.math("ADD", s.math("MULTIPLY", x, 1.2), 0.5), (0.0, 1.0), (0.5, 0.65), (1.0, 0.45))
    shine = s.add("Emission", {"Color": hex_rgb(colour), "Strength": s.math("MULTIPLY", share, strength)})
    vertices, faces, steps = [], [], 24
    for k in range(steps + 1):
        angle = math.radians(200 * k / steps - 10)
        for z in (low, level):
            radius = interpolate(outer, z) + 0.03
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)]
    obj = build("card", vertices, faces, s.done(shine))
    for ray in ("camera", "diffuse", "glossy", "shadow"):
        setattr(obj, "visible_" + ray, False)
    return obj


def iced(
    outer, wall, floor, level, seed=3, size=0.24, full=True, dew=260, ice_size=None, backed=None, strong=1.0
):
    """A glass of iced coffee, filled to `level` units; `full` heaps ice to the brim; ice_size 0 for none.

    `backed` is the colour and strength of a card behind the drink, where a look's ground is dark.
    """
    size = size if ice_size is None else ice_size
    amounts = tuple(strong * amount for amount in (BACKED_BREW if backed else COLD_BREW))
    top = outer[-1][1]
    inside = lambda z: interpolate(outer, z) - wall
    objects = [shell("glass", outer, wall, floor, glass((0.985, 0.995, 0.99)), 96)]
    overlap = wall * 0.35
    rows = [floor + (level - floor) * k / 10 for k in range(11)]
    wet = [(inside(z) + overlap, z) for z in rows]
    body = [(0, floor - overlap), (wet[0][0] * 0.9, floor - overlap)] + wet
    body += [(inside(level) - 0.012, level - 0.006), (inside(level) * 0.6, level - 0.008), (0, level - 0.008)]
    objects.append(lathe("drink", body, clear_brew(amounts), 96, subdivide=1))
    if backed:
        objects.append(backing(outer, 0.012, level - 0.02, *backed))
    if not size:
        return objects
    rng = np.random.default_rng(seed)
    high = min(level + size * (0.9 if full else 0.3), top - 0.02)
    placings = ice.filling(lambda z: inside(min(z, top)) - 0.01, floor + 0.02, high, size, seed)
    # Clear ice where a lamp stands behind it: clouds would light up white.
    above, below = (ice_in_air(0.1) if backed else ice_in_air()), ice_in_drink(amounts)
    for place, rotation in placings:
        objects += melted_cube(size * 0.9, place, rotation, level - 0.008, above, below, rng)
    if dew:
        wall_at = lambda z: interpolate(outer, z)
        drops = water()
        objects += ice.dew(wall_at, 0.08, level + 0.02, dew, drops, seed, (0.006, 0.015))
        objects += ice.dew(wall_at, 0.05, level * 0.7, dew // 6, drops, seed + 1, (0.012, 0.024))
    return objects


def melting(spots, size, seed=4):
    """Cubes that lie on the table, at (x, y, turn)."""
    rng, clear = np.random.default_rng(seed), ice_in_air(0.2)
    for x, y, turn in spots:
        lying = Vector((x, y, size * 0.47))
        melted_cube(size, lying, (0.03, -0.04, turn), -1, clear, clear, rng)


def tumbler(height, top, bottom):
    """A straight glass of a height, its foot a little narrower."""
    rise = lambda t: bottom + (top - bottom) * t
    return [(bottom - 0.03, 0.0), (bottom - 0.006, 0.014), (rise(0.06), 0.06), (rise(0.5), height / 2), (top, height)]
