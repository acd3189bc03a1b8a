import { fillWords } from "./fill-words.ts";
import type { Category, MachineModel } from "./types.ts";

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

/** A row of the table of names: one picture of a machine, whatever the counts. */
export interface FileRow {
  readonly category: string;
  /** Of its slot; a list has none. */
  readonly slot: string | undefined;
  readonly path: string;
  /** With the folder of the media package; several where the folder depends on the count. */
  readonly packagePaths: readonly string[];
}

/** What every file of a machine's design is called; of a list the first. */
export const fileTable = ({ categories }: MachineModel): FileRow[] =>
  categories.flatMap((category) => {
    const places = category.kind === "list" ? [undefined] : category.slots;
    return places.map((slot) => {
      const { path, packageName } = fileNameOf(category, slot?.id ?? 1);
      const folders = category.arrangements
        .filter((arrangement) => !slot || arrangement.places.some((place) => place.slot === slot.id))
        .map(({ packageCategory }) => packageCategory);
      return {
        category: category.label,
        slot: slot?.label,
        path,
        packagePaths: [...new Set(folders)].map((folder) => `${folder}/${packageName}`),
      };
    });
  });
