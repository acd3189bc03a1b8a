import { LANGUAGE } from "#messages/language.ts";
import { type Look, showcasePicturePath } from "../../../../shared/machine/looks.ts";
import { DEFAULT_LANGUAGE } from "../../../../shared/machine/machine.ts";
import type { Category, SlotCategory } from "../../../../shared/machine/types.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { createEmptyDesign } from "../../../../shared/model/design.ts";
import { fillWithLook, LookPreviews } from "../../../looks/look-pictures.ts";
import type { ScreenDescription } from "../../../screen/describe.ts";

const previews = new LookPreviews();

export async function describeScreenInLook(
  category: Category,
  screen: ScreenDescription,
): Promise<ScreenDescription> {
  const [looks, describe] = await Promise.all([ACTIVE.looks(), ACTIVE.descriptions()]);
  const look = looks.find(({ shown }) => shown.includes(category.id));
  if (!look || category.kind === "list") throw new Error(`No look shows ${category.id}`);
  const rendered = LANGUAGE === DEFAULT_LANGUAGE ? undefined : await renderInLanguage(look, category);
  const pictures = screen.pictures.map((picture) => {
    const bundled = showcasePicturePath(look, category, picture.slot);
    return { ...picture, source: rendered?.get(picture.slot) ?? bundled, description: describe(bundled) };
  });
  return { ...screen, pictures };
}

async function renderInLanguage(look: Look, category: SlotCategory) {
  const design = createEmptyDesign(ACTIVE.model, "", LANGUAGE);
  const words = await ACTIVE.wordTable();
  return previews.urls(fillWithLook(look, category, design, { words }), category);
}
