import sharp from "sharp";
import UPNG from "upng-js";
import { describe, expect, it } from "vitest";
import { thumbnailPath } from "../../shared/machine/library.ts";
import type { Machine } from "../../shared/machine/machine.ts";
import { formatSize, translateArrangement } from "../../shared/machine/questions.ts";
import * as classic from "../../shared/machines/classic/machine.ts";
import { MACHINES } from "../../shared/machines/index.ts";
import { promisedPictures } from "../machines/promised-pictures.ts";
import { bundledBytes, bundledPaths, manifest, webpPaths } from "./files.ts";

/** Of every machine's placeholder. */
const PLACEHOLDER = { width: 460, height: 485 };
/** upng-js decodes pixels too; the product itself only reads headers with it. */
const reader = UPNG as typeof UPNG & { toRGBA8(image: ReturnType<typeof UPNG.decode>): ArrayBuffer[] };

const MOST_BYTES = 20_000_000;

/** Every picture that a machine promises, with the exact size it must have. */
const promisedBy = async (machine: Machine): Promise<[path: string, size: string][]> =>
  [...(await promisedPictures(machine, PLACEHOLDER))].map(([path, size]) => [path, formatSize(size)]);

const PROMISED = (await Promise.all(MACHINES.map(promisedBy))).flat();
const SMALL = (
  await Promise.all(
    MACHINES.map(async ({ libraries, wordTable }) => {
      const { languages } = await wordTable();
      return Object.values(await libraries())
        .flat()
        .filter(({ thumbnail }) => thumbnail)
        .flatMap((picture) => languages.map(({ id }) => thumbnailPath(picture, id)));
    }),
  )
).flat();

const TEMPLATES = MACHINES.flatMap(({ model }) =>
  model.templateLanguages.flatMap((language) =>
    model.categories.flatMap(({ arrangements }) =>
      arrangements.map((arrangement) => ({
        model,
        path: translateArrangement(model, language, arrangement).template,
      })),
    ),
  ),
);
const TEMPLATE_PATHS = TEMPLATES.map(({ path }) => path);

describe("bundled images", () => {
  it("are the ones that the machines promise, and no others", () => {
    expect(bundledPaths()).toEqual(PROMISED.map(([path]) => path).sort());
    expect(webpPaths()).toEqual([...SMALL, ...TEMPLATE_PATHS].sort());
  });

  it.each(PROMISED)("%s decodes as an opaque PNG of %s", (path, size) => {
    const bytes = bundledBytes(path);
    const image = reader.decode(bytes.buffer);
    expect(`${image.width}x${image.height}`).toBe(size);
    const [frame] = reader.toRGBA8(image);
    const pixels = new Uint8Array(frame ?? new ArrayBuffer(0));
    expect(pixels.length).toBe(image.width * image.height * 4);
    const colours = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4) {
      if (pixels[i + 3] !== 255) throw new Error(`${path} is see-through at pixel ${i / 4}`);
      colours.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0));
    }
    expect(colours.size, "a picture, not a flat field").toBeGreaterThan(24);
  });

  it("are templates of the screen's size in every language", async () => {
    for (const { model, path } of TEMPLATES) {
      const { width, height, hasAlpha } = await sharp(bundledBytes(path)).metadata();
      expect({ width, height, hasAlpha }, path).toEqual({ ...model.screen, hasAlpha: false });
    }
  });

  it("are all rendered in full: the manifest holds the sources of every one that artwork makes, and no draft", async () => {
    const made = manifest();
    const promised = (await promisedBy(classic)).map(([path]) => path);
    expect(Object.keys(made).sort()).toEqual([...promised, ...SMALL, ...TEMPLATE_PATHS].sort());
    for (const [path, sources] of Object.entries(made)) expect(sources, path).toMatch(/^[0-9a-f]{16}$/);
  });

  it(`weigh under ${MOST_BYTES / 1e6} MB together`, () => {
    const total = bundledPaths().reduce((sum, path) => sum + bundledBytes(path).length, 0);
    expect(total).toBeLessThan(MOST_BYTES);
  });

  it("are all different pictures", () => {
    const seen = new Map<string, string>();
    for (const path of bundledPaths()) {
      const bytes = Buffer.from(bundledBytes(path)).toString("base64");
      const twin = seen.get(bytes);
      if (twin) throw new Error(`${path} is ${twin} again`);
      seen.set(bytes, path);
    }
  });
});
