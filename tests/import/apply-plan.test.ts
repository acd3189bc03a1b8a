import { expect, it, vi } from "vitest";
import { applyPlanToDesign, captureTarget } from "../../web/import/apply-plan.ts";
import { createEmptyImportDraft, type MeasuredFile, withSortResult } from "../../web/import/draft.ts";
import type { ImportTools } from "../../web/import/useImport.ts";
import { editBrowser, MATERIALS, model } from "../edit/browser.ts";
import { tab } from "../edit/open-tab.ts";
import { png } from "../support/png.ts";

vi.mock("../../web/edit/app.ts", async () => (await import("../edit/open-tab.ts")).app);

it("keeps the file's name with a picture that already fits", async () => {
  tab.page = await editBrowser().open();
  const size = model.screen;
  const bytes = new Uint8Array(png(size.width, size.height));
  const file: MeasuredFile = {
    path: "beans.png",
    file: new File([bytes], "beans.png"),
    format: "PNG",
    size,
    needsHeic: false,
  };
  const draft = withSortResult(model, createEmptyImportDraft({}), [file], {
    placements: [{ category: "screensaver", slot: "0", picture: 0, certainty: "sure" }],
    counts: {},
    names: {},
  });
  const outcome = await applyPlanToDesign({
    draft,
    target: captureTarget(),
    tools: {
      fit: async () => ({ kind: "exact", bytes }),
      materials: MATERIALS,
    } as unknown as ImportTools,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(outcome).toMatchObject({ ok: true, count: 1, failed: [] });
  expect(tab.page.state.design.lists.screensaver?.map(({ name }) => name)).toEqual(["beans.png"]);
});
