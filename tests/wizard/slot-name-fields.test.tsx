import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { UI } from "#messages/ui.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import { listNameFields, slotFieldId } from "../../shared/model/name-fields.ts";
import { SlotNameFields } from "../../web/wizard/SlotsMachine.tsx";
import { editBrowser, model, type Page } from "../edit/browser.ts";
import { slotsOf } from "../support/categories.ts";

const tab = vi.hoisted(() => ({ page: {} as Page }));
vi.mock("../../web/edit/app.ts", () => ({
  get state() {
    return tab.page.state;
  },
  get drafts() {
    return tab.page.drafts;
  },
}));

it("a name that is too long is described by how much it is", async () => {
  tab.page = await editBrowser().open();
  const category = slotsOf(model, "blends");
  const field = listNameFields(model).find(({ id }) => id === slotFieldId(category.id, "left"));
  if (!field) throw new Error("the blends have no names");
  tab.page.drafts.type(field, "x".repeat(field.maxLength + 1));
  const { places } = findArrangement(category, undefined);
  const html = renderToStaticMarkup(<SlotNameFields {...{ category, places }} placeholders={{}} />);
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  expect(described).toHaveLength(1);
  expect(html).toContain(`<span id="${described[0]}" role="status">${UI.tooLong(1)}</span>`);
});
