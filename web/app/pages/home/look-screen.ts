import { showcasePicturePath } from "../../../../shared/machine/looks.ts";
import type { Category } from "../../../../shared/machine/types.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import type { ScreenDescription } from "../../../screen/describe.ts";

/** Rejects if no look shows the category. */
export async function describeInLook(
  category: Category,
  screen: ScreenDescription,
): Promise<ScreenDescription> {
  const [looks, describe] = await Promise.all([ACTIVE.looks(), ACTIVE.descriptions()]);
  const look = looks.find(({ shown }) => shown.includes(category.id));
  if (!look || category.kind === "list") throw new Error(`No look shows ${category.id}`);
  const pictures = screen.pictures.map((picture) => {
    const source = showcasePicturePath(look, category, picture.slot);
    return { ...picture, source, description: describe(source) };
  });
  return { ...screen, pictures };
}
