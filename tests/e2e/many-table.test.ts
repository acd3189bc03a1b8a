import { describe, expect, it } from "vitest";
import { MANY } from "#messages/many.ts";
import { MAX_TABLE_ROWS } from "../../shared/model/table.ts";
import { browserForTests } from "./browser.ts";
import { namedDesign, openTable, pasteText } from "./many.ts";
import { eventually } from "./wizard.ts";

const { open } = browserForTests();

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
    await page.getByText(MANY.added(MAX_TABLE_ROWS)).waitFor();
    const tooMany = page.getByText(MANY.tooMany(1, MAX_TABLE_ROWS));
    await page.getByRole("button", { name: MANY.add }).click();
    await tooMany.waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});
