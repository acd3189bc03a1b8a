import { createHash } from "node:crypto";
import type { Page } from "playwright";
import { putRows, rowsOf } from "./database.ts";

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

/** The entries of localStorage that make a design. */
export function valuesOf({ name, names, hot, cold, images = {} }: StoredDesign): Record<string, string> {
  const prefix = `${name ?? "My Coffee Machine"}_1700000000000_`;
  const values: Record<string, string> = { machineTimestamp: "1700000000000" };
  if (name !== undefined) values.machineName = name;
  if (names) values.blendNames = JSON.stringify(names);
  if (hot) values.hotNumCupSizes = String(hot);
  if (cold) values.coldNumCupSizes = String(cold);
  for (const [place, image] of Object.entries(images))
    values[prefix + place] = typeof image === "string" ? image : `/stored-images/${hashOf(image)}.png`;
  return values;
}

/** Stores a design, and loads the address. */
export async function storeDesign(page: Page, design: StoredDesign, path: string): Promise<void> {
  const blobs = Object.values(design.images ?? {}).flatMap((image): [hash: string, bytes: Uint8Array][] =>
    typeof image === "string" ? [] : [[hashOf(image), new Uint8Array(image)]],
  );
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, valuesOf(design));
  await putRows(page, "blobs", blobs);
  await page.goto(path);
}

/** Copies the open design so many times, as "Machine 1" and so on, each a minute older than the one before. */
export async function seedDesigns(page: Page, count: number): Promise<void> {
  const open = new Map(await rowsOf<string>(page, "settings")).get("open");
  const design = new Map(await rowsOf<{ changedAt: number }>(page, "designs")).get(open ?? "");
  if (!design) throw new Error("no design is open");
  const copies = Array.from({ length: count }, (_, at): [string, object] => {
    const number = at + 1;
    const changedAt = design.changedAt - number * 60_000;
    return [`copy-${number}`, { ...design, id: `copy-${number}`, name: `Machine ${number}`, changedAt }];
  });
  await putRows(page, "designs", copies);
}
