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

export const MATERIALS = await (async () => {
  const [words, libraries, looks, { initial }] = await Promise.all([
    ACTIVE.wordTable(),
    ACTIVE.libraries(),
    ACTIVE.looks(),
    ACTIVE.letteringStyles(),
  ]);
  return { words, library: Object.values(libraries).flat(), looks, style: initial };
})();

export interface Base {
  readonly design: Design;
  /** Named slots whose pictures do not show the name. */
  readonly bare: readonly BarePlace[];
  /** By word: the first category that shows it. */
  readonly lettered: ReadonlyMap<string, string>;
  /** Bytes of pictures that are stored as values, not as blobs. */
  readonly blobs: Blobs;
}

/** The same object until the open design changes, not counting its table. */
export function useBase(): Base {
  const { design, isMissing } = useSnapshot(state);
  const [byHand, setByHand] = useState<ByHand>(new Map());
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

/** Pictures that were set in localStorage by hand, by value. */
type ByHand = ReadonlyMap<string, { readonly picture: BlobPicture; readonly blobs: Blobs }>;

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
