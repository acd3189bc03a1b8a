import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { EXPORTS } from "../../web/words/exports.ts";
import { PICKER } from "../../web/words/picker.ts";
import { REVIEW } from "../../web/words/review.ts";
import { SCREEN } from "../../web/words/screen.ts";
import { stepOf } from "../e2e/wizard.ts";
import { png } from "../support/png.ts";
import { eventually, WebKitDriver } from "../webkit/driver.ts";

/*
 * The longest gap between two ticks of a timer in WebKitGTK, the iPads' engine, which tells of no long tasks; with four
 * screensavers as large as photographs and defaults in every other place. By hand: node tests/bench/webkit-gaps.ts
 */

const NOISE = 150;
const TICK_MS = 10;

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

/** Presses a button by its words or their beginning, as soon as it lets itself, within some part of the page. */
const press = (words: string, within = "body") =>
  eventually(async () => {
    for (const button of await driver.find(`${within} button, ${within} input[type=radio]`))
      if (String(await driver.nameOf(button)).startsWith(words)) return driver.click(button).then(() => true);
    return undefined;
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
  await measure("every empty place filled", async () => {
    await press(SCREEN.fill);
    await reads("[role=status]", SCREEN.filled);
  });
  await visit("/blends");
  await measure("the picker", async () => {
    await press(stepOf("slots", "blends").config.library?.browse ?? "");
    await reads("dialog", PICKER.showAll);
    await eventually(async () => (await driver.find("dialog li img"))[0]);
  });
  await visit("/blends");
  await measure("the editor", async () => {
    await press("Adjust");
    await eventually(async () => (await driver.find("dialog [role=application]"))[0]);
  });
  await visit(stepOf("slots", "hotcupsizes").config.route);
  await measure("another count", async () => {
    await press("3 sizes");
    await eventually(async () => ((await driver.find("[data-slot]")).length === 3 ? true : undefined));
  });
  await visit("/final-preview");
  await press(REVIEW.confirm);
  for (const kind of ["pdf", "images", "package", "test"] as const)
    await measure(EXPORTS.kinds[kind].label, async () => {
      const before = await savedName();
      await press(EXPORTS.kinds[kind].label, "main");
      await eventually(async () => {
        const now = await savedName();
        return now === "" || now === before ? undefined : now;
      });
    });
} finally {
  await driver.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
}
