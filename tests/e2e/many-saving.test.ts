import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { VARIANTS } from "#messages/many.ts";
import { browserForTests } from "./browser.ts";
import { openTable, pasteText } from "./many.ts";

/* An archive that is written straight to a file, and ends early. */

const { open } = browserForTests();

/**
 * Answers the save dialog, which headless lacks, with a real file. Its third write waits until `goOn`, or fails.
 */
async function answerDialog(page: Page, file: { holds: string; fails: boolean }): Promise<void> {
  await page.evaluate(async ({ holds, fails }) => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle("machines.zip", { create: true });
    if (holds !== "") {
      const before = await handle.createWritable();
      await before.write(holds);
      await before.close();
    }
    const held = new Promise<void>((resolve) => Reflect.set(window, "goOn", resolve));
    const create = handle.createWritable.bind(handle);
    handle.createWritable = async () => {
      const writable = await create();
      const write = writable.write.bind(writable);
      let count = 0;
      writable.write = async (piece) => {
        if (++count === 3 && fails) throw new DOMException("no room", "QuotaExceededError");
        if (count === 3) {
          Reflect.set(window, "isInTheMiddle", true);
          await held;
        }
        await write(piece);
      };
      return writable;
    };
    Reflect.set(window, "showSaveFilePicker", async () => handle);
  }, file);
}

const filesHeld = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const found: Record<string, string> = {};
    for await (const [name, handle] of folder.entries())
      if (handle instanceof FileSystemFileHandle) found[name] = await (await handle.getFile()).text();
    return found;
  });

describe("an archive that is chosen to be replaced", () => {
  // tests/many/export-many.test.ts crosses them.
  it.each([
    { holds: "the archive of before", fails: false },
    { holds: "", fails: true },
  ])("keeps its contents if the export ends early, and a new one is deleted: %o", async (file) => {
    const { page } = await openTable(open);
    await pasteText(page, "Foyer\nBar\nTerrace");
    await answerDialog(page, file);
    await page.getByRole("button", { name: VARIANTS.toFiles }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: VARIANTS.exportStart }).click();
    if (file.fails) await dialog.getByText(VARIANTS.notWritten).waitFor();
    else {
      await page.waitForFunction(() => Reflect.get(window, "isInTheMiddle") === true);
      await dialog.getByRole("button", { name: VARIANTS.cancel }).click();
      await page.evaluate(() => Reflect.get(window, "goOn")());
      await dialog.getByText(VARIANTS.cancelled(0)).waitFor();
    }
    expect(await filesHeld(page)).toEqual(file.holds === "" ? {} : { "machines.zip": file.holds });
  });
});
