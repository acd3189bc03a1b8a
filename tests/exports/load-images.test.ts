import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageZip, loadImages, type ReadImage } from "../../web/exports/load-images.ts";
import { packOnDevice } from "../../web/exports/media-package.ts";
import { packageOrder } from "../../web/exports/package-request.ts";
import { writePdf } from "../../web/exports/pdf/write-pdf.ts";
import { imagesOfPlan, planDesign } from "../../web/exports/plan.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { CLASSIC, design, image } from "./designs.ts";

const plan = planDesign(
  CLASSIC,
  design({
    lists: { screensaver: [image("/s0.png"), image("/s1.png")] },
    counts: { hotcupsizes: 4, coldcupsizes: 3 },
  }),
);
const images = imagesOfPlan(plan);

/** Each source has a PNG of its screen's size, and of pixels of its own. */
const files = new Map(
  plan.screens.flatMap(({ images, arrangement }) =>
    images.map(({ source }, i) => [
      source,
      png(arrangement.size.width, arrangement.size.height, { seed: source.length + i }),
    ]),
  ),
);
const copyOf = (source: string) => new Uint8Array(files.get(source) ?? []);

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** Ways in which one picture fails; the others are there. */
const FAILURES: [string, (source: string) => ReturnType<ReadImage>, string][] = [
  ["deleted by the browser", async () => "missing", "missing"],
  ["not served", async () => "unreachable", "unreachable"],
  ["cut short", async (source) => copyOf(source).slice(0, -20), "damaged"],
  ["a web page", async () => new TextEncoder().encode("<!doctype html>"), "damaged"],
  ["empty", async () => new Uint8Array(), "damaged"],
];

describe("the images of an export", () => {
  it("are read byte for byte, and their progress is told", async () => {
    const told: number[] = [];
    const { loaded, skipped } = await loadImages(images, async (source) => copyOf(source), {
      onProgress: (done) => told.push(done),
    });
    expect(skipped).toEqual([]);
    expect(loaded.map(({ image }) => image.id)).toEqual(images.map(({ id }) => id));
    for (const { image, bytes } of loaded) expect(bytes).toEqual(files.get(image.source));
    expect(told).toEqual(images.map((_, i) => i + 1));
  });

  it("are read once if several share a source", async () => {
    const read = vi.fn<ReadImage>(async () => new Uint8Array(png(302, 485)));
    const same = { left: image("/same.png"), middle: image("/same.png"), right: image("/same.png") };
    await loadImages(imagesOfPlan(planDesign(CLASSIC, design({ slots: { blends: same } }))), read);
    expect(read.mock.calls.filter(([source]) => source === "/same.png")).toHaveLength(1);
  });

  for (const [what, fail, reason] of FAILURES)
    it(`skip any one that is ${what}, which is said, and keep the others`, async () => {
      for (const broken of images) {
        const { loaded, skipped } = await loadImages(images, (source) =>
          source === broken.source ? fail(source) : Promise.resolve(copyOf(source)),
        );
        expect(skipped.map(({ image, reason }) => [image.id, reason])).toEqual([[broken.id, reason]]);
        expect(loaded).toHaveLength(images.length - 1);
        const said =
          reason === "missing"
            ? `No image source provided: ${broken.label}`
            : `Failed to load image: ${broken.label} (${reason})`;
        expect(console.error).toHaveBeenLastCalledWith(said);
      }
    });

  it("are in all three files, whichever one of them fails", async () => {
    for (const broken of images) {
      const { loaded } = await loadImages(images, async (source) =>
        source === broken.source ? "unreachable" : copyOf(source),
      );
      const others = images.filter(({ id }) => id !== broken.id);
      const zip = readZip(new Uint8Array(await (await imageZip(loaded)).arrayBuffer()));
      expect(zip.map(({ path }) => path)).toEqual(others.map(({ path }) => path));
      const made = await packOnDevice(CLASSIC, packageOrder(plan, loaded));
      if (!made.ok) throw new Error(made.failure.code);
      const names = readZip(new Uint8Array(await made.file.arrayBuffer())).map(({ path }) => path);
      expect(
        names
          .slice(1)
          .map((path) => path.slice(path.indexOf("/") + 1))
          .sort(),
      ).toEqual(others.map(({ packageName }) => packageName).sort());
      const pdf = await writePdf({
        model: CLASSIC,
        plan,
        files: new Map(loaded.map(({ image, bytes }) => [image.source, bytes])),
        date: "1/1/2026",
        time: "10:00",
      });
      expect(pdf.damaged).toEqual([]);
      expect(
        Buffer.from(pdf.bytes)
          .toString("latin1")
          .match(/\/Subtype \/Image/g),
      ).toHaveLength(others.length);
    }
  });
});

describe("the media package of a design", () => {
  it("has each picture in the category of its size, under its name", async () => {
    const { loaded } = await loadImages(images, async (source) => copyOf(source));
    const order = packageOrder(plan, loaded);
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
    const small = png(20, 10);
    const { loaded } = await loadImages(images, async () => new Uint8Array(small));
    const folders = new Set(packageOrder(plan, loaded).inputs.map(({ category }) => category));
    expect([...folders]).toEqual(["screensaver", "icons", "customization"]);
  });
});
