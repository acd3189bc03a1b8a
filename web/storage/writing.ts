import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../document/design.ts";
import type { Actions } from "./actions.ts";
import type { ShelfContext } from "./create-shelf.ts";
import type { DesignStore } from "./design-store.ts";
import type { WritingDoor } from "./door-writes.ts";
import type { Aside, DurableCopy } from "./durable-copy.ts";
import type { Entries } from "./entries.ts";
import type { Environment } from "./environment.ts";
import type { ImageSources } from "./image-sources.ts";
import type { NewPicture } from "./keep-recipes.ts";
import type { Missing } from "./missing.ts";
import type { Opened } from "./open-door.ts";
import type { Switched } from "./open-row.ts";
import type { Keeping, Outcome, StoreFault, UndoOffer } from "./outcome.ts";
import type { Pasts } from "./past.ts";
import type { Patience } from "./patience.ts";
import type { PictureKeeper } from "./picture-keeper.ts";
import type { Saver } from "./saver.ts";
import type { Origin, Scene } from "./scene.ts";
import type { Shelf } from "./shelf.ts";

/** What an action does to a design. */
export interface Action {
  /** Pictures that the edit places; it gets their stored values, in order. */
  readonly images?: readonly NewPicture[];
  /** Called again when images had to make room: it must do the same to every draft. */
  edit(draft: Design, values: readonly string[]): StoreFault | undefined;
  /** What undoing it is called; absent where it is a note beside the design and no change of it. */
  readonly offer?: UndoOffer;
  /** Changes of one group that follow each other are undone at once. */
  readonly group?: string | undefined;
  /** It is part of an act on several designs, whose Undo takes it back: the history has no step of it. */
  readonly isOfAct?: boolean;
  /** It takes something away, whether or not images are lost. */
  readonly isLoss?: boolean;
  /** It replaces the whole design, what was set aside of it included. */
  readonly isReplacing?: boolean;
}

/** Everything that writes: loaded for the first action, or where a start has something to do. */
export interface Writer {
  readonly actions: Actions;
  /** Does an action of a design, open or not. */
  perform(action: Action, of: Origin): Promise<Outcome>;
  go(way: "undo" | "redo"): Promise<Outcome>;
  aside(): Promise<Aside | null>;
  takeAside(id: string): Promise<Outcome>;
  /** Compares localStorage and its row; `isLate` is asked whether a change was made meanwhile. */
  compare(isLate: () => boolean): Promise<void>;
  /** Finishes what was cut off, and removes bytes to which nothing refers. */
  settle(): Promise<void>;
  collect(): Promise<void>;
  /** Writes the row again where it has not all. */
  retry(): Promise<void>;
  /** Told what is shown, so that another tab's change ends the history. */
  sees(entries: Entries): void;
  isKept: DurableCopy["isKept"];
  /** Looks whether it is kept, where that is unknown. */
  check(): Promise<void>;
  offers(): Pick<Keeping, "undo" | "redo" | "loss">;
  /** Tries what failed a few times more, ever later, until it is over; whether it was done. */
  keepTrying(run: () => Promise<void>, isOver: () => boolean): Promise<boolean>;
  recipesOf: DesignStore["recipesOf"];
  /** All designs; `inQueue` runs an act on them when the actions before it are done. */
  shelf(sources: ImageSources, inQueue: ShelfContext["inQueue"]): Promise<Shelf>;
}

/** What the acts on several designs are made with. */
export interface WriterParts {
  readonly door: WritingDoor;
  readonly copy: DurableCopy;
  readonly saver: Saver;
  readonly pictures: PictureKeeper;
  readonly pasts: Pasts;
  readonly patience: Patience;
  /** Does an action of the design of that id, open or not. */
  perform(action: Action, id: string): Promise<StoreFault | null>;
  /** Brings the open design of that id back to what it was before an act on several. */
  takeBack(entries: Entries, id: string): Promise<StoreFault | null>;
  /** Shows another design, which this tab has opened. */
  showOther(switched: Switched): void;
}

/** What a writer works on. */
export interface WriterContext {
  readonly model: MachineModel;
  readonly environment: Environment;
  readonly opened: Opened;
  readonly scene: Scene;
  readonly missing: Missing;
  /** There was nothing to compare at the start. */
  readonly isNew: boolean;
  /** Stored values that an editor works on. */
  held(): Iterable<string>;
  show(entries: Entries, named?: Design, isOwnSwitch?: boolean): void;
  /** A change of this tab stands in localStorage, and is shown once it is done. */
  onWriting(): void;
  onChange(): void;
}
