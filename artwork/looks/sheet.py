"""Lays a look's pictures out on the machine's screens, for judging.

python3 sheet.py LOOK [width of a screen, 512]      writes .cache/LOOK/sheet.png
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import cv2
import numpy as np

from kit import plates

ACROSS, GAP, PAPER = 4, 16, 236


def read(path):
    found = cv2.imread(os.path.join(plates.ROOT, "public", path.lstrip("/")))
    return found if found is not None else np.full((2, 2, 3), 120, np.uint8)


def screens(look):
    """Each arrangement's template with the look's pictures in its boxes; each screensaver by itself."""
    paths = {(path, *size) for plate in plates.plates() for path, *size in plate.pictures}
    for category in plates.model()["categories"]:
        for arrangement in category["arrangements"]:
            base = cv2.resize(read(arrangement["template"]), (1024, 768))
            if category["kind"] == "list":
                for path in sorted(p for p, *_ in paths if p.startswith(category["id"] + "/")):
                    yield cv2.resize(read(f"images/looks/{look}/{path}"), (1024, 768))
                continue
            for place in arrangement["places"]:
                path = category["defaultPath"].format(count=arrangement["count"], slot=place["slot"])
                path = path.replace("/images/defaults/", f"/images/looks/{look}/").replace(".png", ".webp")
                box = place["box"]
                x, y, width, height = box["x"], box["y"], box["width"], box["height"]
                base[y : y + height, x : x + width] = cv2.resize(read(path), (width, height))
            for overlay in arrangement.get("overlays", []):
                box = overlay["box"]
                corner = (box["x"] + box["width"], box["y"] + box["height"])
                cv2.rectangle(base, (box["x"], box["y"]), corner, (40, 40, 40), 2)
            yield base


def main():
    look = sys.argv[1]
    width = int(sys.argv[2]) if len(sys.argv) > 2 else 512
    height = width * 3 // 4
    tiles = [cv2.resize(s, (width, height), interpolation=cv2.INTER_AREA) for s in screens(look)]
    rows = -(-len(tiles) // ACROSS)
    sheet = np.full((GAP + rows * (height + GAP), GAP + ACROSS * (width + GAP), 3), PAPER, np.uint8)
    for k, tile in enumerate(tiles):
        y, x = GAP + k // ACROSS * (height + GAP), GAP + k % ACROSS * (width + GAP)
        sheet[y : y + height, x : x + width] = tile
    out = os.path.join(HERE, ".cache", look, "sheet.png")
    os.makedirs(os.path.dirname(out), exist_ok=True)
    cv2.imwrite(out, sheet)
    print(out)


main()
