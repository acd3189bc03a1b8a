import { describe, expect, it } from "vitest";
import { createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import {
  blob,
  create,
  edit,
  fillOpen,
  model,
  openDesign,
  openedPage,
  putPicture,
  putRecord,
} from "./browser.ts";

describe("the list of designs", () => {
  it("has the details of each, and how many bytes its pictures have, of which equal ones count once", async () => {
    const { page } = await openedPage();
    const { id } = await fillOpen(page, "Lobby");
    await edit(page, "details", (design) => withContent(design, { customer: "Ours", note: "4711" }));
    // The same picture twice, and two that have no bytes of their own.
    await putPicture(page, "blends", "middle", "Lobby large");
    await edit(page, "path", (design) =>
      withSlot(design, "hotcold", "hot", createPlainImage({ path: "/images/a.png" })),
    );
    await edit(page, "value", (design) =>
      withSlot(design, "hotcold", "cold", createPlainImage({ value: "/images/b.png" })),
    );
    const { changedAt } = page.snapshot.design;
    const lobby = {
      ...{ id, machine: "classic", name: "Lobby", customer: "Ours", note: "4711", changedAt },
      ...{ slotNames: ["House", "Decaf"], bytes: 5 * blob("").bytes.length, isOpen: true, state: "usable" },
    };
    expect(await page.list()).toEqual([lobby]);
    await create(page, "other", "Other");
    expect(await page.list()).toEqual([
      expect.objectContaining({ id: "other", name: "Other", customer: "", note: "", isOpen: true }),
      { ...lobby, isOpen: false },
    ]);
  });

  it("leaves out designs that are empty", async () => {
    const { page } = await openedPage();
    await create(page, "empty", "");
    expect(page.snapshot.design).toMatchObject({ id: "empty", revision: 1 });
    expect(await page.list()).toEqual([]);
  });

  const NOTHING = { machine: "", name: "", changedAt: 0 };
  const LOBBY = { machine: "classic", name: "Lobby", changedAt: 5 };
  const WHOLE = { ...createEmptyDesign(model, "broken"), ...LOBBY, note: "4711" };
  const { id: _, ...nameless } = WHOLE;
  it.each<[string, unknown, object]>([
    ["nothing", null, NOTHING],
    ["a text", "Lobby", NOTHING],
    ["no members", {}, NOTHING],
    ["members of other kinds", { ...WHOLE, machine: 5, name: ["x"], changedAt: "5" }, NOTHING],
    ["no id", nameless, LOBBY],
    ["a version that is no number", { ...WHOLE, version: "2" }, LOBBY],
    ["a later version", { ...WHOLE, version: 2 }, { ...LOBBY, state: "laterVersion" }],
    ["another machine", { ...WHOLE, machine: "tea" }, { ...LOBBY, machine: "tea", state: "otherMachine" }],
  ])("has what can be read of a record with %s, which can't be opened", async (_, record, expected) => {
    const { page } = await openedPage();
    await putRecord("designs", "broken", record);
    expect(await page.list()).toEqual([
      {
        ...{ id: "broken", customer: "", note: "", slotNames: [], bytes: 0, isOpen: false },
        ...{ state: "unreadable", ...expected },
      },
    ]);
    expect(await page.read("broken")).toBeNull();
    expect(await openDesign(page, "broken")).toMatchObject({ ok: false });
  });
});
