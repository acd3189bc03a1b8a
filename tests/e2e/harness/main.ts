import { ACTIVE } from "../../../shared/machines/index.ts";
import { type Design, type DesignImage, imagesOf } from "../../../shared/model/design.ts";
import { editingSession, loadDesignShelf, pictures, state, store } from "../../../web/edit/app.ts";
import { createDesignFile } from "../../../web/edit/design-files.ts";
import type { DesignShelf } from "../../../web/edit/designs.ts";
import { sha256Of } from "../../../web/files/sha256.ts";
import { toPngDataUrl } from "../../../web/store/mirror-write.ts";
import { actions } from "./actions.ts";
import type { KillSwitch } from "./kill-switch.ts";

/*
 * The product's store on an empty page, driven from outside by calls with plain data. In their arguments `{file}`
 * stands for an image at an address, `{seed, length}` for made-up bytes, and `{base64}` for bytes.
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

/** Empties a database; deleting it would wait for pages that the browser keeps. */
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

function picture(seed: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, seed);
  return bytes;
}

async function toImage(argument: Plain): Promise<unknown> {
  if (typeof argument !== "object") return argument;
  if ("file" in argument) return { ...argument, bytes: await fileBytes(argument.file) };
  if ("base64" in argument) return fileBytes(`data:application/octet-stream;base64,${argument.base64}`);
  if ("seed" in argument) return { bytes: picture(argument.seed, argument.length) };
  return argument;
}

async function fileBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

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

const { model } = ACTIVE;

/** The images of a design by their places, as "hotcold hot" or "screensaver 0". */
function placesOf(design: Design): [place: string, image: DesignImage][] {
  return [...imagesOf(design)].map(({ category, key, image }) => {
    const index = design.lists[category]?.findIndex(({ id }) => id === key);
    return [`${category} ${index ?? key}`, image];
  });
}

async function checksumOf({ picture }: DesignImage): Promise<string> {
  if (!picture) return "not rendered";
  if ("path" in picture) return picture.path;
  const bytes = await pictures.bytes(picture);
  return typeof bytes === "string" ? bytes : sha256Of(bytes);
}

async function checksumsOf(design: Design): Promise<Record<string, string>> {
  const images: Record<string, string> = {};
  for (const [place, image] of placesOf(design)) images[place] = await checksumOf(image);
  return images;
}

let saved: Blob | undefined;

const harness = {
  /** Calls an action; returns its outcome, and the state afterwards. */
  async call(name: string, ...args: Plain[]) {
    const action = (actions as Record<string, (...args: never[]) => Promise<unknown>>)[name];
    if (!action) throw new Error(`there is no action ${name}`);
    const given = await Promise.all(args.map(toImage));
    return { outcome: await action(...(given as never[])), ...harness.state() };
  },

  async designShelf(name: keyof DesignShelf, ...args: unknown[]) {
    const designs = await loadDesignShelf();
    await (designs[name] as (...args: unknown[]) => unknown)(...args);
  },

  /** Every design by its name and a number among those of the same name. */
  async designs() {
    const designs: Record<string, string> = {};
    for (const { id, name } of await (await loadDesignShelf()).list()) {
      const design = await store.read(id);
      const images = design ? await checksumsOf(design) : {};
      const same = Object.keys(designs).filter((each) => each.split(" #")[0] === name).length;
      designs[`${name} #${same}`] = JSON.stringify({ names: design?.names, counts: design?.counts, images });
    }
    return designs;
  },

  async saveAll() {
    saved = (await (await loadDesignShelf()).saveAll()).file;
  },

  openSaved: async () =>
    saved && (await loadDesignShelf()).openFiles([new File([saved], "saved.brewscreen")]),

  state() {
    const { design, status } = state;
    return {
      design: design.revision > 0 ? design.id : "",
      status,
      isStored: editingSession.store.isStored,
      list: (design.lists.screensaver ?? []).map(({ id }) => ({ id })),
    };
  },

  async ready() {
    await editingSession.ready;
    return harness.state();
  },

  /** The open design, with checksums of its images. */
  async shown() {
    const { design } = state;
    const { name: machineName, counts, names, isConfirmed } = design;
    return { machineName, counts, names, isConfirmed, images: await checksumsOf(design) };
  },

  async pixels() {
    const pixels: Record<string, string> = {};
    for (const [place, { picture }] of placesOf(state.design)) {
      const source = picture ? await pictures.url(picture) : "not rendered";
      pixels[place] = typeof source === "string" ? source : await pixelsAt(source.url);
      if (typeof source !== "string") source.release();
    }
    return pixels;
  },

  pixelsOf: pixelsAt,

  /** Saves the design and gives the file to the next page of this browser's tests. */
  async save() {
    const { bytes, skipped } = await createDesignFile(model, state.design, store.blob);
    return { base64: toPngDataUrl(bytes).split(",")[1], skipped };
  },

  /** Empties all storage but for these entries of localStorage. */
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

  /** Turns the kill switch off; resolves to whether it has not struck. */
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
    return actions.openDesign(bytes);
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

export type Harness = typeof harness;

Object.assign(globalThis, { harness });
if (location.search === "?remote") void obey();
