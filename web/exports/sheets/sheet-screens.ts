import type { MachineModel } from "../../../shared/machine/types.ts";
import { hotspotsOf, leadsTo, startOf, type Walk, walkScreen } from "../../../shared/machine/walk.ts";
import { SHEETS } from "../../messages/en/sheets.ts";
import type { ScreenDescription } from "../../screen/describe.ts";
import type { ExportPlan, PlannedImage, PlannedScreen } from "../plan.ts";
import { screenOfPlan } from "../screen-of-plan.ts";

/** A screen of a machine as a sheet shows it: drawn flat, with a name. */
export interface SheetScreen {
  /** Unique: `blends`, `screensaver-2`. */
  readonly id: string;
  readonly category: string;
  readonly label: string;
  /** A list without pictures has none: its template shows. */
  readonly isEmpty: boolean;
  readonly screen: ScreenDescription;
}

/** What a file leaves out: a picture whose bytes could not be had. */
export type IsLoaded = (image: PlannedImage) => boolean;

/** Every screen in order; a list is one for each of its pictures, or with `onePerList` its first alone. */
export function sheetScreens(
  model: MachineModel,
  plan: ExportPlan,
  isLoaded: IsLoaded,
  { onePerList = false } = {},
): SheetScreen[] {
  return plan.screens.flatMap((planned) => {
    const { category, arrangement } = planned;
    const whole = { category: category.id, label: category.label };
    if (category.kind === "slots") {
      const screen = bare(screenOfPlan(model, planned), planned, isLoaded);
      return [{ ...whole, id: category.id, isEmpty: false, screen }];
    }
    const images = planned.images.filter(isLoaded);
    const shown: (PlannedImage | undefined)[] = images.length === 0 ? [undefined] : images;
    return (onePerList ? shown.slice(0, 1) : shown).map((image, at) => ({
      ...whole,
      id: at === 0 ? category.id : `${category.id}-${at + 1}`,
      label:
        shown.length > 1 && !onePerList ? SHEETS.oneOf(category.label, at + 1, shown.length) : category.label,
      isEmpty: image === undefined,
      screen: screenOfPlan(model, {
        category,
        arrangement,
        images: image ? [image] : [],
        number: planned.number,
      }),
    }));
  });
}

/** Without the pictures that could not be had: the template shows in their places. */
const bare = (
  screen: ScreenDescription,
  { images }: PlannedScreen,
  isLoaded: IsLoaded,
): ScreenDescription => ({
  ...screen,
  pictures: screen.pictures.map(({ source, ...picture }, at) => {
    const image = images[at];
    return image && isLoaded(image) ? { ...picture, source } : picture;
  }),
});

/** A link on a screen of the preview: where it stands, in shares of the screen, and the screen it leads to. */
export interface PreviewLink {
  readonly label: string;
  readonly to: string;
  /** Hundredths of the screen's width and height. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Drawn by the machine over the picture, with its label. */
  readonly isDrawn: boolean;
}

/** A screen of the walk without script. */
export interface PreviewStop {
  readonly id: string;
  readonly label: string;
  /** Of the sheet screen whose picture it shows. */
  readonly picture: string;
  readonly links: readonly PreviewLink[];
  /** What stands below it, where the machine would do something by itself. */
  readonly note?: string;
  /** How full the cup is, and where the machine says so. */
  readonly progress?: { readonly words: string; readonly share: number } & Omit<
    PreviewLink,
    "label" | "to" | "isDrawn"
  >;
}

const DONE = "-done";
/** How full the cup is while it stands still. */
const HALF = 0.5;

/**
 * The walk as stops that link to each other, the start first: what the machine does by itself is a touch.
 * `isShown` says which screens have pictures.
 */
export function previewStops(
  model: MachineModel,
  plan: ExportPlan,
  walk: Walk,
  isShown: (category: string) => boolean,
): PreviewStop[] {
  const { width, height } = model.screen;
  const shares = (box: { x: number; y: number; width: number; height: number }) => ({
    left: (box.x / width) * 100,
    top: (box.y / height) * 100,
    width: (box.width / width) * 100,
    height: (box.height / height) * 100,
  });
  const start = startOf(walk, isShown);
  const stops = plan.screens
    .filter(({ category }) => isShown(category.id))
    .flatMap(({ category, arrangement }): PreviewStop[] => {
      const { pouring } = walkScreen(walk, category.id);
      const stop = { id: category.id, label: category.label, picture: category.id };
      const links = hotspotsOf(walk, category, arrangement)
        .map(({ kind, label, leads, box }) => ({
          label,
          to: leadsTo(walk, category.id, leads, isShown),
          ...shares(box),
          isDrawn: kind === "overlay",
        }))
        .filter(({ to, isDrawn }) => isDrawn || to !== category.id);
      if (!pouring) return [{ ...stop, links }];
      const all = { left: 0, top: 0, width: 100, height: 100, isDrawn: false };
      const bar = shares(pouring.progress.box);
      return [
        {
          ...stop,
          note: SHEETS.waits,
          links: [{ ...all, label: SHEETS.goOn, to: stop.id + DONE }, ...links],
          progress: { ...bar, words: pouring.progress.pouring, share: HALF },
        },
        {
          ...stop,
          id: stop.id + DONE,
          note: SHEETS.ends,
          links: [{ ...all, label: SHEETS.goOn, to: leadsTo(walk, stop.id, pouring.leads, isShown) }],
          progress: { ...bar, words: pouring.progress.done, share: 1 },
        },
      ];
    });
  return [...stops.filter(({ id }) => id === start), ...stops.filter(({ id }) => id !== start)];
}
