import { useEffect, useState } from "react";
import type { SlotCategory } from "../../../shared/machine/types.ts";
import type { NamedSlot } from "./grounds.ts";

/** What a slot's picture says instead of the slot's name. */
export interface OtherWords {
  readonly slot: string;
  readonly says: string;
}

/** The slots whose pictures we lettered with another name: bundled ones, and those with a recipe. */
export function usePictureSays(
  category: SlotCategory,
  library: string | undefined,
  slots: readonly Omit<NamedSlot, "recipe">[],
): readonly OtherWords[] {
  const [found, setFound] = useState<{ readonly key: string; readonly others: readonly OtherWords[] }>();
  const isAsked = category.names !== undefined && slots.some(({ value }) => value !== undefined);
  const key = isAsked ? JSON.stringify(slots) : "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that it hangs on
  useEffect(() => {
    if (key === "") return;
    let isOver = false;
    const find = async () => {
      const { otherWords } = await import("./other-words.ts");
      const others = await otherWords(category.id, library, slots);
      if (!isOver) setFound({ key, others });
    };
    // It is a hint: without it everything works.
    find().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [key]);
  return found?.key === key ? found.others : [];
}
