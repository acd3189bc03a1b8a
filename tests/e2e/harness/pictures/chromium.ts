import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OriginalPicture, Recipe } from "../../../../shared/model/recipe.ts";
import { newProfile } from "../../browser.ts";
import { type HarnessServer, serveHarness } from "../serve-harness.ts";
import type { PicturesHarness } from "./main.ts";
import { serving, sources } from "./sources.ts";

const PUBLIC = join(import.meta.dirname, "../../../../public");

/** The page of the renderer, loaded again for each test. */
export function rendererPage() {
  let server: HarnessServer;
  let profile: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    const files = Object.entries(await sources()).map(([address, bytes]) => [address, serving(bytes)]);
    server = await serveHarness("", Object.fromEntries(files), () => [PUBLIC], import.meta.dirname);
    profile = await newProfile({ baseURL: server.url });
    page = await profile.newPage();
  });
  // Empties the caches.
  beforeEach(async () => {
    await page.goto("/");
    await page.waitForFunction(() => "harness" in globalThis);
  });
  afterAll(async () => {
    await profile?.close();
    await server?.stop();
  });
  return async <Name extends keyof PicturesHarness>(
    name: Name,
    ...args: Parameters<PicturesHarness[Name]>
  ): Promise<Awaited<ReturnType<PicturesHarness[Name]>>> => {
    const run = ({ name, args }: { name: string; args: unknown[] }) => {
      const { harness } = globalThis as unknown as {
        harness: Record<string, (...args: unknown[]) => unknown>;
      };
      return harness[name]?.(...args);
    };
    return (await page.evaluate(run, { name, args })) as Awaited<ReturnType<PicturesHarness[Name]>>;
  };
}

export function originalAt(blob: string, [width, height] = [302, 485]): OriginalPicture {
  const type = ({ jpg: "image/jpeg", webp: "image/webp" } as const)[blob.split(".").at(-1) ?? ""];
  return { blob, type: type ?? "image/png", width: width ?? 0, height: height ?? 0 };
}

export const BLACK = { kind: "colour", colour: "#000000" } as const;
export const BLURRED = { kind: "blurred" } as const;
export const CLEAR = { kind: "clear" } as const;

export const over = (recipe: Recipe, background: Recipe["background"]): Recipe => ({ ...recipe, background });
