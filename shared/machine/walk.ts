import type { Arrangement, Box, Category } from "./types.ts";

/*
 * Which screen each touch leads to, and what happens without a touch. Screens have their category's id and
 * arrangement.
 */

/** A touch leads to a screen, to the start of an order, or nowhere. */
export type Lead<CategoryId extends string = string> = CategoryId | "start" | "stay";

/** A button that is part of the template. */
export interface TemplateButton<CategoryId extends string = string> {
  readonly id: string;
  readonly label: string;
  readonly box: Box;
  readonly leads: Lead<CategoryId>;
}

/** Shows the pouring, then that the drink is done, then another screen. */
export interface Pouring<CategoryId extends string = string> {
  readonly ms: number;
  readonly doneMs: number;
  readonly leads: Lead<CategoryId>;

  readonly progress: { readonly box: Box; readonly pouring: string; readonly done: string };
}

export interface WalkScreen<CategoryId extends string = string> {
  /** Where a touch on a picture leads, for all or by slot. Absent if pictures can't be touched. */
  readonly pictures?: Lead<CategoryId> | Readonly<Record<string, Lead<CategoryId>>>;
  /** What a touch does, if the slot's label doesn't say so. */
  readonly invitation?: string;
  readonly keys?: readonly TemplateButton<CategoryId>[];
  readonly overlays?: Readonly<Record<string, Lead<CategoryId>>>;
  readonly pouring?: Pouring<CategoryId>;
}

export interface Walk<CategoryId extends string = string> {
  /** An order begins at the first of these that has a picture. */
  readonly start: readonly [CategoryId, ...CategoryId[]];
  /** Milliseconds without a touch before the start is shown. */
  readonly idleMs: number;
  readonly screens: Readonly<Record<CategoryId, WalkScreen<CategoryId>>>;
}

export interface Hotspot {
  readonly id: string;
  readonly kind: "picture" | "key" | "overlay";
  readonly label: string;
  readonly box: Box;
  readonly leads: Lead;
}

/** Throws if the category has no screen. */
export function walkScreen(walk: Walk, category: string): WalkScreen {
  const screen = walk.screens[category];
  if (!screen) throw new Error(`the walk has no screen ${category}`);
  return screen;
}

export function hotspotsOf(walk: Walk, category: Category, arrangement: Arrangement): Hotspot[] {
  const { pictures, invitation, overlays = {}, keys = [] } = walkScreen(walk, category.id);
  const labelOf = (slot: string) =>
    category.kind === "slots" ? category.slots.find(({ id }) => id === slot)?.label : category.label;
  const leadOf = (slot: string) => (typeof pictures === "string" ? pictures : (pictures?.[slot] ?? "stay"));
  const touched = (arrangement.overlays ?? []).map(({ slot: id, label, box }) => ({ id, label, box }));
  const shown = pictures === undefined ? [] : arrangement.places;
  return [
    ...shown.map(({ slot: id, box }): Hotspot => {
      const label = invitation ?? labelOf(id) ?? id;
      return { id, kind: "picture", label, box, leads: leadOf(id) };
    }),
    ...touched.map(
      (overlay): Hotspot => ({ ...overlay, kind: "overlay", leads: overlays[overlay.id] ?? "stay" }),
    ),
    ...keys.map((key): Hotspot => ({ ...key, kind: "key" })),
  ];
}

export const startOf = ({ start }: Walk, isShown: (category: string) => boolean): string =>
  start.find(isShown) ?? start[0];

export const leadsTo = (
  walk: Walk,
  from: string,
  lead: Lead,
  isShown: (category: string) => boolean,
): string => (lead === "stay" ? from : lead === "start" || !isShown(lead) ? startOf(walk, isShown) : lead);
