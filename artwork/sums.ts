import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUNDLED_CHECKSUMS, CHECKSUM_DIGITS } from "../web/looks/bundled-sums.ts";

/*
 * Adds the PNGs in public/images/defaults to the list of checksums by which the app recognises bundled pictures. No
 * checksum is ever removed, since designs may contain pictures from earlier releases. make.ts runs this script.
 *
 * node sums.ts
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const file = join(here, "../web/looks/bundled-sums.ts");
const images = join(here, "../public/images");

const sumOf = (path: string): string =>
  createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, CHECKSUM_DIGITS);

const present = globSync("defaults/**/*.png", { cwd: images }).map((path) => sumOf(join(images, path)));
const sums = [...new Set([...BUNDLED_CHECKSUMS.split("."), ...present])].sort();
const source = readFileSync(file, "utf8");
const at = source.indexOf("export const BUNDLED_CHECKSUMS");
writeFileSync(
  file,
  `${source.slice(0, at)}export const BUNDLED_CHECKSUMS =\n  ${JSON.stringify(sums.join("."))};\n`,
);
