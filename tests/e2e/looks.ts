import type { Page } from "playwright";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { SCREEN } from "#messages/screen.ts";
import { LOOKS as ALL } from "../../shared/machines/classic/looks.ts";
import { chooseInMenu } from "./wizard.ts";

const [first] = ALL;
if (!first) throw new Error("there is no look");
export const look = first;
export const NAMES = ["Hausmischung", "Łódź Poranna", "Décaf"];

export const chooser = (page: Page) => page.getByRole("dialog", { name: LOOKS_DIALOG.title });
export const use = (page: Page) => chooser(page).getByRole("button", { name: LOOKS_DIALOG.use(look.name) });

export async function opened(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === "/")
    await page.getByRole("button", { name: SCREEN.chooseLook }).first().click();
  else await chooseInMenu(page, SCREEN.chooseLook);
  await use(page).waitFor();
}

/** The stored pictures, by place. */
export const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).flatMap(([key, value]) => {
        const place = /_\d+_([a-z]+_\w+)$/.exec(key)?.[1];
        return place === undefined ? [] : [[place, value.slice(0, 400)]];
      }),
    ),
  );
