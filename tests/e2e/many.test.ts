import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { VARIANTS } from "#messages/many.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { MAX_TABLE_ROWS } from "../../shared/model/table.ts";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { browserForTests } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { drop, savedBy } from "./files.ts";
import { focusIsOn } from "./hands.ts";
import { axeFaults, cutOff } from "./judge.ts";
import { FILES_PROGRAMS, filesIn, namedDesign, openTable, pasteText } from "./many.ts";
import { Hand } from "./photo-journey.ts";
import { eventually } from "./wizard.ts";

/* One design and ten machines: from the table to one archive. */

const { open } = browserForTests();
const ROWS = Array.from({ length: 10 }, (_, at) => ({
  name: `Café ${at + 1}`,
  blend: ["Hausmischung", "Äthiopien", ""][at % 3] ?? "",
  picture: png(302, 485, { seed: at + 1 }),
}));

describe("ten machines that differ in name, a blend and one picture", needs(...FILES_PROGRAMS), () => {
  it("need seven actions to one archive with the right names and pictures", async () => {
    const { page } = await openTable(open);
    const hand = new Hand(page);
    const machine = (name: string) => page.getByRole("rowheader", { name: new RegExp(`: ${name}$`) });
    await hand.click(page.getByLabel("Left Blend", { exact: true }));
    await hand.click(page.getByText(VARIANTS.groups.picture, { exact: true }));
    await hand.click(page.getByLabel("Blends Selection, Right", { exact: true }));
    hand.actions++;
    await pasteText(page, ROWS.map(({ name, blend }) => `${name}\t${blend}`).join("\n"));
    await machine("Café 10").waitFor();
    hand.actions++;
    await drop(
      page.locator("main"),
      ...ROWS.map(({ name, picture }) => ({ name: `${name.replace(" ", "-")}.png`, bytes: picture })),
    );
    await eventually(() => page.locator("td img").count()).toBe(ROWS.length);
    await eventually(() => page.getByRole("progressbar").count()).toBe(0);
    await page.getByText(VARIANTS.ready(ROWS.length)).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);

    const start = performance.now();
    await hand.button(VARIANTS.toFiles);
    await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const { bytes } = await savedBy(page, () => hand.button(VARIANTS.exportStart));
    await page.getByText(VARIANTS.exported(ROWS.length)).waitFor();
    console.log(
      `Ten machines: ${hand.actions} actions from the table, their files in ${Math.round(performance.now() - start)} ms`,
    );
    expect(hand.actions).toBeLessThanOrEqual(7);

    const files = filesIn(new Uint8Array(bytes));
    expect(Object.keys(files).sort()).toEqual(
      [...ROWS.map(({ name }) => `${name.replace(" ", "-")}/${name}.mp`), VARIANTS.summaryFile].sort(),
    );
    const lettered = ROWS.map(({ name, blend, picture }) => {
      const packed = unzipSync(files[`${name.replace(" ", "-")}/${name}.mp`] ?? new Uint8Array());
      expect(JSON.parse(new TextDecoder().decode(packed["config.json"])).packageName).toBe(name);
      expect(Buffer.compare(packed["icons/Right_Blend.png"] ?? new Uint8Array(), picture)).toBe(0);
      return { blend, left: Buffer.from(packed["icons/Left_Blend.png"] ?? []).toString("base64") };
    });
    // Equal names have equal pictures, others have others.
    const pictures = new Map(lettered.map(({ blend, left }) => [blend, left]));
    expect(new Set(pictures.values()).size).toBe(3);
    for (const { blend, left } of lettered) expect(pictures.get(blend)).toBe(left);

    await page.getByRole("dialog").getByRole("button", { name: VARIANTS.close }).last().click();
    await page.reload();
    await machine("Café 10").waitFor();
    await page.getByText(VARIANTS.ready(ROWS.length)).waitFor();

    await page.getByRole("button", { name: VARIANTS.toShelf }).click();
    await page.getByRole("dialog").getByRole("button", { name: VARIANTS.toShelf }).click();
    await page.getByText(VARIANTS.addedToShelf(ROWS.length)).waitFor();
  });

  it("show faults at their cells, and are corrected in a sheet by keys alone, at a phone's width", async () => {
    const { page } = await openTable(open, namedDesign(), { viewport: { width: 390, height: 844 } });
    await page.getByLabel("Left Blend", { exact: true }).check();
    await pasteText(page, "Foyer\tA blend whose name is too long\nFoyer\t");
    const row = page.getByRole("listitem").filter({ hasText: "Foyer" });
    await row.first().getByText(VARIANTS.faults.tooLong(20, 30)).waitFor();
    await row.first().getByText(VARIANTS.faults.twice(2)).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await row
      .last()
      .getByRole("button", { name: /: Foyer/ })
      .focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: VARIANTS.sheetName(2, 2) });
    await sheet.getByRole("textbox").first().waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type("Bar");
    // Enter begins a third machine.
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: VARIANTS.sheetName(3, 3) }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(VARIANTS.readyAndWrong(1, 1)).waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: VARIANTS.missing }).count()).toBe(0);
  });

  it("come with what was left out in view, between the header and the bottom bar", async () => {
    const { page } = await openTable(open, namedDesign(), { viewport: { width: 1280, height: 900 } });
    await page.getByText(VARIANTS.groups.picture, { exact: true }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await pasteText(page, "Machine\tSerial no.\tLeft\nFoyer\tSN-1\tHouse");
    const leftOut = page.getByText(VARIANTS.unknown(["Serial no."]));
    await eventually(() =>
      leftOut.evaluate((words) => {
        const { left, top, width, height } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  });

  it("are shown in their sheet while typing, which stores nothing", async () => {
    const { page } = await openTable(open);
    await page.getByLabel("Left Blend", { exact: true }).check();
    await pasteText(page, "Foyer\tHausmischung");
    await page.getByRole("rowheader", { name: /: Foyer$/ }).waitFor();
    await page.getByRole("button", { name: /Hausmischung/ }).click();
    const sheet = page.getByRole("dialog", { name: VARIANTS.sheetName(1, 1) });
    const pictures = () =>
      sheet.locator("img").evaluateAll((all) => all.map((each) => each.getAttribute("src") ?? ""));
    const made = async () => (await pictures()).filter((source) => source.startsWith("blob:")).join();
    await eventually(async () => (await made()) !== "").toBe(true);
    const before = await made();
    await page.keyboard.type("Äthiopien");
    await eventually(async () => ![before, ""].includes(await made())).toBe(true);
    expect(await sheet.getByText(VARIANTS.notShown).count()).toBe(0);
    expect(await rowsOf(page, "blobs")).toEqual([]);
  });

  it("are removed and brought back by keys alone, and pass the focus on", async () => {
    const { page } = await openTable(open);
    await pasteText(page, "Foyer\t\nBar\t\nTerrace\t");
    const removes = (number: number, name: string) => VARIANTS.remove(VARIANTS.row(number, name));
    const removal = page.getByRole("button", { name: removes(2, "Bar"), exact: true });
    await removal.focus();
    for (const focused of [removes(2, "Bar"), removes(2, "Terrace"), removes(1, "Foyer")]) {
      await focusIsOn(page, focused);
      await page.keyboard.press("Enter");
    }
    await focusIsOn(page, VARIANTS.add);
    const undo = page.getByRole("main").getByRole("button", { name: VARIANTS.undo, exact: true });
    await undo.focus();
    await focusIsOn(page, VARIANTS.undo);
    await page.keyboard.press("Enter");
    await focusIsOn(page, `${VARIANTS.number(1)}: 1Foyer`);
  });
});

describe("the rows of a table", () => {
  it("show what an empty cell keeps, also once that is undone", async () => {
    const { page } = await openTable(open);
    await page.evaluate(() => localStorage.setItem("blendNames", JSON.stringify({ left: "Neu" })));
    await page.reload();
    await page.getByLabel("Left Blend", { exact: true }).check();
    await pasteText(page, "Foyer\t");
    const cell = page.getByRole("button", { name: "Left Blend: " });
    await eventually(() => cell.innerText()).toContain("Neu");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Undo: / })
      .click();
    await eventually(() => cell.innerText()).toContain(namedDesign().names?.left);
  });

  it("are limited, and adding one more says so", async () => {
    const { page } = await openTable(open);
    const names = Array.from({ length: MAX_TABLE_ROWS }, (_, at) => `Bar ${at + 1}`);
    await pasteText(page, names.join("\n"));
    await page.getByText(VARIANTS.added(MAX_TABLE_ROWS)).waitFor();
    const tooMany = page.getByText(STORE_FAULTS.tooManyRows);
    await page.getByRole("button", { name: VARIANTS.add }).click();
    await tooMany.waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});
