import { zipSync } from "fflate";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage } from "../../../shared/model/design.ts";
import { findReferencedBlobs } from "../../../shared/model/questions.ts";
import { parseDesign } from "../../../shared/model/read-design.ts";
import { createFullFrameRecipe, createRecipeImage } from "../../../shared/model/recipe.ts";
import { createDesignFile, readDesignFile } from "../../../web/edit/design-files.ts";
import { type DesignFileFault, writeDesignJson } from "../../../web/store/design-json.ts";
import { FakeBlobs } from "../../store/pictures.ts";
import { anyPng } from "../../support/any-png.ts";
import { JSON_WORDS, mustBe, mustEqual, type Reader, utf8 } from "../reader.ts";

const FAULTS: Record<DesignFileFault, true> = {
  ...{ foreign: true, damaged: true, tooLarge: true, laterVersion: true, otherModel: true },
};

const browser = new FakeBlobs();
/** A few bits, since every one of them is inflated. */
const bits = (width: number, height: number) =>
  browser.add(anyPng({ width, height, depth: 1, colourType: 0, sample: (x, y) => (x + y) % 2 }));
const icon = bits(302, 485);
const logo = bits(3, 2);
const original = { blob: logo.blob, type: "image/png", width: 3, height: 2 } as const;
const files = Object.fromEntries(
  [...browser.stored].map(([blob, bytes]) => [
    blob === icon.blob ? "images/icon.png" : `originals/${blob}`,
    bytes,
  ]),
);

async function check(json: Uint8Array): Promise<void> {
  const read = await readDesignFile(CLASSIC_MODEL, zipSync({ "design.json": json, ...files }, { level: 0 }));
  if (typeof read === "string") return mustBe(read in FAULTS, `${read} is no fault`);
  for (const blob of findReferencedBlobs(read.design)) mustBe(read.blobs.has(blob), `${blob} is missing`);
  mustEqual(parseDesign(CLASSIC_MODEL, read.design), read.design, "parsed again");
  const saved = await createDesignFile(CLASSIC_MODEL, read.design, async (blob) => read.blobs.get(blob));
  mustEqual([saved.skipped, saved.withoutOriginal], [[], []], "left out");
  const again = await readDesignFile(CLASSIC_MODEL, saved.bytes);
  mustBe(typeof again !== "string", `what was saved is ${again}`);
  mustEqual(again.design, read.design, "saved and opened");
  mustEqual([...again.blobs.keys()].sort(), [...read.blobs.keys()].sort(), "other files");
}

const empty = createEmptyDesign(CLASSIC_MODEL, "");
const full = {
  ...empty,
  name: "Lobby",
  names: { blends: { left: "House" } },
  texts: { hot: "Heiß" },
  brand: { logo, colours: ["#aa3300"], style: "modern" },
  lists: { screensaver: [{ ...createPlainImage({ path: "/images/defaults/a.png" }, "a.png"), id: "1.1" }] },
  slots: {
    ...empty.slots,
    blends: { left: createRecipeImage(createFullFrameRecipe(original), { picture: icon, name: "b.jpg" }) },
  },
  table: {
    columns: ["name", "picture:blends:left"],
    rows: [{ id: "1", cells: { name: "Foyer" } }],
    pictures: { "a.png": { name: "a.png", made: { "302x485": { ...icon, isFitted: true } } } },
    namesOn: { "name:blends:left": true },
  },
};
const SECOND = {
  format: "brewscreen-design",
  version: 2,
  model: "classic",
  machineName: "Lobby",
  machineTimestamp: "1",
  names: { blends: { left: "House" } },
  counts: { hotcupsizes: 3 },
  words: {},
  lists: { screensaver: ["/images/defaults/a.png"] },
  slots: { blends: { left: "images/icon.png" } },
  recipes: [{ category: "blends", slot: "left", recipe: createFullFrameRecipe(original) }],
  brand: { logo: "images/icon.png", colours: [], style: "" },
  variants: JSON.stringify({
    columns: ["name"],
    rows: [],
    pictures: { a: { name: "a", made: {} } },
    namesOn: {},
  }),
};

export const reader: Reader = {
  seeds: [writeDesignJson(empty), writeDesignJson(full), utf8(JSON.stringify(SECOND))],
  words: [
    ...JSON_WORDS,
    ...[...Object.keys(full), ...Object.keys(SECOND), "blob", "bytes", "path", "value", "id"].map(
      (name) => `"${name}":`,
    ),
    ...['"images/icon.png"', `"${icon.blob}"`, '"/images/defaults/placeholder.png"', '"blends"', '"left"'],
  ],
  check,
};
