import { describe, expect, it, vi } from "vitest";
import { createRecipeWords } from "../../shared/model/recipe.ts";
import type { Composition } from "../../web/editor/annotations.ts";
import { type EditorResult, type FitJob, FitQueue } from "../../web/editor/fit-queue.ts";
import { createStartPlacement, turnByQuarter, zoomPlacement } from "../../web/picture/placement.ts";

vi.mock("../../web/editor/FitDialog.tsx", () => ({ FitDialog: () => null }));

const frame = { width: 302, height: 485 };
const layout = { picture: { width: 604, height: 970 }, frame };
const start = createStartPlacement(layout);
const words = createRecipeWords({ from: { kind: "typed" }, text: "Oat" }, "modern");
const file = (name: string) => new File([name], name);
const finished = file("finished.png");
const blurred: Composition = { frame, placement: start, background: { kind: "blurred" } };
const fitted: EditorResult = { kind: "fitted", finished, placed: blurred, original: undefined };

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

  const fitAtOnce = vi.fn(async (...[, , , , given]: unknown[]) => ({
    ...fitted,
    placed: (given as Composition | undefined) ?? blurred,
  }));
  await queue.finishAll(fitted, fitAtOnce);
  expect(used).toEqual([
    ["one", blurred],
    ["two", edited],
    // It was edited for another size.
    ["three", { ...blurred, words }],
    ["four", blurred],
  ]);
  expect(fitAtOnce.mock.calls.map(([, , , isAnnotated]) => isAnnotated)).toEqual([true, true, false]);
  expect(queue.open).toBeUndefined();
});

it("finishes pictures as they begin in the editor", async () => {
  const background = { kind: "colour", colour: "#ff0000" };
  const placement = turnByQuarter(layout, start, true);
  const fitAtOnce = vi.fn(async (..._: unknown[]) => fitted);
  const queue = new FitQueue({ onFitted: () => {} });
  await queue.begin([
    { file: file("one"), target: "one" },
    { file: file("two"), target: "two", start: { placement, background } },
  ]);
  await queue.finishAll(fitted, fitAtOnce);
  expect(fitAtOnce.mock.calls.map(([, , , , given]) => given)).toEqual([{ placement, background, frame }]);
});

describe("while a picture is being stored", () => {
  const jobsOf = (...names: string[]): FitJob[] => names.map((name) => ({ file: file(name), target: name }));

  /** A queue at its second picture, which is stored once `store` is called. */
  async function storing(finish: (queue: FitQueue) => Promise<void>) {
    let store = () => {};
    const isStored = new Promise<void>((done) => {
      store = done;
    });
    const queue = new FitQueue({ onFitted: () => isStored });
    await queue.begin(jobsOf("one", "two", "three", "four"));
    queue.skip();
    const finishing = finish(queue);
    const end = () => {
      store();
      return finishing;
    };
    return { queue, end };
  }
  const shown = ({ open }: FitQueue) => open?.job.file.name;

  it("it stays where the visitor has gone meanwhile", async () => {
    const { queue, end } = await storing((queue) => queue.finish(fitted));
    queue.skip();
    expect(shown(queue)).toBe("three");
    await end();
    expect(shown(queue)).toBe("three");
  });

  it("the pictures that are opened meanwhile are the visitor's to finish", async () => {
    const fitAtOnce = vi.fn();
    const { queue, end } = await storing((queue) => queue.finishAll(fitted, fitAtOnce));
    queue.close();
    await queue.begin(jobsOf("five", "six"));
    await end();
    expect(shown(queue)).toBe("five");
    expect(fitAtOnce).not.toHaveBeenCalled();
  });
});
