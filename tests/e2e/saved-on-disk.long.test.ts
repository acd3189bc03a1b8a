import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { expect, inject, it } from "vitest";
import { png } from "../support/png.ts";
import { LIGHT_PAGE } from "./browser.ts";
import { input } from "./fit.ts";
import { killableProfile } from "./harness/killable.ts";

/*
 * Saved survives a power cut: between a change and Saved the browser has waited for the disk to have a file of our
 * IndexedDB, as its system calls show.
 */
const SIZE = { width: 302, height: 485 };
/** So large a picture is a file of its own in IndexedDB. */
const PHOTOGRAPHIC = 150;
const ROUNDS = 5;

/** Whether system calls of other programs can be followed: strace is installed, and the kernel allows it. */
const isTraceable =
  spawnSync("strace", ["-f", "-e", "trace=fsync,fdatasync", "-y", "true"], { stdio: "ignore" }).status === 0;
if (!isTraceable)
  console.warn(
    "Skipped: a browser's calls to the disk can be followed only with strace, where that is allowed.",
  );

/** Notes when the header changes, in milliseconds since 1970. */
function noteStates(): void {
  const noted: [state: string, at: number][] = [];
  let last = "";
  new MutationObserver(() => {
    const state = document.querySelector("[data-keeping]")?.getAttribute("data-keeping") ?? "";
    if (state === last) return;
    last = state;
    noted.push([state, Date.now()]);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-keeping"],
  });
  Object.assign(globalThis, { noted });
}

it.skipIf(!isTraceable)("Saved appears once the disk has the change", async () => {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-pictures-"));
  const written = (seed: number, noise: number) => {
    const path = join(folder, `${seed}.png`);
    writeFileSync(path, png(SIZE.width, SIZE.height, { seed, noise }));
    return path;
  };
  const { context, flushes, stop } = await tracedChromium();
  try {
    await context.addInitScript(noteStates);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${inject("baseUrl")}${LIGHT_PAGE}`);
    await page.evaluate(() => localStorage.setItem("blendNames", '{"left":"A","middle":"B","right":"C"}'));
    await page.goto(`${inject("baseUrl")}/blends`);
    await page.locator("[data-keeping=saved]").waitFor();
    const statesSince = (at: number) =>
      page.evaluate(
        (at) => (globalThis as unknown as { noted: [string, number][] }).noted.filter(([, on]) => on >= at),
        at,
      );
    const figures: string[] = [];
    const expectOnDisk = async (what: string, change: () => Promise<unknown>) => {
      const made = Date.now();
      await change();
      await expect.poll(async () => (await statesSince(made)).at(-1)?.[0]).toBe("saved");
      const said = (await statesSince(made)).at(-1)?.[1] ?? 0;
      const ours = () =>
        flushes().filter(({ path, start, end }) => /IndexedDB/.test(path) && start >= made && end <= said);
      await expect.poll(() => ours().length, { message: what }).toBeGreaterThan(0);
      const all = ours();
      const last = Math.max(...all.map(({ end }) => end));
      figures.push(
        `${what}: Saved after ${said - made} ms; ${all.length} flushes of IndexedDB before it, the last ${(said - last).toFixed(1)} ms before: ${[...new Set(all.map(({ path }) => path))].join(", ")}`,
      );
    };
    const undo = page.getByRole("banner").getByRole("button", { name: /^Undo/ });
    for (let round = 0; round < ROUNDS; round++) {
      const small = written(2 * round + 1, 0);
      const large = written(2 * round + 2, PHOTOGRAPHIC);
      await expectOnDisk("a small picture", () => input(page, "Left").setInputFiles(small));
      await expectOnDisk("a photograph", () => input(page, "Middle").setInputFiles(large));
      await expectOnDisk("Undo", () => undo.click());
    }
    console.log(figures.join("\n"));
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});

/** A call by which the browser waited until the disk had a file; times are in milliseconds since 1970. */
interface Flush {
  /** Below the profile. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** A Chromium with a profile on the disk, all of whose processes are followed. */
async function tracedChromium(): Promise<{
  readonly context: BrowserContext;
  flushes(): Flush[];
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-traced-"));
  const trace = join(folder, "trace");
  const strace = ["strace", "-f", "-ttt", "-T", "-y", "-e", "trace=fsync,fdatasync", "-o", trace];
  const { folder: profile, start, remove } = await killableProfile(strace);
  const stop = async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const context = await start();
    return { context, flushes: () => flushesIn(readFileSync(trace, "utf8"), profile), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Reads strace's lines, one or two for a call: `{pid} {seconds} fdatasync(45</path>) = 0 <0.002>`, `…
 * fsync(45</path> <unfinished ...>`, `… <... fsync resumed>) = 0 <0.002>`.
 */
function flushesIn(trace: string, profile: string): Flush[] {
  const pending = new Map<string, { path: string; start: number }>();
  const flushes: Flush[] = [];
  for (const line of trace.split("\n")) {
    const [, pid = "", seconds, call = ""] = /^(\d+)\s+(\d+\.\d+)\s+(.*)$/.exec(line) ?? [];
    const begun = /^(?:fsync|fdatasync)\(\d+<([^>]*)>/.exec(call);
    if (begun) pending.set(pid, { path: begun[1] ?? "", start: Number(seconds) * 1_000 });
    const took = /\)\s+= 0 <(\d+\.\d+)>$/.exec(call)?.[1];
    const made = pending.get(pid);
    if (took === undefined || !made) continue;
    pending.delete(pid);
    const path = made.path.startsWith(profile) ? made.path.slice(profile.length + 1) : made.path;
    flushes.push({ path, start: made.start, end: made.start + Number(took) * 1_000 });
  }
  return flushes;
}
