import type { Arrangement, Box, Category } from "./types.ts";

/*
 * How a machine is used: which screen a touch leads to, and what happens by itself after how long. A screen
 * is its category's; where pictures stand, and what the machine draws over them, is its arrangement's.
 */

/** A screen, by its category; `start`, where an order begins; `stay`, where a touch does nothing. */
export type Lead<CategoryId extends string = string> = CategoryId | "start" | "stay";

/** A key that the template has drawn. */
export interface MachineKey<CategoryId extends string = string> {
  readonly id: string;
  /** As the template says it. */
  readonly label: string;
  /** Pixels of the screen. */
  readonly box: Box;
  readonly leads: Lead<CategoryId>;
}

/** What a screen does by itself, once it is there: it pours, stands done, and gives way. */
export interface Pouring<CategoryId extends string = string> {
  readonly ms: number;
  readonly doneMs: number;
  readonly leads: Lead<CategoryId>;
  /** Where the machine draws how far it is, and what it says. */
  readonly progress: { readonly box: Box; readonly pouring: string; readonly done: string };
}

export interface WalkScreen<CategoryId extends string = string> {
  /** Where a touch of a picture leads: of any, or by slot. Absent where pictures are only shown. */
  readonly pictures?: Lead<CategoryId> | Readonly<Record<string, Lead<CategoryId>>>;
  /** What a touch does, where the picture's own name does not say it. */
  readonly invitation?: string;
  readonly keys?: readonly MachineKey<CategoryId>[];
  /** Where a touch of what the machine draws over the pictures leads, by its slot. */
  readonly overlays?: Readonly<Record<string, Lead<CategoryId>>>;
  readonly pouring?: Pouring<CategoryId>;
}

export interface Walk<CategoryId extends string = string> {
  /** Where an order begins: the first of them that has a picture to show. */
  readonly start: readonly [CategoryId, ...CategoryId[]];
  /** Untouched for so many milliseconds, a screen gives way to the start. */
  readonly idleMs: number;
  readonly screens: Readonly<Record<CategoryId, WalkScreen<CategoryId>>>;
}

/** A place of a screen that can be touched. */
export interface Hotspot {
  /** Unique on its screen. */
  readonly id: string;
  readonly kind: "picture" | "key" | "overlay";
  readonly label: string;
  readonly box: Box;
  readonly leads: Lead;
}

/** The screen of a category. One that the walk does not have is a defect of the machine and throws. */
export function walkScreen(walk: Walk, category: string): WalkScreen {
  const screen = walk.screens[category];
  if (!screen) throw new Error(`the walk has no screen ${category}`);
  return screen;
}

/** Everything on a screen that can be touched: pictures in their order, what is drawn over them, the keys. */
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

/** The category of the screen at which an order begins; `isShown` says whether one has pictures. */
export const startOf = ({ start }: Walk, isShown: (category: string) => boolean): string =>
  start.find(isShown) ?? start[0];

/** The screen that a touch of a screen leads to: itself, where it does nothing. */
export const leadsTo = (
  walk: Walk,
  from: string,
  lead: Lead,
  isShown: (category: string) => boolean,
): string => (lead === "stay" ? from : lead === "start" || !isShown(lead) ? startOf(walk, isShown) : lead);
