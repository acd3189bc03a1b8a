import { Thread } from "../../threads/thread.ts";
import type { LetteredPicture, LetteringOrder, LogoOrder } from "./letter.ts";
import type { LetteringJobs } from "./lettering.worker.ts";

export type { LetteredPicture, LetteringOrder, LogoOrder };

/** Letters pictures in a thread of its own, which keeps the fonts that it has loaded. */
export class Letterer {
  readonly #thread = new Thread<LetteringJobs>(
    () => new Worker(new URL("./lettering.worker.ts", import.meta.url), { type: "module" }),
  );

  /** What stands on one machine screen, lettered together. Rejects if one can't be decoded. */
  letter(pictures: readonly LetteringOrder[], signal?: AbortSignal): Promise<LetteredPicture[]> {
    return this.#thread.call("letter", pictures, { signal });
  }

  close(): void {
    this.#thread.close();
  }
}
