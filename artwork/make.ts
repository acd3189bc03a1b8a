import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawingHashInput, drawPictures, openBrowser } from "./letter/draw.ts";
import { listLibraryPictures } from "./letter/generics.ts";
import { listDefaultPictures } from "./letter/looks.ts";
import type { PictureSpec } from "./letter/picture.ts";
import { listTemplatePictures } from "./letter/templates.ts";

/*
 * Makes the pictures in public/images: renders plates, letters and packs them. Without --all, makes only
 * pictures whose sources have changed since the hashes in manifest.json.
 *
 * node make.ts [--all] [--draft] [--ready] [part of a path ...]
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const cache = join(here, ".cache");
const manifestFile = join(here, "manifest.json");
const PYTHON = process.env.BREWSCREEN_PYTHON ?? "/usr/bin/python3";

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const parts = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const draft = flags.has("--draft");

const python = (...words: string[]): string =>
  execFileSync(PYTHON, [join(here, "render_plates.py"), ...(draft ? ["--draft", "--keep"] : []), ...words], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });

const manifest: Record<string, string> = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, "utf8"))
  : {};
const plateHashes: Record<string, string> = JSON.parse(python("--hashes"));

/** Everything that a picture is made from, as one hash. */
const sourceOf = (picture: PictureSpec): string =>
  createHash("sha256")
    .update([drawingHashInput(picture), ...picture.plates.map((name) => plateHashes[name])].join("\0"))
    .update(picture.scene ? readFileSync(join(here, "../public", picture.scene)) : "")
    .digest("hex")
    .slice(0, 16);

const published = (picture: PictureSpec): string => join(here, "../public", picture.path);
const drawn = (picture: PictureSpec): string => join(cache, "drawn", picture.path.replaceAll("/", "_"));

/** Packs a drawn file into public/: as WebP if its name says so, losslessly in true colour, or in 256 dithered colours. */
async function pack(picture: PictureSpec): Promise<void> {
  const out = published(picture);
  mkdirSync(dirname(out), { recursive: true });
  if (out.endsWith(".webp")) {
    const width = picture.half ? picture.width / 2 : picture.width;
    await sharp(drawn(picture)).resize(width).webp({ quality: 90, effort: 6 }).toFile(`${out}.new`);
  } else if (picture.trueColour) {
    execFileSync("optipng", [
      "-quiet",
      "-o1",
      "-strip",
      "all",
      "-force",
      "-out",
      `${out}.new`,
      drawn(picture),
    ]);
  } else {
    execFileSync("pngquant", [
      "--speed",
      "1",
      "--strip",
      "--force",
      "--output",
      `${out}.new`,
      "256",
      drawn(picture),
    ]);
  }
  renameSync(`${out}.new`, out);
}

/** With --ready, the plates that are already rendered. Pictures that need others are skipped. */
const ready = flags.has("--ready") ? new Set<string>(JSON.parse(python("--ready"))) : undefined;
const isReady = (picture: PictureSpec): boolean => picture.plates.every((name) => ready?.has(name) ?? true);

const all = [...listLibraryPictures(), ...listDefaultPictures(), ...listTemplatePictures()];
const wanted = all.filter(
  (picture) =>
    isReady(picture) &&
    (parts.length === 0 || parts.some((part) => picture.path.includes(part))) &&
    (flags.has("--all") || !existsSync(published(picture)) || manifest[picture.path] !== sourceOf(picture)),
);
console.log(`${wanted.length} of ${all.length} pictures to make`);
if (wanted.length > 0) {
  if (flags.has("--all")) rmSync(cache, { recursive: true, force: true });
  for (const folder of ["drawn", "pages"]) mkdirSync(join(cache, folder), { recursive: true });
  const plates = [...new Set(wanted.flatMap((picture) => picture.plates))];
  if (plates.length > 0) python(...plates);
  const browser = await openBrowser();
  const folders = { plates: join(cache, draft ? "draft-plates" : "plates"), pages: join(cache, "pages") };
  await drawPictures(browser, wanted, folders, drawn);
  await browser.close();
  for (const picture of wanted) {
    await pack(picture);
    manifest[picture.path] = draft ? "draft" : sourceOf(picture);
  }
}
const paths = all.map((picture) => picture.path).sort();
const kept = Object.fromEntries(paths.flatMap((path) => (manifest[path] ? [[path, manifest[path]]] : [])));
writeFileSync(manifestFile, `${JSON.stringify(kept, null, 2)}\n`);
await import("./sums.ts");
