import type {
  Accent,
  Arrangement,
  Box,
  Category,
  ImagePath,
  MachineModel,
  Overlay,
  Size,
} from "../../shared/machine/types.ts";

/*
 * A machine screen as data: from this the page, a canvas and blank templates draw it, and the PDF takes
 * order and overlays.
 */

/** What stands at a place of the screen. */
export interface ShownPicture {
  /** What the picture shows, or what is missing there. */
  readonly label: string;
  /** An image value of the design, or a path; absent where there is no picture. */
  readonly source?: string | undefined;
  /** A word on its corner: Default. */
  readonly badge?: string | undefined;
}

export interface ScreenPicture extends ShownPicture {
  readonly slot: string;
  /** Pixels of the screen. */
  readonly box: Box;
}

export interface ScreenDescription {
  readonly size: Size;
  readonly accent: Accent;
  /** Lies under everything. */
  readonly template: ImagePath | undefined;
  /** From left to right, then down, as the machine names its places. */
  readonly pictures: readonly ScreenPicture[];
  /** What the machine itself draws over the pictures. */
  readonly overlays: readonly Overlay[];
}

/** The screen of a category in one of its arrangements; `shownAt` says what stands at each place. */
export const describeScreen = (
  model: MachineModel,
  category: Category,
  { template, places, overlays = [] }: Arrangement,
  shownAt: (slot: string, index: number) => ShownPicture,
): ScreenDescription => ({
  size: model.screen,
  accent: category.accent,
  template,
  pictures: places.map(({ slot, box }, index) => ({ slot, box, ...shownAt(slot, index) })),
  overlays,
});

/** The machine before anything is chosen on it. */
export const emptyScreen = (model: MachineModel): ScreenDescription => ({
  size: model.screen,
  accent: "neutral",
  template: model.categories[0]?.arrangements[0].template,
  pictures: [],
  overlays: [],
});

/** What the machine draws over the picture in a box, in the picture's own pixels. */
export const overlaysOn = ({ overlays = [] }: Pick<Arrangement, "overlays">, under: Box): Overlay[] =>
  overlays
    .filter(({ box }) => meet(box, under))
    .map(({ box, ...overlay }) => ({ ...overlay, box: { ...box, x: box.x - under.x, y: box.y - under.y } }));

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
