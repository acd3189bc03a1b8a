import { ACTIVE } from "../../shared/machines/index.ts";

/** For edits that change defaults or text on pictures. */
export async function loadMaterials() {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable()]);
  return { looks, words };
}
