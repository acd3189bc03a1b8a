import { within } from "./patience.ts";

/** The databases: pictures are where the first release had them, so that its tabs show them too. */
export const PICTURES_DATABASE = "brewscreen";
export const ROWS_DATABASE = "brewscreen-designs";
/** Originals of recipes, which a tab of the first release would take for pictures that nothing refers to; and sizes. */
export const FILES_DATABASE = "brewscreen-files";
/** Apart, so that what goes wrong with recipes is nothing to the rows. */
export const RECIPES_DATABASE = "brewscreen-recipes";

/** A browser that has not told by then, which databases there are, never will. */
const ANSWER_TIMEOUT_MS = 5_000;

/** Whether there is such a database, or one of several. Where the browser can't tell, or does not, there may be. */
export async function hasDatabase(...names: readonly string[]): Promise<boolean> {
  try {
    return (await within(ANSWER_TIMEOUT_MS, indexedDB.databases())).some(({ name }) =>
      names.includes(name ?? ""),
    );
  } catch {
    return true;
  }
}
