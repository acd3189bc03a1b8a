import { useEffect, useState } from "react";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { type Look, lookListPicturePaths } from "../../shared/machine/looks.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createLookImage, type TextMaterials } from "../../shared/model/defaults.ts";
import type { Design, DesignImage } from "../../shared/model/design.ts";
import { createLookListImage } from "../../shared/model/look.ts";
import { findAvailableImage, findShownImages } from "../../shared/model/questions.ts";
import { editingSession, state } from "../edit/app.ts";
import type { NewImage } from "../edit/new-image.ts";
import { useDescriptions } from "../screen/MachineScreen.tsx";
import { classNames } from "../ui/classes.ts";
import { PickerGrid } from "../ui/picker/PickerGrid.tsx";
import styles from "./LookChoices.module.css";
import { fillWithLook, LookPreviews } from "./look-pictures.ts";

interface LookChoicesProps {
  category: Category;
  slot: string;
  columns: 3 | 4;
  onChoose(image: NewImage): void;
}

export function LookChoices({ category, slot, columns, onChoose }: LookChoicesProps) {
  const describe = useDescriptions();
  const { choices, chosen } = useChoices(category, slot);
  const { size } = findArrangement(category, state.design.counts[category.id]);
  if (choices.length === 0) return null;
  return (
    <section className={classNames("stack-3", styles.looks)}>
      <h3 className={classNames("semibold", styles.heading)}>{LOOKS_DIALOG.fromLooks}</h3>
      <PickerGrid
        label={LOOKS_DIALOG.fromLooks}
        options={choices.map(({ id, src, label }) => ({ id, src, label, alt: describe(id) }))}
        columns={columns}
        isRow
        shape={size}
        chosen={chosen}
        emptyText=""
        onChoose={(id) => {
          const choice = choices.find((each) => each.id === id);
          if (choice) onChoose({ image: choice.image, blobs: new Map() });
        }}
      />
    </section>
  );
}

function useChoices(category: Category, slot: string) {
  const [choices, setChoices] = useState<ReturnType<typeof choicesOf>>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const pictures = new LookPreviews();
    const show = async () => {
      const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable(), editingSession.ready]);
      if (isOver) return;
      const { design, isMissing } = state;
      const others = findShownImages(design, category, isMissing).filter(({ key }) => key !== slot);
      const images = others.map(({ image }) => image);
      const found = looks.flatMap((look) => choicesOf(look, category, slot, design, { words }, images));
      setChoices(found);
      const present = findAvailableImage(design, category.id, slot, isMissing)?.recipe?.look;
      setChosen(found.find(({ look }) => look.id === present)?.id);
      if (category.kind === "list") return;
      for (const { id, look } of found) {
        const urls = await pictures
          .urls(fillWithLook(look, category, design, { words }), category)
          .catch(() => undefined);
        const src = urls?.get(slot);
        if (isOver) return;
        if (src !== undefined)
          setChoices((before) => before.map((choice) => (choice.id === id ? { ...choice, src } : choice)));
      }
    };
    show().catch((fault) => !isOver && console.error(fault));
    return () => {
      isOver = true;
      pictures.close();
    };
  }, [category, slot]);
  return { choices, chosen };
}

function choicesOf(
  look: Look,
  category: Category,
  slot: string,
  design: Design,
  materials: TextMaterials,
  others: readonly DesignImage[],
) {
  const images =
    category.kind === "list"
      ? lookListPicturePaths(look, category).map((path) => createLookListImage(look, category, path))
      : [createLookImage(design, look, category, slot, materials, others)];
  return images.map((image, at) => {
    const label = category.kind === "list" ? LOOKS_DIALOG.numbered(look.name, at + 1) : look.name;
    const { original } = image.recipe;
    const src = "path" in original ? original.path : "";
    return { id: src, look, label, src, image: { ...image, name: label } };
  });
}
