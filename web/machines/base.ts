import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { BlobPicture, Blobs, Design } from "../../shared/model/design.ts";
import { canonical } from "../../shared/model/design.ts";
import { type IsMissing, shownImages } from "../../shared/model/questions.ts";
import { type BarePlace, barePlaces } from "../../shared/model/variant.ts";
import { pictures, state } from "../edit/app.ts";
import { namedBytes } from "../edit/new-image.ts";

const { model } = ACTIVE;

/** What rows are made with. */
export const MATERIALS = await (async () => {
  const [words, libraries, looks, { initial }] = await Promise.all([
    ACTIVE.wordTable(),
    ACTIVE.libraries(),
    ACTIVE.looks(),
    ACTIVE.letteringStyles(),
  ]);
  return { words, library: Object.values(libraries).flat(), looks, style: initial };
})();

/** The open design, of which rows make others. */
export interface Base {
  readonly design: Design;
  /** Its slots whose pictures do not carry their names. */
  readonly bare: readonly BarePlace[];
  /** The first category that shows a word of the table on its pictures, by word. */
  readonly lettered: ReadonlyMap<string, string>;
  /** The bytes of its pictures that were set by hand, if a name may be put on them. */
  readonly blobs: Blobs;
}

/** Returns what rows are made of: another object whenever what the open design shows changes. */
export function useBase(): Base {
  const { design, isMissing } = useSnapshot(state);
  const [byHand, setByHand] = useState<ByHand>(new Map());
  // All that rows are made of. A change of the table alone changes nothing of it.
  const key = useMemo(() => {
    const { name, lists, slots, names, counts, texts, brand } = design;
    return canonical([name, lists, slots, names, counts, texts, brand]);
  }, [design]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the design
  useEffect(() => {
    let isOver = false;
    readByHand(design).then(
      (found) => !isOver && setByHand((before) => (before.size + found.size > 0 ? found : before)),
      (fault) => console.warn("Pictures that were set by hand could not be read", fault),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the design
  return useMemo(() => baseOf(design, isMissing, byHand), [key, isMissing, byHand]);
}

const baseOf = (design: Design, isMissing: IsMissing, byHand: ByHand): Base => ({
  design,
  bare: barePlaces(model, design, {
    ...MATERIALS,
    isMissing,
    blobOf: (picture) => ("value" in picture ? byHand.get(picture.value)?.picture : undefined),
  }),
  lettered: wordsOn(design),
  blobs: new Map([...byHand.values()].flatMap(({ blobs }) => [...blobs])),
});

function wordsOn(design: Design): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const category of model.categories)
    for (const { image } of shownImages(design, category)) {
      const from = image.recipe?.words?.from;
      if (from?.kind === "table" && !words.has(from.word)) words.set(from.word, category.id);
    }
  return words;
}

/** Pictures that somebody wrote to localStorage by hand, by value. */
type ByHand = ReadonlyMap<string, { readonly picture: BlobPicture; readonly blobs: Blobs }>;

/** Reads the pictures of slots with names that were set by hand. */
async function readByHand({ slots }: Design): Promise<ByHand> {
  const found = new Map<string, Awaited<ReturnType<typeof namedBytes>>>();
  for (const category of model.categories) {
    if (category.kind === "list" || !category.names) continue;
    for (const { picture } of Object.values(slots[category.id] ?? {})) {
      if (!picture || !("value" in picture)) continue;
      const bytes = await pictures.bytes(picture);
      if (typeof bytes !== "string") found.set(picture.value, await namedBytes(bytes));
    }
  }
  return found;
}
