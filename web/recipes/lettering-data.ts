import type { LetteringStyles, Letterings, Libraries } from "../../shared/machine/library.ts";
import type { Look } from "../../shared/machine/looks.ts";
import { ACTIVE } from "../../shared/machines/index.ts";

/** All that the machine says of how words are set. */
export interface LetteringData {
  readonly styles: LetteringStyles;
  readonly libraries: Libraries;
  readonly letterings: Letterings;
  readonly looks: readonly Look[];
}

/** Loads it. */
export async function letteringData(): Promise<LetteringData> {
  const [styles, libraries, letterings, looks] = await Promise.all([
    ACTIVE.letteringStyles(),
    ACTIVE.libraries(),
    ACTIVE.letterings(),
    ACTIVE.looks(),
  ]);
  return { styles, libraries, letterings, looks };
}
