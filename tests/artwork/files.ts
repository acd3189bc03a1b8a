import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));

/** Every picture below public/images, as the path that the app asks for; the looks have a test of their own. */
export const bundledPaths = (): string[] => pathsOf(".png");

/** The others: small ones, by which large ones are chosen, and templates in other languages. */
export const webpPaths = (): string[] => pathsOf(".webp");

const pathsOf = (ending: string): string[] =>
  readdirSync(join(PUBLIC, "images"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .filter((path) => !path.startsWith("/images/looks/"))
    .sort();

/** The bytes of a bundled file. */
export const bundledBytes = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(PUBLIC, path)));

/** What each bundled picture was made from; a draft says so in place of its sources' hash. */
export const manifest = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL("../../artwork/manifest.json", import.meta.url), "utf8"));
