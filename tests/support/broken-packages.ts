import type { Size } from "../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import type { PackageFinding, RuleId } from "../../shared/package/rules/rules.ts";
import { noise } from "./bytes.ts";
import { designPackage } from "./media-package.ts";
import { png } from "./png.ts";
import { type Around, type RawEntry, rawZip } from "./raw-zip.ts";
import { readZip } from "./read-zip.ts";

/* A good package, and for each rule one that breaks it. */

export const GOOD = designPackage(CLASSIC_MODEL);

/** Its entries, deflated by others, config.json first. */
export const ENTRIES: readonly RawEntry[] = readZip(GOOD).map(({ path, bytes }) => ({ path, data: bytes }));
const CONFIG = JSON.parse(new TextDecoder().decode(ENTRIES[0]?.data));

const text = (words: string) => new TextEncoder().encode(words);
const json = (value: unknown): RawEntry => ({ path: "config.json", data: text(JSON.stringify(value)) });
/** Little-endian, without a byte order mark. */
const utf16 = (words: string) => new Uint8Array(Buffer.from(words, "utf16le"));
export const picture = (size: Size, seed = 9) => png(size.width, size.height, { seed, isGrey: true });

/** With config.json changed. */
const config = (change: object, entries = ENTRIES) => [json({ ...CONFIG, ...change }), ...entries.slice(1)];
/** With config.json that lists other files. */
const listing = (files: readonly object[], entries = ENTRIES) => config({ files }, entries);
/** With one more picture, which config.json lists. */
export const and = (...more: { path: string; data: Uint8Array; entry?: Partial<RawEntry> }[]) =>
  listing(
    [
      ...CONFIG.files,
      ...more.map(({ path, data }) => {
        const view = new DataView(data.buffer, data.byteOffset);
        const [width, height] = [view.getUint32(16), view.getUint32(20)];
        const category = path.slice(0, Math.max(0, path.lastIndexOf("/")));
        const sizes = CLASSIC_MODEL.packageCategories.find(({ id }) => id === category)?.sizes ?? [];
        const valid = sizes.some((size) => size.width === width && size.height === height);
        return { path, category, originalName: null, width, height, bytes: data.length, valid };
      }),
    ],
    [...ENTRIES, ...more.map(({ path, data, entry }) => ({ path, data, ...entry }))],
  );
/** With the first picture changed in the archive alone. */
const first = (change: Partial<RawEntry>) => [
  ...ENTRIES.slice(0, 1),
  { path: "", ...ENTRIES[1], ...change },
  ...ENTRIES.slice(2),
];
const without = (path: string) =>
  listing(
    CONFIG.files.filter((file: { path: string }) => file.path !== path),
    ENTRIES.filter((entry) => entry.path !== path),
  );

const renamed = (from: string, to: string) => [
  json({
    ...CONFIG,
    files: CONFIG.files.map((file: { path: string }) => (file.path === from ? { ...file, path: to } : file)),
  }),
  ...ENTRIES.slice(1).map((entry) => (entry.path === from ? { ...entry, path: to } : entry)),
];

export const ICON = { width: 302, height: 485 };
const SCREEN = { width: 1024, height: 768 };
const damaged = (() => {
  const bytes = picture(ICON);
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 255;
  return bytes;
})();
const many = (count: number, size: Size, folder: string) =>
  Array.from({ length: count }, (_, i) => ({ path: `${folder}/more_${i}.png`, data: picture(size) }));

export const zip = (entries: readonly RawEntry[], around?: Around) => rawZip(entries, around);
/** Ones of which one entry after another is encrypted, cut and so on. */
export const own = CONFIG.files[0].path as string;

/** Of each rule, a package that breaks it, and what is found; all others have none of it. */
export const BROKEN: Readonly<Record<RuleId, readonly [Uint8Array, Partial<PackageFinding>]>> = {
  "not-zip": [picture(ICON), { entry: null }],
  "cut-off": [GOOD.subarray(0, GOOD.length - 4_000), { entry: null }],
  split: [zip(ENTRIES, { end: { disk: 2 } }), {}],
  "damaged-directory": [zip(ENTRIES, { end: { entries: 3 } }), {}],
  "too-many-entries": [
    zip([...ENTRIES, ...Array.from({ length: 2_000 }, (_, i): RawEntry => ({ path: `${i}` }))]),
    {},
  ],
  "too-large": [
    zip(
      Array.from({ length: 9 }, (_, i) => ({
        path: `icons/${i}.png`,
        packed: noise(31_000),
        both: { size: 31_000_000 },
      })),
    ),
    {},
  ],
  overlapping: [zip(first({ central: { compressedSize: 9_000_000 } })), {}],
  "entry-damaged": [zip(first({ both: { crc32: 1 } })), { entry: own, values: { fault: "crc" } }],
  "entry-encrypted": [zip(first({ both: { flags: 1 } })), { entry: own }],
  "entry-method": [zip(first({ both: { method: 14 } })), { entry: own }],
  "entry-too-large": [
    zip(first({ packed: noise(90_000), both: { size: 64_000_000 } })),
    { entry: own, values: { fault: "too-large", size: 64_000_000 } },
  ],
  "entry-twice": [zip([...ENTRIES, { path: own, data: picture(SCREEN) }]), { entry: own }],
  "entry-unsafe": [zip(and({ path: "../icons/x.png", data: picture(ICON) })), { entry: "../icons/x.png" }],
  dialect: [zip(ENTRIES, { comment: "hello" }), { entry: null, values: { trait: "comment" } }],
  "config-missing": [zip(ENTRIES.slice(1)), { entry: null }],
  "config-unreadable": [zip([{ path: "config.json", data: text("{") }, ...ENTRIES.slice(1)]), {}],
  "config-elsewhere": [
    zip(ENTRIES.map((entry) => ({ ...entry, path: `Table 01/${entry.path.replace("config", "CONFIG")}` }))),
    { entry: "Table 01/CONFIG.json" },
  ],
  "config-encoding": [
    zip([{ path: "config.json", data: utf16(JSON.stringify(CONFIG)) }, ...ENTRIES.slice(1)]),
    { entry: null },
  ],
  "config-incomplete": [zip(config({ packageName: "" })), { values: { member: "packageName" } }],
  "config-version": [zip(config({ version: "2.0" })), { values: { version: "2.0" } }],
  "config-not-first": [zip([...ENTRIES.slice(1), ...ENTRIES.slice(0, 1)]), {}],
  "config-lists-absent": [zip(ENTRIES.filter(({ path }) => path !== own)), { entry: own }],
  "config-omits": [zip([...ENTRIES, { path: "icons/x.png", data: picture(ICON) }]), { entry: "icons/x.png" }],
  "config-differs": [
    zip(listing([{ ...CONFIG.files[0], width: 1, valid: false }, ...CONFIG.files.slice(1)])),
    { entry: own, values: { members: "width, valid" } },
  ],
  "png-damaged": [
    zip(and({ path: "icons/x.png", data: damaged })),
    { entry: "icons/x.png", values: { fault: "bad-crc" } },
  ],
  "not-png": [zip([...ENTRIES, { path: "icons/x.png", data: text("GIF89a") }]), { entry: "icons/x.png" }],
  "left-over": [
    zip([...ENTRIES, { path: "__MACOSX/icons/._x.png", data: text("x") }, { path: "icons/Thumbs.db" }]),
    { entry: "__MACOSX/icons/._x.png" },
  ],
  "size-unknown": [
    zip(and({ path: "icons/x.png", data: picture({ width: 100, height: 90 }) })),
    { entry: "icons/x.png", values: { size: "100x90" } },
  ],
  "folder-unknown": [
    zip(and({ path: "pictures/x.png", data: picture(ICON) })),
    { entry: "pictures/x.png", values: { folder: "icons" } },
  ],
  "wrong-folder": [
    zip(and({ path: "customization/x.png", data: picture(ICON) })),
    { entry: "customization/x.png", values: { size: "302x485", folder: "icons" } },
  ],
  "folder-full": [
    zip(and(...many(4, SCREEN, "screensaver"))),
    { entry: "screensaver", values: { count: 6, most: 5 } },
  ],
  "too-many-pictures": [zip(and(...many(60, ICON, "icons"))), { values: { count: 76, most: 64 } }],
  "no-picture": [zip([json({ ...CONFIG, files: [] })]), {}],
  "name-refused": [zip(and({ path: "icons/a?.png", data: picture(ICON) })), { entry: "icons/a?.png" }],
  "name-unusual": [zip(and({ path: "icons/a b.png", data: picture(ICON) })), { entry: "icons/a b.png" }],
  "names-alike": [
    zip(and({ path: "icons/left_blend.png", data: picture(ICON) })),
    { entry: "icons/left_blend.png", values: { other: "icons/Left_Blend.png" } },
  ],
  "name-unknown": [
    zip(renamed("icons/Left_Blend.png", "icons/latte_links.png")),
    { entry: "icons/latte_links.png", values: { names: "Left_Blend.png" } },
  ],
  "place-empty": [zip(without("icons/Left_Blend.png")), { values: { category: "blends", slot: "left" } }],
};
