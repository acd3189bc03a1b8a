"""Renders the pictures of a look, a folder beside this file, into public/images/looks.

python3 render.py LOOK [--draft] [--develop] [part of a plate's name ...]

Without names, every plate whose picture is missing. --draft renders small and noisy into .cache alone;
--develop uses the renders that lie in .cache. One thread at the lowest priority: it never gets in anybody's way.
"""

import importlib
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import finish, grades, plates

IDLE = ["nice", "-n", "19", "chrt", "-i", "0"]


def shoot(look, plate, folder, scale, samples):
    """One render by Blender; its passes lie in the folder afterwards."""
    width, height = (round(side * scale) for side in plate.size)
    command = [*IDLE, "blender", "-b", "-noaudio", "-t", "1", "-P", os.path.join(HERE, "kit", "shoot.py")]
    command += ["--python-exit-code", "1", "--", look, folder, plate.scene, str(width), str(height), str(samples)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout[-3000:] + done.stderr[-3000:])
    return next((line for line in done.stdout.splitlines() if line.startswith("built ")), "")


def develop(look, plate, draft):
    """Develops a render and cuts its pictures."""
    scale, _ = quality(plate, draft)
    raw = os.path.join(HERE, ".cache", look, "draft" if draft else "raw", plate.name)
    grade, steam = grades.of(look, plate.name)
    size = tuple(round(side * scale) for side in plate.size) if draft else plate.size
    shown = finish.picture(raw, size, grade, plate.steam, steam)
    kind = "drafts" if draft else "plates"
    finish.save(shown, os.path.join(HERE, ".cache", look, kind, plate.name + ".png"))
    weight = 0
    for path, width, height in () if draft else plate.pictures:
        out = os.path.join(plates.ROOT, "public", "images", "looks", look, path)
        finish.save(finish.middle(shown, width, height), out)
        weight += os.path.getsize(out)
    print(plate.name, f"developed, {weight} bytes", flush=True)


def quality(plate, draft):
    """The render's size over the picture's, and its samples."""
    return (0.5, 16) if draft else (plate.oversize, plate.samples)


def missing(look, plate):
    folder = os.path.join(plates.ROOT, "public", "images", "looks", look)
    return any(not os.path.exists(os.path.join(folder, path)) for path, *_ in plate.pictures)


def main():
    look, *words = sys.argv[1:]
    parts = [word for word in words if not word.startswith("--")]
    draft = "--draft" in words
    os.nice(19 - os.nice(0))
    developing = []
    for plate in plates.plates():
        if parts and not any(part in plate.name for part in parts):
            continue
        if not parts and not draft and not missing(look, plate):
            continue
        if "--develop" in words:
            develop(look, plate, draft)
            continue
        raw = os.path.join(HERE, ".cache", look, "draft" if draft else "raw", plate.name)
        print(plate.name, shoot(look, plate, raw, *quality(plate, draft)), flush=True)
        again = [sys.executable, __file__, look, "--develop", *(["--draft"] if draft else []), plate.name]
        developing.append(subprocess.Popen(again))  # while the next one renders
    for process in developing:
        process.wait()


main()
