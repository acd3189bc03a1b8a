import { useEffect, useState } from "react";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { Category } from "../../shared/machine/types.ts";
import { presentImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { NewImage } from "../edit/new-image.ts";
import { PickerGrid } from "../ui/picker/PickerGrid.tsx";
import { LOOKS } from "../words/looks.ts";
import styles from "./LookChoices.module.css";
import { type LookChoice, lookChoices } from "./look-choices.ts";
import { LookPictures } from "./look-pictures.ts";

export interface LookChoicesProps {
  category: Category;
  /** The slot that gets it; a list's only place. */
  slot: string;
  columns: 3 | 4;
  /** In one row, where other pictures follow. */
  isRow?: boolean;
  onChoose(image: NewImage): void;
}

/** The looks' pictures for one place, with its own words. Nothing is shown where the machine has no looks. */
export function LookChoices({ category, slot, columns, isRow = false, onChoose }: LookChoicesProps) {
  const { choices, chosen } = useChoices(category, slot);
  const { size } = arrangementFor(category, state.design.counts[category.id]);
  if (choices.length === 0) return null;
  return (
    <section className={styles.looks}>
      <h3 className={styles.heading}>{LOOKS.fromLooks}</h3>
      <PickerGrid
        label={LOOKS.fromLooks}
        choices={choices}
        columns={columns}
        isRow={isRow}
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

/** Each picture is shown without its words until they are on it. */
function useChoices(category: Category, slot: string) {
  const [choices, setChoices] = useState<readonly LookChoice[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const pictures = new LookPictures();
    const show = async () => {
      const found = await lookChoices(category, slot, pictures);
      if (isOver) return;
      setChoices(found);
      const { design, isMissing } = state;
      const look = presentImage(design, category.id, slot, isMissing)?.recipe?.look;
      setChosen(found.find((choice) => choice.look.id === look)?.id);
      for (const { id, lettered } of found) {
        const src = await lettered();
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
