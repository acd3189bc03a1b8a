import { ACTIVE } from "../../shared/machines/index.ts";

/** What edits need that change text on pictures, or defaults. */
export async function loadMaterials() {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable()]);
  return { looks, words };
}
