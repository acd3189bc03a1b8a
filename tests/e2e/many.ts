import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import { VARIANTS } from "#messages/many.ts";
import { BLEND_PICTURES } from "../../shared/machines/classic/library/blends.ts";
import { parseCsv } from "../../shared/sorting/csv.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";
import { type browserForTests, LIGHT_PAGE } from "./browser.ts";
import { bundledDesign } from "./full-design.ts";
import { type StoredDesign, storeDesign } from "./stored-design.ts";

/** A whole design with our pictures that say the names of its blends. */
export function namedDesign(): StoredDesign {
  const whole = bundledDesign();
  const slots = ["left", "middle", "right"] as const;
  const pictures = BLEND_PICTURES.slice(0, slots.length);
  return {
    ...whole,
    names: Object.fromEntries(slots.map((slot, at) => [slot, pictures[at]?.text ?? ""])),
    images: {
      ...whole.images,
      ...Object.fromEntries(slots.map((slot, at) => [`blends_${slot}`, pictures[at]?.path ?? ""])),
    },
  };
}

/** Opens the table of a design. */
export async function openTable(
  open: ReturnType<typeof browserForTests>["open"],
  design: StoredDesign = namedDesign(),
  options: BrowserContextOptions = {},
) {
  const visit = await open(LIGHT_PAGE, { reducedMotion: "reduce", ...options });
  await storeDesign(visit.page, design, "/many");
  await visit.page.getByRole("button", { name: VARIANTS.add }).waitFor();
  return visit;
}

export const pasteText = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

export const FILES_PROGRAMS = ["python3", "7z"] as const;

/** The files of an archive by path; fflate, Python and 7-Zip find the same. */
export function filesIn(archive: Uint8Array): Record<string, Uint8Array> {
  const files = unzipSync(archive);
  const folder = mkdtempSync(join(tmpdir(), "many-"));
  try {
    const path = join(folder, "many.zip");
    writeFileSync(path, archive);
    for (const { program, name, read } of ZIP_READERS) {
      if (!FILES_PROGRAMS.some((each) => each === program)) continue;
      const found = Object.entries(read(path)).map(([path, { size }]) => [path, size]);
      const expected = Object.entries(files).map(([path, { length }]) => [path, length]);
      expect(found.sort(), name).toEqual(expected.sort());
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return files;
}

/** The blends' pictures in the packages of machines, in base64. */
export const blendsIn = (
  files: Readonly<Record<string, Uint8Array>>,
  machines: readonly { readonly name: string }[],
): string[] =>
  machines.flatMap(({ name }) => {
    const packed = unzipSync(files[`${name.replaceAll(" ", "-")}/${name}.mp`] ?? new Uint8Array());
    return ["Left", "Middle", "Right"].map((slot) =>
      Buffer.from(packed[`icons/${slot}_Blend.png`] ?? []).toString("base64"),
    );
  });

/** What an archive's summary says of each machine. */
export const summaryIn = (files: Readonly<Record<string, Uint8Array>>) =>
  parseCsv(new TextDecoder().decode(files[VARIANTS.summaryFile]))
    .slice(1)
    .map(({ cells }) => ({ result: cells[4] ?? "", notes: cells[5] ?? "" }));

/** What tesseract reads on a picture, in lower case. */
export function readWords(png: Uint8Array): string {
  const { stdout } = spawnSync("tesseract", ["-", "-", "--psm", "11", "--dpi", "150"], { input: png });
  return stdout.toString("utf8").toLowerCase().replace(/\s+/g, " ");
}
