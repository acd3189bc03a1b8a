import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACTIVE } from "../shared/machines/index.ts";
import {
  APP_PAGE_PATH,
  type CacheTiming,
  languageOfFile,
  type OfflineFile,
  type OfflineManifest,
} from "../web/app/offline/files.ts";

/** The hexadecimal digits of a checksum: few, because browsers request the list on every visit. */
const DIGITS = 24;

const [firstLook] = await ACTIVE.looks();

/** The first match decides. Files without a match are not cached. */
const CACHE_TIMINGS: readonly (readonly [RegExp, CacheTiming])[] = [
  // Needed at the start if there is a design.
  [/^\/assets\/stored-/, "install"],
  // 1.5 MB, needed for only one kind of photo.
  [/^\/assets\/(libheif|heic)/, "wish"],
  [/^\/assets\/.*\.(js|css|woff2|ttf|svg|wasm)$/, "idle"],
  // For rendering defaults whose words were changed.
  ...(firstLook ? ([[new RegExp(`^${firstLook.folder}/`), "idle"]] as const) : []),
  // Loaded only if a visitor adjusts or letters a scene.
  [/^\/images\/defaults\/generic\/scenes\/.*\.(png|webp)$/, "wish"],
  [/^\/(images|icons)\/.*\.(png|webp)$/, "idle"],
];

export function createOfflineManifest(folder: string): OfflineManifest {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const paths = globSync("{assets,images,icons}/**/*.*", { cwd: folder }).sort();
  const files = paths.flatMap((name): readonly OfflineFile[] => {
    const path = `/${name}`;
    const when =
      page.includes(`"${path}"`) || (languageOfFile(path) && !path.endsWith(".woff2"))
        ? "install"
        : CACHE_TIMINGS.find(([fits]) => fits.test(path))?.[1];
    if (!when) return [];
    const bytes = readFileSync(join(folder, name));
    // Names of built files contain a hash.
    const sha256 = path.startsWith("/assets/") ? "" : digest(bytes).slice(0, DIGITS);
    return [{ path, bytes: bytes.length, sha256, when }];
  });
  const all: readonly OfflineFile[] = [
    { path: APP_PAGE_PATH, bytes: Buffer.byteLength(page), sha256: "", when: "install" },
    ...files,
  ];
  return { version: digest(page + JSON.stringify(all)).slice(0, DIGITS), files: all };
}

const digest = (of: string | Uint8Array): string => createHash("sha256").update(of).digest("hex");
