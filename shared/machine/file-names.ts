import { fillWords } from "./fill-words.ts";
import type { Category } from "./types.ts";

/** The files of a list: `name` is every image's, with `{number}` counted from 1; the ending is added. */
export interface ListFiles {
  /** Of the image zip. */
  readonly folder: string;
  readonly name: string;
}

/** The files of slots: `names` has each slot's; the ending is added. */
export interface SlotFiles {
  /** Of the image zip. */
  readonly folder: string;
  readonly names: Readonly<Record<string, string>>;
  /** Before a name in the media package, where several categories share a folder. */
  readonly packagePrefix?: string;
}

/** What one picture's file is called, with its ending. */
export interface FileName {
  /** In the image zip: "Blend Images/Left_Blend.png". */
  readonly path: string;
  /** In its folder of the media package: "hot_regular.png". */
  readonly packageName: string;
}

/** The file of a category's picture: `place` is its slot, or of a list its number from 1. */
export function fileNameOf(category: Category, place: string | number): FileName {
  const { folder } = category.files;
  const name =
    category.kind === "list"
      ? fillWords(category.files.name, { number: place })
      : (category.files.names[place] ?? String(place));
  const prefix = category.kind === "slots" ? (category.files.packagePrefix ?? "") : "";
  return { path: `${folder}/${name}.png`, packageName: `${prefix}${name}.png` };
}
