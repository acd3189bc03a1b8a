import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { Size } from "../../../shared/machine/types.ts";
import type { Image } from "../../../shared/model/design.ts";
import { suggestImages } from "../picker/search.ts";

/** A named slot and what it holds. */
export interface NamedSlot {
  readonly slot: string;
  readonly name: string;
  /** Undefined if it is empty, or its picture is missing. */
  readonly image: Image | undefined;
  readonly isDefault: boolean;
}

/** The path of a slot's picture without its words; undefined if it is none of the app's. */
export function pathOf({ image }: Pick<NamedSlot, "image">): string | undefined {
  const from = image?.recipe?.original ?? image?.picture;
  return from && "path" in from ? from.path : undefined;
}

/** Whether a slot holds a picture of the visitor's own, which is changed only if asked. */
export function isOwn(slot: NamedSlot, library: readonly LibraryPicture[]): boolean {
  if (!slot.image || slot.isDefault) return false;
  const source = pathOf(slot);
  return !library.some(({ path, scene }) => path === source || scene === source);
}

/**
 * The scenes of a style, one for each slot, no two alike while there are enough: first what the slot shows
 * now, then what suits its name. `turn` counts how often others were asked for.
 */
export function scenesFor(
  slots: readonly NamedSlot[],
  library: readonly LibraryPicture[],
  style: PictureStyle,
  size: Size,
  turn: number,
): LibraryPicture[] {
  const ofStyle = library.filter((picture) => picture.style === style && isOneOf([size], picture.size));
  const taken = new Set<string>();
  return slots.flatMap((slot, i) => {
    const source = pathOf(slot);
    const now = ofStyle.filter(({ path, scene }) => path === source || scene === source);
    const turned = ofStyle.map(
      (_, at) => ofStyle[(at + i + turn * slots.length) % ofStyle.length] as LibraryPicture,
    );
    const wanted = turn === 0 ? [...now, ...suggestImages(ofStyle, slot.name), ...turned] : turned;
    const chosen = wanted.find(({ scene }) => !taken.has(scene)) ?? wanted[0];
    if (chosen === undefined) return [];
    taken.add(chosen.scene);
    return [chosen];
  });
}

/** What names are put on, and how. */
export interface NamesChoice {
  readonly slots: readonly NamedSlot[];
  readonly size: Size;
  readonly library: readonly LibraryPicture[];
  readonly style: PictureStyle;
  /** #rrggbb, or "auto". */
  readonly colour: string;
  readonly turn: number;
}
