import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { HANDS } from "./hands.ts";
import { toast } from "./said.ts";
import { backButton, continueButton, eventually, image, kept, zone } from "./wizard.ts";

const { open } = browserForTests();
const ROOT = join(import.meta.dirname, "../..");
const outDir = mkdtempSync(join(tmpdir(), "brewscreen-other-"));
let server: PreviewServer;
let base = "";

beforeAll(async () => {
  const config = {
    configFile: join(ROOT, "vite.config.ts"),
    root: join(ROOT, "web"),
    logLevel: "error",
  } as const;
  await build({
    ...config,
    plugins: [
      {
        name: "another-model",
        enforce: "pre",
        resolveId: (id) =>
          id.endsWith("shared/machines/index.ts") ? join(ROOT, "tests/support/other-model.ts") : undefined,
      },
    ],
    build: { outDir, emptyOutDir: true },
  });
  server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("the other product is not served");
  base = `http://127.0.0.1:${address.port}`;
}, 240_000);
afterAll(async () => {
  await server?.close();
  rmSync(outDir, { recursive: true });
});

describe("another machine model, with a category of its own", () => {
  it("has its steps walked from its catalogue alone", async () => {
    const { page, problems } = await open(`${base}/machine-name`, HANDS.mouse.context);
    await page.getByRole("heading", { name: "CALL IT SOMETHING" }).waitFor();
    await page.getByLabel("Machine name").fill("X");
    await continueButton(page).click();
    await page.getByRole("heading", { name: "NAME YOUR SYRUPS" }).waitFor();

    await page.getByRole("button", { name: "Name them" }).click({ force: true });
    await toast(page, "A syrup has no name.").waitFor();
    await page.getByLabel("First", { exact: true }).fill("Vanilla");
    await page.getByLabel("Second", { exact: true }).fill("Caramel");
    expect(await page.getByLabel("First", { exact: true }).getAttribute("maxlength")).toBe("12");
    await page.getByRole("button", { name: "Name them" }).click();
    await toast(page, "Syrups named.").waitFor();

    await page.getByRole("heading", { name: "POUR YOUR SYRUPS" }).waitFor();
    await page.getByText("Syrup: 120 by 90").waitFor();
    await drop(zone(page, "Second"), image("big.png", { width: 300, height: 200 }));
    await toast(page, "A syrup is 120x90.").waitFor();
    await drop(zone(page, "Second"), image("caramel.png", { width: 120, height: 90 }));
    await toast(page, "Caramel poured.").waitFor();
    await continueButton(page).click({ force: true });
    await toast(page, "More syrup, please.").waitFor();
    await page.getByRole("button", { name: "OUR SYRUP: First" }).click();
    await toast(page, "Our First it is.").waitFor();
    const keys = (await kept(page)).map(([key]) => key);
    expect(keys.filter((key) => /^X_\d+_syrups_(left|middle)$/.test(key))).toHaveLength(2);
    expect(Object.fromEntries(await kept(page)).syrupNames).toBe('{"left":"Vanilla","middle":"Caramel"}');

    await page.getByRole("radio", { name: "1 syrup" }).click({ force: true });
    await toast(page, "Our syrups.").waitFor();
    await page.getByText("Syrup: 300 by 200").waitFor();
    const [screen, box] = await Promise.all([
      page.getByRole("figure").locator("img").first().boundingBox(),
      page.getByRole("figure").getByRole("button").boundingBox(),
    ]);
    expect((box?.width ?? 0) / (screen?.width ?? 1)).toBeCloseTo(300 / 800, 2);
    expect((screen?.width ?? 0) / (screen?.height ?? 1)).toBeCloseTo(800 / 600, 2);

    await continueButton(page).click();
    await page.getByRole("heading", { name: "HOT & COLD OPTIONS" }).waitFor();
    for (const slot of ["Hot", "Cold"])
      await page.getByRole("button", { name: `USE DEFAULT IMAGE: ${slot}` }).click();
    await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
    await continueButton(page).click();
    await page.getByRole("heading", { name: "Final Review" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("answers its routes and aliases, and sends the classic machine's home", async () => {
    const { page } = await open(`${base}/old-syrups`, HANDS.mouse.context);
    await page.waitForURL(`${base}/syrups`);
    await backButton(page).click();
    await page.waitForURL(`${base}/machine-name`);
    await page.goto(`${base}/screensaver`);
    await page.waitForURL(`${base}/`);
  });
});
