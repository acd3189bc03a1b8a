import { expect, it, vi } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createRecipeImage, createWholeRecipe } from "../../shared/model/recipe.ts";
import { runRenderJob } from "../../web/picture/render-job.ts";
import { slotsOf } from "../support/categories.ts";
import { png } from "../support/png.ts";

const category = slotsOf(ACTIVE.model, "blends");
const [arrangement] = category.arrangements;
const { size } = arrangement;

it.each([
  ["is its own rendering", new Uint8Array(png(size.width, size.height)), true],
  ["is drawn if it is no PNG, whatever its recipe says", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), false],
] as const)("an original of the exact size %s", async (_, bytes, isItself) => {
  vi.stubGlobal("createImageBitmap", async () => ({ ...size, close() {} }));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const blob = `original-${isItself}`;
  const image = createRecipeImage(createWholeRecipe({ blob, type: "image/png", ...size }));
  const images = [{ category: category.id, key: "left", image }];
  const job = { key: blob, category, arrangement, images };
  const [rendered] = await runRenderJob(ACTIVE, job, { bytesOf: async () => bytes });
  // Node can't draw.
  expect(rendered).toEqual(isItself ? { png: bytes } : expect.objectContaining({ reason: "notRendered" }));
});
