import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Design } from "../../shared/model/design.ts";
import { withContent } from "../../shared/model/edit.ts";
import { createSlotEdits } from "../../web/wizard/slot-edits.ts";
import type { Intake } from "../../web/wizard/useIntake.tsx";
import { change, editBrowser, expectOk } from "../edit/browser.ts";
import { tab } from "../edit/open-tab.ts";
import { loadedStep } from "./steps.ts";

vi.mock("../../web/edit/app.ts", async () => (await import("../edit/open-tab.ts")).app);
vi.mock("../../web/edit/materials.ts", () => ({
  loadDefaultImageMaterials: async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

describe("without the looks and the words, a default image", () => {
  const intake = { announce: vi.fn(), change: vi.fn(), clear: vi.fn(), fail: vi.fn(), fill: vi.fn() };
  const edits = () => createSlotEdits(loadedStep("hotcold"), intake as unknown as Intake);
  beforeEach(async () => {
    vi.clearAllMocks();
    tab.page = await editBrowser().open();
    intake.change.mockImplementation(async (_slots, kind, edit: (design: Design) => Design) =>
      expectOk(await change(tab.page, { kind }, edit)),
    );
  });
  const hot = () => tab.page.state.design.slots.hotcold?.hot?.picture;

  it("is the bundled one, if no other is needed", async () => {
    await edits().applyDefault("hot");
    expect(hot()).toEqual({ path: "/images/defaults/hotcold/hot.png" });
    expect(intake.announce).toHaveBeenCalledTimes(1);
  });

  it("is refused rather than put in with words of another language", async () => {
    expectOk(await change(tab.page, { kind: "words" }, (design) => withContent(design, { language: "de" })));
    await edits().applyDefault("hot");
    expect(hot()).toBeUndefined();
    expect(intake.announce).not.toHaveBeenCalled();
    expect(intake.fail).toHaveBeenCalledExactlyOnceWith("hot", {
      message: "The image wasn't saved.",
      detail: expect.stringContaining("couldn't be loaded"),
    });
  });
});
