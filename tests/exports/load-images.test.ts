import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createImageZip, type ImageReader, loadImages } from "../../web/exports/load-images.ts";
import { packOnDevice } from "../../web/exports/media-package.ts";
import { createPackageRequest } from "../../web/exports/package-request.ts";
import { writePdf } from "../../web/exports/pdf/write-pdf.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { CLASSIC_MODEL, design, image, picturesIn } from "./designs.ts";

const plan = planExport(
  CLASSIC_MODEL,
  design({
    lists: { screensaver: [image("/s0.png"), image("/s1.png")] },
    counts: { hotcupsizes: 4, coldcupsizes: 3 },
  }),
);
const images = imagesOfPlan(plan);

/** Each source has a PNG of its screen's size, and of pixels of its own. */
const files = new Map(
  plan.screens.flatMap(({ images, arrangement: { size } }) =>
    images.map(({ source }, i) => [source, png(size.width, size.height, { seed: source.length + i })]),
  ),
);
const copyOf = (source: string) => new Uint8Array(files.get(source) ?? []);
const load = (read: ImageReader = async (source) => copyOf(source)) => loadImages(images, read);
const pathsIn = async (archive: Blob) =>
  readZip(new Uint8Array(await archive.arrayBuffer())).map(({ path }) => path);

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe("the images of an export", () => {
  it("are read byte for byte, and their progress is told", async () => {
    const onProgress = vi.fn();
    const { loaded, skipped } = await loadImages(images, async (source) => copyOf(source), { onProgress });
    expect(skipped).toEqual([]);
    expect(loaded.map(({ image }) => image)).toEqual(images);
    for (const { image, bytes } of loaded) expect(bytes).toEqual(files.get(image.source));
    expect(onProgress.mock.calls).toEqual(images.map((_, i) => [i + 1, images.length]));
  });

  it("are read once if several share a source", async () => {
    const read = vi.fn<ImageReader>(async () => new Uint8Array(png(302, 485)));
    const same = { left: image("/same.png"), middle: image("/same.png"), right: image("/same.png") };
    await loadImages(imagesOfPlan(planExport(CLASSIC_MODEL, design({ slots: { blends: same } }))), read);
    expect(read.mock.calls.filter(([source]) => source === "/same.png")).toHaveLength(1);
  });

  it.each<[string, (source: string) => ReturnType<ImageReader>, string]>([
    ["deleted by the browser", async () => "missing", "missing"],
    ["not served", async () => "unreachable", "unreachable"],
    ["cut short", async (source) => copyOf(source).slice(0, -20), "damaged"],
    ["a web page", async () => new TextEncoder().encode("<!doctype html>"), "damaged"],
    ["empty", async () => new Uint8Array(), "damaged"],
  ])("skip any one that is %s, which is said, and keep the others", async (_, fail, reason) => {
    for (const broken of images.filter((_, index) => index % 4 === 0)) {
      const read: ImageReader = async (source) => (source === broken.source ? fail(source) : copyOf(source));
      const { loaded, skipped } = await load(read);
      expect(skipped).toEqual([{ image: broken, reason }]);
      expect(loaded).toHaveLength(images.length - 1);
      expect(console.error).toHaveBeenLastCalledWith(
        reason === "missing"
          ? `No image source provided: ${broken.label}`
          : `Failed to load image: ${broken.label} (${reason})`,
      );
    }
  });

  it("are not read any more once the export is cancelled", async () => {
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const read = vi.fn<ImageReader>(async (source) => {
      cancelling.abort();
      return copyOf(source);
    });
    await expect(loadImages(images, read, { signal })).rejects.toBe(signal.reason);
    expect(read.mock.calls.length).toBeLessThan(images.length);
  });

  it("are in all three files, whichever one of them fails", async () => {
    for (const broken of images.filter((_, index) => index % 13 === 0)) {
      const { loaded } = await load(async (source) =>
        source === broken.source ? "unreachable" : copyOf(source),
      );
      const others = images.filter(({ id }) => id !== broken.id);
      expect(await pathsIn(await createImageZip(loaded))).toEqual(others.map(({ path }) => path));
      const made = await packOnDevice(CLASSIC_MODEL, createPackageRequest(CLASSIC_MODEL, plan, loaded));
      if (!made.ok) throw new Error(made.failure.code);
      const [, ...packed] = await pathsIn(made.file);
      expect(packed.map((path) => path.slice(path.indexOf("/") + 1)).sort()).toEqual(
        others.map(({ entryName }) => entryName).sort(),
      );
      const bytes = new Map(loaded.map(({ image, bytes }) => [image.source, bytes]));
      const pdf = await writePdf({ model: CLASSIC_MODEL, plan, files: bytes, date: "", time: "" }, () => {});
      expect(pdf.damaged).toEqual([]);
      expect(picturesIn(pdf.bytes)).toBe(others.length);
    }
  });
});

describe("the media package of a design", () => {
  it("has each picture in the category of its size, under its name", async () => {
    const order = createPackageRequest(CLASSIC_MODEL, plan, (await load()).loaded);
    expect(order.packageName).toBe("My Coffee Machine");
    const inCategory = (id: string) =>
      order.inputs.filter(({ category }) => category === id).map(({ name }) => name);
    expect(inCategory("screensaver")).toEqual(["SS1.png", "SS2.png"]);
    expect(inCategory("byeScreen")).toEqual([]);
    expect(inCategory("icons")).toEqual([
      ...["Left_Blend.png", "Middle_Blend.png", "Right_Blend.png"],
      ...["hot_regular.png", "hot_medium.png", "hot_large.png", "hot_xlarge.png"],
      ...["cold_regular.png", "cold_medium.png", "cold_large.png"],
      ...["Leave_room_hot.png", "No_room_hot.png", "Leave_room_cold.png", "No_room_cold.png"],
    ]);
    expect(inCategory("customization")).toEqual([
      ...["Hot.png", "Cold.png", "dispensing_screen_hot.png", "dispensing_screen_cold.png"],
    ]);
  });

  it("has a picture of a size that no folder has in the folder of its slot all the same", async () => {
    const { loaded } = await load(async () => new Uint8Array(png(20, 10)));
    const folders = new Set(
      createPackageRequest(CLASSIC_MODEL, plan, loaded).inputs.map(({ category }) => category),
    );
    expect([...folders]).toEqual(["screensaver", "icons", "customization"]);
  });
});
