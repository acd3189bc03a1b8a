"""Renders plates of a look to linear light, inside Blender.

blender -b -t 1 -P shoot.py -- LOOK OUT_DIR SCENE WIDTH HEIGHT SAMPLES

Two halves with seeds of their own, each with albedo and normals: what artwork/develop.py reads.
"""

import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
LOOKS = os.path.dirname(HERE)
sys.path[:0] = [os.path.join(LOOKS, "..", "blender"), LOOKS]

import bpy

from kit import scenes
from models import studio
from render import write_passes


def main():
    name, folder, call, width, height, samples = sys.argv[sys.argv.index("--") + 1 :]
    look = importlib.import_module(name + ".look").LOOK
    os.makedirs(folder, exist_ok=True)
    start = time.time()
    studio.empty()
    studio.settings(int(width), int(height), max(2, int(samples) // 2))
    function, *arguments = call.split(":")
    getattr(scenes, function)(look, *arguments)
    if look.dress:
        look.dress(function, arguments[0])
    scene = bpy.context.scene
    scene.cycles.adaptive_min_samples = 4  # what is even needs few: the noise is taken out of its light
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.filter_width = 1.2
    scene.cycles.max_bounces = 24
    scene.cycles.transmission_bounces = 20
    scene.cycles.transparent_max_bounces = 32
    write_passes(folder)
    built = time.time()
    cpu = time.process_time()
    for frame in (1, 2):
        scene.frame_set(frame)
        scene.cycles.seed = frame * 7919
        bpy.ops.render.render()
    print(f"built {built - start:.1f} s, rendered {time.time() - built:.1f} s, of it {time.process_time() - cpu:.1f} s of work")


main()
