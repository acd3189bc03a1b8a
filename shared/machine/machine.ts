import type { MachineGuide } from "./guide.ts";
import type { LetteringStyles, Letterings, Libraries } from "./library.ts";
import type { Look } from "./looks.ts";
import type { Showcase } from "./showcase.ts";
import type { Spoken } from "./spoken.ts";
import type { StepWords } from "./step-words.ts";
import type { WordTable } from "./table-words.ts";
import type { MachineModel } from "./types.ts";
import type { Walk } from "./walk.ts";

/**
 * A machine, which is a folder below shared/machines: what its machine.ts exports. The parts behind a
 * function are loaded when they are asked for, and are no part of a page's first load.
 */
export interface Machine {
  /** Categories, sizes, boxes, steps, names of files, package folders. */
  readonly model: MachineModel;
  /** What the pages of the steps with images say. */
  readonly stepWords: () => Promise<StepWords>;
  /** What the home page shows of it. */
  readonly showcase: Showcase;
  /** What the two guides say. */
  readonly guide: () => Promise<MachineGuide>;
  /** The bundled pictures to choose from. */
  readonly libraries: () => Promise<Libraries>;
  /** How their words are set. */
  readonly letterings: () => Promise<Letterings>;
  /** Whether there are looks, for what is shown before they are loaded. */
  readonly hasLooks: boolean;
  /** Whole designs to choose from; none for a machine that has none. */
  readonly looks: () => Promise<readonly Look[]>;
  /** How words are set on any other picture. */
  readonly letteringStyles: () => Promise<LetteringStyles>;
  /** What its pictures say to customers. */
  readonly wordTable: () => Promise<WordTable>;
  /** How it is used, from touch to cup. */
  readonly walk: () => Promise<Walk>;
  /** What people call its places, for the reading of files' names. */
  readonly spoken: () => Promise<Spoken>;
}
