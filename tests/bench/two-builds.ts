import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright";
import { type RunningServer, serveOnFreePorts } from "../../scripts/serve.ts";
import { exportFileNamesOf } from "../../shared/machine/files.ts";
import { findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import type { Size } from "../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { LIGHT_PAGE } from "../e2e/browser.ts";
import { confirm, download } from "../e2e/exporting.ts";
import { type Front, serveFromMemory } from "../e2e/front.ts";
import { MOST_SLOTS } from "../e2e/full-design.ts";
import { pasteText } from "../e2e/many.ts";
import type { StoredDesign } from "../e2e/stored-design.ts";
import { zone } from "../e2e/wizard.ts";

/*
 * Two builds of the product side by side, driven through what both have: pages, the specification's keys of
 * localStorage, and saved files. Words are written out, since messages may differ.
 */

const PATIENCE = 90_000;

export const BUILDS = ["before", "after"] as const;
export type Build = (typeof BUILDS)[number];
export type Files = ReadonlyMap<string, Uint8Array>;

/** Serves another checkout's build and this one's, as they are in their `dist` folders. */
export async function serveBoth(other: string | undefined) {
  if (!other) throw new Error("say in which folder the other checkout is, with its build");
  const servers: RunningServer[] = [];
  const fronts: Front[] = [];
  for (const folder of [join(other, "dist"), "dist"]) {
    const server = await serveOnFreePorts(folder);
    servers.push(server);
    fronts.push(await serveFromMemory(server.url));
  }
  return {
    urls: { before: fronts[0]?.url ?? "", after: fronts[1]?.url ?? "" } satisfies Record<Build, string>,
    async stop() {
      for (const front of fronts) front.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

export const PAGE = {
  viewport: { width: 1440, height: 900 },
  serviceWorkers: "block",
  reducedMotion: "reduce",
} as const satisfies BrowserContextOptions;

/** A page in a profile of its own, whose archives come as downloads. */
export async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...PAGE, baseURL });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.set(window, "showSaveFilePicker", undefined));
  return page;
}

/** Drives a browser of its own, with a profile on the disk. */
export async function withProfile<Result>(
  baseURL: string,
  drive: (page: Page, profile: string) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "brewscreen-profile-"));
  const { BREWSCREEN_SHELL, BREWSCREEN_BROWSER } = process.env;
  const executablePath = BREWSCREEN_SHELL || BREWSCREEN_BROWSER || "/usr/bin/chromium";
  const options = { ...PAGE, baseURL, executablePath, args: ["--no-sandbox"] };
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    return await drive(await context.newPage(), profile);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Opens an address with a design of bundled pictures. */
export async function openDesign(page: Page, design: StoredDesign, path: string): Promise<void> {
  const { name = "Lobby", names, hot, cold, images = {} } = design;
  const values = {
    machineTimestamp: "1700000000000",
    machineName: name,
    ...(names && { blendNames: JSON.stringify(names) }),
    ...(hot && { hotNumCupSizes: `${hot}` }),
    ...(cold && { coldNumCupSizes: `${cold}` }),
    ...Object.fromEntries(
      Object.entries(images).map(([place, image]) => [`${name}_1700000000000_${place}`, `${image}`]),
    ),
  };
  await page.goto(LIGHT_PAGE);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

export const EMPTY: StoredDesign = {
  name: "Lobby",
  names: { left: "House Blend", middle: "Colombian", right: "Dark Roast" },
  hot: MOST_SLOTS.hotcupsizes,
  cold: MOST_SLOTS.coldcupsizes,
};

/** A place of a picture: its step, its zone, and its file in the image zip. */
export interface Target {
  readonly route: string;
  readonly label: string;
  readonly size: Size;
  readonly path: string;
}

/** Every place of a design with the most slots; the list has four. */
export const TARGETS: readonly Target[] = stepsOf(CLASSIC_MODEL).flatMap((step): Target[] => {
  if (step.kind !== "list" && step.kind !== "slots") return [];
  const { category, config } = step;
  const { size, places } = findArrangement(category, Reflect.get(MOST_SLOTS, category.id));
  const target = (label: string, place: string | number): Target => {
    return { route: config.route, label, size, path: exportFileNamesOf(category, place).path };
  };
  if (category.kind === "list") return [1, 2, 3, 4].map((number) => target(category.label, number));
  return places.map(({ slot }) => target(findSlot(category, slot).label, slot));
});

/** Goes to a page, unless it is open. */
export async function goTo(page: Page, route: string): Promise<void> {
  if (new URL(page.url()).pathname !== route) await page.goto(route);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Waits until the design is on the disk. */
export async function saved(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const keeping = document.querySelector<HTMLElement>("[data-keeping]")?.dataset.keeping;
    return keeping && keeping !== "saving" && !document.querySelector("[aria-busy=true]");
  });
}

/** The last button of a name: a dialog's comes after the page's. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true }).last();

export const dialog = (page: Page): Locator => page.getByRole("dialog").last();
/** Gives a file to a place, and waits until its picture is there or the editor is open. */
export async function give(
  page: Page,
  { route, label }: Target,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<"exact" | "editor"> {
  await goTo(page, route);
  const filled = page.getByRole("main").getByRole("button", { name: /^Remove / });
  const added = filled.nth(await filled.count());
  const stage = page.getByRole("application");
  await zone(page, label).locator("input[type=file]").setInputFiles(file);
  await stage.or(added).first().waitFor();
  return (await stage.count()) > 0 ? "editor" : "exact";
}

/** Names the blends. */
export async function nameBlends(page: Page, names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries()) await page.getByRole("textbox").nth(at).fill(name);
  await button(page, "Confirm Blend Names").click();
  await page.locator("[data-slot]").nth(2).waitFor();
}

/** Presses the button that ends a dialog, and waits until the change is saved. */
export async function finish(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).click();
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await saved(page);
}

/** Opens the looks, with everything to be replaced. */
export async function openLooks(page: Page): Promise<void> {
  await button(page, "Whole machine").click();
  await button(page, "Choose a look").click();
  await dialog(page).getByRole("radio", { name: "Everything", exact: true }).check();
}

/** Confirms the design and saves all its pictures. */
export async function imagesOf(page: Page): Promise<Files> {
  await page.goto("/final-preview");
  await saved(page);
  await confirm(page);
  const { bytes } = await download(page, "Images (zip)");
  return new Map(Object.entries(unzipSync(bytes)).filter(([path]) => path.endsWith(".png")));
}

/** Pastes rows of a name and a left blend into the table of many machines. */
export async function pasteRows(page: Page, count: number): Promise<void> {
  const blends = ["Hausmischung", "Äthiopien", "Decaf", "Mocca"];
  const rows = Array.from({ length: count }, (_, at) => `Café ${at + 1}\t${blends[at % blends.length]}`);
  await pasteText(page, rows.join("\n"));
}

/** Fills the table of many machines with such rows. */
export async function giveRows(page: Page, count: number): Promise<void> {
  await page.getByLabel("Left Blend", { exact: true }).check();
  await pasteRows(page, count);
  await page.getByText(`${count} machines ready`).waitFor();
}
