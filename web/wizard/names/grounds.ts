import type {
  LetteredScene,
  Lettering,
  LibraryPicture,
  PictureStyle,
} from "../../../shared/machine/library.ts";
import { isOneOf } from "../../../shared/machine/questions.ts";
import type { Size } from "../../../shared/machine/types.ts";
import type { LetteringOrder } from "../../lettering/letterer.ts";
import { suggestImages } from "../../picker/search.ts";

/** A named slot and what it holds. */
export interface NamedSlot {
  readonly slot: string;
  readonly name: string;
  /** What its image is stored as; undefined where it is empty. */
  readonly value: string | undefined;
  readonly isDefault: boolean;
}

/** How a library's words are set on one of its scenes, or, with no scene, on any picture. */
export type LetteringOf = (picture: LetteredScene) => Lettering;

/** What names were put on in this page, by what the outcome is stored as: so that they can be put on anew. */
const sources = new Map<string, string>();

/** Remembers what a lettered picture was made from: a scene's path, or an own picture's stored value. */
export const rememberSource = (value: string, source: string): void => void sources.set(value, source);

/** Whether a slot holds a picture of the visitor's own, which is changed only if asked. */
export function isOwn({ value, isDefault }: NamedSlot, library: readonly LibraryPicture[]): boolean {
  if (value === undefined || isDefault) return false;
  const source = sources.get(value) ?? value;
  return !library.some(({ path, scene }) => path === source || scene === source);
}

/** The picture under an own one's words: itself, or what it was before it was lettered. */
export const ownSource = (value: string): string => sources.get(value) ?? value;

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
  return slots.flatMap(({ name, value }, i) => {
    const source = value === undefined ? undefined : (sources.get(value) ?? value);
    const now = ofStyle.filter(({ path, scene }) => path === source || scene === source);
    const turned = ofStyle.map(
      (_, at) => ofStyle[(at + i + turn * slots.length) % ofStyle.length] as LibraryPicture,
    );
    const wanted = turn === 0 ? [...now, ...suggestImages(ofStyle, name), ...turned] : turned;
    const chosen = wanted.find(({ scene }) => !taken.has(scene)) ?? wanted[0];
    if (chosen === undefined) return [];
    taken.add(chosen.scene);
    return [chosen];
  });
}

/** The order to letter a scene, which has its style's treatment already. */
export const sceneOrder = (
  text: string,
  scene: LibraryPicture,
  bytes: Uint8Array<ArrayBuffer>,
  letteringOf: LetteringOf,
): LetteringOrder => ({
  text,
  picture: bytes,
  size: scene.size,
  lettering: letteringOf(scene),
  treatment: undefined,
});

/** The order to letter a picture of the visitor's own. */
export const ownOrder = (
  text: string,
  bytes: Uint8Array<ArrayBuffer>,
  size: Size,
  style: PictureStyle,
  letteringOf: LetteringOf,
): LetteringOrder => ({
  text,
  picture: bytes,
  size,
  lettering: letteringOf({ style, scene: "" }),
  treatment: { style, scale: 1 },
});
