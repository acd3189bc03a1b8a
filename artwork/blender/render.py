"""Renders one scene to linear light, inside Blender.

blender -b -P render.py -- SCENE OUT_DIR WIDTH HEIGHT SAMPLES

SCENE is module.function or module.function:argument.

Two halves with seeds of their own are written (a_, b_), each with the features that the denoiser
reads: their difference is the noise that it must take out.
"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from models import studio


def write_passes(folder):
    """Sends the combined picture, albedo and normals to EXR files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "16"
    out.format.color_mode = "RGB"
    out.file_slots.clear()
    for slot, socket in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        out.file_slots.new(slot + "_")
        tree.links.new(layers.outputs[socket], out.inputs[slot + "_"])


def main():
    name, folder, width, height, samples = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(folder, exist_ok=True)
    module, function, *argument = name.replace(":", ".").split(".")
    studio.empty()
    start = time.time()
    studio.settings(int(width), int(height), max(2, int(samples) // 2))
    getattr(importlib.import_module("scenes." + module), function)(*argument)
    write_passes(folder)
    scene = bpy.context.scene
    built = time.time()
    for frame in (1, 2):
        scene.frame_set(frame)
        scene.cycles.seed = frame * 7919
        bpy.ops.render.render()
    print(f"scene {name}: built {built - start:.1f} s, rendered {time.time() - built:.1f} s")


if __name__ == "__main__":
    main()
