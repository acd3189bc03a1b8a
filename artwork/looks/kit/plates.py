"""Which plate shows which slot: sizes and slots are the machine model's, scenes are the kit's."""

import functools
import json
import os
import subprocess
from dataclasses import dataclass, field

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
NODE = os.path.join(ROOT, "node_modules", ".bin", "node")
MODEL = os.path.join(ROOT, "shared", "machines", "classic", "model.ts")


@dataclass(frozen=True)
class Plate:
    """One render: its scene, the size of its picture, how many samples, how much larger than the picture."""

    name: str
    scene: str  # function and arguments, colons between
    size: tuple
    samples: int = 32
    oversize: float = 1.0
    steam: tuple = ()  # (x, y of the foot, width, height, strength), shares of the picture
    pictures: tuple = field(default=())  # (path below the look's folder, width, height): middles of the plate


SAVERS = ("window", "above", "ice")
MUG_STEAM = ((0.46, 0.33, 0.26, 0.3, 0.3), (0.53, 0.34, 0.2, 0.24, 0.2))

# How a category's slot is shown: plate, scene, samples, oversize, steam.
SHOWN = {
    "blends": lambda slot, size: (f"blend-{slot}", f"blend:{slot}", 28, 1.0, ()),
    "hotcold": lambda slot, size: (
        f"option-{slot}",
        f"option:{slot}",
        *((24, 1.0, MUG_STEAM) if slot == "hot" else (64, 1.0, ())),
    ),
    "hotcupsizes": lambda slot, size: (
        (f"wide-{slot}", f"wide_cup:{slot}", 16, 1.0, WIDE_STEAM[slot])
        if size[1] < 300
        else (f"hot-{slot}", f"hot_cup:{slot}", 24, 1.0, CUP_STEAM[slot])
    ),
    "coldcupsizes": lambda slot, size: (f"cold-{slot}", f"cold_cup:{slot}", 16, 0.9, ()),
    "hotleaveroom": lambda slot, size: (f"hotroom-{slot}", f"room:hot:{slot}", 48, 1.0, ROOM_STEAM[slot]),
    "coldleaveroom": lambda slot, size: (f"coldroom-{slot}", f"room:cold:{slot}", 48, 1.0, ()),
    "dispensinghot": lambda slot, size: ("brewing-hot", "brewing:hot", 16, 0.8, ((0.78, 0.5, 0.1, 0.36, 0.12),)),
    "dispensingcold": lambda slot, size: ("brewing-cold", "brewing:cold", 16, 0.8, ()),
}


def rising(x, foot, strength=0.24, wide=0.26, tall=0.3):
    return ((x - 0.03, foot, wide, tall, strength), (x + 0.05, foot + 0.01, wide * 0.8, tall * 0.8, strength * 0.7))


CUP_STEAM = {"regular": rising(0.5, 0.42), "medium": rising(0.5, 0.34), "large": rising(0.5, 0.24, tall=0.22)}
WIDE_STEAM = {
    size: rising(0.275, foot, 0.22, 0.12, tall)
    for size, foot, tall in (("regular", 0.48, 0.34), ("medium", 0.41, 0.32), ("large", 0.3, 0.28), ("xlarge", 0.21, 0.2))
}
ROOM_STEAM = {"leaveroom": rising(0.26, 0.2, 0.14, 0.12, 0.2), "noroom": rising(0.26, 0.18, 0.14, 0.12, 0.18)}


@functools.cache
def model():
    """The machine model, as the app reads it."""
    script = f"import({json.dumps('file://' + MODEL)}).then(m => console.log(JSON.stringify(m.CLASSIC_MODEL)))"
    return json.loads(subprocess.run([NODE, "-e", script], check=True, capture_output=True, text=True).stdout)


@functools.cache
def plates():
    """Every plate of a look, with the pictures that are cut from its middle."""
    found = {}

    def add(name, scene, samples, oversize, steam, path, size):
        known = found.get(name)
        pictures = (*(known.pictures if known else ()), (path, *size))
        whole = max([size] + ([known.size] if known else []))
        found[name] = Plate(name, scene, whole, samples, oversize, steam, pictures)

    for category in model()["categories"]:
        for arrangement in category["arrangements"]:
            size = (arrangement["size"]["width"], arrangement["size"]["height"])
            if category["kind"] == "list":
                for number, saver in enumerate(SAVERS, 1):
                    add(f"saver-{saver}", f"saver:{saver}", 16, 1.0 if saver == "above" else 0.8, (), f"{category['id']}/{number}.webp", size)
                continue
            for place in arrangement["places"]:
                path = category["defaultPath"].format(count=arrangement["count"], slot=place["slot"])
                path = path.removeprefix("/images/defaults/").replace(".png", ".webp")
                # The only size has a glass of its own.
                only = "counts" in category and arrangement["count"] == 1
                add(*SHOWN[category["id"]]("single" if only else place["slot"], size), path, size)
    return tuple(found.values())
