import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { arrangementFor } from "../../shared/machine/questions.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { presentImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { Beside } from "../editor/annotator.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { describeScreen } from "../screen/describe.ts";
import type { MachineFrameProps } from "../screen/MachineFrame.tsx";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import type { StepProps } from "./load-step.ts";

interface SlotsMachineProps extends Pick<StepProps<"slots">, "model" | "step"> {
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: MachineFrameProps["live"];
  /** What the live picture changes beside it. */
  beside?: Beside | undefined;
  onPress?(slot: string): void;
}

/** The machine with the slots of a category as they are in the design. */
export function SlotsMachine({ model, step, labelOf, beside, ...frame }: SlotsMachineProps) {
  const { category } = step;
  const { design, isMissing } = useSnapshot(state);
  const changed = useObjectUrls(beside);
  const arrangement = arrangementFor(category, design.counts[category.id]);
  const screen = describeScreen(model, category, arrangement, (slot) => {
    const image = presentImage(design, category.id, slot, isMissing);
    return { label: labelOf(slot), source: changed.get(slot) ?? (image && pictureValue(image.picture)) };
  });
  return <MachineScreen label={WIZARD.preview(category.label)} screen={screen} {...frame} />;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Returns URLs of PNGs, by their slots, while they are shown. */
function useObjectUrls(pngs: Beside | undefined): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState(NONE);
  useEffect(() => {
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
