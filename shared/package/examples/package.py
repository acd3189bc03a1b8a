# python3 package.py photos Lobby
import base64, json, pathlib, struct, sys, urllib.error, urllib.request

SITE = "https://brewscreen.example"
folder, name = sys.argv[1:]
with urllib.request.urlopen(f"{SITE}/api/machines/classic") as response:
    machine = json.load(response)
arrangements = [each for category in machine["categories"] for each in category["arrangements"]]
slots = {slot["image"].lower(): slot["id"] for each in arrangements for slot in each["slots"]}

package = {"packageName": name, "slots": {}, "files": {}}
for path in sorted(pathlib.Path(folder).rglob("*")):
    if path.suffix.lower() != ".png":
        continue
    png = path.read_bytes()
    picture = {"name": path.name, "data": "data:image/png;base64," + base64.b64encode(png).decode()}
    # Pictures named as in "Images (zip)" go to their slots, others to the folder of their size.
    slot = slots.get("/".join(path.parts[-2:]).lower())
    if slot in package["slots"]:
        sys.exit(f"{path} is a second picture for {slot}")
    if slot:
        package["slots"][slot] = picture
        continue
    width, height = struct.unpack(">II", png[16:24])
    size = {"width": width, "height": height}
    category = next((each["id"] for each in machine["folders"] if size in each["sizes"]), None)
    if category is None:
        sys.exit(f"{path} is {width}x{height}, a size that the machine does not use")
    count = sum(key.startswith(f"{category}_") for key in package["files"])
    package["files"][f"{category}_{count}"] = picture

headers = {"Content-Type": "application/json", "Prefer": "handling=strict"}
request = urllib.request.Request(f"{SITE}/api/create-package", json.dumps(package).encode(), headers)
try:
    with urllib.request.urlopen(request) as response:
        pathlib.Path(f"{name}.mp").write_bytes(response.read())
except urllib.error.HTTPError as error:
    sys.exit(error.read().decode())
