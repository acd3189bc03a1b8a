import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import { VARIANTS } from "#messages/many.ts";
import { textOfWord } from "../../shared/machine/machine.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findTextAt, isDefaultImage } from "../../shared/model/defaults.ts";
import { canonicalJson, contentOf, type Design } from "../../shared/model/design.ts";
import { parsePicture } from "../../shared/model/picture-value.ts";
import { findReferencedBlobs, type IsPictureMissing } from "../../shared/model/questions.ts";
import { fillEmptySlots } from "../../shared/model/screens.ts";
import type { Variant } from "../../shared/model/table.ts";
import {
  createVariantDesign,
  findHiddenNamePlaces,
  findUnletteredPlaces,
  isSamePlace,
} from "../../shared/model/variant.ts";
import { createHeadingParser } from "../../shared/sorting/read-heading.ts";
import { editingSession, pictures, state, store } from "../edit/app.ts";
import type { NewDesign } from "../edit/editing.ts";
import { createBlobPicture } from "../edit/new-image.ts";
import { loadStandIns } from "../screen/stand-ins.ts";
import type { TableColumn } from "./columns.ts";
import type { ExportSource } from "./export-many.ts";
import { findUnstoredBlobs } from "./table-files.ts";

const { model } = ACTIVE;

type DesignMaterials = Awaited<ReturnType<typeof readDesignMaterials>>;

async function readDesignMaterials() {
  const [words, vocabulary, libraries, looks, { initial }] = await Promise.all([
    ACTIVE.wordTable(),
    ACTIVE.vocabulary(),
    ACTIVE.libraries(),
    ACTIVE.looks(),
    ACTIVE.letteringStyles(),
  ]);
  return {
    words,
    readHeading: createHeadingParser(vocabulary),
    library: Object.values(libraries).flat(),
    looks,
    style: initial,
  };
}

let loaded: DesignMaterials | undefined;

export async function loadDesignMaterials(): Promise<void> {
  loaded = await readDesignMaterials();
}

export function designMaterials(): DesignMaterials {
  if (!loaded) throw new Error("Design materials are used before they are loaded");
  return loaded;
}

export type VariantBase = ReturnType<typeof createVariantBase>;

/** Returns the same object if only the table changes. */
export function useVariantBase(): VariantBase {
  const { design, isMissing } = useSnapshot(state);
  const [byHand, setByHand] = useState<ByHand>(new Map());
  const key = useMemo(() => {
    const { table: _, ...rest } = contentOf(design);
    return canonicalJson(rest);
  }, [design]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the design
  useEffect(() => {
    let isOver = false;
    readByHand(design).then(
      (found) => !isOver && setByHand((before) => (before.size + found.size > 0 ? found : before)),
      (fault) => console.warn("Failed to read hand-set pictures", fault),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the design
  return useMemo(() => createVariantBase(design, isMissing, byHand), [key, isMissing, byHand]);
}

export const createVariantBase = (design: Design, isMissing: IsPictureMissing, byHand: ByHand) => ({
  design,
  /** Slots whose pictures don't show names. */
  unlettered: findUnletteredPlaces(model, design, {
    ...designMaterials(),
    isMissing,
    blobOf: (picture) => ("value" in picture ? byHand.get(picture.value)?.picture : undefined),
  }),
  categoryOfWord: findWordCategories(design),
  blobs: new Map([...byHand.values()].flatMap(({ blobs }) => [...blobs])),
});

function findWordCategories(design: Design): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const { slots } = fillEmptySlots(design, model.categories, designMaterials());
  for (const category of model.categories) {
    if (category.kind === "list") continue;
    const { count, places } = findArrangement(category, design.counts[category.id]);
    for (const { slot } of places) {
      const image = slots[category.id]?.[slot];
      const from =
        image && isDefaultImage(category, count, slot, image)
          ? findTextAt(design, category, slot, designMaterials())?.from
          : image?.recipe?.words?.from;
      if (from?.kind === "table" && !words.has(from.word)) words.set(from.word, category.id);
    }
  }
  return words;
}

type ByHand = ReadonlyMap<string, Awaited<ReturnType<typeof createBlobPicture>>>;

async function readByHand({ slots }: Design): Promise<ByHand> {
  const found = new Map<string, Awaited<ReturnType<typeof createBlobPicture>>>();
  for (const category of model.categories) {
    if (category.kind === "list" || !category.names) continue;
    for (const { picture } of Object.values(slots[category.id] ?? {})) {
      if (!picture || !("value" in picture)) continue;
      const bytes = await pictures.bytes(picture);
      if (typeof bytes !== "string") found.set(picture.value, await createBlobPicture(bytes));
    }
  }
  return found;
}

export function designTextOf({ design }: VariantBase, column: TableColumn): string | undefined {
  if (column.kind === "slotName") return design.names[column.category]?.[column.slot];
  if (column.kind === "word") return textOfWord(designMaterials().words, design, column.word);
  return column.kind === "detail" ? design[column.detail] || undefined : undefined;
}

export function findHiddenNameColumns(
  { unlettered, design }: VariantBase,
  columns: readonly TableColumn[],
  variant: Variant,
): readonly TableColumn[] {
  const places = findHiddenNamePlaces(unlettered, design, variant);
  return columns.filter(
    (column) => column.kind === "slotName" && places.some((place) => isSamePlace(place, column)),
  );
}

/** Rejects if a picture can't be created. */
export async function renderVariant(
  { design, unlettered, blobs }: VariantBase,
  variant: Variant,
  signal: AbortSignal,
) {
  const given = variant.pictures.map(({ picture }) => picture.blob);
  const held = findUnstoredBlobs(given);
  const stored = await store.areStored(given.filter((blob) => !held.has(blob)));
  if (given.some((blob) => !held.has(blob) && !stored.has(blob)))
    throw new Error("A picture in the table no longer exists");
  const made = createVariantDesign(model, design, variant, {
    ...designMaterials(),
    id: "variant",
    bare: unlettered,
  });
  const rendered = await editingSession.render(
    { design: made, blobs: new Map([...blobs, ...held]) },
    { signal },
  );
  if (rendered.failures.length > 0) throw new Error("Failed to create a picture for the row");
  const needed = findReferencedBlobs(rendered.design);
  return {
    design: rendered.design,
    blobs: new Map([...rendered.blobs].filter(([blob]) => needed.has(blob))),
  };
}

export const createVariantExportSource = (
  base: VariantBase,
  columns: readonly TableColumn[],
  variant: Variant,
): ExportSource => ({
  name: variant.name,
  async load(signal) {
    const { design, blobs } = await renderVariant(base, variant, signal);
    const unnamed = findHiddenNameColumns(base, columns, variant);
    return {
      design,
      loadStandIns: () => loadStandIns({ design, blobs }, pictures.isMissing, signal),
      warnings: unnamed.length > 0 ? [VARIANTS.namesNotOn(unnamed.map(({ label }) => label))] : [],
      isMissing: (picture) => !("blob" in picture && blobs.has(picture.blob)) && pictures.isMissing(picture),
      async readImage(value) {
        const picture = parsePicture(value);
        const made = "blob" in picture ? blobs.get(picture.blob) : undefined;
        return made?.slice() ?? pictures.bytes(picture);
      },
    };
  },
});

export async function* renderVariants(
  base: VariantBase,
  variants: readonly Variant[],
  signal: AbortSignal,
  onMade: (done: number) => void,
): AsyncGenerator<NewDesign> {
  for (const [at, variant] of variants.entries()) {
    yield await renderVariant(base, variant, signal);
    onMade(at + 1);
  }
}
