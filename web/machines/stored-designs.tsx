import { type RefObject, startTransition, useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { parsePicture } from "../../shared/model/picture-value.ts";
import { pictures, store } from "../edit/app.ts";
import { createEmptyScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { loadStandIns } from "../screen/stand-ins.ts";
import type { ListedDesign } from "../store/types.ts";
import { useIsInView } from "../ui/useIsInView.ts";
import styles from "./DesignCard.module.css";
import type { ExportSource } from "./export-many.ts";
import { describePreviewScreens } from "./screens-of-design.ts";

const { model } = ACTIVE;

/** Also checks which of the design's pictures are missing. */
export async function loadDesign(id: string): Promise<Design | null> {
  const design = await store.read(id);
  if (design) await pictures.look(design);
  return design;
}

export const createDesignExportSource = (name: string, id: string): ExportSource => ({
  name: name || model.defaultMachineName,
  async load(signal) {
    const design = await loadDesign(id);
    if (!design) throw new Error("The design no longer exists");
    const readImage = (value: string) => pictures.bytes(parsePicture(value));
    const { isMissing } = pictures;
    return { design, isMissing, readImage, loadStandIns: () => loadStandIns({ design }, isMissing, signal) };
  },
});

export function useDesignInView(
  ref: RefObject<Element | null>,
  { id, changedAt, state }: ListedDesign,
): Design | null | undefined {
  const [design, setDesign] = useState<Design | null>();
  const isInSight = useIsInView(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changedAt` identifies the version
  useEffect(() => {
    if (state !== "usable") return;
    if (!isInSight) return setDesign(undefined);
    let isOver = false;
    loadDesign(id).then(
      (found) => !isOver && startTransition(() => setDesign(found)),
      (fault) => console.warn("Failed to read a design", fault),
    );
    return () => {
      isOver = true;
    };
  }, [id, changedAt, state, isInSight]);
  return design;
}

export const DARK_SCREEN = { ...createEmptyScreen(model), template: undefined };

const SHOWN = 3;

export function DesignScreens({ label, design }: { label: string; design: Design | null | undefined }) {
  const shown = design
    ? describePreviewScreens(model, design, SHOWN, pictures.isMissing)
    : model.categories.slice(0, SHOWN).map((category) => ({ category, screen: DARK_SCREEN }));
  return (
    <div className={styles.screens} role="img" aria-label={label}>
      {shown.map(({ category, screen }) => (
        <div key={category.id} className={styles.screen}>
          <MachineScreen label={category.label} screen={screen} thumbnail />
        </div>
      ))}
    </div>
  );
}
