import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDesign } from "../../shared/model/design.ts";
import { changed, confirmDesign } from "../../shared/model/edit.ts";
import type { VariantTable } from "../../shared/model/table.ts";
import { addPicture, addRows, chooseColumn, EMPTY_TABLE, setCell } from "../../web/machines/table.ts";
import { editBrowser, model, type Page } from "../edit/browser.ts";
import { blob } from "../store/browser.ts";

/*
 * The table of the open design: how it is kept, and how other tabs show it.
 */

const PICTURE = "picture:blends:left";
const NAME = { offer: { kind: "rename" } } as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("../../web/edit/app.ts");
});

/** A tab that shows the table of the open design. */
async function openTab(browser: ReturnType<typeof editBrowser>) {
  const page = await browser.open();
  vi.resetModules();
  vi.doMock("../../web/edit/app.ts", () => ({ ...page, editing: page }));
  const keeping = await import("../../web/machines/keep-table.ts");
  const { holdPicture } = await import("../../web/machines/table-files.ts");
  const tab = { page, ...keeping, holdPicture, shown: keeping.storedTable(), opened: 0 };
  keeping.onKeptElsewhere(() => {
    tab.opened++;
    tab.shown = keeping.storedTable();
  });
  return tab;
}

const named = (name: string): VariantTable => addRows(EMPTY_TABLE, [{ cells: { name } }]);
const pause = () => vi.advanceTimersByTimeAsync(400);
const tableIn = async ({ store }: Page, id: string) => (await store.read(id))?.table ?? null;
const openOther = (page: Page) =>
  page.act([], null, () => ({
    designs: new Map([["other", { ...emptyDesign(model, "other"), name: "Other" }]]),
    open: "other",
  }));

describe("the table of a design", () => {
  it("is kept once typing pauses; it is no step of Undo, and the machine stays confirmed", async () => {
    const tab = await openTab(editBrowser());
    const { page, keepTable } = tab;
    const { id } = page.state.design;
    await page.edit(id, NAME, (design) => changed(design, { name: "Bar" }));
    await page.edit(id, null, confirmDesign);
    for (const name of ["F", "Fo", "Foyer"]) keepTable(named(name));
    expect(await tableIn(page, id)).toBeNull();
    await pause();
    await vi.waitUntil(() => page.state.design.table !== null);
    expect(await tableIn(page, id)).toEqual(named("Foyer"));
    expect(page.state).toMatchObject({ design: { isConfirmed: true }, undo: { kind: "rename" } });
    expect(tab.opened).toBe(0);
  });

  it("makes a design if it says something, and none if it says nothing", async () => {
    const { page, keepTable } = await openTab(editBrowser());
    keepTable(EMPTY_TABLE);
    await pause();
    expect(page.state.design.revision).toBe(0);
    keepTable(chooseColumn(EMPTY_TABLE, PICTURE, true));
    await pause();
    keepTable(EMPTY_TABLE);
    await pause();
    await vi.waitUntil(() => page.state.design.revision === 2);
    expect(page.state.design.table).toBeNull();
  });

  it("is kept with its own design though another is opened before it is written", async () => {
    const tab = await openTab(editBrowser());
    const { page, keepTable } = tab;
    const { id } = page.state.design;
    await page.edit(id, NAME, (design) => changed(design, { name: "Bar" }));
    keepTable(named("Foyer"));
    await openOther(page);
    await vi.waitUntil(() => tab.opened === 1);
    expect(tab.shown).toEqual(EMPTY_TABLE);
    // At once, without the pause.
    keepTable(named("Terrace"));
    await pause();
    await vi.waitUntil(() => page.state.design.table !== null);
    expect(await tableIn(page, id)).toEqual(named("Foyer"));
    expect(await tableIn(page, "other")).toEqual(named("Terrace"));
    expect(tab.opened).toBe(1);
  });

  it("arrives in the order in which it was typed, however long a change takes", async () => {
    const tab = await openTab(editBrowser());
    const { page, keepTable } = tab;
    const change = vi.spyOn(page.store, "change");
    for (const name of ["One", "Two", "Three"]) {
      keepTable(named(name));
      await pause();
    }
    await vi.waitUntil(() => page.state.design.table?.rows[0]?.cells.name === "Three");
    await Promise.all(change.mock.results.map(({ value }) => value));
    expect(page.state.design.revision).toBe(3);
    expect(tab.opened).toBe(0);
  });

  it("is shown as another tab changes it, and as this tab does if that comes after", async () => {
    const browser = editBrowser();
    const one = await openTab(browser);
    one.keepTable(named("Foyer"));
    await pause();
    await vi.waitUntil(() => one.page.state.design.table !== null);
    const other = await openTab(browser);
    expect(other.shown).toEqual(named("Foyer"));
    other.keepTable(named("Terrace"));
    await pause();
    await vi.waitUntil(() => one.opened === 1);
    expect(one.shown).toEqual(named("Terrace"));
    // What is typed here is not taken away by what another tab writes meanwhile.
    one.keepTable(named("Bar"));
    other.keepTable(named("Hall"));
    await pause();
    const names = ({ page }: typeof one) => page.state.design.table?.rows[0]?.cells.name;
    await vi.waitUntil(() => names(one) !== "Terrace" && names(one) === names(other));
    expect(other.opened + one.opened).toBeGreaterThan(1);
    expect(await tableIn(one.page, one.page.state.design.id)).toEqual(named(names(one) ?? ""));
  });

  it("is kept with the bytes of the pictures that its cells name", async () => {
    const { page, keepTable, holdPicture } = await openTab(editBrowser());
    const [used, unused] = await Promise.all([
      holdPicture(blob("used").bytes),
      holdPicture(blob("not").bytes),
    ]);
    const rows = setCell(addRows(EMPTY_TABLE, [{ cells: {} }]), "1", PICTURE, "a.png");
    const withOne = addPicture(rows, "a.png", "302x485", { ...used, isFitted: false });
    keepTable(addPicture(withOne, "b.png", "302x485", { ...unused, isFitted: false }));
    await pause();
    await vi.waitUntil(() => page.state.design.table !== null);
    expect(Object.keys(page.state.design.table?.pictures ?? {})).toEqual(["a.png"]);
    expect(await page.store.blob(used.blob)).toEqual(blob("used").bytes);
    expect(await page.store.blob(unused.blob)).toBeUndefined();
  });

  it("that can't be kept stays as it is shown, and says why until it is", async () => {
    const tab = await openTab(editBrowser());
    const { page, keepTable, tableKeeping } = tab;
    const change = vi.spyOn(page.store, "change").mockResolvedValue({ ok: false, fault: "full" });
    keepTable(named("Foyer"));
    await pause();
    await vi.waitUntil(() => tableKeeping.fault === "full");
    change.mockRestore();
    await page.edit(page.state.design.id, NAME, (design) => changed(design, { name: "Bar" }));
    expect(tab.opened).toBe(0);
    keepTable(named("Foyer 2"));
    await pause();
    await vi.waitUntil(() => tableKeeping.fault === undefined);
    expect(page.state.design.table).toEqual(named("Foyer 2"));
  });
});
