import { SHEETS } from "#messages/sheets.ts";
import type { Box, MachineModel } from "../../../shared/machine/types.ts";
import { hotspotsOf, leadsTo, startOf, type Walk, walkScreen } from "../../../shared/machine/walk.ts";
import type { ExportPlan } from "../plan.ts";

/** A box in percent of the screen. */
export interface Percentages {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PreviewLink extends Percentages {
  readonly label: string;
  readonly to: string;
  /** Whether the machine draws it as a button over the picture. */
  readonly isDrawn: boolean;
}

export interface PreviewStop {
  readonly id: string;
  readonly label: string;
  /** The id of the sheet screen with its picture. */
  readonly picture: string;
  readonly links: readonly PreviewLink[];
  /** Says that the machine would go on by itself. */
  readonly note?: string;
  /** The machine's progress bar while it pours. */
  readonly progress?: Percentages & { readonly words: string; readonly share: number };
}

const HALF = 0.5;
const WHOLE: Percentages = { left: 0, top: 0, width: 100, height: 100 };

/**
 * Returns the screens of a walk with their links, the start first. What the machine would do by itself takes a click.
 *
 * @param isShown whether a category's screen has pictures
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
