import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { EXPORTS } from "../../web/words/exports.ts";
import { REVIEW } from "../../web/words/review.ts";
import { SCREEN } from "../../web/words/screen.ts";
import { slotsWords, stepOf } from "../e2e/wizard.ts";
import { png } from "../support/png.ts";
import { eventually, WebKitDriver } from "../webkit/driver.ts";

/*
 * The longest gap between two ticks of a timer in WebKitGTK, the iPads' engine, which tells of no long tasks; with four
 * screensavers as large as photographs and defaults in every other place. By hand: node tests/bench/webkit-gaps.ts
 */

const NOISE = 150;
const TICK_MS = 10;
const MARK = "data-to-press";

await build();
const folder = mkdtempSync(join(tmpdir(), "brewscreen-webkit-gaps-"));
const screensavers = Array.from({ length: 4 }, (_, i) => {
  const path = join(folder, `saver ${i}.png`);
  writeFileSync(path, png(1024, 768, { seed: 100 + i, noise: NOISE }));
  return path;
});
const server = await serveOnFreePorts();
const driver = await WebKitDriver.start();

const startTicking = () =>
  driver.ask((tick: number) => {
    const gaps = { longest: 0, last: performance.now() };
    Object.assign(globalThis, { gaps });
    setInterval(() => {
      const now = performance.now();
      gaps.longest = Math.max(gaps.longest, now - gaps.last);
      gaps.last = now;
    }, tick);
  }, TICK_MS);
const longestGap = () =>
  driver.ask(() => {
    const { gaps } = globalThis as unknown as { gaps: { longest: number } };
    const { longest } = gaps;
    gaps.longest = 0;
    return longest;
  });

/**
 * Finds a button by its words or their beginning, as soon as it lets itself be pressed. The page looks for it: to ask
 * WebKit for accessible names keeps the page busy from then on.
 */
const button = (words: string, within = "body") =>
  eventually(async () => {
    await driver.ask(
      (words: string, within: string, mark: string) => {
        const controls = document.querySelectorAll(`${within} :is(button, input[type=radio])`);
        for (const each of controls) {
          const label = each.closest("label")?.textContent ?? each.textContent;
          const name = (each.getAttribute("aria-label") ?? label).trim();
          each.toggleAttribute(mark, name.startsWith(words) && !each.hasAttribute("disabled"));
        }
      },
      words,
      within,
      MARK,
    );
    return (await driver.find(`[${MARK}]`))[0];
  });
const reads = (css: string, words: string) =>
  eventually(
    async () =>
      (await driver.ask(
        (css: string, words: string) =>
          [...document.querySelectorAll(css)].some((each) => each.textContent.includes(words)),
        css,
        words,
      )) || undefined,
  );
const shows = (css: string) => eventually(async () => (await driver.find(css))[0]);
async function visit(path: string): Promise<void> {
  await driver.open(server.url + path);
  await reads("h1", "");
  await startTicking();
}
async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  await longestGap();
  await act();
  console.log(`| ${what} | ${(await longestGap()).toFixed(0)} |`);
}
/** Presses a button that is found before the watch begins, and waits for what comes of it. */
async function measurePress(what: string, found: string, done: () => Promise<unknown>): Promise<void> {
  await measure(what, async () => {
    await driver.click(found);
    await done();
  });
}

/** What the file is called that was saved last. */
const savedName = () =>
  driver.ask(() => document.querySelector<HTMLAnchorElement>("main a[download]")?.download ?? "");

console.log("| what | longest gap, ms |\n| --- | ---: |");
try {
  await visit("/screensaver");
  await measure("four screensavers of 1.5 MB", async () => {
    const [input = ""] = await eventually(async () => {
      const found = await driver.find("fieldset input[type=file]");
      return found.length > 0 ? found : undefined;
    });
    await driver.keys(input, screensavers.join("\n"));
    await reads("main", "(4/4)");
  });
  await visit("/blends");
  await measurePress("every empty place filled", await button(SCREEN.fill), () =>
    reads("[role=status]", SCREEN.filled),
  );
  await visit("/blends");
  const browse = slotsWords("blends").library?.browse ?? "";
  await measurePress("the picker", await button(browse), () => shows("dialog li img"));
  await visit("/blends");
  await measurePress("the editor", await button("Adjust"), () => shows("dialog [role=application]"));
  await visit(stepOf("slots", "hotcupsizes").config.route);
  await measurePress("another count", await button("3 sizes"), () =>
    eventually(async () => ((await driver.find("[data-slot]")).length === 3 ? true : undefined)),
  );
  await visit("/final-preview");
  await driver.click(await button(REVIEW.confirm));
  for (const kind of ["pdf", "images", "package", "test"] as const) {
    const before = await savedName();
    await measurePress(EXPORTS.kinds[kind].label, await button(EXPORTS.kinds[kind].label, "main"), () =>
      eventually(async () => {
        const now = await savedName();
        return now === "" || now === before ? undefined : now;
      }),
    );
  }
} finally {
  await driver.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
}
