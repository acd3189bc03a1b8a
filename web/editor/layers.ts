import { safeEdge } from "../../shared/machine/library.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import { logoBox, pointOf, safeArea, within } from "../picture/lettering/boxes.ts";
import type { LetteredPicture } from "../picture/lettering/letter.ts";
import { boundsOf, move, turnOf, zoom } from "../picture/placement.ts";
import type { FramePoint, PictureEdit, PlacedLogo } from "./annotations.ts";

/** What is moved and zoomed on the stage while its tab is open: the picture, the words or the logo. */
export interface Layer {
  move(edit: PictureEdit, by: FramePoint): PictureEdit;
  /** Snaps what was moved within so many pixels of the frame, and puts it where it may stand. */
  snap(edit: PictureEdit, reach: number): PictureEdit;
  /** @param at the point that stays where it is, from the frame's middle */
  zoom(edit: PictureEdit, factor: number, at?: FramePoint): PictureEdit;
}

/**
 * Snaps something to the frame's middle, to the frame's ends and to the safe edges within them, along one side.
 *
 * @param at the distance of its middle from the frame's
 * @param reach pixels within which it snaps
 */
export function snapAlong(at: number, length: number, frame: number, safe: number, reach: number): number {
  const toEnd = (frame - length) / 2;
  const toSafe = toEnd - safe;
  const nearest = [0, toEnd, -toEnd, toSafe, -toSafe].reduce((best, each) =>
    Math.abs(at - each) < Math.abs(at - best) ? each : best,
  );
  return Math.abs(at - nearest) <= reach ? nearest : at;
}

/** Snaps something of a size whose middle is so far from the frame's. */
function snapMiddle({ x, y }: FramePoint, { width, height }: Size, frame: Size, reach: number): FramePoint {
  const safe = safeEdge(frame);
  return {
    x: snapAlong(x, width, frame.width, safe, reach),
    y: snapAlong(y, height, frame.height, safe, reach),
  };
}

const moveBox = (box: Box, by: FramePoint, frame: Size): Box =>
  within({ ...box, x: box.x + by.x, y: box.y + by.y }, safeArea(frame));

/** Snaps a box that stays within the safe area. */
function snapBox(box: Box, frame: Size, reach: number): Box {
  const left = (frame.width - box.width) / 2;
  const top = (frame.height - box.height) / 2;
  const { x, y } = snapMiddle({ x: box.x - left, y: box.y - top }, box, frame, reach);
  return within({ ...box, x: left + x, y: top + y }, safeArea(frame));
}

/** @param picture the picture's own size */
export const pictureLayer = (picture: Size): Layer => ({
  move: (edit, by) => ({ ...edit, placement: move({ picture, frame: edit.frame }, edit.placement, by) }),
  snap(edit, reach) {
    const { placement, frame } = edit;
    const { width, height } = boundsOf(picture, turnOf(placement));
    const shown = { width: width * placement.scale, height: height * placement.scale };
    return { ...edit, placement: { ...placement, ...snapMiddle(placement, shown, frame, reach) } };
  },
  zoom: (edit, factor, at) => ({
    ...edit,
    placement: zoom({ picture, frame: edit.frame }, edit.placement, factor, at),
  }),
});

/** Pixels of text whose size is set by hand. */
const LEAST_TEXT = 20;
const MOST_TEXT = 200;

/** @param drawn how the words were drawn last; without a box they stay where they are */
export function wordsLayer(drawn: () => Pick<LetteredPicture, "textSize" | "bounds">): Layer {
  const changeBox = (edit: PictureEdit, change: (box: Box) => Box): PictureEdit => {
    const { words, frame } = edit;
    const { bounds } = drawn();
    if (!words || !bounds) return edit;
    const safe = safeArea(frame);
    const { position } = words;
    const box =
      position === "auto"
        ? bounds
        : {
            ...bounds,
            x: safe.x + position.x * safe.width - bounds.width / 2,
            y: safe.y + position.y * safe.height - bounds.height / 2,
          };
    return { ...edit, words: { ...words, position: pointOf(change(box), safe) } };
  };
  return {
    move: (edit, by) => changeBox(edit, (box) => moveBox(box, by, edit.frame)),
    snap: (edit, reach) => changeBox(edit, (box) => snapBox(box, edit.frame, reach)),
    zoom(edit, factor) {
      const { words } = edit;
      if (!words) return edit;
      const wanted = (words.size === "auto" ? drawn().textSize : words.size) * factor;
      const size = Math.max(LEAST_TEXT, Math.min(MOST_TEXT, wanted));
      return { ...edit, words: { ...words, size: Math.round(size * 10) / 10 } };
    },
  };
}

/** Pixels that a logo is wide at least. */
const LEAST_LOGO = 16;

/** A logo can be moved across what is to be kept clear, so that a drag can pass it; snapping moves it beside that. */
export function logoLayer(keepClear: readonly Box[]): Layer {
  const changeLogo = (
    edit: PictureEdit,
    change: (logo: PlacedLogo, box: Box) => Partial<PlacedLogo>,
  ): PictureEdit => {
    const { logo } = edit;
    if (!logo) return edit;
    const { x, y, width, shape } = logo;
    const box = { x, y, width, height: (width * shape.height) / shape.width };
    return { ...edit, logo: { ...logo, ...change(logo, box) } };
  };
  return {
    move: (edit, by) =>
      changeLogo(edit, (_, box) => {
        const { x, y } = moveBox(box, by, edit.frame);
        return { x, y };
      }),
    snap: (edit, reach) =>
      changeLogo(edit, ({ width, shape }, box) => {
        const snapped = { ...snapBox(box, edit.frame, reach), width };
        const { x, y } = logoBox(snapped, shape, edit.frame, keepClear);
        return { x, y };
      }),
    /** Zooms around the logo's middle. */
    zoom: (edit, factor) =>
      changeLogo(edit, ({ shape }, box) => {
        const width = Math.max(LEAST_LOGO, Math.min(edit.frame.width, box.width * factor));
        const by = width / box.width - 1;
        const wanted = { x: box.x - (by * box.width) / 2, y: box.y - (by * box.height) / 2, width };
        const { x, y, width: most } = logoBox(wanted, shape, edit.frame, keepClear);
        // The box has whole pixels: its width is taken only if it was made smaller, because fractions would add up.
        return { x, y, width: Math.min(width, most + 1) };
      }),
  };
}
