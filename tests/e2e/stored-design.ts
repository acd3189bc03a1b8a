import { createHash } from "node:crypto";
import type { Page } from "playwright";
import { putRows } from "./database.ts";

/** A design in the keys of localStorage that the specification names. */
export interface StoredDesign {
  readonly name?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly hot?: number;
  readonly cold?: number;
  /** By `{step}_{identifier}`: a bundled path, or the bytes of a PNG, which go to IndexedDB. */
  readonly images?: Readonly<Record<string, string | Uint8Array>>;
}

export const hashOf = (png: Uint8Array): string => createHash("sha256").update(png).digest("hex");

/** Stores a design, and loads the address. */
export async function storeDesign(page: Page, design: StoredDesign, path: string): Promise<void> {
  const { name, names, hot, cold, images = {} } = design;
  const prefix = `${name ?? "My Coffee Machine"}_1700000000000_`;
  const values: Record<string, string> = { machineTimestamp: "1700000000000" };
  if (name !== undefined) values.machineName = name;
  if (names) values.blendNames = JSON.stringify(names);
  if (hot) values.hotNumCupSizes = String(hot);
  if (cold) values.coldNumCupSizes = String(cold);
  const blobs: [hash: string, bytes: Uint8Array][] = [];
  for (const [place, image] of Object.entries(images)) {
    const isPath = typeof image === "string";
    values[prefix + place] = isPath ? image : `/stored-images/${hashOf(image)}.png`;
    if (!isPath) blobs.push([hashOf(image), new Uint8Array(image)]);
  }
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
  await putRows(page, "blobs", blobs);
  await page.goto(path);
}
