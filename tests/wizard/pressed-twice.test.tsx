import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { WIZARD } from "#messages/wizard.ts";
import { notify } from "../../web/ui/toast/notify.ts";
import { createSlotEdits } from "../../web/wizard/slot-edits.ts";
import { type Intake, useIntake } from "../../web/wizard/useIntake.tsx";
import { editBrowser, imageOf } from "../edit/browser.ts";
import { tab } from "../edit/open-tab.ts";
import { loadedStep } from "./steps.ts";

const code = vi.hoisted(() => ({ ofEditor: Promise.withResolvers<void>() }));
vi.mock("../../web/edit/app.ts", async () => (await import("../edit/open-tab.ts")).app);
vi.mock("../../web/ui/toast/notify.ts", () => ({ notify: { error: vi.fn() } }));
vi.mock("../../web/editor/FitDialog.tsx", () => ({ FitDialog: () => null }));
vi.mock("../../web/editor/annotator.ts", () => ({
  loadAnnotator: async () => {
    await code.ofEditor.promise;
  },
}));
vi.mock("../../web/wizard/adjust.ts", () => {
  const jobFor = (target: string | undefined) => ({ file: new File([], "a.png"), target });
  return {
    createAdjustmentJob: async (_: unknown, __: string, target: string) => jobFor(target),
    createRefitJobs: async () => [jobFor(undefined)],
  };
});

const step = loadedStep("hotcold");

function openStep(): Intake {
  let intake: Intake | undefined;
  const Step = () => {
    intake = useIntake(step);
    return null;
  };
  renderToStaticMarkup(<Step />);
  if (!intake) throw new Error("The step was not rendered");
  return intake;
}

async function pressTwice(intake: Intake, press: () => Promise<void>) {
  const pressed = [press(), press()];
  await vi.waitFor(() => expect(Object.keys(intake.view.busy)).toEqual(["hot"]));
  pressed.push(press());
  code.ofEditor.resolve();
  await Promise.all(pressed);
  expect(intake.view.busy).toEqual({});
  return intake.fit.open?.jobs.map(({ target }) => target);
}

beforeEach(async () => {
  vi.clearAllMocks();
  code.ofEditor = Promise.withResolvers();
  tab.page = await editBrowser().open();
});

it("a picture whose Adjust is pressed twice on a slow line is opened once", async () => {
  const intake = openStep();
  const { image } = imageOf("hot");
  expect(await pressTwice(intake, () => intake.adjust("hot", image))).toEqual(["hot"]);
});

it("pictures to be fitted again are opened once, too", async () => {
  const intake = openStep();
  const { refit } = createSlotEdits(step, intake);
  expect(await pressTwice(intake, () => refit([]))).toEqual(["hot"]);
});

it.each(["loads", "is open", "uses all"])(
  "a picture that nothing uses any more is named if its step is left while the editor %s",
  async (when) => {
    const intake = openStep();
    const leave = intake.attach();
    const opening = intake.adjust("hot", imageOf("hot").image);
    if (when === "loads") leave();
    code.ofEditor.resolve();
    await opening;
    const { open } = intake.fit;
    if (open && when === "uses all") intake.fit.state.open = { ...open, isFinishingAll: true };
    leave();
    const isUsed = when === "uses all";
    expect(intake.fit.open !== undefined).toBe(isUsed);
    expect(vi.mocked(notify.error).mock.calls).toEqual(isUsed ? [] : [[WIZARD.notUsed("a.png")]]);
  },
);
