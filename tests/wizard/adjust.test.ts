import { beforeEach, expect, it, vi } from "vitest";
import { findCategory } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { withContent } from "../../shared/model/edit.ts";
import { createFullFrameRecipe, type Recipe } from "../../shared/model/recipe.ts";
import { createStartPlacement, turnByQuarter } from "../../web/picture/placement.ts";
import { createEditedImage, createRefitJobs } from "../../web/wizard/adjust.ts";
import { change, editBrowser, expectOk, model, type Page } from "../edit/browser.ts";

const tab = vi.hoisted(() => ({ page: {} as Page }));
vi.mock("../../web/edit/app.ts", () => ({
  get state() {
    return tab.page.state;
  },
  editingEnvironment: { newId: () => "group" },
  pictures: { bytes: async () => Uint8Array.of(1, 2, 3), isMissing: () => false },
}));

const picture = { width: 900, height: 1200 };
const background = { kind: "colour", colour: "#ff0000" };
const cups = findCategory(model, "hotcupsizes") as SlotCategory;

beforeEach(async () => {
  tab.page = await editBrowser().open();
  expectOk(
    await change(tab.page, { kind: "count" }, (design) =>
      withContent(design, { counts: { hotcupsizes: 3 } }),
    ),
  );
});

it("fits a picture again as it was turned, on its background, although nothing is changed", async () => {
  const two = { picture, frame: { width: 460, height: 485 } };
  const three = { picture, frame: { width: 302, height: 485 } };
  const turned = (layout: typeof two) => turnByQuarter(layout, createStartPlacement(layout), true);
  const recipe: Recipe = {
    ...createFullFrameRecipe({ blob: "a".repeat(64), type: "image/jpeg", ...picture }),
    placement: turned(two),
    background,
  };
  const [job] = await createRefitJobs(
    cups,
    [{ slot: "regular", name: "cup.jpg", recipe, frame: two.frame }],
    ["regular"],
  );
  expect(job?.start).toMatchObject({ background, placement: { quarters: 1, scale: turned(three).scale } });
  if (!job?.start?.placement) throw new Error("It wasn't placed");
  const { placement } = job.start;
  const fitted = {
    kind: "fitted",
    finished: new File([Uint8Array.of(4)], "cup.png"),
    placed: { frame: three.frame, placement, background: job.start.background ?? background },
    original: undefined,
  } as const;
  const edited = await createEditedImage({ ...job, target: "regular" }, fitted);
  expect(edited?.image.recipe).toMatchObject({ background, placement });
});

it("fits a picture again into its slot, or else into the first that none of the others had", async () => {
  const recipe = createFullFrameRecipe({ blob: "a".repeat(64), type: "image/jpeg", ...picture });
  const targetsOf = async (before: readonly string[], now: readonly string[]) => {
    const cleared = before.map((slot) => ({ slot, name: `${slot}.jpg`, recipe, frame: picture }));
    return (await createRefitJobs(cups, cleared, now)).map(({ target }) => target);
  };
  const [two, three] = [
    ["regular", "large"],
    ["regular", "medium", "large"],
  ];
  expect(await targetsOf(two, three)).toEqual(two);
  expect(await targetsOf(three, two)).toEqual(["regular", undefined, "large"]);
  expect(await targetsOf(["regular", "medium"], two)).toEqual(["regular", "large"]);
});
