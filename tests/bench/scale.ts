import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright";
import { VARIANTS } from "#messages/many.ts";
import { PACKAGES } from "#messages/packages.ts";
import { SHELF } from "#messages/shelf.ts";
import { buildWebApp } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { MAX_TABLE_ROWS } from "../../shared/model/table.ts";
import { API_PATHS, REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { addFiles, chooseBy, plan, putOn } from "../e2e/dropping.ts";
import { bundledDesign, FULL_PLAN } from "../e2e/full-design.ts";
import { followLongTasks } from "../e2e/long-tasks.ts";
import { namedDesign } from "../e2e/many.ts";
import { jsonPayload, type Payload } from "../load/package-requests.ts";
import { send } from "../load/send.ts";
import { joined } from "../support/bytes.ts";
import { designPackage } from "../support/media-package.ts";
import { chunk, png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { grainy, PHOTO } from "./large-pictures.ts";
import { memoryOf } from "./process.ts";
import { button, EMPTY, openDesign, pasteRows, saved, withProfile } from "./two-builds.ts";

/*
 * How time, memory and the longest task grow with the number of designs, rows, dropped files and files in a package. Each
 * number has a browser of its own with a profile on the disk. Run it with: npm run bench:scale {curves and numbers, all if
 * none}. With BENCH_PRODUCT, another build is measured instead.
 */

const PATIENCE = 120_000;
const { BENCH_PRODUCT } = process.env;

type Row = Readonly<Record<string, string | number>>;

const folder = mkdtempSync(join(tmpdir(), "brewscreen-scale-"));
const write = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const start = async () => {
  if (!BENCH_PRODUCT) await buildWebApp();
  return serveOnFreePorts(BENCH_PRODUCT);
};
const server = await start();

/** Opens a browser, and says how much longer, busier and larger an act makes it. */
const visit = (drive: (page: Page, measure: Measure) => Promise<Row>): Promise<Row> =>
  withProfile(server.url, async (page, profile) => {
    page.context().setDefaultTimeout(PATIENCE);
    await page.addInitScript(() => Reflect.set(window, "showSaveFilePicker", undefined));
    return drive(page, async (act) => {
      const tasks = await followLongTasks(page, 1);
      let ms = 0;
      const memory = await memoryOf(profile, async () => {
        const start = performance.now();
        await act();
        ms = performance.now() - start;
      });
      return { ms, memory: memory / 1e6, task: Math.max(0, ...(await tasks())) };
    });
  });

interface Measured {
  readonly ms: number;
  /** Processor time of the main thread's longest task, in milliseconds. */
  readonly task: number;
  /** The peaks of all the browser's processes over what they held before, in MB. */
  readonly memory: number;
}
type Measure = (act: () => Promise<unknown>) => Promise<Measured>;

const figures = (name: string, { ms, task, memory }: Measured): Row => ({
  [`${name}, s`]: (ms / 1000).toFixed(ms < 10_000 ? 2 : 0),
  task,
  MB: Math.round(memory),
});
/** Columns of the same name get the name of the part before them. */
const row = (...parts: readonly (readonly [name: string, row: Row])[]): Row =>
  Object.fromEntries(
    parts.flatMap(([name, each]) =>
      Object.entries(each).map(([key, value]) => [
        name && /^(task|MB)$/.test(key) ? `${name}: ${key}` : key,
        value,
      ]),
    ),
  );

function print(rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  console.log(`\n| ${columns.join(" | ")} |\n| ${columns.map(() => "---:").join(" | ")} |`);
  for (const each of rows) console.log(`| ${columns.map((column) => each[column] ?? "").join(" | ")} |`);
}

/** Pictures like these, but no two of the same bytes. */
function variants(pictures: readonly Uint8Array[]): () => Uint8Array {
  let made = 0;
  return () => {
    const bytes = pictures[made % pictures.length] ?? new Uint8Array();
    const [head, end] = [bytes.subarray(0, -12), bytes.subarray(-12)];
    return joined([head, chunk("tEXt", strToU8(`Comment\0${made++}`)), end]);
  };
}

/** One file with so many designs, each with three pictures of its own and bundled ones elsewhere. */
function designsFile(count: number): Uint8Array {
  const next = variants(Array.from({ length: 12 }, (_, seed) => png(302, 485, { seed, noise: 40 })));
  const { names, hot, cold } = bundledDesign();
  const blends = ["left", "middle", "right"];
  const bundled = (categories: string) =>
    FULL_PLAN.screens
      .filter(({ category }) => category.kind === categories)
      .map(({ category: { id }, images }) => [id, images] as const);
  const designs = Array.from({ length: count }, (_, at) => {
    const design = {
      format: "brewscreen-design",
      version: 1,
      model: "classic",
      machineName: `Machine ${at + 1}`,
      machineTimestamp: "1700000000000",
      names: { blends: names },
      counts: { hotcupsizes: hot, coldcupsizes: cold },
      lists: { screensaver: [SCREENSAVER_PICTURES[at % SCREENSAVER_PICTURES.length]?.path] },
      slots: Object.fromEntries(
        bundled("slots").map(([id, images]) => [
          id,
          Object.fromEntries(
            images.map(({ id: place, source }) => {
              const slot = place.slice(id.length + 1);
              return [slot, id === "blends" ? `images/${slot}.png` : source];
            }),
          ),
        ]),
      ),
    };
    const bytes = zipSync(
      {
        "design.json": strToU8(JSON.stringify(design)),
        ...Object.fromEntries(blends.map((slot) => [`images/${slot}.png`, next()])),
      },
      { level: 0 },
    );
    return [`${String(at + 1).padStart(3, "0")}-machine.brewscreen`, bytes] as const;
  });
  const marker = strToU8(JSON.stringify({ format: "brewscreen-designs", version: 1 }));
  return zipSync({ "designs.json": marker, ...Object.fromEntries(designs) }, { level: 0 });
}

const shelf = (count: number): Promise<Row> => {
  const path = write("designs.brewscreen", designsFile(count));
  return visit(async (page, measure) => {
    await page.goto("/machines");
    const input = page.getByLabel(SHELF.file);
    await input.waitFor({ state: "attached" });
    const isDrawn = () =>
      page.waitForFunction((count) => {
        const [first] = document.querySelectorAll<HTMLElement>("[data-design]");
        const images = [...(first?.querySelectorAll("img") ?? [])];
        const cards = document.querySelectorAll("[data-design]").length;
        return cards === count && images.length > 3 && images.every(({ complete }) => complete);
      }, count);
    const opened = await measure(async () => {
      await input.setInputFiles(path);
      await page.getByText(SHELF.count(count), { exact: true }).waitFor();
      await isDrawn();
    });
    const shown = await measure(async () => {
      await page.goto("/machines");
      await isDrawn();
    });
    const search = page.getByRole("searchbox", { name: SHELF.search });
    await search.focus();
    const typed = await measure(async () => {
      await page.keyboard.press("1");
      await page.getByText(/^\d+ of \d+ machines$/).waitFor();
    });
    await search.fill("");
    await page.getByText(SHELF.count(count), { exact: true }).waitFor();
    const picked = await measure(async () => {
      await button(page, SHELF.several).click();
      await button(page, SHELF.chooseAll).click();
      await page.getByText(SHELF.chosen(count), { exact: true }).waitFor();
    });
    await button(page, SHELF.done).click();
    const kept = await measure(async () => {
      await Promise.all([page.waitForEvent("download"), button(page, SHELF.saveAll).click()]);
    });
    const packed =
      count > 10
        ? []
        : [
            await measure(async () => {
              await button(page, SHELF.several).click();
              await button(page, SHELF.chooseAll).click();
              await button(page, SHELF.exportChosen).click();
              await button(page, VARIANTS.exportStart).click();
              await page.getByText(VARIANTS.exported(count)).waitFor();
            }),
          ];
    if (count <= 10) await page.goto("/machines");
    const last = page.getByRole("button", { name: SHELF.openNamed("Machine 1"), exact: true });
    await last.waitFor();
    const went = await measure(async () => {
      await last.click();
      await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
      await saved(page);
    });
    return row(
      ["", { designs: count }],
      ["added", figures("added from one file", opened)],
      ["shown", figures("shown", shown)],
      ["", { "a key in the search, ms": typed.task }],
      ["", { "all selected, ms": picked.task }],
      ["one file", figures("all in one file", kept)],
      ...packed.map((each) => ["packages", figures("packages of all", each)] as const),
      ["", figures("one opened", went)],
    );
  });
};

const EXPORTED_ROWS = 200;

/** The cell with a machine's name. */
const cell = (page: Page, row: number, more = "") =>
  page.locator(`[data-row="${row}"] button`, { hasText: new RegExp(`Café ${row}${more}$`) });

const table = (count: number): Promise<Row> =>
  visit(async (page, measure) => {
    await openDesign(page, namedDesign(), "/many");
    await page.getByLabel("Left Blend", { exact: true }).check();
    const kept = Math.min(count, MAX_TABLE_ROWS);
    const pasted = await measure(async () => {
      await pasteRows(page, count);
      await page.getByText(VARIANTS.ready(kept)).waitFor();
      await cell(page, 1).waitFor();
    });
    const said = await page.getByText(VARIANTS.tooMany(count - kept, MAX_TABLE_ROWS)).count();
    await saved(page);
    const scrolled = await measure(async () => {
      const last = cell(page, kept);
      while ((await last.count()) === 0) await page.locator("[data-row]").last().scrollIntoViewIfNeeded();
    });
    await cell(page, 1).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    const typed = await measure(async () => {
      await page.keyboard.press("End");
      await page.keyboard.type("s", { delay: 30 });
      await cell(page, 1, "s").waitFor({ state: "attached" });
    });
    await button(page, VARIANTS.done).click();
    const made =
      count > EXPORTED_ROWS
        ? []
        : [
            await measure(async () => {
              await button(page, VARIANTS.toFiles).click();
              await button(page, VARIANTS.exportStart).click();
              await page.getByText(VARIANTS.exported(count)).waitFor();
            }),
          ];
    return row(
      ["", { rows: count, "kept, with a sentence of the rest": said ? `${kept}, yes` : kept }],
      ["", figures("shown", pasted)],
      ["scrolled", figures("scrolled to the end", scrolled)],
      ["", { "a key in a cell, ms": typed.task }],
      ...made.map(
        (each) => ["files", { ...figures("files", each), "a row, ms": Math.round(each.ms / count) }] as const,
      ),
    );
  });

/** Paths of so many files, by hard links to a few. */
function manyPaths(name: string, ending: string, some: readonly Uint8Array[], count: number): string[] {
  const base = some.map((bytes, at) => write(`${name} base ${at}.${ending}`, bytes));
  const own = join(folder, `${name} ${count}`);
  mkdirSync(own);
  return Array.from({ length: count }, (_, at) => {
    const path = join(own, `${name}_${String(at + 1).padStart(4, "0")}.${ending}`);
    linkSync(base[at % base.length] ?? "", path);
    return path;
  });
}

const photos = async (count: number): Promise<string[]> => {
  const sizes = [4032, 3024].flatMap((width) => [{ width, height: 7056 - width }]);
  const some = await Promise.all(
    sizes.map(async (size) => (await grainy(PHOTO, size)).jpeg({ quality: 70 }).toBuffer()),
  );
  return manyPaths("IMG", "jpg", some, count);
};

/** The pictures of the plan that are drawn, where a visitor sees them. */
const thumbnails = (page: Page) =>
  page.waitForFunction(() => {
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      const clip = (image.closest("[data-slot='aside'], section") ?? document.body).getBoundingClientRect();
      return Math.min(bottom, clip.bottom, innerHeight) - Math.max(top, clip.top, 0) > 1;
    };
    const seen = [...document.querySelectorAll<HTMLImageElement>("dialog[open] [data-slot] img")].filter(
      isSeen,
    );
    return seen.length > 0 && seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

const dropped = async (count: number): Promise<Row> => {
  const paths = await photos(count);
  const screensavers = manyPaths(
    "Saver",
    "png",
    [png(1024, 768, { noise: 60 }), png(1024, 768, { seed: 2, noise: 60 })],
    count,
  );
  const home = await visit(async (page, measure) => {
    await page.goto("/");
    await addFiles(page).waitFor();
    const sorted = await measure(async () => {
      await chooseBy(addFiles(page), paths);
      await putOn(page).waitFor();
    });
    const drawn = await measure(() => thumbnails(page));
    const chosen = await measure(async () => {
      await plan(page).locator("[data-slot] img").last().click();
    });
    const later = await measure(() => page.waitForTimeout(8000));
    const put = await measure(async () => {
      await putOn(page).click();
      await plan(page).waitFor({ state: "detached" });
      await saved(page);
    });
    return row(
      ["", { files: count }],
      ["", figures("home: sorted plan", sorted)],
      ["drawn", figures("the seen ones drawn", drawn)],
      ["", { "one chosen, ms": chosen.task }],
      ["", { "MB in the next 8 s": Math.round(later.memory) }],
      ["used", figures("used", put)],
    );
  });
  const step = (name: string, files: readonly string[], isDone: (page: Page) => Promise<unknown>) =>
    visit(async (page, measure) => {
      await openDesign(page, EMPTY, "/screensaver");
      const given = await measure(async () => {
        await page.getByRole("main").locator("input[type=file]").first().setInputFiles(files);
        await isDone(page);
      });
      return row([name, figures(name, given)]);
    });
  const finished = await step("screensavers on their step", screensavers, async (page) => {
    await page.getByText("(4/4)").first().waitFor();
    await saved(page);
    if (count > 4)
      await page
        .getByText(/^You can only upload up to/)
        .first()
        .waitFor();
  });
  const fitted = await step("photos on that step", paths, (page) => page.getByRole("application").waitFor());
  return { ...home, ...finished, ...fitted };
};

/** A package with all images of a design, and more icons up to `count`. Another program packed it, so it can be repaired. */
function packageOf(count: number): Uint8Array<ArrayBuffer> {
  const next = variants(Array.from({ length: 8 }, (_, seed) => png(406, 200, { seed, noise: 20 })));
  const whole = readZip(designPackage(CLASSIC_MODEL, { noise: 20 })).slice(1, count + 1);
  const further = Array.from({ length: count - whole.length }, (_, index) => ({
    path: `icons/Picture ${index + 1}.png`,
    bytes: next(),
  }));
  return zipSync(Object.fromEntries([...whole, ...further].map(({ path, bytes }) => [path, bytes])));
}

/** Milliseconds of a request, and what it was refused with. */
async function asked(path: string, { body, headers }: Payload): Promise<string> {
  const start = performance.now();
  // A longer body is refused by its length; writing on would break the connection.
  const sent = body.length > REQUEST_LIMITS.bodyBytes ? body.subarray(0, 1000) : body;
  const order = { path, headers: { ...headers, "Content-Length": body.length }, body: sent };
  const reply = await send(server.url, { method: "POST", ...order });
  const ms = Math.round(performance.now() - start);
  return reply?.status === 200 ? `${ms}` : `${ms}, ${reply?.status}: ${JSON.parse(`${reply?.body}`).detail}`;
}

const packages = async (count: number): Promise<Row> => {
  const bytes = packageOf(count);
  const path = write("Bench.mp", bytes);
  const page = await visit(async (page, measure) => {
    await page.goto("/package");
    const input = page.locator(`input[type=file][aria-label="${PACKAGES.file}"]`);
    await input.waitFor({ state: "attached" });
    const checked = await measure(async () => {
      await input.setInputFiles(path);
      await button(page, PACKAGES.edit).waitFor();
    });
    const save = (name: string) =>
      measure(() => Promise.all([page.waitForEvent("download"), button(page, name).click()]));
    const isMendable = (await button(page, PACKAGES.repair).count()) > 0;
    const repaired = isMendable ? figures("repaired", await save(PACKAGES.repair)) : {};
    const pictures = await save(PACKAGES.pictures);
    const opened = await measure(async () => {
      await button(page, PACKAGES.edit).click();
      await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
      await saved(page);
    });
    return row(
      ["", { files: count, "MB of package": (bytes.length / 1e6).toFixed(1) }],
      ["", figures("page: checked", checked)],
      ["", { "repair offered": isMendable ? "yes" : "no" }],
      ["repaired", repaired],
      ["pictures", figures("pictures saved", pictures)],
      ["opened", figures("opened as a design", opened)],
    );
  });
  const pictures = Array<Uint8Array>(count).fill(png(406, 200, { noise: 20 }));
  const file = { body: bytes, headers: { "Content-Type": "application/octet-stream" } };
  return {
    ...page,
    "endpoint: check, ms": await asked(API_PATHS.checkPackage, file),
    "repair, ms": await asked(API_PATHS.repairPackage, file),
    "make, ms": await asked(API_PATHS.createPackage, jsonPayload("Bench", pictures)),
  };
};

const CURVES: Readonly<Record<string, [numbers: readonly number[], point: (count: number) => Promise<Row>]>> =
  {
    shelf: [[10, 50, 100, 250, 500], shelf],
    table: [[20, 200, 500, 1000, 2000], table],
    dropped: [[10, 100, 400, 1000], dropped],
    packages: [[16, 100, 400], packages],
  };

try {
  const given = process.argv.slice(2);
  const only = given.map(Number).filter((number) => number > 0);
  const wanted = given.filter((each) => each in CURVES);
  for (const [name, [numbers, point]] of Object.entries(CURVES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const rows: Row[] = [];
    for (const count of numbers) {
      if (only.length > 0 && !only.includes(count)) continue;
      console.error(`${name}, ${count}`);
      rows.push(await point(count));
      console.error(rows.at(-1));
    }
    print(rows);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
