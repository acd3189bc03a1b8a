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

/* A machine screen as data, for the page, canvases and the PDF. */

export interface ShownPicture {
  readonly label: string;
  readonly source?: string | undefined;
  /** The bundled picture that the source was made from. */
  readonly origin?: string | undefined;
  readonly description?: string | undefined;
  readonly badge?: string | undefined;
}

export interface ScreenPicture extends ShownPicture {
  readonly slot: string;
  readonly box: Box;
}

export interface ScreenDescription {
  readonly size: Size;
  readonly accent: Accent;
  readonly template: ImagePath | undefined;
  /** In reading order. */
  readonly pictures: readonly ScreenPicture[];
  readonly overlays: readonly Overlay[];
}

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

export const createEmptyScreen = (model: MachineModel): ScreenDescription => ({
  size: model.screen,
  accent: "neutral",
  template: model.categories[0]?.arrangements[0].template,
  pictures: [],
  overlays: [],
});

/** Returned boxes are relative to the top left of `under`. */
export const findOverlaysOn = ({ overlays = [] }: Pick<Arrangement, "overlays">, under: Box): Overlay[] =>
  overlays
    .filter(({ box }) => meet(box, under))
    .map(({ box, ...overlay }) => ({ ...overlay, box: { ...box, x: box.x - under.x, y: box.y - under.y } }));

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
