// node package.mjs photos Lobby (Node 20 or later)
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const site = "https://brewscreen.example";
const [folder, packageName] = process.argv.slice(2);
const machine = await (await fetch(`${site}/api/machines/classic`)).json();
const slots = machine.categories.flatMap(({ arrangements }) => arrangements.flatMap((each) => each.slots));

const form = new FormData();
form.append("packageName", packageName);
const paths = await readdir(folder, { recursive: true });
for (const path of paths.filter((path) => /\.png$/i.test(path)).sort()) {
  const png = await readFile(join(folder, path));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  // Pictures named as in "Images (zip)" go to their slots, others to the folder of their size.
  const name = `/${path.replaceAll("\\", "/")}`.toLowerCase();
  const slot = slots.find(({ image }) => name.endsWith(`/${image.toLowerCase()}`));
  const isSize = (size) => size.width === width && size.height === height;
  const target = slot ?? machine.folders.find(({ sizes }) => sizes.some(isSize));
  if (!target) throw new Error(`${path} is ${width}x${height}, a size that the machine does not use`);
  form.append(target.id, new File([png], basename(path)));
}

const headers = { Prefer: "handling=strict" };
const response = await fetch(`${site}/api/create-package`, { method: "POST", headers, body: form });
if (!response.ok) throw new Error(await response.text());
await writeFile(`${packageName}.mp`, Buffer.from(await response.arrayBuffer()));
