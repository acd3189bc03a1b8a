"""Renders and develops the plates whose sources changed.

python3 render_plates.py [--draft [--keep]] [name ...]   draft: small and noisy, for trying out;
                                                 keep: a draft that lies there will do
python3 render_plates.py --hashes               what each plate is made from, as JSON
python3 render_plates.py --ready                which plates need no work, as JSON
"""

import ast
import functools
import glob
import hashlib
import json
import os
import subprocess
import sys

from plates import PLATES

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, ".cache")


def definitions():
    """Every function, class and constant of the scenes and models, by name, without comments and layout."""
    found = {}
    for path in sorted(glob.glob(os.path.join(HERE, "blender", "*", "*.py"))):
        for node in ast.parse(open(path).read()).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                names = [node.name]
            elif isinstance(node, ast.Assign):
                names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            else:
                continue
            uses = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            uses |= {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
            for name in names:
                found.setdefault(name, []).append((ast.unparse(node), uses))
    return found


def reached(names, found):
    """The text of all that these names use, directly or not; where two share a name, of both."""
    seen, queue = {}, list(names)
    while queue:
        name = queue.pop()
        if name in seen or name not in found:
            continue
        seen[name] = "\n".join(text for text, _ in found[name])
        for _, uses in found[name]:
            queue += uses
    return "\n".join(seen[name] for name in sorted(seen))


def digest(*parts):
    """A short hash of texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _started(path):
    """A program's code, whoever starts it."""
    code = ast.unparse(ast.parse(open(os.path.join(HERE, path)).read()))
    return code.replace("if __name__ == '__main__':\n    main()", "main()")


@functools.cache
def _shared():
    return definitions(), _started("blender/render.py"), _started("develop.py")


def _developer(plate):
    """The code that develops a plate; the looks' developer stands on the other."""
    basic = _shared()[2]
    return basic if plate.film == "develop.py" else _started(plate.film) + basic


def source_hash(plate):
    """Changes when anything that the render depends on does; comments and layout do not count."""
    found, renderer, _ = _shared()
    return digest(
        reached([plate.scene.replace(":", ".").split(".")[1], "settings", "empty"], found), renderer
    )


def run(*command):
    """A quiet subprocess that shows its output only when it fails."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        sys.exit(" ".join(command[:3]) + "\n" + result.stdout[-3000:] + result.stderr[-3000:])
    return result.stdout


def quality(plate, draft):
    """The render's size over the plate's, and its samples."""
    return (0.8, 12) if draft else (plate.oversize, plate.samples)


def hashes(plate, draft):
    """What the render, and what the developed plate, are made from."""
    scale, samples = quality(plate, draft)
    rendered = f"{plate.scene} {plate.size} {scale} {samples} {source_hash(plate)}"
    grade = json.dumps(plate.grade, sort_keys=True)
    return rendered, digest(rendered, grade, _developer(plate))


def is_ready(plate):
    """Whether the developed plate lies there and is what its sources would give."""
    stamp = os.path.join(CACHE, "plates", plate.name + ".png.stamp")
    return os.path.exists(stamp) and open(stamp).read() == hashes(plate, False)[1]


def make(plate, draft, keep=False):
    """Renders and develops one plate where needed; returns what was done. A draft may keep what lies there."""
    width, height = plate.size
    scale, samples = quality(plate, draft)
    rendered, developed = hashes(plate, draft)
    raw = os.path.join(CACHE, "draft" if draft else "raw", plate.name)
    out = os.path.join(CACHE, "draft-plates" if draft else "plates", plate.name + ".png")
    os.makedirs(os.path.dirname(out), exist_ok=True)
    os.makedirs(raw, exist_ok=True)
    stamp = os.path.join(raw, "stamp")
    if draft and keep and os.path.exists(out):
        return []
    done = []
    if not os.path.exists(stamp) or open(stamp).read() != rendered:
        run(
            "blender",
            "-b",
            "-noaudio",
            "-t",
            os.environ.get("BREWSCREEN_THREADS", "0"),
            "-P",
            os.path.join(HERE, "blender", "render.py"),
            "--python-exit-code",
            "1",
            "--",
            plate.scene,
            raw,
            str(round(width * scale)),
            str(round(height * scale)),
            str(samples),
        )
        open(stamp, "w").write(rendered)
        done.append("rendered")
    stamp = out + ".stamp"
    if not os.path.exists(stamp) or open(stamp).read() != developed:
        run(
            sys.executable,
            os.path.join(HERE, plate.film),
            raw,
            out,
            str(width),
            str(height),
            json.dumps(plate.grade),
        )
        open(stamp, "w").write(developed)
        done.append("developed")
    return done


def main():
    names = [a for a in sys.argv[1:] if not a.startswith("-")]
    unknown = set(names) - {p.name for p in PLATES}
    if unknown:
        sys.exit(f"no such plate: {', '.join(sorted(unknown))}")
    if "--hashes" in sys.argv:
        print(json.dumps({plate.name: hashes(plate, False)[1] for plate in PLATES}))
        return
    if "--ready" in sys.argv:
        print(json.dumps([plate.name for plate in PLATES if is_ready(plate)]))
        return
    for plate in PLATES:
        if not names or plate.name in names:
            done = make(plate, "--draft" in sys.argv, "--keep" in sys.argv)
            print(plate.name, " and ".join(done) or "unchanged", flush=True)


main()
