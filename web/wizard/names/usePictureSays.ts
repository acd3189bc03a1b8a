import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { LibraryPicture } from "../../../shared/machine/library.ts";
import type { SlotCategory } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { presentImage } from "../../../shared/model/questions.ts";
import { slotsWithOtherWords } from "../../../shared/model/texts.ts";
import { state } from "../../edit/app.ts";

/** The slots whose pictures say another name than theirs, and what; bundled pictures, and those with a recipe. */
export function usePictureSays(
  category: SlotCategory,
  library: string | undefined,
): readonly { readonly slot: string; readonly says: string }[] {
  const { design, isMissing } = useSnapshot(state);
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>();
  const isAsked = category.names !== undefined && Object.keys(design.slots[category.id] ?? {}).length > 0;
  useEffect(() => {
    // It is a hint: without it everything works.
    if (isAsked)
      ACTIVE.libraries().then(
        (all) => setPictures(all[library ?? ""] ?? []),
        () => {},
      );
  }, [isAsked, library]);
  if (!isAsked || !pictures) return [];
  return slotsWithOtherWords(ACTIVE.model, design, category.id, pictures).filter(({ slot }) =>
    presentImage(design, category.id, slot, isMissing),
  );
}
