import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Page } from "playwright";
import { expect } from "vitest";
import { BLEND_PICTURES } from "../../shared/machines/classic/library/blends.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";
import { bundledDesign } from "./full-design.ts";
import type { StoredDesign } from "./stored-design.ts";

/** A whole design whose three blends have pictures of ours that say their names. */
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

/** Gives the page cells that were copied in a spreadsheet. */
export const pasteText = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The programs that `filesIn` reads archives with. */
export const FILES_PROGRAMS = ["python3", "7z"] as const;

/** The files of an archive by path, read by fflate; Python and 7-Zip find the same. */
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

/** What tesseract reads on a picture, in small letters. */
export function readWords(png: Uint8Array): string {
  const { stdout } = spawnSync("tesseract", ["-", "-", "--psm", "11", "--dpi", "150"], { input: png });
  return stdout.toString("utf8").toLowerCase().replace(/\s+/g, " ");
}
