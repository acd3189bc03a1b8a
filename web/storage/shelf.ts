import type { Design } from "../document/design.ts";
import type { DesignFileFault } from "../store/design-json.ts";
import type { Dressing } from "./design-store.ts";
import type { ChangeKind, Outcome, UndoOffer } from "./outcome.ts";

/**
 * What can be done with a design. `later`: a newer release wrote it. `otherMachine`: it is of another machine.
 * `unreadable`: damaged. Only a usable one is opened, changed or removed.
 */
export type ShelfState = "usable" | "later" | "otherMachine" | "unreadable";

/** A design of this browser, as far as it is known without reading it. */
export interface ShelfDesign {
  readonly id: string;
  /** The id of its machine. */
  readonly machine: string;
  /** Empty where it has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Of its pictures, shared ones counted in each design; null until they were measured: see `onChange`. */
  readonly bytes: number | null;
  readonly isOpen: boolean;
  readonly state: ShelfState;
}

/** A design that is made of a dressing, on an empty design or on the one of the id `from`. */
export interface NewDesign {
  /** Empty for none. */
  readonly name: string;
  readonly dressing?: Dressing;
  readonly from?: string;
}

/** What the last act on the shelf did, which `undo` takes back. */
export interface ShelfOffer {
  readonly kind: "remove" | "duplicate" | "add" | "rename" | "dress";
  /** So many designs. */
  readonly count: number;
  /** Of the first of them; empty where it has none. */
  readonly name: string;
  /** What a dressing was. */
  readonly change?: ChangeKind;
}

/** A design as a file, and the places of images that could not go into it, or not with their originals. */
export interface DesignFile {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly skipped: readonly FilePlace[];
  readonly withoutOriginal: readonly FilePlace[];
}

/** A place of a design; a list's slot is its index. */
interface FilePlace {
  readonly category: string;
  readonly slot: string;
}

/** All designs as one file. */
export interface AllDesignsFile {
  readonly fileName: string;
  /** Made of parts, so that it is never whole in memory. */
  readonly file: Blob;
  readonly count: number;
  /** Names of designs that are not in it: unusable ones, and those beyond the limit of such a file. */
  readonly left: readonly string[];
  /** Names of designs that are in it without some of their pictures, which this browser has deleted. */
  readonly incomplete: readonly string[];
}

/** How much of the browser's room for this site is used, in bytes. */
export interface Room {
  readonly used: number;
  readonly quota: number;
  /** The browser promised not to delete it for want of room. */
  readonly isPersisted: boolean;
}

/** What opening a file gave. */
export type OpenedFiles =
  | Outcome<{
      readonly ids: readonly string[] /** Of designs that were not taken. */;
      readonly left: readonly string[];
    }>
  | { readonly ok: false; readonly reason: DesignFileFault };

/**
 * The designs of this browser, of which one is open: the one that the store shows. Acts of all tabs happen one
 * after another, each all or nothing over the end of the browser. A failed act has changed nothing.
 */
export interface Shelf {
  /** Latest change first; an open design that holds nothing yet is not in it. Rejects without IndexedDB. */
  list(): Promise<readonly ShelfDesign[]>;
  /** Called when the list may be another, by whichever tab. Returns how to stop. */
  onChange(listener: () => void): () => void;
  /** A design's data, open or not, with `isMissing` as the store has it; null where it can't be read. */
  read(id: string): Promise<Design | null>;
  /** Opens another design, in all tabs. */
  open(id: string): Promise<Outcome>;
  /** Makes an empty design and opens it; an open one that holds nothing is taken for it. */
  create(name?: string): Promise<Outcome<{ readonly id: string }>>;
  rename(id: string, name: string): Promise<Outcome>;
  /** A second design with the same pictures. It is not opened. */
  duplicate(id: string, name: string): Promise<Outcome<{ readonly id: string }>>;
  /** Removes designs; where the open one is among them, the one changed last is opened, or an empty one. */
  remove(ids: readonly string[]): Promise<Outcome>;
  /** Dresses several designs in one act. */
  dress(changes: ReadonlyMap<string, Dressing>, offer?: UndoOffer): Promise<Outcome>;
  /** Adds designs in one act; pictures are kept as they come, so that not all are in memory at once. */
  add(
    designs: Iterable<NewDesign> | AsyncIterable<NewDesign>,
  ): Promise<Outcome<{ readonly ids: readonly string[] }>>;
  /** What `undo` would take back: the last act on the shelf in this tab, until one of its designs changes. */
  offer(): ShelfOffer | null;
  undo(): Promise<Outcome>;
  /** A design as a file, open or not; null where it can't be read. */
  save(id: string): Promise<DesignFile | null>;
  /** All usable designs in one file. */
  saveAll(onProgress?: (share: number) => void): Promise<AllDesignsFile>;
  /** Adds the design of a file, or all of a file of many, without opening any. */
  openFile(file: Blob, onProgress?: (share: number) => void): Promise<OpenedFiles>;
  /** Null where the browser does not tell. */
  room(): Promise<Room | null>;
  /** Asks the browser not to delete for want of room; resolves to whether it promised. */
  persist(): Promise<boolean>;
  /** Removes everything that this browser keeps for the app. The page is to be loaded anew then. */
  eraseEverything(): Promise<Outcome>;
}

/** The shelf of the app's store. Its code is loaded with the first call. */
export { loadShelf } from "../adapter/browser.ts";
