import { SHEETS } from "#messages/sheets.ts";
import type { Box, MachineModel } from "../../../shared/machine/types.ts";
import {
  findWalkthroughScreen,
  listHotspots,
  resolveWalkthroughTarget,
  startScreenOf,
  type Walkthrough,
} from "../../../shared/machine/walk.ts";
import type { ExportPlan } from "../plan.ts";

export interface PreviewLink {
  readonly box: Box;
  readonly label: string;
  readonly to: string;
  /** Whether the machine draws the link as a button over the picture. */
  readonly isDrawn: boolean;
}

export interface PreviewStop {
  readonly id: string;
  readonly label: string;
  /** The id of a sheet screen. */
  readonly picture: string;
  readonly links: readonly PreviewLink[];
  readonly note?: string;
  readonly progress?: { readonly box: Box; readonly words: string; readonly share: number };
}

const HALF = 0.5;

/** The start comes first. What the machine does by itself needs a click here. */
export function listPreviewStops(
  { screen }: MachineModel,
  plan: ExportPlan,
  walk: Walkthrough,
  isShown: (category: string) => boolean,
): PreviewStop[] {
  const stops = plan.screens.flatMap(({ category, arrangement }): PreviewStop[] => {
    const { id, label } = category;
    if (!isShown(id)) return [];
    const links = listHotspots(walk, category, arrangement)
      .map((hotspot) => ({
        label: hotspot.label,
        to: resolveWalkthroughTarget(walk, id, hotspot.leads, isShown),
        isDrawn: hotspot.kind === "overlay",
        box: hotspot.box,
      }))
      .filter(({ to, isDrawn }) => isDrawn || to !== id);
    const { pouring } = findWalkthroughScreen(walk, id);
    if (!pouring) return [{ id, label, picture: id, links }];
    const doneId = `${id}-done`;
    const whole = { x: 0, y: 0, ...screen };
    const goOn = (to: string): PreviewLink => ({ label: SHEETS.goOn, to, isDrawn: false, box: whole });
    const { box } = pouring.progress;
    return [
      {
        id,
        label,
        picture: id,
        links: [goOn(doneId), ...links],
        note: SHEETS.waits,
        progress: { box, words: pouring.progress.pouring, share: HALF },
      },
      {
        id: doneId,
        label,
        picture: id,
        links: [goOn(resolveWalkthroughTarget(walk, id, pouring.leads, isShown))],
        note: SHEETS.ends,
        progress: { box, words: pouring.progress.done, share: 1 },
      },
    ];
  });
  const start = startScreenOf(walk, isShown);
  return [...stops.filter(({ id }) => id === start), ...stops.filter(({ id }) => id !== start)];
}
