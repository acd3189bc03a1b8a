import { expect, it, vi } from "vitest";
import { createRecipeWords } from "../../shared/model/recipe.ts";
import type { Composition } from "../../web/editor/annotations.ts";
import { type EditorResult, type FitJob, FitQueue } from "../../web/editor/fit-queue.ts";
import { createStartPlacement, zoomPlacement } from "../../web/picture/placement.ts";

vi.mock("../../web/editor/FitDialog.tsx", () => ({ FitDialog: () => null }));

const frame = { width: 302, height: 485 };
const layout = { picture: { width: 604, height: 970 }, frame };
const start = createStartPlacement(layout);
const words = createRecipeWords({ from: { kind: "typed" }, text: "Oat" }, "modern");
const file = (name: string) => new File([name], name);
const finished = file("finished.png");

it("finishes all pictures as they were left in the editor", async () => {
  const used: [name: string, placed: Composition][] = [];
  const queue = new FitQueue({ onFitted: ({ file }, { placed }) => void used.push([file.name, placed]) });
  const jobs: FitJob[] = ["one", "two", "three", "four"].map((name) => ({ file: file(name), target: name }));
  await queue.begin(jobs);
  const background = { kind: "colour", colour: "#ff0000" };
  const edited: Composition = { frame, placement: zoomPlacement(layout, start, 2), background, words };
  const other: Composition = { ...edited, frame: { width: 460, height: 485 } };
  for (const [at, draft] of [edited, other].entries())
    queue.open?.drafts.set(jobs[at + 1]?.file ?? finished, draft);

  const automatic: Composition = { frame, placement: start, background: { kind: "blurred" } };
  const first: EditorResult = { kind: "fitted", finished, placed: automatic, original: undefined };
  const fitAtOnce = vi.fn(async (...[, , , , given]: unknown[]) => ({
    ...first,
    placed: (given as Composition | undefined) ?? automatic,
  }));
  await queue.finishAll(first, fitAtOnce);
  expect(used).toEqual([
    ["one", automatic],
    ["two", edited],
    // It was edited for another size.
    ["three", { ...automatic, words }],
    ["four", automatic],
  ]);
  expect(fitAtOnce.mock.calls.map(([, , , isAnnotated]) => isAnnotated)).toEqual([true, true, false]);
  expect(queue.open).toBeUndefined();
});
