import type { Over } from "../letter-tabs/over.ts";
import { store } from "../storage/store.ts";
import type { WaitingJob } from "./useStepFit.ts";

/**
 * After the words of a slot's picture were changed in the editor: letters anew what is one set with them on the machine
 * screen, as the same step of Undo. Where that can't be done the other pictures stay as they are.
 */
export async function letterAround(
  category: string,
  { target, start, adjusted }: Pick<WaitingJob, "target" | "start" | "adjusted">,
  over: unknown,
  group: string,
): Promise<void> {
  const before = start?.over?.words;
  const after = (over as Over | undefined)?.words; // The editor's tabs are of no other kind.
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const here = store.here();
  try {
    const { reletterAround } = await import("../recipes/reletter-around.ts");
    const made = await reletterAround(category, target, adjusted);
    if (made.length === 0) return;
    await here.setImages(
      category,
      new Map(made.map(({ slot, ...picture }) => [slot, { ...picture, group }])),
    );
  } catch (fault) {
    console.warn("The pictures beside it could not be lettered anew", fault);
  }
}
