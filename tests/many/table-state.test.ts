import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { series } from "#messages/formats.ts";
import { VARIANTS } from "#messages/many.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { confirmDesign, withContent } from "../../shared/model/edit.ts";
import type { VariantTable } from "../../shared/model/table.ts";
import { MAX_CSV_BYTES } from "../../shared/sorting/csv.ts";
import { MAX_GIVEN_FILES } from "../../web/files/given-files.ts";
import { sha256Of } from "../../web/files/sha256.ts";
import {
  addPicture,
  addRows,
  EMPTY_TABLE,
  findPictureByName,
  setCell,
  setColumnChosen,
} from "../../web/machines/table.ts";
import { editBrowser, model, type Page } from "../edit/browser.ts";
import { blob } from "../store/browser.ts";
import { PATIENCE } from "../support/patience.ts";
import { png } from "../support/png.ts";

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
  vi.doMock("../../web/edit/app.ts", () => ({ ...page, editingSession: page }));
  const table = await import("../../web/machines/table-state.ts");
  const reading = await import("../../web/machines/table-import.ts");
  const { addUnstoredPicture } = await import("../../web/machines/table-files.ts");
  await (await import("../../web/machines/variants.ts")).loadDesignMaterials();
  table.openTable();
  return {
    ...table,
    ...reading,
    page,
    change: table.changeTable,
    addUnstoredPicture,
  };
}

const fileOf = (name: string, seed: number) =>
  new File([Uint8Array.from(png(302, 485, { seed }))], name, { type: "image/png", lastModified: seed });
const blobOf = async (file: File) => sha256Of(new Uint8Array(await file.arrayBuffer()));
const blobsIn = (table: VariantTable | null) =>
  table?.rows.map(({ cells }) => findPictureByName(table, cells[PICTURE] ?? "")?.made["302x485"]?.blob);

const named = (name: string): VariantTable => addRows(EMPTY_TABLE, [{ cells: { name } }]);
const pictured = (rows: readonly Record<string, string>[]): VariantTable =>
  addRows(
    setColumnChosen(EMPTY_TABLE, PICTURE, true),
    rows.map((cells) => ({ cells })),
  );
const pause = () => vi.advanceTimersByTimeAsync(400);
const pauseUntil = async (isDone: () => boolean) => {
  await pause();
  await vi.waitUntil(isDone, PATIENCE);
};
/** Waits until each row's picture is stored with the bytes of its file. */
async function expectFiles({ state }: Page, ...files: readonly (File | undefined)[]) {
  const stored = async () => {
    await pause();
    return blobsIn(state.design.table);
  };
  await expect.poll(stored).toEqual(await Promise.all(files.map((file) => file && blobOf(file))));
}
const tableIn = async ({ store }: Page, id: string) => (await store.read(id))?.table ?? null;
const openOther = (page: Page) =>
  page.editDesigns([], null, () => ({
    designs: new Map([["other", { ...createEmptyDesign(model, "other"), name: "Other" }]]),
    open: "other",
  }));

describe("the table of a design", () => {
  it("is stored once typing pauses, without an undo step, and the machine stays confirmed", async () => {
    const { page, change, tableState } = await openTab(editBrowser());
    const { id } = page.state.design;
    await page.edit(id, NAME, (design) => withContent(design, { name: "Bar" }));
    await page.edit(id, null, confirmDesign);
    const tables = ["F", "Fo", "Foyer"].map(named);
    for (const table of tables) change(table);
    expect(await tableIn(page, id)).toBeNull();
    await pauseUntil(() => page.state.design.table !== null);
    expect(await tableIn(page, id)).toEqual(named("Foyer"));
    expect(page.state).toMatchObject({ design: { isConfirmed: true }, undo: { kind: "rename" } });
    expect(tableState.table).toBe(tables[2]);
  });

  it("is stored without a pause if files are read into it, or its page is hidden", async () => {
    const browser = editBrowser();
    const { page, change, importTableFiles } = await openTab(browser);
    const storedSoon = async (isStored: () => boolean) => {
      // No time passes.
      for (let turn = 0; turn < 1000 && !isStored(); turn++) await new Promise(setImmediate);
      expect(isStored()).toBe(true);
    };
    await importTableFiles([new File(["Foyer\nBar"], "a.csv")]);
    await storedSoon(() => page.state.design.table?.rows.length === 2);
    change(setColumnChosen(page.state.design.table ?? EMPTY_TABLE, PICTURE, true));
    await importTableFiles([fileOf("foyer.png", 1)]);
    await storedSoon(() => page.state.design.table?.rows[0]?.cells[PICTURE] === "foyer.png");
    change(EMPTY_TABLE);
    browser.send(page, "visibilitychange");
    await storedSoon(() => page.state.design.table === null);
  });

  it("creates a design if it says something, and none if it says nothing", async () => {
    const { page, change } = await openTab(editBrowser());
    change({ ...EMPTY_TABLE });
    await pause();
    expect(page.state.design.revision).toBe(0);
    change(setColumnChosen(EMPTY_TABLE, PICTURE, true));
    await pause();
    change(EMPTY_TABLE);
    await pauseUntil(() => page.state.design.revision === 2);
    expect(page.state.design.table).toBeNull();
  });

  it("is stored with its own design though another is opened before it is written", async () => {
    const { page, change, tableState } = await openTab(editBrowser());
    const { id } = page.state.design;
    await page.edit(id, NAME, (design) => withContent(design, { name: "Bar" }));
    change(named("Foyer"));
    await openOther(page);
    await vi.waitUntil(() => tableState.table.rows.length === 0, PATIENCE);
    const terrace = named("Terrace");
    change(terrace);
    await pauseUntil(() => page.state.design.table !== null);
    expect(await tableIn(page, id)).toEqual(named("Foyer"));
    expect(await tableIn(page, "other")).toEqual(terrace);
    expect(tableState.table).toBe(terrace);
  });

  it("is stored in the order in which it was typed, however long a change takes", async () => {
    const tab = await openTab(editBrowser());
    const { page } = tab;
    const stored = vi.spyOn(page.store, "change");
    const tables = ["One", "Two", "Three"].map(named);
    for (const table of tables) {
      tab.change(table);
      await pause();
    }
    await vi.waitUntil(() => page.state.design.table?.rows[0]?.cells.name === "Three", PATIENCE);
    await Promise.all(stored.mock.results.map(({ value }) => value));
    expect(page.state.design.revision).toBe(3);
    expect(tab.tableState.table).toBe(tables[2]);
  });

  it("is shown as another tab changes it, and as this tab does if that comes after", async () => {
    const browser = editBrowser();
    const one = await openTab(browser);
    one.change(named("Foyer"));
    await pauseUntil(() => one.page.state.design.table !== null);
    const other = await openTab(browser);
    const nameShown = ({ tableState }: typeof one) => tableState.table.rows[0]?.cells.name;
    expect(nameShown(other)).toBe("Foyer");
    other.change(named("Terrace"));
    await pauseUntil(() => nameShown(one) === "Terrace");
    // What is typed here is not taken away by what another tab writes meanwhile.
    one.change(named("Bar"));
    other.change(named("Hall"));
    await pause();
    const name = ({ page }: typeof one) => page.state.design.table?.rows[0]?.cells.name;
    await vi.waitUntil(() => name(one) !== "Terrace" && name(one) === name(other), PATIENCE);
    await vi.waitUntil(() => nameShown(one) === nameShown(other), PATIENCE);
    expect(nameShown(one)).toBe(name(one));
  });

  it("is found again if its page was closed before it was stored, unless it was changed since", async () => {
    const browser = editBrowser();
    const typeAndClose = async (before: string, after: string) => {
      const { page, change, tableState } = await openTab(browser);
      change(named(before));
      await pauseUntil(
        () => tableState.table.rows[0]?.cells.name === page.state.design.table?.rows[0]?.cells.name,
      );
      vi.spyOn(page.store, "change").mockReturnValue(new Promise(() => {}));
      change(named(after));
      browser.leave(page);
    };
    await typeAndClose("F", "Foyer");
    const next = await openTab(browser);
    expect(next.tableState.table).toEqual(named("Foyer"));
    await pauseUntil(() => next.page.state.design.table?.rows[0]?.cells.name === "Foyer");
    await typeAndClose("B", "Bar");
    next.change(named("Terrace"));
    await pauseUntil(() => next.page.state.design.table?.rows[0]?.cells.name === "Terrace");
    expect((await openTab(browser)).tableState.table).toEqual(named("Terrace"));
  });

  it("is stored with the bytes of the pictures that its cells name", async () => {
    const { page, change, addUnstoredPicture } = await openTab(editBrowser());
    const [used, unused] = [
      await addUnstoredPicture(blob("used").bytes),
      await addUnstoredPicture(blob("not").bytes),
    ];
    const rows = setCell(addRows(EMPTY_TABLE, [{ cells: {} }]), "1", PICTURE, "a.png");
    const withOne = addPicture(rows, "a.png", "302x485", { ...used, isFitted: false });
    change(addPicture(withOne, "b.png", "302x485", { ...unused, isFitted: false }));
    await pauseUntil(() => page.state.design.table !== null);
    expect(Object.keys(page.state.design.table?.pictures ?? {})).toEqual(["a.png"]);
    expect(await page.store.blob(used.blob)).toEqual(blob("used").bytes);
    expect(await page.store.blob(unused.blob)).toBeUndefined();
  });

  /** Shows a table that is given pictures, each of which takes less than the pause before the table is stored. */
  async function makingPictures() {
    vi.doMock("../../web/picture/fit-file.ts", () => ({
      async prepareFile(file: File) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { kind: "exact", bytes: new Uint8Array(await file.arrayBuffer()) };
      },
    }));
    onTestFinished(() => void vi.doUnmock("../../web/picture/fit-file.ts"));
    const tab = await openTab(editBrowser());
    const files = Array.from({ length: 20 }, (_, at) => fileOf(`${at}.png`, at));
    tab.change(pictured(files.map(({ name }) => ({ name, [PICTURE]: name }))));
    await tab.importTableFiles(files);
    return { ...tab, files };
  }

  it("stores the pictures that are made while others take long", async () => {
    const { page, tableState, files } = await makingPictures();
    await vi.waitUntil(() => blobsIn(page.state.design.table)?.some(Boolean), PATIENCE);
    expect(tableState.fitting).toBeDefined();
    await expectFiles(page, ...files);
  });

  it("tries only once more, after the last picture, if there is no room for the others", async () => {
    const { page, tableState, files } = await makingPictures();
    await vi.waitUntil(() => blobsIn(page.state.design.table)?.some(Boolean), PATIENCE);
    const stored = vi.spyOn(page.store, "change").mockResolvedValue({ ok: false, fault: "full" });
    await vi.waitUntil(() => tableState.fault === "full", PATIENCE);
    const callsOfOne = stored.mock.calls.length;
    await vi.waitUntil(() => !tableState.fitting, PATIENCE);
    await pause();
    expect(stored).toHaveBeenCalledTimes(2 * callsOfOne);
    expect(Object.keys(tableState.table.pictures)).toHaveLength(files.length);
  });

  it("keeps a machine's picture though another is given one of the same name", async () => {
    const { page, change, setCellFile } = await openTab(editBrowser());
    change(pictured([{}, {}, {}, {}]));
    const [first, other] = [fileOf("image.png", 1), fileOf("image.png", 2)];
    const expectStored = async (files: readonly File[], names: readonly string[]) => {
      await expectFiles(page, ...files);
      expect(page.state.design.table?.rows.map(({ cells }) => cells[PICTURE])).toEqual(names);
    };
    const given = [first, other, first, other];
    for (const [at, file] of given.entries()) setCellFile(String(at + 1), PICTURE, file);
    await expectStored(given, ["image.png", "image 2.png", "image.png", "image 2.png"]);
    const [third, fourth] = [fileOf("image.png", 3), fileOf("image.png", 4)];
    for (const [row, file] of [
      ["1", third],
      ["2", fourth],
      ["3", fourth],
      ["1", fourth],
    ] as const)
      setCellFile(row, PICTURE, file);
    await expectStored(
      [fourth, fourth, fourth, other],
      ["image.png", "image 4.png", "image.png", "image 2.png"],
    );
  });

  it("takes each of several dropped files, also if some have the same name", async () => {
    const { page, change, importTableFiles, tableState } = await openTab(editBrowser());
    change(pictured([{ name: "Bar" }, { name: "Foyer" }]));
    const given = [1, 2, 3].map((seed) => fileOf("IMG_1.png", seed));
    await importTableFiles(given);
    expect(tableState.notice?.lines).toEqual([VARIANTS.left(["IMG_1 3.png"])]);
    await expectFiles(page, ...given.slice(0, 2));
  });

  it("takes a file that is given again for the same cell, but a pasted picture for another", async () => {
    const { page, change, importTableFiles } = await openTab(editBrowser());
    change(pictured(["Bar", "Foyer", "Hall"].map((name) => ({ name }))));
    const [first, better] = [fileOf("Bar.png", 1), fileOf("bar.png", 4)];
    const [pasted, other] = [fileOf("image.png", 2), fileOf("image.png", 3)];
    for (const file of [first, pasted, other]) await importTableFiles([file]);
    await expectFiles(page, first, pasted, other);
    await importTableFiles([better]);
    await importTableFiles([pasted]);
    await expectFiles(page, better, pasted, other);
  });

  it("never gives a picture that was taken out of a cell to another, or back, when rows are added", async () => {
    const { change, importTableFiles, importTableText, setCellFile, tableState } = await openTab(
      editBrowser(),
    );
    const cells = () => tableState.table.rows.map((row) => row.cells[PICTURE]);
    change(pictured([{ name: "Foyer" }, { name: "Bar" }]));
    await importTableFiles([fileOf("foyer.png", 1), fileOf("bar.png", 2)]);
    setCellFile("1", PICTURE, fileOf("better.png", 3));
    change(setCell(tableState.table, "2", PICTURE, ""));
    importTableText({ text: "Name\nHall", encoding: "utf-8" });
    expect(cells()).toEqual(["better.png", undefined, undefined]);
    await importTableFiles([fileOf("bar.png", 2)]);
    expect(cells()).toEqual(["better.png", "bar.png", undefined]);
    change({ ...tableState.table, rows: [] });
    importTableText({ text: "Name\nBar", encoding: "utf-8" });
    expect(cells()).toEqual(["bar.png"]);
  });

  it("keeps the picture that a CSV file names, though another is called like the machine", async () => {
    const { importTableFiles, tableState } = await openTab(editBrowser());
    const csv = new File(["Name;Left picture\nFoyer;a.png\nBar;\nHall;"], "a.csv");
    const given = ["a.png", "foyer.png", "bar.png", "bar.jpg", "b.png"].map(fileOf);
    await importTableFiles([csv, ...given]);
    const cells = tableState.table.rows.map((row) => row.cells[PICTURE]);
    expect(cells).toEqual(["a.png", "bar.png", "foyer.png"]);
    expect(tableState.notice).toMatchObject({ title: VARIANTS.added(3), isUndoable: true });
    expect(tableState.notice?.lines).toEqual([VARIANTS.left(["bar.jpg", "b.png"])]);
  });

  it("says what it took from each of several files, and takes all of them back", async () => {
    const { tableState, importTableFiles, undoTableChange } = await openTab(editBrowser());
    await importTableFiles([
      new File(["Machine name,Serial no\nBar,1"], "north.csv"),
      new File(["Machine name\nHall\nSpa"], "south.csv"),
    ]);
    expect(tableState.table.rows).toHaveLength(3);
    expect(tableState.notice).toMatchObject({ isUndoable: true });
    expect(tableState.notice?.lines).toEqual([
      `north.csv: ${VARIANTS.added(1)} ${VARIANTS.unknown(["Serial no"])}`,
      `south.csv: ${VARIANTS.added(2)}`,
    ]);
    undoTableChange();
    expect(tableState.table.rows).toEqual([]);
  });

  it("reads all of several files again in the encoding that is chosen, except those that state theirs", async () => {
    const { tableState, importTableFiles, undoTableChange } = await openTab(editBrowser());
    await importTableFiles([
      new File([Uint8Array.of(0xc1, 0xe0, 0xf0)], "north.csv"),
      new File([Uint8Array.of(0xc7, 0xe0, 0xeb)], "south.csv"),
      new File(["Łódź"], "east.csv"),
    ]);
    expect(tableState.notice).toMatchObject({ encoding: "windows-1252" });
    tableState.notice?.chooseEncoding?.("windows-1251");
    expect(tableState.table.rows.map(({ cells }) => cells.name)).toEqual(["Бар", "Зал", "Łódź"]);
    expect(tableState.notice).toMatchObject({ encoding: "windows-1251", isUndoable: true });
    undoTableChange();
    expect(tableState.table.rows).toEqual([]);
  });

  it("undoes what its notice says, though pictures were added since", async () => {
    const { change, importTableFiles, undoTableChange, tableState } = await openTab(editBrowser());
    const rows = pictured([{ name: "Foyer" }, { name: "Bar" }]);
    change(rows);
    change({ ...rows, rows: rows.rows.slice(0, 1) }, { tone: "info", isUndoable: true });
    await importTableFiles([fileOf("foyer.png", 1)]);
    expect(tableState.table.rows[0]?.cells[PICTURE]).toBe("foyer.png");
    expect(tableState.notice?.isUndoable).toBe(true);
    undoTableChange();
    expect(tableState.table.rows).toEqual(rows.rows);
  });

  it("gives machines only pictures, and names every file that it can't use", async () => {
    const { change, importTableFiles, tableState } = await openTab(editBrowser());
    change(pictured([{ name: "Foyer" }]));
    const large = new File([new Uint8Array(MAX_CSV_BYTES + 1)], "large.csv");
    const given = [new File(["%PDF-1.7"], "1.pdf"), fileOf("2.png", 1)];
    await importTableFiles([large, new File(["Foyer"], "a.csv"), ...given]);
    expect(tableState.table.rows.map(({ cells }) => cells[PICTURE])).toEqual(["2.png"]);
    expect(tableState.notice).toMatchObject({ tone: "error", title: VARIANTS.updated(1) });
    expect(tableState.notice?.lines).toEqual([VARIANTS.tooLarge("large.csv"), FILE_IMPORT.unreadable(1)]);
  });

  it("never shows a file that was given for another design", async () => {
    const { page, change, importTableFiles, tableState } = await openTab(editBrowser());
    const { findTableFileState } = await import("../../web/machines/table-files.ts");
    change(pictured([{ name: "Foyer", [PICTURE]: "left.png" }]));
    const left = fileOf("left.png", 1);
    await importTableFiles([left]);
    await expectFiles(page, left);
    const { id } = page.state.design;
    await openOther(page);
    await vi.waitUntil(() => tableState.table.rows.length === 0, PATIENCE);
    change(pictured([{ name: "Bar", [PICTURE]: "left.png" }]));
    expect(findTableFileState("left.png", "302x485")).toBeUndefined();
    await page.editDesigns([id], null, () => ({ designs: new Map(), open: id }));
    await vi.waitUntil(() => tableState.table.rows[0]?.cells.name === "Foyer", PATIENCE);
    expect(findTableFileState("left.png", "302x485")).toBe("waiting");
  });

  it("takes nothing that was read for the design that was open before", async () => {
    const { page, importTableFiles, tableState } = await openTab(editBrowser());
    await page.edit(page.state.design.id, NAME, (design) => withContent(design, { name: "Bar" }));
    const csv = new File([], "a.csv");
    const reading = Promise.withResolvers<ArrayBuffer>();
    vi.spyOn(csv, "arrayBuffer").mockReturnValue(reading.promise);
    const imported = importTableFiles([csv, fileOf("foyer.png", 1)]);
    await openOther(page);
    reading.resolve(new TextEncoder().encode("Foyer").buffer);
    await imported;
    expect(tableState.table.rows).toEqual([]);
  });

  it("gives each row the picture in its folder, also if others have the same name", async () => {
    const { page, importTableFiles } = await openTab(editBrowser());
    const csv = new File(
      ["Name;Left picture\nLobby;Lobby/left.png\nBar;C:\\machines\\bar\\left\nHall;left.png"],
      "a.csv",
    );
    const given = ["Lobby", "Bar"].map((folder, at) =>
      Object.defineProperty(fileOf("left.png", at), "webkitRelativePath", {
        value: `machines/${folder}/left.png`,
      }),
    );
    await importTableFiles([csv, ...given]);
    await expectFiles(page, ...given, undefined);
  });

  it("takes a file for all cells that name it if the earlier one of its name couldn't be read", async () => {
    const { page, change, setCellFile } = await openTab(editBrowser());
    const { findTableFileState } = await import("../../web/machines/table-files.ts");
    change(pictured(["A", "B"].map((name) => ({ name, [PICTURE]: "photo.png" }))));
    setCellFile("1", PICTURE, new File(["no image"], "photo.png"));
    await expect.poll(() => findTableFileState("photo.png", "302x485")).toBe("unreadable");
    const photo = fileOf("photo.png", 1);
    setCellFile("2", PICTURE, photo);
    await expectFiles(page, photo, photo);
  });

  it("takes a file chosen for one cell for all that name it and have none", async () => {
    const { page, change, setCellFile } = await openTab(editBrowser());
    change(pictured(["A", "B"].map((name) => ({ name, [PICTURE]: "logo" }))));
    const logo = fileOf("Logo.png", 1);
    setCellFile("1", PICTURE, logo);
    await expectFiles(page, logo, logo);
  });

  it("takes no spreadsheet, and says how to bring it", async () => {
    const { importTableFiles, tableState } = await openTab(editBrowser());
    for (const name of ["a.xlsx", "a.xls", "a.ods", "a.numbers"]) {
      await importTableFiles([new File(["PK"], name)]);
      expect(tableState.notice?.lines).toEqual([FILE_IMPORT.workbook(name), VARIANTS.pasteRows]);
      expect(tableState.table).toEqual(EMPTY_TABLE);
    }
  });

  it("says that it read only the first of very many files, beside what else it says", async () => {
    const { importTableFiles, tableState } = await openTab(editBrowser());
    const pictures = Array.from({ length: MAX_GIVEN_FILES }, (_, at) => new File(["GIF8"], `${at}.png`));
    await importTableFiles([new File(["Foyer\nBar"], "a.csv"), ...pictures]);
    expect(tableState.notice).toMatchObject({ tone: "warning", title: VARIANTS.added(2) });
    expect(tableState.notice?.lines).toContain(FILE_IMPORT.cut(MAX_GIVEN_FILES));
    await importTableFiles(pictures);
    const some = series([...Array.from({ length: 10 }, (_, at) => `${at}.png`), VARIANTS.andMore(990)]);
    expect(tableState.notice?.lines).toEqual([VARIANTS.left([some])]);
  });

  it("asks only about columns that are about the machine", async () => {
    const { importTableFiles, tableState } = await openTab(editBrowser());
    const importCsv = (name: string, text: string) => importTableFiles([new File([text], name)]);
    await importCsv("a.csv", "Machine;Serial no;Left\nFoyer;4711;House");
    expect(tableState.notice).toMatchObject({ tone: "valid", lines: [VARIANTS.unknown(["Serial no"])] });
    expect(tableState.notice?.more).toBeUndefined();
    await importCsv("b.csv", "Machine;Blend D;Left\nBar;Oat;House");
    expect(tableState.notice).toMatchObject({ tone: "warning", lines: [VARIANTS.unknown(["Blend D"])] });
    expect(tableState.notice?.more?.label).toBe(VARIANTS.leaveOut);
  });

  it("says which columns it shows for cells without headings", async () => {
    const { importTableFiles, tableState } = await openTab(editBrowser());
    await importTableFiles([new File(["Foyer;House;Oat"], "a.csv")]);
    expect(tableState.notice).toMatchObject({
      tone: "valid",
      lines: [VARIANTS.assumed(["Left Blend", "Middle Blend"])],
      isUndoable: true,
    });
  });

  it("that can't be stored stays as it is shown, and says why until it is", async () => {
    const tab = await openTab(editBrowser());
    const { page, tableState } = tab;
    const stored = vi.spyOn(page.store, "change").mockResolvedValue({ ok: false, fault: "full" });
    const foyer = named("Foyer");
    tab.change(foyer);
    await pauseUntil(() => tableState.fault === "full");
    stored.mockRestore();
    await page.edit(page.state.design.id, NAME, (design) => withContent(design, { name: "Bar" }));
    expect(tableState.table).toBe(foyer);
    // The visitor goes to another page and comes back.
    tab.openTable();
    expect(tableState.table).toBe(foyer);
    tab.change(named("Foyer 2"));
    await pauseUntil(() => tableState.fault === undefined);
    expect(page.state.design.table).toEqual(named("Foyer 2"));
  });

  it("that can't be stored is not tried again by itself, and says nothing of another design's", async () => {
    const browser = editBrowser();
    const { page, change, tableState } = await openTab(browser);
    await page.edit(page.state.design.id, NAME, (design) => withContent(design, { name: "Bar" }));
    const stored = vi.spyOn(page.store, "change").mockResolvedValue({ ok: false, fault: "full" });
    change(named("Foyer"));
    await pauseUntil(() => tableState.fault === "full");
    const other = await openTab(browser);
    other.change(named("Terrace"));
    await pauseUntil(() => page.state.design.table !== null);
    for (let at = 0; at < 3; at++) await pause();
    expect(stored).toHaveBeenCalledTimes(1);
    expect(tableState.table).toEqual(named("Foyer"));
    await openOther(other.page);
    await vi.waitUntil(() => tableState.table.rows.length === 0, PATIENCE);
    expect(tableState.fault).toBeUndefined();
  });
});
