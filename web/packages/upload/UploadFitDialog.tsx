import type { ReactNode } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { WIZARD } from "#messages/wizard.ts";
import { arrangementIn, findArrangementOfSize, findSlot } from "../../../shared/machine/questions.ts";
import type { MachineModel, PackageCategory, Size } from "../../../shared/machine/types.ts";
import type { FitJob, FitQueue } from "../../editor/fit-queue.ts";
import { describeScreen } from "../../screen/describe.ts";
import { MachineFrame } from "../../screen/MachineFrame.tsx";
import type { FitSource } from "./actions.ts";

export interface UploadJob extends FitJob {
  readonly category: PackageCategory;
  readonly source: FitSource;
  /** When editing began, in milliseconds since 1970. */
  readonly begun: number;
}

export function UploadFitDialog({ model, fit }: { model: MachineModel; fit: FitQueue<UploadJob> }) {
  const { open } = fit;
  if (!open) return null;
  const { category } = open.job;
  return (
    <open.Dialog
      queue={fit}
      open={open}
      frames={category.sizes}
      label={category.label}
      machine={(picture, frame) => <ScreenOfSize model={model} frame={frame} picture={picture} />}
    />
  );
}

export const toPngName = (name: string): string => `${name.replace(/\.[^.]*$/, "")}.png`;

function ScreenOfSize({ model, frame, picture }: { model: MachineModel; frame: Size; picture: ReactNode }) {
  const found = findArrangementOfSize(model, frame);
  if (!found) return null;
  const { category } = found;
  const arrangement = arrangementIn(model, LANGUAGE, found.arrangement);
  const [{ slot } = { slot: "" }] = arrangement.places;
  return (
    <MachineFrame
      label={WIZARD.preview(category.label)}
      screen={describeScreen(model, category, arrangement, (each) => ({
        label: category.kind === "slots" ? findSlot(category, each).label : category.label,
      }))}
      live={{ slot, picture }}
    />
  );
}
