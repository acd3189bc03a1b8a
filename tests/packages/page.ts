import { model } from "../../shared/machines/classic/machine.ts";
import { filesOfCategory, unplacedUploadsOf } from "../../web/packages/upload/list.ts";
import { createUploads, type Uploads } from "../../web/packages/upload/uploads.ts";
import { UPLOADS_DATABASE } from "../../web/store/uploads-database.ts";
import { png } from "../support/png.ts";

// Node has no windows and no documents: what comes back into view is for the tests in a browser.
Object.assign(globalThis, {
  addEventListener: () => {},
  removeEventListener: () => {},
  document: { addEventListener: () => {} },
});

/** A tab's /media-upload, which has read nothing yet. */
export const fresh = (now = () => new Date(2026, 0, 2)): Uploads => createUploads(model, now);

/** A tab's /media-upload that shows what is stored. */
export async function opened(): Promise<Uploads> {
  const page = fresh();
  await page.sync();
  return page;
}

export function categoryOf(id: string) {
  const category = model.packageCategories.find((each) => each.id === id);
  if (!category) throw new Error(`no category ${id}`);
  return category;
}

/** The bytes of a PNG, others for each name. */
export const bytesOf = (name: string, width = 406, height = 200): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(png(width, height, { seed: name.length }));

export const fileOf = (name: string, width?: number, height?: number): File =>
  new File([bytesOf(name, width, height)], name, { type: "image/png" });
/** A file of a size of the category icons. */
export const icon = (name: string): File => fileOf(name);

export function find({ state }: Uploads, name: string) {
  const file = state.files.find((each) => each.name === name);
  if (!file) throw new Error(`no ${name}`);
  return file;
}

/** Runs a request on the stored files. */
export const onStoredFiles = <Result>(ask: (files: IDBObjectStore) => IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(UPLOADS_DATABASE);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("files", "readwrite");
      const request = ask(transaction.objectStore("files"));
      transaction.oncomplete = () => resolve(request.result);
    };
  });

/** The names of the files shown, by category, and of the tray. */
export const namesOf = ({ state }: Uploads): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(
    model.packageCategories.map((category) => [
      category.id,
      filesOfCategory(state.files, category).map(({ name }) => name),
    ]),
  ),
  tray: unplacedUploadsOf(state.files, model).map(({ name }) => name),
});
