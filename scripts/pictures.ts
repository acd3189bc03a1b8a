import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { SCREEN } from "#messages/screen.ts";
import { UI } from "#messages/ui.ts";
import { buildWebApp } from "./build.ts";
import { ensureBrowser } from "./machine.ts";
import { serveOnFreePorts } from "./serve.ts";

/* Takes the README's screenshots, with the Walnut look and three names. */

const FOLDER = join(import.meta.dirname, "../.github/pictures");
const NAMES = ["Hausmischung", "Äthiopien Natur", "Decaf"];
const LOOK = "Walnut";

async function take(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true]") === null &&
      document.querySelector("[data-keeping=saving]") === null &&
      [...document.images].every(({ complete, loading }) => loading === "lazy" || complete),
  );
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled", caret: "hide" });
}

async function withoutToasts(page: Page): Promise<void> {
  const toast = page.getByRole("button", { name: UI.dismissNotification });
  while ((await toast.count()) > 0) await toast.first().waitFor({ state: "detached" });
}

const executablePath = await ensureBrowser();
if (!executablePath) throw new Error("The pictures need Chromium: set BREWSCREEN_BROWSER to its path.");
await buildWebApp();
const server = await serveOnFreePorts();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({
    baseURL: server.url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await page.goto("/");
  await take(page, "home", 1440, 900);

  // With reduced motion, the chooser shows a look's screens all at once and small.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: SCREEN.chooseLook }).first().click();
  const chooser = page.getByRole("dialog", { name: LOOKS_DIALOG.title });
  for (const [at, name] of NAMES.entries()) await chooser.getByRole("textbox").nth(at).fill(name);
  await chooser.getByRole("button", { name: SCREEN.pause }).click();
  await chooser.getByRole("button", { name: LOOKS_DIALOG.next }).click();
  await chooser.getByLabel(LOOKS_DIALOG.onMachine(LOOK, "Blends Selection")).waitFor();
  await take(page, "looks", 1280, 860);
  await page.emulateMedia({ reducedMotion: "reduce" });

  await chooser.getByRole("button", { name: LOOKS_DIALOG.use(LOOK) }).click();
  await chooser.waitFor({ state: "hidden" });
  await page.goto("/machine-name");
  await page.getByRole("textbox").fill("Lobby");
  await page.getByRole("textbox").press("Enter");
  await page.waitForURL("**/screensaver");
  await page.goto("/blends");
  await withoutToasts(page);
  await take(page, "blends", 1024, 768);

  await page.goto("/final-preview");
  await page.getByRole("button", { name: "Confirm Final Review" }).click();
  await page.getByRole("button", { name: "PDF", exact: true }).waitFor();
  await withoutToasts(page);
  await take(page, "review", 1024, 768);
} finally {
  await browser.close();
  await server.stop();
}
