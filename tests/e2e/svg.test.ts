import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newProfile } from "./browser.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";
import type { SvgHarness } from "./harness/svg/main.ts";

/* Logos of drawing programs, drawn by the product and by the browser. */

const FOLDER = join(import.meta.dirname, "../picture/logos");
/** A picture, a pattern of a picture, a document type with entities, a marker. */
const REFUSED = ["canva-photo.svg", "figma-image.svg", "illustrator-cs3.svg", "inkscape-arrow.svg"];
/** In levels of a channel. */
const TOLERANCE = 12;

let server: HarnessServer;
let draw: (text: string) => ReturnType<SvgHarness["difference"]>;
let end: () => Promise<void>;

beforeAll(async () => {
  server = await serveHarness("", {}, join(import.meta.dirname, "harness/svg"));
  const profile = await newProfile({ baseURL: server.url });
  const page = await profile.newPage();
  await page.goto("/");
  await page.waitForFunction(() => "harness" in globalThis);
  draw = (text) =>
    page.evaluate(
      (text) => (globalThis as unknown as { harness: SvgHarness }).harness.difference(text),
      text,
    );
  end = () => profile.close();
});
afterAll(async () => {
  await end?.();
  await server?.stop();
});

it.each(readdirSync(FOLDER))("%s", async (name) => {
  const drawn = await draw(readFileSync(join(FOLDER, name), "utf8"));
  if (REFUSED.includes(name)) expect(drawn).toEqual({ kind: "tooComplex" });
  else {
    expect(drawn.kind).toBe("drawn");
    expect(drawn).toMatchObject({ isBlank: false });
    expect(drawn.difference).toBeLessThanOrEqual(TOLERANCE);
  }
});

it("draws the largest drawing that it accepts at a smaller size", async () => {
  const shapes = '<rect width="300" height="300" fill="#123" fill-opacity=".5"/>'.repeat(4_900);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">${shapes}</svg>`;
  const drawn = await draw(text);
  expect(drawn).toMatchObject({ kind: "drawn", isBlank: false });
  expect(drawn.size?.width).toBeLessThan(1_500);
});
