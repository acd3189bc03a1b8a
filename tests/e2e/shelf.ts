import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { SHELF } from "#messages/shelf.ts";

type Press = "click" | "tap";

export const key = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

export const named = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 2 });

export const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: named(page, name) });

/** The names on the shelf, in its order. */
export const names = (page: Page) =>
  page.getByRole("listitem").getByRole("heading", { level: 2 }).allTextContents();

export const hasNames = (page: Page, ...expected: string[]) =>
  expect.poll(async () => (await names(page)).sort()).toEqual(expected.sort());

/** Chooses something in a machine's menu. */
export async function choose(page: Page, name: string, what: string, press: Press = "click"): Promise<void> {
  await key(page, SHELF.more(name))[press]();
  await key(card(page, name), what)[press]();
}

/** The field with a machine's name, once it has the focus. */
export async function nameField(page: Page, name: string): Promise<Locator> {
  const field = page.getByRole("textbox", { name: SHELF.name });
  await expect.poll(() => field.inputValue()).toBe(name);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  return field;
}

/** Gives another name in the field. */
export async function rename(page: Page, name: string, as: string, press: Press = "click"): Promise<void> {
  await (await nameField(page, name)).fill(as);
  await key(page, SHELF.saveName)[press]();
}

export const openName = (page: Page) => page.evaluate(() => localStorage.getItem("machineName"));
