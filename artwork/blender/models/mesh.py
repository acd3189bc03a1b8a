"""Meshes from profiles and paths: everything turned on a lathe or bent from a rod."""

import math

import bpy
from mathutils import Vector

from .studio import link


def build(name, vertices, faces, material, smooth=True, subdivide=0):
    """An object from vertices and faces, optionally subdivided."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    obj = link(bpy.data.objects.new(name, mesh))
    if subdivide:
        modifier = obj.modifiers.new("smooth", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivide
    return obj


def lathe(name, profile, material, steps=64, subdivide=2, smooth=True, wobble=None):
    """Turns a profile of (radius, z) round the z axis; a radius of 0 closes the end.

    `wobble(angle, z)` scales the radius, for what is not quite round.
    """
    vertices, rings = [], []
    for radius, z in profile:
        if radius < 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        ring = []
        for i in range(steps):
            angle = 2 * math.pi * i / steps
            r = radius * (wobble(angle, z) if wobble else 1)
            ring.append(len(vertices))
            vertices.append((r * math.cos(angle), r * math.sin(angle), z))
        rings.append(ring)
    faces = []
    for lower, upper in zip(rings, rings[1:]):
        if len(lower) == 1 and len(upper) == 1:
            continue
        for i in range(steps):
            j = (i + 1) % steps
            if len(lower) == 1:
                faces.append((lower[0], upper[j], upper[i]))
            elif len(upper) == 1:
                faces.append((lower[i], lower[j], upper[0]))
            else:
                faces.append((lower[i], lower[j], upper[j], upper[i]))
    return build(name, vertices, faces, material, smooth, subdivide)


def tube(name, path, radius, material, sides=16, subdivide=1, flatten=1.0, closed=True):
    """Sweeps a circle along points; `radius` is a number or a function of 0..1 along the path."""
    points = [Vector(p) for p in path]
    size = radius if callable(radius) else lambda t: radius
    vertices, faces = [], []
    normal = None
    for i, point in enumerate(points):
        ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        tangent = ahead.normalized()
        if normal is None:
            up = Vector((0, 0, 1)) if abs(tangent.z) < 0.9 else Vector((0, 1, 0))
            normal = tangent.cross(up).normalized()
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        side = tangent.cross(normal)
        r = size(i / (len(points) - 1))
        for k in range(sides):
            a = 2 * math.pi * k / sides
            vertices.append(tuple(point + normal * (r * math.cos(a)) + side * (r * flatten * math.sin(a))))
    for i in range(len(points) - 1):
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, (i + 1) * sides + m, (i + 1) * sides + k))
    if closed:
        faces.append(tuple(reversed(range(sides))))
        faces.append(tuple(range((len(points) - 1) * sides, len(points) * sides)))
    return build(name, vertices, faces, material, True, subdivide)


def bezier(p0, p1, p2, p3, steps=16):
    """Points along a cubic Bezier curve."""
    a, b, c, d = (Vector(p) for p in (p0, p1, p2, p3))
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        points.append(a * u**3 + b * 3 * u * u * t + c * 3 * u * t * t + d * t**3)
    return points


def box(name, size, material, bevel=0.05, segments=4):
    """A box with rounded edges, its centre at the origin."""
    x, y, z = (s / 2 for s in size)
    vertices = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = build(name, vertices, faces, material, smooth=True)
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width = bevel
    modifier.segments = segments
    obj.data.use_auto_smooth = True
    return obj


def plane(name, size, material, at=(0, 0, 0), rotation=(0, 0, 0)):
    """A rectangle facing up."""
    x, y = size[0] / 2, size[1] / 2
    obj = build(
        name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material, smooth=False
    )
    obj.location = at
    obj.rotation_euler = rotation
    return obj


def freeze(obj):
    """Bakes an object's modifiers into its mesh, so that copies are true instances."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.clear()
    obj.data = mesh
    return obj


def copy(obj, at, rotation=(0, 0, 0), scale=1.0):
    """Another object that shares the mesh."""
    twin = link(obj.copy())
    twin.location = at
    twin.rotation_euler = rotation
    twin.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return twin


def group(objects, at=(0, 0, 0), turn=0.0, scale=1.0):
    """Moves several objects as one; returns the empty that holds them."""
    parent = link(bpy.data.objects.new("group", None))
    for obj in objects:
        obj.parent = parent
    parent.location = at
    parent.rotation_euler = (0, 0, turn)
    parent.scale = (scale,) * 3
    return parent


def sweep(material, back=3.2, bend=1.4, width=30, front=-12, top=14):
    """A photographer's paper sweep: a floor that bends up into a wall behind."""
    section = [(front, 0), (back - bend, 0)]
    section += [
        (back - bend + bend * math.sin(a), bend - bend * math.cos(a))
        for a in [math.pi / 2 * i / 16 for i in range(1, 17)]
    ]
    section.append((back, top))
    vertices = [(x, y, z) for y, z in section for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(section) - 1)]
    return build("sweep", vertices, faces, material)
