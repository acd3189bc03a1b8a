import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, imagesOf, plainImage } from "../../shared/model/design.ts";
import { withImage } from "../../shared/model/edit.ts";
import { PNG_TYPE } from "../../shared/model/picture-value.ts";
import { type Variant, type VariantRow, variantOf } from "../../shared/model/table.ts";
import { state } from "../edit/app.ts";
import { planDesign } from "../exports/plan.ts";
import { screenOfPlan } from "../exports/screen-of-plan.ts";
import { MANY } from "../messages/en/many.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { type Base, MATERIALS } from "./base.ts";
import type { Column } from "./columns.ts";
import styles from "./RowSheet.module.css";
import type { TableView } from "./useTable.ts";
import { type MadeDesign, makeVariant } from "./variants.ts";

const { model } = ACTIVE;

interface RowPreviewProps {
  view: TableView;
  row: VariantRow;
  /** The column being edited. */
  column: string;
}

/** The screen of a row's machine that shows the column being edited. */
export function RowPreview({ view: { base, table, shown }, row, column }: RowPreviewProps) {
  const { isMissing } = useSnapshot(state);
  const variant = variantOf(model, base.design, table, row, MATERIALS.words);
  const { design, isFailed } = useVariantDesign(base, variant);
  const categories = shown.map((each) => categoryOf(each, base));
  const wanted = categories[shown.findIndex(({ id }) => id === column)] ?? categories.find(Boolean);
  const { screens, machineName } = planDesign(model, { ...design, name: variant.name }, isMissing);
  const screen =
    screens.find(({ category }) => category.id === wanted) ??
    screens.find(({ category }) => category.kind === "slots") ??
    screens[0];
  if (!screen) return null;
  return (
    <div className={styles.machine}>
      <MachineScreen
        label={MANY.screenOf(machineName, screen.category.label)}
        screen={screenOfPlan(model, screen)}
      />
      {isFailed && <Notice tone="warning">{MANY.notShown}</Notice>}
    </div>
  );
}

/** Returns the first category that shows a column's values. */
function categoryOf(column: Column, { lettered }: Base): string | undefined {
  if (column.kind === "slotName" || column.kind === "picture") return column.category;
  return column.kind === "word" ? lettered.get(column.word) : undefined;
}

interface Preview {
  readonly design: Design;
  readonly urls: readonly string[];
  readonly isFailed: boolean;
}

/** Pause in typing after which the preview is rendered. */
const PAUSE_MS = 250;

/** Returns a row's rendered design. The previous one stays until the next is rendered. */
function useVariantDesign(base: Base, variant: Variant): Preview {
  const [preview, setPreview] = useState<Preview>({ design: base.design, urls: [], isFailed: false });
  const key = JSON.stringify([variant.names, variant.texts, variant.pictures, variant.namesOn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures depend on the key alone
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const timer = setTimeout(() => {
      makeVariant(base, variant, signal).then(
        (made) => !signal.aborted && setPreview(withUrls(made)),
        (fault) => {
          if (signal.aborted) return;
          console.warn("A machine of the table could not be shown", fault);
          setPreview({ design: base.design, urls: [], isFailed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [base, key]);

  useEffect(
    () => () => {
      for (const url of preview.urls) URL.revokeObjectURL(url);
    },
    [preview],
  );
  return preview;
}

/** Replaces pictures that are not stored by object URLs. */
function withUrls({ design, blobs }: MadeDesign): Preview {
  const urls = new Map(
    [...blobs].map(([blob, bytes]) => [blob, URL.createObjectURL(new Blob([bytes], { type: PNG_TYPE }))]),
  );
  let shown = design;
  for (const { image, ...ref } of imagesOf(design)) {
    const value = image.picture && "blob" in image.picture ? urls.get(image.picture.blob) : undefined;
    if (value !== undefined) shown = withImage(shown, ref, plainImage({ value }, image.name));
  }
  return { design: shown, urls: [...urls.values()], isFailed: false };
}
