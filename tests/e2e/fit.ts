import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { type ReadPng, readPng } from "../support/read-png.ts";
import { chosen, type TestFile } from "./files.ts";
import type { StoredDesign } from "./stored-design.ts";
import { kept, zone } from "./wizard.ts";

/** A design whose blends have names: /blends asks for their images, which have to be PNGs of 302x485. */
export const NAMED: StoredDesign = { names: { left: "A", middle: "B", right: "C" } };

export const input = (page: Page, label: string): Locator => zone(page, label).locator("input[type=file]");
export const fitButton = (page: Page, label: string): Locator =>
  zone(page, label).getByRole("button", { name: "Fit it for me" });
export const stage = (page: Page): Locator => page.getByRole("application");
/** Opens the tools behind the editor's first view. */
export const openTools = (page: Page): Promise<void> =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: FITTING.adjust, exact: true, expanded: false })
    .click();
export const doneButton = (page: Page): Locator => page.getByRole("button", { name: "Use this image" });

/** Chooses a picture of another size, and waits for the editor. */
export async function startFitting(page: Page, label: string, file: TestFile | string): Promise<void> {
  await input(page, label).setInputFiles(typeof file === "string" ? file : chosen([file]));
  await stage(page).waitFor();
}

/** The file that is kept of a slot, once there is one. */
export async function keptBytes(page: Page, slot: string): Promise<Uint8Array<ArrayBuffer>> {
  const valueKept = async () => (await kept(page)).find(([key]) => key.endsWith(`_${slot}`))?.[1] ?? "";
  await expect.poll(valueKept).toMatch(/^data:image\/png;base64,/);
  const value = await valueKept();
  return new Uint8Array(Buffer.from(value.slice(value.indexOf(",") + 1), "base64"));
}

export const keptPng = async (page: Page, slot: string): Promise<ReadPng> =>
  readPng(await keptBytes(page, slot));

export const pixel = ({ width, data }: ReadPng, x: number, y: number): readonly number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
