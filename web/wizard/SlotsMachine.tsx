import { useLayoutEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import { WIZARD } from "#messages/wizard.ts";
import { arrangementIn, findArrangement } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findAvailableImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { PngsBySlot } from "../editor/annotator.ts";
import { bundledOriginOf } from "../screen/bundled-origin.ts";
import { describeScreen } from "../screen/describe.ts";
import type { MachineFrameProps } from "../screen/MachineFrame.tsx";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { useDescriptions } from "../screen/useDescriptions.ts";
import { useFileDrop } from "../ui/dropzone/DropZone.tsx";
import type { StepOfKind } from "./load-step.ts";

interface SlotsMachineProps {
  step: StepOfKind<"slots">;
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: MachineFrameProps["live"];
  /** Other pictures that the live one changes. */
  beside?: PngsBySlot | undefined;
  onPress?(slot: string): void;
  onFiles?(files: File[], slot: string): void;
}

export function SlotsMachine({ step: { category }, labelOf, beside, onFiles, ...frame }: SlotsMachineProps) {
  const { design, isMissing } = useSnapshot(state);
  const changed = useObjectUrls(beside);
  const describe = useDescriptions();
  const { over, handlersOf } = useFileDrop();
  const { model } = ACTIVE;
  const count = design.counts[category.id];
  const arrangement = arrangementIn(model, design.language, findArrangement(category, count));
  const screen = describeScreen(model, category, arrangement, (slot) => {
    const image = findAvailableImage(design, category.id, slot, isMissing);
    return {
      label: labelOf(slot),
      source: changed.get(slot) ?? (image && serializePicture(image.picture)),
      origin: bundledOriginOf(image),
    };
  });
  return (
    <MachineScreen
      label={WIZARD.preview(category.label)}
      screen={screen}
      {...frame}
      highlighted={over ?? frame.highlighted}
      buttonProps={
        onFiles &&
        (({ slot, label, source, origin }) => {
          const shows = describe(origin ?? source);
          return {
            ...handlersOf(slot, (files) => onFiles(files, slot)),
            ...(source && { "aria-label": WIZARD.change(shows ? SCREEN.shows(label, shows) : label) }),
          };
        })
      }
    />
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useObjectUrls(pngs: PngsBySlot | undefined): ReadonlyMap<string, string> {
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
