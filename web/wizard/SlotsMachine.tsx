import { useLayoutEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { WIZARD } from "#messages/wizard.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { availableImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { Beside } from "../editor/annotator.ts";
import { describeScreen } from "../screen/describe.ts";
import type { MachineFrameProps } from "../screen/MachineFrame.tsx";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import type { StepOf } from "./load-step.ts";

interface SlotsMachineProps {
  step: StepOf<"slots">;
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: MachineFrameProps["live"];
  /** Other pictures that the live one changes. */
  beside?: Beside | undefined;
  onPress?(slot: string): void;
}

export function SlotsMachine({ step: { category }, labelOf, beside, ...frame }: SlotsMachineProps) {
  const { design, isMissing } = useSnapshot(state);
  const changed = useObjectUrls(beside);
  const arrangement = arrangementFor(category, design.counts[category.id]);
  const screen = describeScreen(ACTIVE.model, category, arrangement, (slot) => {
    const image = availableImage(design, category.id, slot, isMissing);
    return { label: labelOf(slot), source: changed.get(slot) ?? (image && pictureValue(image.picture)) };
  });
  return <MachineScreen label={WIZARD.preview(category.label)} screen={screen} {...frame} />;
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useObjectUrls(pngs: Beside | undefined): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState(NONE);
  useLayoutEffect(() => {
    if (!pngs || pngs.size === 0) return setUrls(NONE);
    const made = new Map(
      [...pngs].map(([slot, png]) => [slot, URL.createObjectURL(new Blob([png], { type: "image/png" }))]),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [pngs]);
  return urls;
}
