import type { ListCategory } from "../../shared/machine/types.ts";
import type { Brand, Design } from "../document/design.ts";
import type { CountEffect } from "../document/edits.ts";
import type { Recipe } from "../recipes/recipe.ts";
import type { DesignFileFault } from "../store/design-json.ts";
import type { ImageSources } from "./image-sources.ts";
import type { NewPicture } from "./keep-recipes.ts";
import type { Keeping, Outcome, UndoOffer } from "./outcome.ts";
import type { DesignFile, Shelf } from "./shelf.ts";

/**
 * What goes into a place: the bytes of a checked PNG, with its recipe where it has one, or the path of a
 * bundled image. `name` is what to call it by, the file's name; it is not kept. Pictures of one `group` that
 * follow each other are one step of Undo.
 */
export type NewImage = (NewPicture | { readonly path: string }) & {
  readonly name?: string;
  readonly group?: string | undefined;
};

/** What a category becomes: its count, and exactly these images by their stored values; a list's slot is its index. */
export interface NewScreen {
  readonly category: string;
  readonly count?: number | undefined;
  readonly values: readonly (readonly [slot: string, value: string])[];
}

/** Pictures and names for several categories at once. */
export interface Dressing {
  /** What a machine without a name is called from then on; one that has a name keeps it. */
  readonly machineName?: string | undefined;
  /** How many slots categories show; what is in them goes as it does when a visitor chooses that count. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** A list's slot is its index; instead of bytes, the path of a bundled image. */
  readonly slots: readonly ((NewPicture | { readonly path: string }) & {
    readonly category: string;
    readonly slot: string;
  })[];
  /** By list: which of its images, by their stored values, go, and what comes in their place. */
  readonly lists: readonly {
    readonly category: string;
    goes(url: string): boolean;
    readonly pictures: readonly NewPicture[];
  }[];
  /** By category: names of its slots; other slots keep theirs. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** All words for customers that are not the machine's; undefined leaves those that there are. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly brand?: NewBrand | null | undefined;
  /** Two slots whose images are exchanged first. */
  readonly swap?: { readonly category: string; readonly one: string; readonly other: string } | undefined;
  /** Categories that become what those of another design are, before anything else. */
  readonly screens?: readonly NewScreen[] | undefined;
  /**
   * Asked of the design before it is changed: if it says no, nothing is, and the outcome is `gone`. It is asked again
   * when stored images had to make room, which then have other values.
   */
  admits?(design: Design): boolean;
  /** What undoing it is called; a look, if nothing is said. */
  readonly offer?: UndoOffer | undefined;
}

/** A brand whose logo may be new. */
export interface NewBrand extends Omit<Brand, "logo"> {
  /** A PNG, or the stored value that it has. */
  readonly logo: Uint8Array<ArrayBuffer> | string;
}

/** What changes a design. */
export interface DesignActions {
  /** Gives the machine its name (trimmed and valid already); every image moves along. */
  renameMachine(name: string): Promise<Outcome>;
  /** Replaces the names of a category's slots. */
  setNames(category: string, names: Readonly<Record<string, string>>): Promise<Outcome>;

  /** Fills a slot, replacing what it held. */
  setImage(category: string, slot: string, image: NewImage): Promise<Outcome>;
  /** Fills several slots of a category in one change, replacing what they held. */
  setImages(
    category: string,
    images: ReadonlyMap<string, Extract<NewImage, { readonly bytes: unknown }>>,
  ): Promise<Outcome>;
  /** Empties a slot. */
  clearImage(category: string, slot: string): Promise<Outcome>;
  /** Exchanges what two slots of a category hold. */
  swapImages(category: string, one: string, other: string): Promise<Outcome>;
  /** Fills one slot, or all slots of the current count, with the bundled defaults. */
  applyDefaults(category: string, slot?: string): Promise<Outcome>;

  /** Fills every empty place, of one category or of all, with the bundled defaults, in one change. */
  fillEmpty(category?: string): Promise<Outcome>;
  /**
   * Makes the design whole in one change: its name, the names that are suggested, the defaults of every empty
   * place, and in each empty list the bundled picture whose path is given for it.
   */
  fillDesign(pictureFor: (list: ListCategory) => string | undefined): Promise<Outcome>;

  /** Dresses the machine: many pictures and names, all in one change. */
  dress(dressing: Dressing): Promise<Outcome>;

  /**
   * Adds to a list: in the place of the image of the id `replaced` where that is there, else at an index or at
   * its end; `listFull` where it holds as many as it may.
   */
  addImage(
    category: string,
    image: NewImage,
    where?: { readonly at?: number | undefined; readonly replaced?: string | undefined },
  ): Promise<Outcome<{ readonly id: string }>>;
  /** Takes an image out of a list. */
  removeImage(category: string, id: string): Promise<Outcome>;
  /** Moves an image of a list to an index. */
  moveImage(category: string, id: string, index: number): Promise<Outcome>;

  /**
   * Chooses how many slots a category shows. Where any shown image was a default, the new count's
   * defaults fill every slot (`defaults`); else all slots are emptied (`cleared`). Given pictures fill them
   * instead (`filled`). The current count does nothing (`none`).
   */
  setCount(
    category: string,
    count: number,
    pictures?: readonly (NewPicture & { readonly slot: string })[],
  ): Promise<Outcome<{ readonly effect: CountEffect }>>;

  /**
   * Keeps a table of variants with the design: JSON that the store does not look into, empty for none. It is no
   * step of Undo. Pictures go into the picture store, so that the text can name each as
   * `/stored-images/{sha256}.png`; what it names is held. `full` over 500,000 characters.
   */
  setVariants(json: string, pictures?: readonly Uint8Array<ArrayBuffer>[]): Promise<Outcome>;

  /** Remembers the route to return to; empty to forget it. It is no change, and has no undo. */
  setReturnToStep(route: string): Promise<Outcome>;
  /** Marks the design as confirmed; the next change takes it back. */
  confirm(): Promise<Outcome>;

  /** Empties the design. */
  startOver(): Promise<Outcome>;
  /** Replaces the design by that of a file, all of it or, with a reason, nothing. */
  openDesign(
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<Outcome | { readonly ok: false; readonly reason: DesignFileFault }>;
}

/**
 * The open design of this browser. `design` and `keeping` are Valtio proxies, to be read through
 * `useSnapshot` (with `{sync: true}` for what an input controls) and written by the actions alone.
 *
 * An action resolves once its change is stored; only then does `design` show it. Actions run one after
 * another, across tabs too, each on what is stored at that moment. A failed action (`ok: false`) has
 * changed nothing. A change of the design takes back the confirmation. An action is of the design that is shown
 * when it is called, also where another one is opened before its turn.
 */
export interface DesignStore extends ImageSources, DesignActions {
  readonly design: Design;
  readonly keeping: Keeping;

  /** Resolves when what the last session left unfinished is finished and missing images are known. */
  readonly ready: Promise<void>;

  /**
   * The actions of the design that is shown now, for whatever takes time: what an editor made, or a picture that
   * is still being read, goes into the design it was made for, open or not.
   */
  here(): DesignActions;
  /** All designs of this browser. */
  shelf(): Promise<Shelf>;

  /** Loads what the first action needs, ahead of it. */
  prepare(): void;

  /** How the picture of a stored value came about: a recipe for each place that it was made for. */
  recipesOf(value: string): Promise<readonly Recipe[]>;

  /** The design as a file, with the places of images that could not go into it. Changes nothing. */
  saveDesign(): Promise<DesignFile>;
  /** Takes back what `keeping.undo` says, of 20 changes at most; `gone` where there is nothing any more. */
  undo(): Promise<Outcome>;
  /** Makes again what `keeping.redo` says. */
  redo(): Promise<Outcome>;

  /** Stops listening to other tabs. Tests use it; the app's store lives as long as its page. */
  close(): void;
}
