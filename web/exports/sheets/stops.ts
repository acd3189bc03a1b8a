import type { Box, MachineModel } from "../../../shared/machine/types.ts";
import { hotspotsOf, leadsTo, startOf, type Walk, walkScreen } from "../../../shared/machine/walk.ts";
import { SHEETS } from "../../messages/en/sheets.ts";
import type { ExportPlan } from "../plan.ts";

/** A box in hundredths of the screen's width and height. */
export interface Percentages {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A link on a screen of the preview to another one. */
export interface PreviewLink extends Percentages {
  readonly label: string;
  readonly to: string;
  /** Whether the machine draws it over the picture, with its label. */
  readonly isDrawn: boolean;
}

/** A screen of the preview's walk. */
export interface PreviewStop {
  readonly id: string;
  readonly label: string;
  /** The id of the sheet screen whose picture it shows. */
  readonly picture: string;
  readonly links: readonly PreviewLink[];
  /** What is said below it if the machine would do something by itself. */
  readonly note?: string;
  /** How full the cup is, and where the machine says so. */
  readonly progress?: Percentages & { readonly words: string; readonly share: number };
}

/** How full the cup is on a picture of the machine pouring. */
const HALF = 0.5;
const WHOLE: Percentages = { left: 0, top: 0, width: 100, height: 100 };

/**
 * The walk as stops that link to each other, the start first: what the machine does by itself takes a touch.
 * `isShown` says which screens have pictures.
 */
export function previewStops(
  { screen: { width, height } }: MachineModel,
  plan: ExportPlan,
  walk: Walk,
  isShown: (category: string) => boolean,
): PreviewStop[] {
  const percentages = (box: Box): Percentages => ({
    left: (box.x / width) * 100,
    top: (box.y / height) * 100,
    width: (box.width / width) * 100,
    height: (box.height / height) * 100,
  });
  const stops = plan.screens.flatMap(({ category, arrangement }): PreviewStop[] => {
    const { id, label } = category;
    if (!isShown(id)) return [];
    const links = hotspotsOf(walk, category, arrangement)
      .map((hotspot) => ({
        label: hotspot.label,
        to: leadsTo(walk, id, hotspot.leads, isShown),
        isDrawn: hotspot.kind === "overlay",
        ...percentages(hotspot.box),
      }))
      .filter(({ to, isDrawn }) => isDrawn || to !== id);
    const { pouring } = walkScreen(walk, id);
    if (!pouring) return [{ id, label, picture: id, links }];
    const doneId = `${id}-done`;
    const goOn = (to: string): PreviewLink => ({ label: SHEETS.goOn, to, isDrawn: false, ...WHOLE });
    const bar = percentages(pouring.progress.box);
    return [
      {
        id,
        label,
        picture: id,
        links: [goOn(doneId), ...links],
        note: SHEETS.waits,
        progress: { ...bar, words: pouring.progress.pouring, share: HALF },
      },
      {
        id: doneId,
        label,
        picture: id,
        links: [goOn(leadsTo(walk, id, pouring.leads, isShown))],
        note: SHEETS.ends,
        progress: { ...bar, words: pouring.progress.done, share: 1 },
      },
    ];
  });
  const start = startOf(walk, isShown);
  return [...stops.filter(({ id }) => id === start), ...stops.filter(({ id }) => id !== start)];
}
