import { describe, expect, it } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { withImageIds, withList, withSlot } from "../../shared/model/edit.ts";
import { findMissingImages } from "../../shared/model/questions.ts";
import { statusMessage } from "../../web/app/shell/design-messages.ts";
import { formatPlaceName } from "../../web/edit/omissions.ts";
import { ACTIVE } from "../machines/five-cups/index.ts";

const { keeping } = DESIGN_MENU;

describe.each([CLASSIC_MODEL, ACTIVE.model])("a design of $id", (model) => {
  const list = model.categories.find(({ kind }) => kind === "list");
  const slots = model.categories.find(({ kind }) => kind === "slots");
  if (list?.kind !== "list" || slots?.kind !== "slots") throw new Error("a machine without lists or slots");
  const [slot] = slots.slots;

  const empty = createEmptyDesign(model, "one");
  const listed = ["/images/one.png", "/images/two.png"].map((path) => createPlainImage({ path }));
  const withPaths: Design = withList(empty, list.id, withImageIds(empty, [], listed));
  const design = withSlot(withPaths, slots.id, slot.id, createPlainImage({ blob: "a".repeat(64), bytes: 9 }));

  it("names a slot by its label, and an image of a list by its number", () => {
    const [, second] = design.lists[list.id] ?? [];
    expect(formatPlaceName(model, design, { category: slots.id, key: slot.id })).toBe(
      `${slots.label}, ${slot.label}`,
    );
    expect(formatPlaceName(model, design, { category: list.id, key: second?.id ?? "" })).toBe(
      `${list.label} 2`,
    );
  });

  it("says what is at risk before that the rest is saved", () => {
    const saved = {
      status: "saved",
      fault: null,
      inMemory: false,
      design: { ...design, revision: 1 },
    } as const;
    const words = (
      isMissing: Parameters<typeof findMissingImages>[1],
      state: Parameters<typeof statusMessage>[0] = saved,
      unfinishedNames = 0,
    ) => statusMessage(state, findMissingImages(design, isMissing), unfinishedNames);
    expect(words(() => false)).toBe(keeping.saved);
    expect(words(() => false, { ...saved, status: "loading" })).toBe(keeping.saved);
    expect(words(() => true, { ...saved, status: "saving" })).toBe(keeping.saving);
    // Images that the browser has deleted come before those that the app has no more.
    expect(words(() => true)).toBe(keeping.evicted(1));
    expect(words((picture) => "path" in picture)).toBe(keeping.notServed(2));
    expect(words(() => false, saved, 2)).toBe(keeping.unfinishedNames(2));
    expect(words(() => false, { ...saved, design: empty })).toBe(keeping.nothing);
    const notSaved = { ...saved, status: "notSaved" } as const;
    expect(words(() => true, { ...notSaved, fault: "full" })).toBe(keeping.notSaved(STORE_FAULTS.full));
    expect(words(() => true, { ...notSaved, fault: "unavailable" })).toBe(keeping.inMemory);
    expect(words(() => true, { ...saved, inMemory: true })).toBe(keeping.inMemory);
  });
});
