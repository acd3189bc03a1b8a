import { beforeEach, expect, it, vi } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { createRecipeWords } from "../../shared/model/recipe.ts";
import type { Composition } from "../../web/editor/annotations.ts";
import { loadAnnotator } from "../../web/editor/annotator.ts";
import type { LetteringJob } from "../../web/picture/lettering/text-renderer.ts";
import { sharedPictureThread } from "../../web/picture/open-picture.ts";
import { createStartPlacement, movePlacement, zoomPlacement } from "../../web/picture/placement.ts";
import { slotsOf } from "../support/categories.ts";

const { model } = ACTIVE;
vi.mock("../../web/edit/app.ts", () => ({
  editingEnvironment: { newId: () => "new" },
  state: { design: undefined, isMissing: () => false },
}));
const { state } = await import("../../web/edit/app.ts");

const category = slotsOf(model, "blends");
const [arrangement] = category.arrangements;
const { size: frame } = arrangement;
const file = new File([], "beans.jpg");

beforeEach(() => {
  Object.assign(state, { design: createEmptyDesign(model, "design") });
  // Node can't draw: a lettered picture is the picture's bytes, then the text.
  vi.spyOn(sharedPictureThread, "call").mockImplementation(
    async (_, given) =>
      (given as readonly LetteringJob[]).map(({ picture, text }) => ({
        png: new TextEncoder().encode(`${new TextDecoder().decode(picture)}, ${text}`),
      })) as never,
  );
});

it.each([
  ["of a new picture", undefined],
  ["of a stored picture", { blob: "a".repeat(64), type: "image/webp", width: 604, height: 970 }],
] as const)("draws the same text %s again on the picture as it is placed now", async (_, original) => {
  const create = await loadAnnotator();
  const annotator = create({ category, arrangement }, { file, target: "left", original });
  const layout = { picture: { width: 604, height: 970 }, frame };
  const start = createStartPlacement(layout);
  const words = createRecipeWords({ from: { kind: "typed" }, text: "Oat" }, "modern");
  const first: Composition = { frame, placement: start, background: { kind: "blurred" }, words };
  const drawn = async (picture: string, composition: Composition) => {
    const { signal } = new AbortController();
    const { png } = await annotator.render(new TextEncoder().encode(picture), composition, signal);
    return new TextDecoder().decode(png);
  };
  const moved = movePlacement(layout, zoomPlacement(layout, start, 2), { x: 30, y: 0 });
  expect(await drawn("whole", first)).toBe("whole, Oat");
  expect(await drawn("moved", { ...first, placement: moved })).toBe("moved, Oat");
  expect(await drawn("on red", { ...first, background: { kind: "colour", colour: "#ff0000" } })).toBe(
    "on red, Oat",
  );
  expect(await drawn("whole", first)).toBe("whole, Oat");
});
