import type { Arrangement, Box, Category } from "./types.ts";

/*
 * How a machine is used: which screen a touch leads to, and what happens by itself after how long. Screens are named by
 * category; their layout is the category's arrangement.
 */

/** A category's screen; `start` is where an order begins, and `stay` means that a touch does nothing. */
export type Lead<CategoryId extends string = string> = CategoryId | "start" | "stay";

/** A button that is part of the template. */
export interface TemplateButton<CategoryId extends string = string> {
  readonly id: string;
  readonly label: string;
  /** In pixels of the screen. */
  readonly box: Box;
  readonly leads: Lead<CategoryId>;
}

/** A screen that pours, is done, and then leads to another. */
export interface Pouring<CategoryId extends string = string> {
  readonly ms: number;
  readonly doneMs: number;
  readonly leads: Lead<CategoryId>;
  /** Where the machine draws its progress, and its words. */
  readonly progress: { readonly box: Box; readonly pouring: string; readonly done: string };
}

export interface WalkScreen<CategoryId extends string = string> {
  /** Where touching a picture leads: one answer for all, or by slot. Absent if pictures are only shown. */
  readonly pictures?: Lead<CategoryId> | Readonly<Record<string, Lead<CategoryId>>>;
  /** What a touch does, if the picture's name does not say it. */
  readonly invitation?: string;
  readonly keys?: readonly TemplateButton<CategoryId>[];
  /** Where touching an overlay leads, by its slot. */
  readonly overlays?: Readonly<Record<string, Lead<CategoryId>>>;
  readonly pouring?: Pouring<CategoryId>;
}

export interface Walk<CategoryId extends string = string> {
  /** Where an order begins: the first of these categories that has a picture. */
  readonly start: readonly [CategoryId, ...CategoryId[]];
  /** Milliseconds without a touch until the start is shown again. */
  readonly idleMs: number;
  readonly screens: Readonly<Record<CategoryId, WalkScreen<CategoryId>>>;
}

/** An area of a screen that can be touched. */
export interface Hotspot {
  readonly id: string;
  readonly kind: "picture" | "key" | "overlay";
  readonly label: string;
  readonly box: Box;
  readonly leads: Lead;
}

/** Returns the screen of a category. Throws if there is none. */
export function walkScreen(walk: Walk, category: string): WalkScreen {
  const screen = walk.screens[category];
  if (!screen) throw new Error(`the walk has no screen ${category}`);
  return screen;
}

/** Returns all areas that can be touched: pictures in their order, overlays, and the template's buttons. */
export function hotspotsOf(walk: Walk, category: Category, arrangement: Arrangement): Hotspot[] {
  const { pictures, invitation, overlays = {}, keys = [] } = walkScreen(walk, category.id);
  const labelOf = (slot: string) =>
    category.kind === "slots" ? category.slots.find(({ id }) => id === slot)?.label : category.label;
  const leadOf = (slot: string) => (typeof pictures === "string" ? pictures : (pictures?.[slot] ?? "stay"));
  return [
    ...(pictures === undefined ? [] : arrangement.places).map(
      ({ slot, box }): Hotspot => ({
        id: slot,
        kind: "picture",
        label: invitation ?? labelOf(slot) ?? slot,
        box,
        leads: leadOf(slot),
      }),
    ),
    ...(arrangement.overlays ?? []).map(
      ({ slot, label, box }): Hotspot => ({
        id: slot,
        kind: "overlay",
        label,
        box,
        leads: overlays[slot] ?? "stay",
      }),
    ),
    ...keys.map((key): Hotspot => ({ ...key, kind: "key" })),
  ];
}

/** Returns the category with which an order begins. `isShown` says whether a category has pictures. */
export const startOf = ({ start }: Walk, isShown: (category: string) => boolean): string =>
  start.find(isShown) ?? start[0];

/** Returns the screen that a touch leads to, which may be the same. */
export const leadsTo = (
  walk: Walk,
  from: string,
  lead: Lead,
  isShown: (category: string) => boolean,
): string => (lead === "stay" ? from : lead === "start" || !isShown(lead) ? startOf(walk, isShown) : lead);
