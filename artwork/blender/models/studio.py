"""An empty studio: render settings, camera and lights. One Blender unit is ten centimetres."""

import math

import bpy
from mathutils import Vector


def empty():
    """Removes everything that Blender starts with."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(obj):
    """Puts a new object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def settings(width, height, samples):
    """Cycles on the CPU, tuned for little noise: clamped indirect light, no caustics."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = min(samples, 16)
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 24.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True


def look_at(obj, target):
    """Turns an object's -Z axis towards a point."""
    direction = Vector(target) - obj.location
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def camera(at, target, lens=80, fstop=0.5, focus=None, shift=(0.0, 0.0)):
    """The scene's camera; `focus` is the point that is sharp (the target when left out)."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_fit = "VERTICAL"
    data.sensor_height = 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 200
    obj = link(bpy.data.objects.new("camera", data))
    obj.location = at
    look_at(obj, target)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        forward = (Vector(target) - Vector(at)).normalized()
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(forward)
    bpy.context.scene.camera = obj
    return obj


def softbox(at, target, size, power, colour=(1, 1, 1), spread=180, seen=False):
    """A rectangular light of `size` (width, height), aimed at a point."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    data.spread = math.radians(spread)
    obj = link(bpy.data.objects.new("softbox", data))
    obj.location = at
    obj.visible_camera = seen
    look_at(obj, target)
    return obj


def world(colour, strength=1.0):
    """An even light from everywhere."""
    w = bpy.data.worlds.new("world")
    w.use_nodes = True
    background = w.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = w


def hex_rgb(text):
    """'#aabbcc' as linear red, green, blue."""
    values = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
