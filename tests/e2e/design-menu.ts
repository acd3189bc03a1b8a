import type { Locator, Page } from "playwright";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { DESIGN } from "#messages/shell.ts";
import { savedBy } from "./files.ts";

/** The header's button about the design, which says whether it is saved. */
export const designButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${DESIGN.title}: `) });

export async function openMenu(page: Page): Promise<Locator> {
  await designButton(page).click();
  return page.getByRole("dialog", { name: DESIGN.title });
}

/** Chooses in the menu what opens a dialog of the same name. */
export async function openFromMenu(page: Page, name: string): Promise<Locator> {
  await (await openMenu(page)).getByRole("button", { name }).click();
  return page.getByRole("dialog", { name });
}

/** The file that the menu saves. */
export const savedDesign = (page: Page, menu: Locator) =>
  savedBy(page, () => menu.getByRole("button", { name: DESIGN_MENU.save, exact: true }).click());

export const giveDesignFile = (menu: Locator, name: string, buffer: Buffer): Promise<void> =>
  menu.getByLabel("Design file").setInputFiles({ name, mimeType: "application/zip", buffer });
