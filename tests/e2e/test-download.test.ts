import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import UPNG from "upng-js";
import { describe, expect, it } from "vitest";
import { dependencies } from "../../package.json";
import { needs, ZIP_PROGRAMS } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";
import { browserForTests } from "./browser.ts";
import { savedBy } from "./files.ts";

const { open } = browserForTests();

const press = (page: Page) => page.getByRole("button", { name: "Download test_machine.mp" }).click();

const download = (page: Page) => savedBy(page, () => press(page));

describe("/test-download", () => {
  it(
    "makes a test package in our dialect, which independent readers read",
    needs(...ZIP_PROGRAMS),
    async () => {
      const { page, problems } = await open("/test-download");
      const { name, bytes } = await download(page);
      expect(name).toBe("test_machine.mp");
      const entries = readZip(bytes);
      expect(entries.map(({ path }) => path)).toEqual(["README.txt", "config.json", "images/test.png"]);
      const [readme, config, image] = entries.map((entry) => entry.bytes);
      expect(Buffer.from(readme ?? []).toString()).toContain("not a real machine configuration");
      expect(JSON.parse(Buffer.from(config ?? []).toString())).toEqual({
        machineName: "My Coffee Machine",
        version: "1.0",
        type: "test",
      });
      expect(UPNG.decode(new Uint8Array(image ?? []).buffer)).toMatchObject({ width: 400, height: 300 });
      const folder = mkdtempSync(join(tmpdir(), "test-machine-"));
      writeFileSync(join(folder, name), bytes);
      for (const reader of ZIP_READERS)
        expect(Object.keys(reader.read(join(folder, name))).sort(), reader.name).toEqual(
          entries.map(({ path }) => path).sort(),
        );
      rmSync(folder, { recursive: true });
      expect(problems).toEqual([]);
    },
  );

  it("shows the file with its size, its ZIP library and a link that saves it again", async () => {
    const { page } = await open("/test-download");
    const { version } = await import("../../node_modules/fflate/package.json");
    expect(version).toBe(dependencies.fflate);
    await page.getByText(`fflate ${version}`).waitFor();
    const { bytes } = await download(page);
    await page.getByText(`test_machine.mp (${(bytes.length / 1000).toFixed(1)} kB)`).waitFor();
    const link = page.getByRole("link", { name: "Save test_machine.mp again" });
    expect(await savedBy(page, () => link.click())).toEqual({ name: "test_machine.mp", bytes });
  });

  it("offers to share if the device takes the file", async () => {
    const { page } = await open("/test-download");
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: ({ files }: { files: File[] }) => files[0]?.name === "test_machine.mp",
        share: async ({ files }: { files: File[] }) => {
          document.title = `shared ${files[0]?.name}, ${files[0]?.size} bytes`;
        },
      });
    });
    const { bytes } = await download(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => page.title()).toBe(`shared test_machine.mp, ${bytes.length} bytes`);
  });

  const loseLibrary = (page: Page) => page.route(/assets\/zip-library-[^/]*\.js/, (route) => route.abort());
  it.each<[string, (page: Page) => Promise<unknown>, string]>([
    ["the library does not load", loseLibrary, "fflate library is not available or failed to load."],
    [
      "another part does not load",
      (page) => page.route(/assets\/(draw-)?test-image/, (route) => route.abort()),
      "Network error while fetching resources. Check your internet connection.",
    ],
  ])("says what is wrong when %s, and recovers", async (_, break_, words) => {
    const { page } = await open("/test-download");
    await break_(page);
    await press(page);
    const region = page.getByRole("region", { name: "Download the test package" });
    await region.getByText("Failed to generate MP file.").waitFor();
    await region.getByText(words, { exact: true }).first().waitFor();
    expect(await page.getByRole("button", { name: "Download test_machine.mp" }).isEnabled()).toBe(true);
  });

  it("shows and hides debug info", async () => {
    const { page } = await open("/test-download");
    await loseLibrary(page);
    await press(page);
    const show = page.getByRole("button", { name: "Show debug info" });
    const terms = page.locator("dl:visible dt");
    await show.waitFor();
    const before = await terms.allInnerTexts();
    await show.click();
    const more = async () => (await terms.allInnerTexts()).filter((term) => !before.includes(term));
    await expect
      .poll(more)
      .toEqual([
        ...["timestamp", "error", "stack", "issue"],
        ...["environment", "base URL", "public URL", "user agent"],
      ]);
    await page.getByRole("button", { name: "Hide debug info" }).click();
    await expect.poll(() => terms.allInnerTexts()).toEqual(before);
  });
});
