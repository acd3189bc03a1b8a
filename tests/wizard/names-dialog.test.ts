import { expect, it, vi } from "vitest";
import { listNameFields, slotNameFieldId } from "../../shared/model/name-fields.ts";
import { loadNamesDialog } from "../../web/wizard/NamesDialog.tsx";
import { editBrowser, model } from "../edit/browser.ts";
import { tab } from "../edit/open-tab.ts";
import { slotsOf } from "../support/categories.ts";

vi.mock("../../web/edit/app.ts", async () => (await import("../edit/open-tab.ts")).app);

it("names are put on pictures as they were just typed", async () => {
  tab.page = await editBrowser().open();
  const category = slotsOf(model, "blends");
  const field = listNameFields(model).find(({ id }) => id === slotNameFieldId(category.id, "left"));
  if (!field) throw new Error("the blends have no names");
  tab.page.drafts.type(field, "Oat");
  const { slots } = await loadNamesDialog(category);
  expect(slots.map(({ name }) => name)).toEqual(["Oat", "Middle", "Right"]);
});
