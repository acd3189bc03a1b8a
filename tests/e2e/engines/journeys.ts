import { unzipSync } from "fflate";
import { expect } from "vitest";
import { FILE_IMPORT } from "#messages/drop.ts";
import { EXPORTS } from "#messages/exports.ts";
import { FITTING } from "#messages/fit.ts";
import { HOME } from "#messages/home.ts";
import { ANNOTATIONS, LETTERING, STYLE_CHOICES } from "#messages/lettering.ts";
import { VARIANTS } from "#messages/many.ts";
import { REVIEW, SIMULATOR } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { SHELF } from "#messages/shelf.ts";
import { UI } from "#messages/ui.ts";
import { serveOnFreePorts } from "../../../scripts/serve.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { LABELS as ARABIC_LABELS } from "../../../shared/machines/classic/texts/ar/labels.ts";
import { ROUTES } from "../../../web/app/routes.ts";
import { EXPORTS as ARABIC_EXPORTS } from "../../../web/messages/ar/exports.ts";
import { HOME as ARABIC_HOME } from "../../../web/messages/ar/home.ts";
import { REVIEW as ARABIC_REVIEW } from "../../../web/messages/ar/review.ts";
import { SCREEN as ARABIC_SCREEN } from "../../../web/messages/ar/screen.ts";
import { UI as ARABIC_UI } from "../../../web/messages/ar/ui.ts";
import { photo } from "../../support/photo.ts";
import { readZip } from "../../support/read-zip.ts";
import { LIGHT_PAGE } from "../browser.ts";
import { ALPHA, filesOf } from "../dropping.ts";
import { bundledDesign } from "../full-design.ts";
import { type Content, type Target, type Visitor, walk } from "../journey.ts";
import { IMAGES } from "../journeys.ts";
import { pixelsOf } from "../letter-words.ts";
import { KEPT_WITHIN_MS, keptFiles, lackingOf } from "../offline.ts";
import { isSettled } from "../settled.ts";
import { type StoredDesign, valuesOf } from "../stored-design.ts";
import { SLOTS, stepOf } from "../wizard.ts";
import type { Journey } from "./engines.ts";

export const button = (name: string, within?: Target): Target => ({
  role: "button",
  name,
  ...(within && { within }),
});
const NAME_OR_HOME = new RegExp(`^(/|${CLASSIC_MODEL.nameStep.route})$`);
const NAME = "Łódź Bar 7";

const eventually = <Value>(get: () => Promise<Value>, options?: { readonly timeout: number }) =>
  expect.poll(get, options);
const settled = (visitor: Visitor) => eventually(() => visitor.ask(isSettled)).toBe(true);
const isAt = (visitor: Visitor, path: string) =>
  eventually(() => visitor.ask(() => location.pathname)).toBe(path);
async function inMachineMenu(visitor: Visitor, menu: string, name: string): Promise<void> {
  await visitor.press(button(menu));
  await visitor.press(button(name, { role: "list", name: menu }));
}

/** What the pages of a language say. */
type Words = Readonly<
  Record<"start" | "field" | "continue" | "machineMenu" | "fill" | "confirm" | "package", string>
>;
const ENGLISH: Words = {
  start: HOME.start,
  field: CLASSIC_MODEL.nameStep.field,
  continue: UI.continue,
  machineMenu: SCREEN.machineMenu,
  fill: SCREEN.fill,
  confirm: REVIEW.confirm,
  package: EXPORTS.kinds.package.label,
};
const ARABIC: Words = {
  start: ARABIC_HOME.start,
  field: ARABIC_LABELS.nameStep.field,
  continue: ARABIC_UI.continue,
  machineMenu: ARABIC_SCREEN.machineMenu,
  fill: ARABIC_SCREEN.fill,
  confirm: ARABIC_REVIEW.confirm,
  package: ARABIC_EXPORTS.kinds.package.label,
};

/** Names the machine, from the home page on, and has the rest filled with our pictures. */
async function fill(visitor: Visitor, words: Words = ENGLISH): Promise<void> {
  await visitor.press({ role: "link", name: words.start });
  await visitor.type({ role: "textbox", name: words.field }, NAME);
  await visitor.press(button(words.continue));
  await eventually(() => visitor.ask(() => location.pathname)).not.toMatch(NAME_OR_HOME);
  await inMachineMenu(visitor, words.machineMenu, words.fill);
  await eventually(() => visitor.ask(countKept, "")).toBe(SLOTS + 1);
}

/** Begins with a design that this browser holds, and with nothing else. */
async function holds(visitor: Visitor, url: string, design: StoredDesign): Promise<void> {
  await visitor.go(`${url}${LIGHT_PAGE}`);
  await visitor.ask((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, valuesOf(design));
}

/** What the media package holds, by path. */
async function packed(visitor: Visitor, words: Words = ENGLISH): Promise<Map<string, Uint8Array>> {
  await visitor.press(button(words.confirm));
  const { bytes } = await visitor.saved(() => visitor.press(button(words.package)));
  return new Map(readZip(bytes).map((entry) => [entry.path, entry.bytes]));
}

/** From the home page to the package, with our pictures and one photo, by way of the editor. */
export const short: Journey = async (visitor, url) => {
  await visitor.go(`${url}/`);
  await fill(visitor);
  const { config, category } = stepOf("list", "screensaver");
  await visitor.go(`${url}${config.route}`);
  await visitor.choose(category.label, [{ name: "IMG_1.jpg", bytes: await photo(1) }]);
  await visitor.press(button(FITTING.use));
  await eventually(() => visitor.ask(countKept, "screensaver")).toBe(2);
  await settled(visitor);
  await visitor.go(`${url}${CLASSIC_MODEL.reviewStep.route}`);
  await visitor.reload();
  await visitor.reads(NAME);
  const files = await packed(visitor);
  // Two screensavers and config.json.
  expect(files.size).toBe(SLOTS + 3);
  expect(nameIn(files)).toBe(NAME);
};

const nameIn = (files: ReadonlyMap<string, Uint8Array>) =>
  JSON.parse(new TextDecoder().decode(files.get("config.json"))).packageName;

const whole =
  (content: Content): Journey =>
  async (visitor, url) => {
    await visitor.go(`${url}/`);
    expect(await visitor.ask(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await walk(visitor, content);
    const files = await packed(visitor);
    expect([...files.keys()].filter((path) => path.endsWith(".png"))).toHaveLength(IMAGES[content]);
  };

/** Names are kept on pictures as they were shown, pixel by pixel, and after a reload too. */
const words: Journey = async (visitor, url) => {
  const { config, category } = stepOf("slots", "blends");
  await visitor.go(`${url}${config.route}`);
  for (const [at, text] of ["Hausmischung", "Łódź Poranna", "Oat"].entries())
    await visitor.type({ role: "textbox", name: category.slots[at]?.label ?? "" }, text);
  await visitor.press(button(config.naming?.confirm ?? ""));
  await visitor.meets({ role: "heading", name: config.heading });
  await inMachineMenu(visitor, SCREEN.machineMenu, LETTERING.open);
  await visitor.meets(button(LETTERING.use(3)));
  const sums = async (css: string) => {
    await eventually(async () => (await visitor.ask(pixelsOf, css)).length).toBe(3);
    return visitor.ask(pixelsOf, css);
  };
  const shown = await sums("dialog label:has([type=checkbox]) img[src^='blob:']");
  expect(shown.map(({ size }) => size)).toEqual(["302x485", "302x485", "302x485"]);
  expect(new Set(shown.map(({ sum }) => sum)).size).toBe(3);
  await visitor.press(button(LETTERING.use(3)));
  await eventually(() => visitor.ask(() => document.querySelector("dialog[open]"))).toBe(null);
  const slots = "[data-slot] img[width]";
  expect(await sums(slots)).toEqual(shown);
  await visitor.reload();
  expect(await sums(slots)).toEqual(shown);
};

/** Puts its name on the first blend's picture, in every style. */
async function everyStyle(visitor: Visitor): Promise<void> {
  const { category } = stepOf("slots", "blends");
  const dialog: Target = { role: "dialog" };
  const kept = () => visitor.ask(keptOf, "blends_left");
  const seen = [await kept()];
  for (const { label } of STYLE_CHOICES) {
    await visitor.press({ role: "button", within: { role: "group", name: category.slots[0]?.label ?? "" } });
    await visitor.meets(button(FITTING.adjust, dialog));
    if (await visitor.ask(() => document.querySelector("dialog [aria-expanded=false]") !== null))
      await visitor.press(button(FITTING.adjust, dialog));
    await visitor.press({ role: "tab", name: ANNOTATIONS.words, within: dialog });
    if (seen.length === 1) await visitor.press(button(ANNOTATIONS.putOn("House Blend"), dialog));
    await visitor.press({ role: "radio", name: label, within: dialog });
    await visitor.press(button(FITTING.use));
    await eventually(async () => seen.includes(await kept())).toBe(false);
    seen.push(await kept());
    await settled(visitor);
  }
}

/** Sixteen finished files are a complete design in one drop and one press, and come back out byte for byte. */
const imported: Journey = async (visitor, url) => {
  await visitor.go(`${url}/`);
  await visitor.meets({ role: "heading" });
  await settled(visitor);
  await visitor.drop(filesOf(ALPHA));
  await visitor.press(button(FILE_IMPORT.put));
  await isAt(visitor, CLASSIC_MODEL.reviewStep.route);
  await settled(visitor);
  await visitor.press(button(REVIEW.confirm));
  await visitor.press(button(REVIEW.confirmWithDefaults));
  const { bytes } = await visitor.saved(() => visitor.press(button(EXPORTS.kinds.package.label)));
  const hexes = (all: Iterable<Uint8Array>) =>
    Array.from(all, (each) => Buffer.from(each).toString("hex")).sort();
  const packed = readZip(bytes).filter(({ path }) => path.endsWith(".png"));
  expect(hexes(packed.map((entry) => entry.bytes))).toEqual(hexes(filesOf(ALPHA).map((file) => file.bytes)));
};

/** The shelf lists, duplicates and opens designs, which stay over a reload. */
const shelf: Journey = async (visitor, url) => {
  const names = () =>
    visitor.ask(() => Array.from(document.querySelectorAll("main li h2"), (name) => name.textContent).sort());
  const openName = () => visitor.ask(() => localStorage.getItem("machineName"));
  await holds(visitor, url, { name: "Lobby", names: { left: "House Blend" } });
  await visitor.go(`${url}/machines`);
  await eventually(names).toEqual(["Lobby"]);
  await visitor.press(button(SHELF.more("Lobby")));
  await visitor.press(button(SHELF.duplicate));
  // The list may render again with the old name, so wait until it shows the new one.
  const field: Target = { role: "textbox", name: SHELF.name };
  await eventually(async () => {
    await visitor.type(field, "Terrace");
    return visitor.ask(() => document.querySelector<HTMLInputElement>("main li input")?.value);
  }).toBe("Terrace");
  await visitor.press(button(SHELF.saveName));
  await eventually(names).toEqual(["Lobby", "Terrace"]);
  expect(await openName()).toBe("Lobby");
  await visitor.press(button(SHELF.openNamed("Terrace")));
  await eventually(openName).toBe("Terrace");
  expect(await visitor.ask(() => localStorage.getItem("blendNames"))).toContain("House Blend");
  await visitor.go(`${url}/machines`);
  await eventually(names).toEqual(["Lobby", "Terrace"]);
  await visitor.reload();
  await eventually(names).toEqual(["Lobby", "Terrace"]);
  expect(await openName()).toBe("Terrace");
};

/** Three rows that are pasted become three packages in one archive, and three designs. */
const table: Journey = async (visitor, url) => {
  const rows = ["Foyer", "Bar", "Café 3"].map((machine, at) => ({ machine, blend: `Röstung ${at}` }));
  await holds(visitor, url, bundledDesign());
  await visitor.go(`${url}/many`);
  await visitor.meets(button(VARIANTS.add));
  await visitor.press({ role: "checkbox", name: "Left Blend" });
  await visitor.ask(
    (text) => {
      const paste = new ClipboardEvent("paste", {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      // Firefox makes one of its own.
      paste.clipboardData?.setData("text/plain", text);
      document.dispatchEvent(paste);
    },
    rows.map(({ machine, blend }) => `${machine}\t${blend}`).join("\n"),
  );
  await visitor.reads(VARIANTS.ready(rows.length));
  await visitor.press(button(VARIANTS.toFiles));
  const { bytes } = await visitor.saved(() => visitor.press(button(VARIANTS.exportStart)));
  await visitor.reads(VARIANTS.exported(rows.length));
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual(
    [...rows.map(({ machine }) => `${machine.replace(" ", "-")}/${machine}.mp`), VARIANTS.summaryFile].sort(),
  );
  const lefts = rows.map(({ machine }) => {
    const packed = unzipSync(files[`${machine.replace(" ", "-")}/${machine}.mp`] ?? new Uint8Array());
    expect(JSON.parse(new TextDecoder().decode(packed["config.json"])).packageName).toBe(machine);
    return Buffer.from(packed["icons/Left_Blend.png"] ?? []).toString("hex");
  });
  expect(lefts).not.toContain("");
  await visitor.press(button(VARIANTS.close, { role: "dialog" }));
  await visitor.press(button(VARIANTS.toShelf));
  await visitor.press(button(VARIANTS.toShelf, { role: "dialog" }));
  await visitor.reads(VARIANTS.addedToShelf(rows.length));
};

/** The machine takes an order, pours it, and waits for the next customer. */
const tried: Journey = async (visitor, url) => {
  const isOn = (label: string) =>
    eventually(() =>
      visitor.ask(() =>
        Array.from(document.querySelectorAll("[aria-live=polite]"), (each) => each.textContent).join(),
      ),
    ).toContain(label);
  const taps = async (...names: string[]) => {
    for (const each of names) await visitor.press(button(each, { role: "figure", name: SIMULATOR.machine }));
  };
  await holds(visitor, url, bundledDesign());
  await visitor.go(`${url}/hot-cold`);
  await visitor.press({ role: "link", name: SCREEN.tryIt });
  await isOn("Hot/Cold Selection");
  await taps("Back", "House Blend", "Cold", "Large", "No Room");
  await isOn("Cold Dispensing Screen: Pouring your coffee");
  await taps("Cancel order");
  await isOn("Blends Selection");
  await taps("Dark Roast", "Hot", "Medium", "Leave Room");
  await isOn("Hot Dispensing Screen: Enjoy your coffee");
  await isOn("Screensaver");
  await taps("Touch to begin");
  await isOn("Blends Selection");
};

/** After one visit no server is needed: every page, a design, words in every style, its package and its PDF. */
const offline: Journey = async (visitor) => {
  const server = await serveOnFreePorts();
  try {
    await visitor.go(`${server.url}/`);
    await eventually(() => visitor.ask(lackingOf, keptFiles()), { timeout: KEPT_WITHIN_MS }).toEqual([]);
  } finally {
    await server.stop();
  }
  for (const { path } of ROUTES) {
    await visitor.go(`${server.url}${path}`);
    await visitor.meets({ role: "heading" });
  }
  await visitor.go(`${server.url}/`);
  await fill(visitor);
  await visitor.go(`${server.url}${stepOf("slots", "blends").config.route}`);
  await everyStyle(visitor);
  await visitor.go(`${server.url}${CLASSIC_MODEL.reviewStep.route}`);
  await visitor.press(button(REVIEW.confirm));
  await visitor.press(button(EXPORTS.kinds.package.label));
  const { bytes } = await visitor.saved(() => visitor.press(button(EXPORTS.onDevice)));
  // And a screensaver and config.json.
  expect(readZip(bytes)).toHaveLength(SLOTS + 2);
  const pdf = await visitor.saved(() => visitor.press(button(EXPORTS.kinds.pdf.label)));
  expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe("%PDF-");
};

/** The pages turn to another language, written from the right, which stays; so does what was typed. */
const language: Journey = async (visitor, url) => {
  const now = () =>
    visitor.ask(() => [document.documentElement.lang, getComputedStyle(document.body).direction]);
  await visitor.go(`${url}/`);
  await visitor.meets({ role: "link", name: ENGLISH.start });
  // The system's own list can't be worked.
  await visitor.ask(() => {
    const list = document.querySelector("header select") as HTMLSelectElement;
    list.value = "ar";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await eventually(now).toEqual(["ar", "rtl"]);
  await fill(visitor, ARABIC);
  await visitor.go(`${url}${CLASSIC_MODEL.reviewStep.route}`);
  await visitor.reload();
  await visitor.reads(NAME);
  expect(await now()).toEqual(["ar", "rtl"]);
  const files = await packed(visitor, ARABIC);
  expect([...files.keys()]).toHaveLength(SLOTS + 2);
  expect(nameIn(files)).toBe(NAME);
};

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  "our pictures": whole("defaults"),
  "own finished pictures": whole("own PNGs"),
  "own photos": whole("photos of another size"),
  "names on pictures": words,
  "an import of many files": imported,
  "the shelf": shelf,
  "a table of machines": table,
  "the machine, tried": tried,
  "one visit, and then no server": offline,
  "another language": language,
};

// The rest runs in the page, and must not use anything from outside itself.

/** How many pictures are kept of a step, or of all. */
const countKept = (step: string): number =>
  Object.keys(localStorage).filter((key) => new RegExp(`_\\d+_${step}`).test(key)).length;

/** What is kept of a place. */
export const keptOf = (place: string): string | undefined =>
  Object.entries(localStorage).find(([key]) => key.endsWith(`_${place}`))?.[1];
