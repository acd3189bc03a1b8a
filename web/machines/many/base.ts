import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { type BlobPicture, type Blobs, canonical, type Design } from "../../../shared/model/design.ts";
import { type IsMissing, shownImages } from "../../../shared/model/questions.ts";
import { type BarePlace, barePlaces } from "../../../shared/model/variant.ts";
import { pictures, state } from "../../edit/app.ts";
import { namedBytes } from "../../edit/new-image.ts";

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
  /** By word of the table that stands on its pictures: the first category that shows it. */
  readonly lettered: ReadonlyMap<string, string>;
  /** The bytes of its pictures that were set by hand, if a name may be put on them. */
  readonly blobs: Blobs;
}

/** What rows are made of: another object whenever what the open design shows changes. */
export function useBase(): Base {
  const { design, isMissing } = useSnapshot(state);
  // All that rows are made of. A change of the table alone changes nothing of it.
  const key = useMemo(() => canonical(partsOf(design)), [design]);
  const byHand = useByHand(design, key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the design has
  return useMemo(() => baseOf(design, isMissing, byHand), [key, isMissing, byHand]);
}

const partsOf = ({ name, lists, slots, names, counts, texts, brand }: Design) => [
  name,
  lists,
  slots,
  names,
  counts,
  texts,
  brand,
];

const baseOf = (design: Design, isMissing: IsMissing, byHand: ByHand): Base => ({
  design,
  bare: barePlaces(model, design, {
    ...MATERIALS,
    isMissing,
    blobOf: (picture) => ("value" in picture ? byHand.get(picture.value)?.picture : undefined),
  }),
  lettered: wordsOn(model, design),
  blobs: new Map([...byHand.values()].flatMap(({ blobs }) => [...blobs])),
});

function wordsOn(model: MachineModel, design: Design): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const category of model.categories)
    for (const { image } of shownImages(design, category)) {
      const from = image.recipe?.words?.from;
      if (from?.kind === "table" && !words.has(from.word)) words.set(from.word, category.id);
    }
  return words;
}

/** By value: pictures that somebody wrote to localStorage by hand. */
type ByHand = ReadonlyMap<string, { readonly picture: BlobPicture; readonly blobs: Blobs }>;

const NONE: ByHand = new Map();

/** Reads the pictures of slots with names that were set by hand, anew if the key is another. */
function useByHand({ slots }: Design, key: string): ByHand {
  const [found, setFound] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which pictures the slots have
  useEffect(() => {
    let isOver = false;
    const values = model.categories.flatMap((category) =>
      category.kind === "slots" && category.names
        ? Object.values(slots[category.id] ?? {}).flatMap(({ picture }) =>
            picture && "value" in picture ? picture : [],
          )
        : [],
    );
    if (values.length === 0) return setFound(NONE);
    const read = async () => {
      const known = new Map<string, Awaited<ReturnType<typeof namedBytes>>>();
      for (const picture of values) {
        const bytes = await pictures.bytes(picture);
        if (typeof bytes !== "string") known.set(picture.value, await namedBytes(bytes));
      }
      if (!isOver) setFound(known);
    };
    read().catch((fault) => console.warn("Pictures that were set by hand could not be read", fault));
    return () => {
      isOver = true;
    };
  }, [key]);
  return found;
}
