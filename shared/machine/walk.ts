import type { Arrangement, Box, Category } from "./types.ts";

/* Each screen has the id and arrangement of its category. */

/** The screen to show next: a category's, the first of an order (`start`), or the same one (`stay`). */
export type WalkthroughTarget<CategoryId extends string = string> = CategoryId | "start" | "stay";

export interface TemplateButton<CategoryId extends string = string> {
  readonly id: string;
  readonly label: string;
  readonly box: Box;
  readonly target: WalkthroughTarget<CategoryId>;
}

/** Shows the drink being poured, then "done", then another screen. */
export interface PouringPhase<CategoryId extends string = string> {
  readonly ms: number;
  readonly doneMs: number;
  readonly target: WalkthroughTarget<CategoryId>;

  readonly progress: { readonly box: Box; readonly pouring: string; readonly done: string };
}

export interface WalkthroughScreen<CategoryId extends string = string> {
  /** Where a touch leads, for all pictures or by slot. */
  readonly pictures?: WalkthroughTarget<CategoryId> | Readonly<Record<string, WalkthroughTarget<CategoryId>>>;
  /** What a touch does, if the slot's label doesn't say so. */
  readonly invitation?: string;
  readonly keys?: readonly TemplateButton<CategoryId>[];
  readonly overlays?: Readonly<Record<string, WalkthroughTarget<CategoryId>>>;
  readonly pouring?: PouringPhase<CategoryId>;
}

export interface Walkthrough<CategoryId extends string = string> {
  /** An order begins at the first of these categories that has a picture. */
  readonly start: readonly [CategoryId, ...CategoryId[]];
  /** Milliseconds without a touch before the start screen returns. */
  readonly idleMs: number;
  readonly screens: Readonly<Record<CategoryId, WalkthroughScreen<CategoryId>>>;
}

export interface Hotspot {
  readonly id: string;
  readonly kind: "picture" | "key" | "overlay";
  readonly label: string;
  readonly box: Box;
  readonly target: WalkthroughTarget;
}

export function findWalkthroughScreen(walk: Walkthrough, category: string): WalkthroughScreen {
  const screen = walk.screens[category];
  if (!screen) throw new Error(`The walkthrough has no screen for ${category}`);
  return screen;
}

export function listHotspots(walk: Walkthrough, category: Category, arrangement: Arrangement): Hotspot[] {
  const { pictures, invitation, overlays = {}, keys = [] } = findWalkthroughScreen(walk, category.id);
  const labelOf = (slot: string) =>
    category.kind === "slots" ? category.slots.find(({ id }) => id === slot)?.label : category.label;
  // Stryker disable next-line OptionalChaining: without pictures, no place is shown.
  const targetOf = (slot: string) => (typeof pictures === "string" ? pictures : (pictures?.[slot] ?? "stay"));
  const touched = (arrangement.overlays ?? []).map(({ slot: id, label, box }) => ({ id, label, box }));
  const shown = pictures === undefined ? [] : arrangement.places;
  return [
    ...shown.map(({ slot: id, box }): Hotspot => {
      const label = invitation ?? labelOf(id) ?? id;
      return { id, kind: "picture", label, box, target: targetOf(id) };
    }),
    ...touched.map(
      (overlay): Hotspot => ({ ...overlay, kind: "overlay", target: overlays[overlay.id] ?? "stay" }),
    ),
    ...keys.map((key): Hotspot => ({ ...key, kind: "key" })),
  ];
}

export const startScreenOf = ({ start }: Walkthrough, isShown: (category: string) => boolean): string =>
  start.find(isShown) ?? start[0];

export const resolveWalkthroughTarget = (
  walk: Walkthrough,
  from: string,
  target: WalkthroughTarget,
  isShown: (category: string) => boolean,
): string =>
  target === "stay" ? from : target === "start" || !isShown(target) ? startScreenOf(walk, isShown) : target;
