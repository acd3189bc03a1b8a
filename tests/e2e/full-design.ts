import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { type ExportPlan, planExport } from "../../web/exports/plan.ts";
import { design, image } from "../exports/designs.ts";
import { png } from "../support/png.ts";
import type { StoredDesign } from "./stored-design.ts";

export const MOST_SLOTS = { hotcupsizes: 4, coldcupsizes: 3 };
const SCREENSAVERS = 4;

/** Where the pictures of a full design stand in every export. */
export const FULL_PLAN: ExportPlan = planExport(
  CLASSIC_MODEL,
  design({
    counts: MOST_SLOTS,
    lists: { screensaver: Array.from({ length: SCREENSAVERS }, () => image("")) },
  }),
);

/** A design with a different picture in every place. Noise up to 255 makes pictures as large as photographs. */
export function fullDesign(noise: number): StoredDesign & { pngs: ReadonlyMap<string, Uint8Array> } {
  const pngs = new Map<string, Uint8Array>();
  for (const { arrangement, images } of FULL_PLAN.screens)
    for (const { id } of images)
      pngs.set(id, png(arrangement.size.width, arrangement.size.height, { seed: pngs.size + 1, noise }));
  return {
    name: "Łódź Bar 7",
    names: { left: "Zażółć gęślą", middle: "北京 烘焙", right: "قهوة ☕🙂" },
    hot: MOST_SLOTS.hotcupsizes,
    cold: MOST_SLOTS.coldcupsizes,
    images: Object.fromEntries(pngs),
    pngs,
  };
}

/** A design with bundled pictures in every place. */
export const bundledDesign = (): StoredDesign => ({
  name: "Lobby",
  names: { left: "House Blend", middle: "Colombian", right: "Dark Roast" },
  hot: MOST_SLOTS.hotcupsizes,
  cold: MOST_SLOTS.coldcupsizes,
  images: Object.fromEntries(
    FULL_PLAN.screens.flatMap(({ images }) =>
      images.map(({ id, source }) => [id, source || (SCREENSAVER_PICTURES[0]?.path ?? "")]),
    ),
  ),
});
