import { createHash } from "node:crypto";
import type { Page } from "playwright";

/** A design as a browser keeps it, in the keys that the specification names. */
export interface StoredDesign {
  readonly name?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly hot?: number;
  readonly cold?: number;
  /** By `{step}_{identifier}`: a bundled path, or a PNG's bytes, which go to IndexedDB. */
  readonly images?: Readonly<Record<string, string | Uint8Array>>;
}

export const storedPath = (png: Uint8Array): string =>
  `/stored-images/${createHash("sha256").update(png).digest("hex")}.png`;

/** Puts a design into the page's storage and loads the address anew. */
export async function storeDesign(page: Page, design: StoredDesign, path: string): Promise<void> {
  const { name, names, hot, cold, images = {} } = design;
  const prefix = `${name ?? "My Coffee Machine"}_1700000000000_`;
  const values: Record<string, string> = { machineTimestamp: "1700000000000" };
  if (name !== undefined) values.machineName = name;
  if (names) values.blendNames = JSON.stringify(names);
  if (hot) values.hotNumCupSizes = String(hot);
  if (cold) values.coldNumCupSizes = String(cold);
  const bytes: [path: string, base64: string][] = [];
  for (const [place, image] of Object.entries(images)) {
    const isPath = typeof image === "string";
    values[prefix + place] = isPath ? image : storedPath(image);
    if (!isPath) bytes.push([storedPath(image), Buffer.from(image).toString("base64")]);
  }
  await page.evaluate(
    async ({ values, bytes }) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open("brewscreen-store", 1);
        opening.onupgradeneeded = () => {
          for (const name of ["designs", "blobs", "settings"]) opening.result.createObjectStore(name);
        };
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(opening.error);
      });
      const writing = database.transaction("blobs", "readwrite");
      for (const [path, base64] of bytes) {
        writing.objectStore("blobs").put(Uint8Array.fromBase64(base64), /[0-9a-f]{64}/.exec(path)?.[0]);
      }
      await new Promise((done) => {
        writing.oncomplete = done;
      });
      database.close();
    },
    { values, bytes },
  );
  await page.goto(path);
}
