import { join } from "node:path";
import { build } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { defaultImagePath } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { describeScreen, type ScreenDescription } from "../../web/screen/describe.ts";
import type { BitmapLoader } from "../../web/screen/draw.ts";
import { browserForTests } from "./browser.ts";

const { open } = browserForTests();

/** web/screen/draw.ts as a script. */
let code = "";

beforeAll(async () => {
  const entry = join(import.meta.dirname, "../../web/screen/draw.ts");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "drawing" } },
  });
  const [output] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (output?.type !== "chunk") throw new Error("nothing was built");
  code = output.code;
});

/** Every screen with its defaults, the first of several places left empty. */
const screens = ACTIVE.model.categories.flatMap((category) =>
  category.arrangements.map((arrangement) =>
    describeScreen(ACTIVE.model, category, arrangement, (slot, index) => ({
      label: slot,
      source:
        category.kind === "list"
          ? "/images/not-there.png"
          : arrangement.places.length > 1 && index === 0
            ? undefined
            : defaultImagePath(category, arrangement.count, slot),
    })),
  ),
);

type Drawing = { drawScreen(screen: ScreenDescription, open: BitmapLoader): Promise<OffscreenCanvas> };

/** Runs in the page: draws a screen, and returns the points of pictures, template and overlays that are wrong. */
async function faults(screen: ScreenDescription): Promise<string[]> {
  const { drawScreen } = (globalThis as unknown as { drawing: Drawing }).drawing;
  const openPicture: BitmapLoader = async (source) => {
    const answer = await fetch(source);
    return answer.ok ? createImageBitmap(await answer.blob()) : undefined;
  };
  const pixels = (canvas: OffscreenCanvas) => {
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    return (x: number, y: number) => pen.getImageData(x, y, 1, 1).data.join();
  };
  const pixelsOf = async (source: string) => {
    const picture = await openPicture(source);
    if (!picture) throw new Error(`${source} is not there`);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return pixels(canvas);
  };
  const canvas = await drawScreen(screen, openPicture);
  const drawn = pixels(canvas);
  const found: string[] = [];
  if (canvas.width !== screen.size.width || canvas.height !== screen.size.height) found.push("its size");
  const template = await pixelsOf(screen.template ?? "");
  for (const { slot, source, box } of screen.pictures) {
    const isShown = source !== undefined && source !== "/images/not-there.png";
    const under = isShown ? await pixelsOf(source) : template;
    const [left, top] = isShown ? [box.x, box.y] : [0, 0];
    for (const [x, y] of [
      [box.x + 2, box.y + 2],
      [box.x + box.width - 3, box.y + 3],
      [box.x + Math.floor(box.width / 2), box.y + Math.floor(box.height / 3)],
    ] as const)
      if (drawn(x, y) !== under(x - left, y - top)) found.push(`${slot} at ${x}, ${y}`);
  }
  for (const { slot, box } of screen.overlays) {
    const [red = 255, green = 255, blue = 255] = drawn(box.x + box.width / 10, box.y + box.height / 2)
      .split(",")
      .map(Number);
    if (Math.max(red, green, blue) > 110) found.push(`${slot} is not dark`);
  }
  return found;
}

describe("a machine screen on a canvas", () => {
  it("has every picture in its box, the template around it, and the machine's own controls on top", async () => {
    const { page } = await open("/robots.txt");
    await page.evaluate(`${code}; globalThis.drawing = drawing;`);
    for (const screen of screens) expect(await page.evaluate(faults, screen), screen.template).toEqual([]);
    expect(screens.length).toBeGreaterThan(10);
  });

  it("hides the template behind transparent pictures", async () => {
    const { page } = await open("/robots.txt");
    await page.evaluate(`${code}; globalThis.drawing = drawing;`);
    const screen = screens.find(({ pictures }) =>
      pictures.every(({ source }) => source?.includes("dispensinghot")),
    );
    const [box, above] = await page.evaluate(async (screen) => {
      const { drawScreen } = (globalThis as unknown as { drawing: Drawing }).drawing;
      const canvas = await drawScreen(screen, (source) => {
        const pixel = new ImageData(1, 1);
        if (source === screen.template) pixel.data.set([255, 0, 0, 255]);
        return createImageBitmap(pixel);
      });
      const pen = canvas.getContext("2d");
      return [200, 40].map((y) => [...(pen?.getImageData(20, y, 1, 1).data ?? [])]);
    }, screen as ScreenDescription);
    expect(above).toEqual([255, 0, 0, 255]);
    expect(box).toEqual([27, 16, 10, 255]);
  });
});
