"""Renders and develops the plates whose sources changed.

python3 render_plates.py [--draft [--keep]] [name ...]   draft: small and noisy, for trying out;
                                                 keep: a draft that lies there will do
python3 render_plates.py --hashes               what each plate is made from, as JSON
"""

import ast
import hashlib
import json
import os
import subprocess
import sys

from plates import PLATES

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, ".cache")


def local_imports(path):
    """Files of our own that a module imports, directly or not."""
    found, queue = set(), [path]
    while queue:
        current = queue.pop()
        if current in found:
            continue
        found.add(current)
        for node in ast.walk(ast.parse(open(current).read())):
            names = []
            if isinstance(node, ast.ImportFrom):
                package = os.path.dirname(current) if node.level else os.path.join(HERE, "blender")
                base = os.path.join(package, *(node.module or "").split("."))
                names = [base] + [os.path.join(base, alias.name) for alias in node.names]
            for name in names:
                if os.path.isfile(name + ".py"):
                    queue.append(name + ".py")
    return sorted(found)


def scene_source(path, function):
    """The text of a scene's function and of the helpers in its file that it reaches, or the whole of another file."""
    text = open(path).read()
    tree = ast.parse(text)
    functions = {n.name: n for n in tree.body if isinstance(n, ast.FunctionDef)}
    rest = [ast.unparse(n) for n in tree.body if not isinstance(n, (ast.FunctionDef, ast.Import, ast.ImportFrom))]
    reached, queue = set(), [function]
    while queue:
        name = queue.pop()
        if name in reached or name not in functions:
            continue
        reached.add(name)
        queue += [n.id for n in ast.walk(functions[name]) if isinstance(n, ast.Name)]
    return "\n".join(rest + [ast.unparse(functions[n]) for n in sorted(reached)])


def digest(*parts):
    """A short hash of texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def source_hash(plate):
    """Changes when anything that the render depends on does; comments and layout do not count."""
    module, function = plate.scene.split(".")
    scene = os.path.join(HERE, "blender", "scenes", module + ".py")
    others = [p for p in local_imports(scene) + [os.path.join(HERE, "blender", "render.py")] if p != scene and "scenes" not in p]
    text = [ast.unparse(ast.parse(open(p).read())) for p in others]
    return digest(scene_source(scene, function), *text)


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
    developer = ast.unparse(ast.parse(open(os.path.join(HERE, "develop.py")).read()))
    return rendered, digest(rendered, grade, developer)


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
        run("blender", "-b", "-noaudio", "-P", os.path.join(HERE, "blender", "render.py"), "--python-exit-code", "1", "--",
            plate.scene, raw, str(round(width * scale)), str(round(height * scale)), str(samples))
        open(stamp, "w").write(rendered)
        done.append("rendered")
    stamp = out + ".stamp"
    if not os.path.exists(stamp) or open(stamp).read() != developed:
        run(sys.executable, os.path.join(HERE, "develop.py"), raw, out, str(width), str(height), json.dumps(plate.grade))
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
    for plate in PLATES:
        if not names or plate.name in names:
            done = make(plate, "--draft" in sys.argv, "--keep" in sys.argv)
            print(plate.name, " and ".join(done) or "unchanged", flush=True)


main()
