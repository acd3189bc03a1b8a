import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { VARIANTS } from "#messages/many.ts";
import { formatFileSize } from "../../web/files/deliver.ts";
import { memoryOf } from "../bench/process.ts";
import { noteRequestsOutside } from "./browser.ts";
import { fullDesign } from "./full-design.ts";
import { namedDesign, pasteText, readWords } from "./many.ts";
import { type StoredDesign, storeDesign } from "./stored-design.ts";

/*
 * Two hundred machines from a messy CSV file, and thirty of photographs, written straight to the disk, and the
 * memory for that.
 */

/** The archive of thirty machines has half a gigabyte. */
const MOST_MEMORY = 900_000_000;

/** Answers the save dialog with a file of the origin's private file system. */
const toOwnFiles = () => {
  Reflect.set(window, "showSaveFilePicker", async ({ suggestedName }: { suggestedName: string }) => {
    const folder = await navigator.storage.getDirectory();
    return folder.getFileHandle(suggestedName, { create: true });
  });
};

/** Brings the one file that was written to a folder of ours. */
async function fetchWritten(page: Page, folder: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    for await (const [name, handle] of folder.entries()) {
      if (!(handle instanceof FileSystemFileHandle)) continue;
      const href = URL.createObjectURL(await handle.getFile());
      Object.assign(document.createElement("a"), { href, download: name }).click();
    }
  });
  const path = join(folder, "many.zip");
  await (await saving).saveAs(path);
  return path;
}

const PYTHON = `
import sys, zipfile, io, json, base64
out = {}
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    for entry in archive.infolist():
        if entry.filename.endswith(".mp"):
            with zipfile.ZipFile(io.BytesIO(archive.read(entry))) as package:
                assert package.testzip() is None
                config = json.loads(package.read("config.json"))
                wanted = sys.argv[2] if len(sys.argv) > 2 else ""
                left = package.read(wanted) if wanted else b""
                out[entry.filename] = [config["packageName"], len(config["files"]), base64.b64encode(left).decode()]
        else:
            out[entry.filename] = [archive.read(entry).decode("utf-8-sig")]
json.dump(out, sys.stdout)
`;

import { needs } from "../support/programs.ts";

type Opened = Record<string, [packageName: string, files: number, picture: string] | [text: string]>;

/** What Python finds in the archive and its packages, with one picture of each. */
function openByPython(path: string, picture = ""): Opened {
  const { status, stdout, stderr } = spawnSync("python3", ["-c", PYTHON, path, picture], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Fills the table of a design, and makes the packages of all machines. */
async function makeAll(
  design: StoredDesign,
  fillTable: (page: Page) => Promise<void>,
  count: number,
  check: (archive: string, page: Page) => void,
): Promise<void> {
  // A profile on the disk, since others keep their files in memory.
  const folder = mkdtempSync(join(tmpdir(), "many-"));
  const profile = join(folder, "profile");
  const { BREWSCREEN_SHELL, BREWSCREEN_BROWSER } = process.env;
  const context = await chromium.launchPersistentContext(profile, {
    baseURL: inject("baseUrl"),
    serviceWorkers: "block",
    acceptDownloads: true,
    executablePath: BREWSCREEN_SHELL || BREWSCREEN_BROWSER || "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  noteRequestsOutside(context);
  const page = await context.newPage();
  await page.goto("/");
  await page.addInitScript(toOwnFiles);
  await storeDesign(page, design, "/many");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await fillTable(page);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: VARIANTS.toFiles }).click();
  const start = performance.now();
  const memory = await memoryOf(profile, async () => {
    await dialog.getByRole("button", { name: VARIANTS.exportStart }).click();
    await dialog.getByText(VARIANTS.exported(count)).waitFor({ timeout: 900_000 });
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  try {
    const archive = await fetchWritten(page, folder);
    console.log(`${count} machines: ${seconds} s, ${formatFileSize(memory)} of memory over what was in use`);
    check(archive, page);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(memory).toBeLessThan(MOST_MEMORY);
}

const COUNT = 200;
const BLENDS = ["Übersee", "Plain", "Größe", "Mocca"];

describe("two hundred machines from a CSV file", () => {
  it(
    "make one archive with the right names and pictures; a broken line is left out and named",
    needs("python3", "tesseract"),
    async () => {
      const rows = Array.from({ length: COUNT }, (_, at) => ({
        name: at % 3 === 0 ? `Größe "${at}", Süd` : `Café ${at}`,
        blend: BLENDS[at % BLENDS.length] ?? "",
      }));
      const line = ({ name, blend }: { name: string; blend: string }) =>
        `"${name.replaceAll('"', '""')}";${blend}`;
      const lines = rows.map(line);
      lines.splice(100, 1, '"Never closed;Plain');
      const csv = `\ufeffMachine name;Blends Selection Middle: name\r\n${lines.join("\r\n")}\r\n`;
      await makeAll(
        namedDesign(),
        async (page) => {
          await page.locator("input[type=file][multiple]").setInputFiles({
            name: "machines.csv",
            mimeType: "text/csv",
            buffer: Buffer.from(csv),
          });
          await page.getByText(VARIANTS.readyAndWrong(COUNT - 1, 1)).waitFor();
          await page.getByRole("button", { name: VARIANTS.wrongRows(1) }).click();
          await page.getByRole("dialog", { name: VARIANTS.sheetName(101, COUNT) }).waitFor();
          await page.getByText(VARIANTS.faults.afterQuote(102)).first().waitFor();
          await page.keyboard.press("Escape");
        },
        COUNT - 1,
        (archive) => {
          const opened = openByPython(archive, "icons/Middle_Blend.png");
          const { [VARIANTS.summaryFile]: summary, ...packages } = opened;
          expect(
            Object.values(packages)
              .map(([name]) => name)
              .sort(),
          ).toEqual(
            rows
              .filter((_, at) => at !== 100)
              .map(({ name }) => name)
              .sort(),
          );
          expect(summary?.[0]).toContain(VARIANTS.faults.afterQuote(102));
          expect(summary?.[0].split(VARIANTS.summary.failed)).toHaveLength(2);
          const blendOf = new Map(rows.map(({ name, blend }) => [name, blend]));
          const pictures = new Map<string, Set<string>>();
          for (const [name, , picture = ""] of Object.values(packages) as [string, number, string][]) {
            const blend = blendOf.get(name) ?? "";
            pictures.set(blend, (pictures.get(blend) ?? new Set()).add(picture));
          }
          expect([...pictures.values()].map((each) => each.size)).toEqual(BLENDS.map(() => 1));
          expect(new Set([...pictures.values()].flatMap((each) => [...each])).size).toBe(BLENDS.length);
          const [plain = ""] = pictures.get("Plain") ?? [];
          expect(readWords(Buffer.from(plain, "base64"))).toContain("plain");
        },
      );
    },
  );
});

describe("thirty machines of photographs", () => {
  it("make one archive with one machine in memory at a time", async () => {
    const count = 30;
    await makeAll(
      fullDesign(255),
      (page) => pasteText(page, Array.from({ length: count }, (_, at) => `Machine ${at + 1}`).join("\n")),
      count,
      (archive) => {
        const { [VARIANTS.summaryFile]: _, ...packages } = openByPython(archive);
        expect(Object.keys(packages)).toHaveLength(count);
      },
    );
  });
});
