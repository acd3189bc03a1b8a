import { ACTIVE } from "../../shared/machines/index.ts";

export async function loadDefaultImageMaterials() {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable()]);
  return { looks, words };
}
