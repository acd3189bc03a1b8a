import { ACTIVE } from "../../../../shared/machines/index.ts";
import type { Design } from "../../../../shared/model/design.ts";
import { pictureOf } from "../../../../shared/model/picture-value.ts";
import type { IsMissing } from "../../../../shared/model/questions.ts";
import { pictures, store } from "../../../edit/app.ts";
import type { ReadImage } from "../../../exports/gather.ts";

/** A machine whose files are to be made. Its design is read when its turn comes, and let go afterwards. */
export interface ManyMachine {
  /** As it is shown, and as its folder is called. */
  readonly name: string;
  load(signal: AbortSignal): Promise<LoadedMachine>;
}

/** A design, and where its pictures are. */
export interface LoadedMachine {
  readonly design: Design;
  readonly isMissing: IsMissing;
  /** Gives a copy: an export may hand over what it gets to a thread. */
  readonly readImage: ReadImage;
  /** Sentences: what its pictures do not show. */
  readonly lacks?: readonly string[];
}

/** Reads pictures that are stored, or that the app serves. */
export const readStored: ReadImage = (value) => pictures.bytes(pictureOf(value));

/** A machine of a design that is stored; one that is gone by then fails. */
export const designMachine = (name: string, id: string): ManyMachine => ({
  name: name || ACTIVE.model.defaultMachineName,
  async load() {
    const design = await store.read(id);
    if (!design) throw new Error("the design is not there any more");
    await pictures.look(design);
    return { design, isMissing: pictures.isMissing, readImage: readStored };
  },
});
