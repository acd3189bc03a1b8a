import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { readDesignFile } from "../../web/edit/design-files.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { putRows } from "./database.ts";
import { openMenu, savedDesign } from "./design-menu.ts";
import { hashOf } from "./stored-design.ts";

/* What release 1.0.0 stored in a browser, and the design file that it saved then, as files/README.md says. */

const read = (name: string) => readFileSync(join(import.meta.dirname, "../store/files", name));
const FILE = new Uint8Array(read("1.0.0.brewscreen"));
const STORED: Readonly<Record<"designs" | "settings" | "localStorage", Readonly<Record<string, unknown>>>> =
  JSON.parse(read("1.0.0.json").toString());

const { open } = browserForTests();

async function contentOf(file: Uint8Array<ArrayBuffer>) {
  const found = await readDesignFile(CLASSIC_MODEL, file);
  if (typeof found === "string") throw new Error(found);
  const { id: _, changedAt: __, ...content } = found.design;
  return { content, blobs: [...found.blobs.keys()].sort() };
}

it("is the same design in this release", async () => {
  const { page, problems } = await open(LIGHT_PAGE);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
  }, STORED.localStorage);
  await putRows(
    page,
    "blobs",
    Object.values(unzipSync(FILE)).map((bytes) => [hashOf(bytes), bytes] as const),
  );
  for (const store of ["designs", "settings"] as const)
    await putRows(page, store, Object.entries(STORED[store]));
  await page.goto(CLASSIC_MODEL.reviewStep.route);
  await page.getByText("Łódź 北京 ☕ العربية").first().waitFor();
  const { bytes } = await savedDesign(page, await openMenu(page));
  expect(await contentOf(new Uint8Array(bytes))).toEqual(await contentOf(FILE));
  expect(problems).toEqual([]);
});
