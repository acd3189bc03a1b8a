import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "./harness/chromium.ts";
import { crashDuring } from "./harness/crash.ts";
import { END_ME, installKillSwitch, type KillSwitch } from "./harness/kill-switch.ts";
import { type OldRelease, oldRelease } from "./harness/old-release.ts";
import { type Call, checksums, photographicDesign } from "./harness/photographic.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";
import { tabRounds } from "./harness/tab-rounds.ts";

/*
 * One origin, on which the release before designs had a durable copy is served first, and then the one
 * that is built from this tree; "/old/" is the page of the old store alone, "/" that of the new one.
 */

const NEW_PRODUCT = resolve("dist");
/** Every so many writes of an action the old page is ended. */
const EVERY = 7;
const MIXED_ROUNDS = 15;

const release = await oldRelease();
if (!release) console.warn("Skipped: the history of this copy does not reach back to the first release.");

let server: HarnessServer;
let isNew = false;
let folder: string;
let context: BrowserContext;

const { calls, files } = photographicDesign({ hotcupsizes: 4, coldcupsizes: 3 });
const DESIGN: readonly Call[] = [
  ["renameMachine", "Łódź Bar 7"],
  ...calls,
  ["setNames", "blends", { left: "北京 烘焙", right: "☕" }],
  ["confirm"],
];

const act = (page: Page, [name, ...args]: Call) => call(page, "call", name, ...(args as object[]));

/** Ends the browser as a visitor would, if it runs, and starts it with the same profile. */
async function restart(): Promise<void> {
  await context?.close();
  const { BREWSCREEN_SHELL, BREWSCREEN_BROWSER } = process.env;
  context = await chromium.launchPersistentContext(folder, {
    executablePath: BREWSCREEN_SHELL || BREWSCREEN_BROWSER || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    baseURL: server.url,
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(installKillSwitch, END_ME);
}

async function open(path: "/" | "/old/"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await call(page, "ready");
  return page;
}

/** Runs in a page without a store, on what the browser holds. */
async function inStorage<Args>(run: (args: Args) => unknown, args: Args): Promise<unknown> {
  const page = await context.newPage();
  await page.goto("/blank.html");
  // Playwright asks for the arguments as it sends them.
  const answer = await page.evaluate(run as (args: unknown) => unknown, args);
  await page.close();
  return answer;
}

/** Puts all pictures of one database into another. */
async function copyImages([from, to]: readonly [string, string]): Promise<void> {
  const open = (name: string) =>
    new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.result.createObjectStore("images");
      opening.onsuccess = () => done(opening.result);
      opening.onerror = failed;
    });
  const [source, target] = [await open(from), await open(to)];
  const stored = source.transaction("images").objectStore("images");
  const [keys, values] = [stored.getAllKeys(), stored.getAll()];
  await new Promise((done) => {
    values.onsuccess = done;
  });
  const writing = target.transaction("images", "readwrite");
  for (const [at, key] of keys.result.entries()) writing.objectStore("images").put(values.result[at], key);
  await new Promise((done, failed) => {
    writing.oncomplete = done;
    writing.onerror = failed;
  });
  source.close();
  target.close();
}

beforeAll(async () => {
  if (!release) return;
  const { product, harness }: OldRelease = release;
  server = await serveHarness("", {}, () => (isNew ? [NEW_PRODUCT, harness, product] : [product, harness]));
});
afterAll(async () => {
  await server?.stop();
});

describe.skipIf(!release)("a profile of the release before", () => {
  let before: Awaited<ReturnType<typeof call<"shown">>>;
  /** localStorage of the full design, whose pictures are in IndexedDB. */
  let entries: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "brewscreen-profile-"));
    await restart();
    const page = await open("/old/");
    for (const each of DESIGN) expect((await act(page, each)).outcome).toMatchObject({ ok: true });
    before = await call(page, "shown");
    expect(before.images).toEqual(await checksums(server.url, files));
    expect(before.isConfirmed).toBe(true);
    entries = await call(page, "entries");
    expect(Object.values(entries).filter((value) => value.startsWith("/stored-images/"))).not.toEqual([]);
    expect(entries).not.toHaveProperty(["brewscreen:design"]);
    await inStorage(copyImages, ["brewscreen", "spare"]);
  });
  afterAll(async () => {
    await context?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });

  it("opens whole, and then survives the loss of localStorage", async () => {
    /** What a visitor sees of the screensavers. */
    const look = async () => {
      const page = await context.newPage();
      await page.goto("/screensaver");
      const shown = page.locator("main img[src^='blob:'], main img[src^='data:']");
      await expect.poll(() => shown.count()).toBeGreaterThan(0);
      const sizes = () =>
        shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
      await expect.poll(async () => (await sizes()).every((width) => width === 1024)).toBe(true);
      const count = await shown.count();
      const words = await page.getByRole("banner").innerText();
      await page.close();
      return { count, words };
    };
    expect((await look()).count).toBeGreaterThanOrEqual(4);
    isNew = true;
    await restart();
    const { count, words } = await look();
    expect(count).toBeGreaterThanOrEqual(4);
    expect(words).toContain("Saved");
    let page = await open("/");
    expect(await call(page, "shown")).toEqual(before);
    const pixels = await call(page, "pixels");
    for (const [place, address] of Object.entries(files))
      expect(pixels[place], place).toBe(await call(page, "pixelsOf", address));

    await restart();
    await inStorage(() => localStorage.clear(), undefined);
    page = await open("/");
    expect(await call(page, "shown")).toEqual(before);
  });

  /** The profile as the old release left it, its pictures too: after a start over, the next start removes them. */
  const prepare = async () => {
    await inStorage(copyImages, ["spare", "brewscreen"]);
    await inStorage(async (entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      await new Promise((done, failed) => {
        const removing = indexedDB.deleteDatabase("brewscreen-designs");
        removing.onsuccess = done;
        removing.onerror = removing.onblocked = failed;
      });
    }, entries);
  };

  it.each<[string, (list: readonly { id: string }[]) => Call]>([
    ["a rename", () => ["renameMachine", "Foyer"]],
    ["a count change", () => ["setCount", "hotcupsizes", 2]],
    ["a reorder", (list) => ["moveImage", "screensaver", list.at(-1)?.id, 0]],
    ["a start over", () => ["startOver"]],
  ])("with the journal of %s half done opens whole", async (name, actionOn) => {
    isNew = true;
    for (const page of context.pages()) await page.close();
    const action = async (page: Page) => actionOn((await call(page, "state")).list);
    await prepare();
    let page = await open("/old/");
    await call(page, "killSwitch", { writes: 0 });
    await act(page, await action(page));
    const { writes } = await call(page, "killSwitch", {});
    const after = await call(page, "shown");
    await page.close();
    let halfDone = 0;
    for (let at = 1; at <= writes; at += EVERY) {
      await prepare();
      page = await open("/old/");
      const todo = await action(page);
      const change: Partial<KillSwitch> = { writes: 0, at, ending: "crash" };
      await call(page, "killSwitch", change);
      const old = page;
      await crashDuring(old, () => act(old, todo));
      if (await inStorage(() => "brewscreen:journal" in localStorage, undefined)) halfDone++;
      page = await open("/");
      expect([before, after], `at write ${at} of ${writes}`).toContainEqual(await call(page, "shown"));
      expect(await inStorage(() => "brewscreen:journal" in localStorage, undefined)).toBe(false);
      await page.close();
    }
    console.log(`${name}: ended at ${Math.ceil(writes / EVERY)} of ${writes} writes, ${halfDone} journals`);
    expect(halfDone).toBeGreaterThan(0);
  });

  it("is first on the shelf, and opens as it was after another; beside a tab of it no design is made", async () => {
    isNew = true;
    for (const page of context.pages()) await page.close();
    await prepare();
    const page = await open("/");
    const [first] = (await call(page, "shelf", "list")).gave as { id: string }[];
    expect(first).toMatchObject({ name: "Łódź Bar 7", isOpen: true, state: "usable" });
    expect((await call(page, "shelf", "create", "Second")).gave).toMatchObject({ ok: true });
    await act(page, ["setImage", "hotcold", "hot", { file: "/pictures/photo-460x485-7.png" }]);
    expect((await call(page, "shelf", "open", first?.id ?? "")).gave).toMatchObject({ ok: true, kept: true });
    const { isConfirmed, ...held } = await call(page, "shown");
    expect({ isConfirmed, ...held }).toEqual(before);

    const old = await open("/old/");
    for (const name of ["create", "eraseEverything"] as const)
      expect((await call(page, "shelf", name)).gave).toEqual({ ok: false, reason: "oldTab" });
    await old.close();
    await expect
      .poll(async () => (await call(page, "shelf", "create", "Third")).gave)
      .toMatchObject({ ok: true });
  });

  it("beside an open tab of it takes changes of both, and loses none", async () => {
    isNew = true;
    for (const page of context.pages()) await page.close();
    await prepare();
    const old = await open("/old/");
    const fresh = await open("/");
    expect(await call(fresh, "shown")).toEqual(before);
    await tabRounds(server.url, [fresh, old], MIXED_ROUNDS);

    // The old tab alone, and what the new release makes of it at its next start.
    await fresh.close();
    await act(old, ["renameMachine", "By the old tab"]);
    await act(old, ["setImage", "hotcold", "hot", { file: "/pictures/photo-460x485-77.png" }]);
    const last = await call(old, "shown");
    await old.close();
    await restart();
    const again = await open("/");
    expect(await call(again, "shown")).toEqual(last);
  });
});
