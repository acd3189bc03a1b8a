import { CLASSIC } from "../../../shared/machines/classic/model.ts";
import { environment } from "../../../web/adapter/browser.ts";
import { createAdapter } from "../../../web/adapter/design-store.ts";
import type { Design } from "../../../web/document/design.ts";
import { imagesOf } from "../../../web/document/design.ts";
import type { DesignActions, NewImage } from "../../../web/storage/design-store.ts";
import type { Shelf } from "../../../web/storage/shelf.ts";
import { store } from "../../../web/storage/store.ts";
import { dataUri } from "../../../web/store/image-values.ts";
import { sha256Of } from "../../../web/store/sha256.ts";
import type { KillSwitch } from "./kill-switch.ts";
import { modelOf, picture } from "./pictures.ts";

/*
 * The product's own store on a page without anything else, driven from outside by calls with plain
 * data. In their arguments `{file}` stands for an image of the bytes at an address, `{seed, length}` for a
 * picture's, `{base64}` for bytes.
 */

type Plain =
  | string
  | number
  | { file: string; name?: string }
  | { seed: number; length: number }
  | { base64: string }
  | object;

/** A database that no page is in the middle of is emptied at once, and on a busy machine within this. */
const EMPTIED_WITHIN_MS = 30_000;

/** Empties a database. It is not deleted, which waits for pages that were left and that the browser keeps. */
function emptied(name: string): Promise<void> {
  return new Promise((done, failed) => {
    setTimeout(
      () => failed(new Error(`${name} is not emptied: a page is in the middle of it`)),
      EMPTIED_WITHIN_MS,
    );
    const opening = indexedDB.open(name);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return done();
      const transaction = database.transaction(stores, "readwrite");
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.onabort = () => failed(transaction.error);
      transaction.oncomplete = () => {
        database.close();
        done();
      };
    };
  });
}

async function toImage(argument: Plain): Promise<unknown> {
  if (typeof argument !== "object") return argument;
  if ("file" in argument) return { ...argument, bytes: await fileBytes(argument.file) } satisfies NewImage;
  if ("base64" in argument) return fileBytes(`data:application/octet-stream;base64,${argument.base64}`);
  if ("seed" in argument) return { bytes: picture(argument.seed, argument.length) } satisfies NewImage;
  return argument;
}

async function fileBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** A checksum of an image's pixels, as the browser shows them. */
async function pixelsAt(url: string): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return `${canvas.width}x${canvas.height} ${await sha256Of(new Uint8Array(data))}`;
}

const actions: Record<string, unknown> = { ...store };

let here: DesignActions | undefined;
let saved: Blob | undefined;
let held: Uint8Array<ArrayBuffer>[] = [];

const harness = {
  /** Calls an action; its outcome, how long it took in milliseconds, and the state afterwards. */
  async call(name: string, ...args: Plain[]) {
    const action = actions[name];
    if (typeof action !== "function") throw new Error(`the store has no ${name}`);
    const given = await Promise.all(args.map(toImage));
    const started = performance.now();
    const outcome: unknown = await action(...given);
    return { outcome, ms: performance.now() - started, ...harness.state() };
  },

  /** Calls a method of the shelf; what it gives, and how long it took in milliseconds. */
  async shelf(name: keyof Shelf, ...args: Plain[]) {
    const shelf = await store.shelf();
    const given = await Promise.all(args.map(toImage));
    const started = performance.now();
    // Each name goes to the method of that name with what that takes, which no type can say of all at once.
    const gave: unknown = await (shelf[name] as (...args: unknown[]) => unknown)(...given);
    return { gave, ms: performance.now() - started };
  },

  /** Dresses designs of the shelf in a slot, each in a picture of its own. */
  async dressShelf(ids: readonly string[], seed: number, length: number) {
    const slot = { category: "hotcold", slot: "hot" };
    const dressing = (i: number) => ({
      slots: [{ ...slot, bytes: picture(seed + i, length) }],
      lists: [],
      names: {},
    });
    return (await store.shelf()).dress(new Map(ids.map((id, i) => [id, dressing(i)])));
  },

  /** Every design of the shelf by its name and how many of that there are, images as the checksums of their bytes. */
  async designs() {
    const shelf = await store.shelf();
    const designs: Record<string, string> = {};
    for (const { id, name } of await shelf.list()) {
      const design = await shelf.read(id);
      const images: Record<string, string> = {};
      for (const { category, slot, image } of design ? imagesOf(design) : []) {
        const bytes = await store.imageBytes(image.url);
        images[`${category} ${slot}`] = typeof bytes === "string" ? bytes : await sha256Of(bytes);
      }
      const same = Object.keys(designs).filter((each) => each.split(" #")[0] === name).length;
      designs[`${name} #${same}`] = JSON.stringify({ names: design?.names, counts: design?.counts, images });
    }
    return designs;
  },

  /** Saves all designs in one file, which `openSaved` opens. */
  async saveAll() {
    saved = (await (await store.shelf()).saveAll()).file;
  },

  openSaved: async () => saved && (await store.shelf()).openFile(saved),

  /** Takes the actions of the design that is shown, as an editor does, for `inHand`. */
  async takeHere() {
    here = store.here();
  },

  /** Sets a picture with the actions that were taken. */
  inHand: async (category: string, slot: string, seed: number) =>
    here?.setImage(category, slot, { bytes: picture(seed, 400_000) }),

  state() {
    return {
      keeping: JSON.parse(JSON.stringify(store.keeping)),
      list: (store.design.lists.screensaver ?? []).map(({ id }) => ({ id })),
    };
  },

  async ready() {
    await store.ready;
    return harness.state();
  },

  /** What is shown, images as the checksums of their bytes, so that it does not matter where they are. */
  async shown() {
    const images: Record<string, string> = {};
    for (const { category, slot, image } of imagesOf(store.design as Design)) {
      const bytes = image.url.startsWith("/images/") ? image.url : await store.imageBytes(image.url);
      images[`${category} ${slot}`] = typeof bytes === "string" ? bytes : await sha256Of(bytes);
    }
    const { machineName, counts, names, isConfirmed } = store.design;
    return JSON.parse(JSON.stringify({ machineName, counts, names, isConfirmed, images }));
  },

  model: () => modelOf(store),

  /** Pixels of every image that is shown, by its place. */
  async pixels() {
    const pixels: Record<string, string> = {};
    for (const { category, slot, image } of imagesOf(store.design as Design)) {
      const source = await store.imageSource(image.url);
      pixels[`${category} ${slot}`] = typeof source === "string" ? source : await pixelsAt(source.url);
      if (typeof source !== "string") source.release();
    }
    return pixels;
  },

  pixelsOf: pixelsAt,

  /** Has the bytes of files at hand, as a visitor's file is once it was checked. */
  async hold(...addresses: string[]) {
    held = await Promise.all(addresses.map(fileBytes));
    return held.map(({ length }) => length);
  },

  /** Keeps the held file in a slot. */
  async keepHeld(category: string, slot: string) {
    const [bytes] = held;
    return bytes && store.setImage(category, slot, { bytes });
  },

  /** Opens the stored design once more, as a new page does, and every image of it for showing. */
  async openAgain() {
    const { store: again } = createAdapter(CLASSIC, environment);
    await again.ready;
    const sources = [...imagesOf(again.design as Design)].map(({ image }) => again.imageSource(image.url));
    for (const source of await Promise.all(sources)) if (typeof source !== "string") source.release();
    again.close();
    return sources.length;
  },

  /** What is the least that keeping and reading the same in localStorage takes: strings set, and got. */
  async floor() {
    const values = held.map(dataUri);
    const started = performance.now();
    for (const value of values) localStorage.setItem("floor", value);
    const set = performance.now() - started;
    let length = 0;
    let get = 0;
    for (const value of values) {
      localStorage.setItem("floor", value);
      const reading = performance.now();
      length += localStorage.getItem("floor")?.length ?? 0;
      get += performance.now() - reading;
    }
    localStorage.removeItem("floor");
    return { set, get, length };
  },

  /** Saves the design and gives the file to the next page of this browser's tests. */
  async save() {
    const { bytes, skipped } = await store.saveDesign();
    return { base64: (await toDataUrl(bytes)).split(",")[1], skipped };
  },

  /** What stands in localStorage is replaced by this, and nothing else is stored any more. No kill switch is on. */
  async reset(entries: Record<string, string> = {}) {
    await harness.disarm();
    await Promise.all((await indexedDB.databases()).map(({ name = "" }) => emptied(name)));
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  },

  entries: async () => ({ ...localStorage }),

  /** Fills localStorage but for so many characters. */
  async leaveFree(characters: number) {
    const fits = (length: number) => {
      try {
        localStorage.setItem("ballast", "x".repeat(length));
        return true;
      } catch {
        return false;
      }
    };
    let [most, tooMuch] = [0, 16_000_000];
    while (tooMuch - most > 1) {
      const length = Math.floor((most + tooMuch) / 2);
      if (fits(length)) most = length;
      else tooMuch = length;
    }
    localStorage.setItem("ballast", "x".repeat(Math.max(0, most - characters)));
    return most;
  },

  killSwitch: async (change: object) => ({
    ...Object.assign((globalThis as unknown as { killSwitch: KillSwitch }).killSwitch, change),
  }),

  /** Turns the kill switch off; whether that was before it struck. */
  async disarm() {
    const { killSwitch } = globalThis as unknown as { killSwitch?: KillSwitch };
    const isInTime = !killSwitch || killSwitch.writes < killSwitch.at;
    if (killSwitch) killSwitch.at = Number.POSITIVE_INFINITY;
    return isInTime;
  },

  async leave(address: string) {
    setTimeout(() => location.assign(address), 0);
  },

  async open(base64: string) {
    const bytes = await fileBytes(`data:application/octet-stream;base64,${base64}`);
    return store.openDesign(bytes);
  },
};

/** Takes calls from the server, for browsers that nothing else can drive. */
async function obey(): Promise<void> {
  const page = crypto.randomUUID();
  for (;;) {
    const { id, name, args } = await (await fetch(`/remote/next?${page}`)).json();
    const run = (harness as unknown as Record<string, (...args: unknown[]) => unknown>)[name];
    const outcome = await (async () => run?.(...args))().then(
      (answer) => ({ answer: answer ?? null }),
      (error: unknown) => ({ error: String(error) }),
    );
    await fetch("/remote/answer", { method: "POST", body: JSON.stringify({ id, ...outcome }) });
  }
}

function toDataUrl(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(new Blob([bytes]));
  });
}

export type Harness = typeof harness;

Object.assign(globalThis, { harness });
if (location.search === "?remote") void obey();
