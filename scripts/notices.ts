import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOTICES_PATH } from "../shared/product.ts";

/* Writes public/third-party-notices.txt. A test fails if it is out of date. */

const ROOT = join(import.meta.dirname, "..");
export const NOTICES_FILE = join(ROOT, "public", NOTICES_PATH);
const RULE = `\n\n${"=".repeat(80)}\n\n`;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Remarks that the LGPL requires in addition to its text. */
const REMARKS: Readonly<Record<string, string>> = {
  "libheif-js":
    "Used unmodified, to open HEIC photos. It is in separate files (assets/libheif-*), which can be replaced by\n" +
    "another build of the same version. Its source, with that of libheif and libde265, is at the address above.",
};
const FURTHER_TEXTS: Readonly<Record<string, string>> = { "libheif-js": "scripts/GPL-3.0.txt" };

export const readPackageJson = (name: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8"));

function packages(): readonly Manifest[] {
  const product: Manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const names = new Set(Object.keys(product.dependencies ?? {}));
  for (const name of names)
    for (const next of Object.keys(readPackageJson(name).dependencies ?? {}))
      if (!next.startsWith("@types/")) names.add(next);
  return [...names].sort().map(readPackageJson);
}

/** npm accepts repository addresses in many forms. */
const addressOf = ({ homepage, repository = "" }: Manifest): string =>
  homepage ??
  (typeof repository === "string" ? repository : repository.url)
    .replace(/^(git\+|github:)?(?=https?:)/, "")
    .replace(/^(github:)?(?=[\w-]+\/)/, "https://github.com/")
    .replace(/^git(\+ssh)?:\/\/(git@)?/, "https://")
    .replace(/\.git$/, "");

export function formatPackageNotice(manifest: Manifest): string {
  const { name, version, license = "" } = manifest;
  const files = globSync(`node_modules/${name}/{LICEN[CS]E,COPYING}*`, { cwd: ROOT }).sort();
  const texts = [...files, FURTHER_TEXTS[name]].flatMap((file) =>
    file === undefined ? [] : [readFileSync(join(ROOT, file), "utf8").trim()],
  );
  return [`${name} ${version}\nLicense: ${license}\n${addressOf(manifest)}`, REMARKS[name], ...texts]
    .filter((text) => text !== undefined)
    .join("\n\n");
}

export function formatNotices(): string {
  const fonts = globSync("web/**/*-OFL.txt", { cwd: ROOT })
    .sort()
    .map((file) => readFileSync(join(ROOT, file), "utf8").trim());
  const head =
    "Third-party notices\n\nThese libraries and fonts are part of the product. Each keeps its own license.";
  return `${[head, ...packages().map(formatPackageNotice), ...fonts].join(RULE)}\n`.replaceAll(
    /\r\n?/g,
    "\n",
  );
}

if (import.meta.main) writeFileSync(NOTICES_FILE, formatNotices());
