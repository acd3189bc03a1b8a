import type { ReactNode } from "react";
import { arrangementOfSize, findSlot } from "../../shared/machine/questions.ts";
import type { Box, MachineModel, PackageCategory, Size } from "../../shared/machine/types.ts";
import type { OpenFit } from "../editor/useFit.ts";
import { describeScreen, emptyScreen, type ScreenDescription } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { UPLOADER } from "../words/uploader.ts";
import { WIZARD } from "../words/wizard.ts";
import type { FitSource } from "./actions.ts";
import type { ActStart } from "./uploads.ts";

/** A category's file that is to be made to fit. */
export interface FitTarget {
  readonly category: PackageCategory;
  readonly source: FitSource;
  readonly start: ActStart;
}

interface UploadFitProps {
  model: MachineModel;
  open: OpenFit<FitTarget>;
  onDone(file: File): void;
  onClose(): void;
}

/** The editor for one of the sizes of a package's category, with the machine as far as its screens are known. */
export function UploadFit({ model, open: { Dialog, file, target }, onDone, onClose }: UploadFitProps) {
  return (
    <Dialog
      file={file}
      frames={target.category.sizes}
      screen={model.screen}
      label={target.category.label}
      machine={(picture, frame) => <ScreenOfSize model={model} frame={frame} picture={picture} />}
      onDone={(fitted) => onDone(new File([fitted], pngName(file.name), { type: fitted.type }))}
      onClose={onClose}
    />
  );
}

/** "beans.jpg" is "beans.png" now. */
const pngName = (name: string): string => `${name.replace(/\.[^.]*$/, "")}.png`;

/** The first of the machine's screens that has images of that size; without one, the frame in its middle. */
function ScreenOfSize({ model, frame, picture }: { model: MachineModel; frame: Size; picture: ReactNode }) {
  const found = arrangementOfSize(model, frame);
  if (!found) {
    const screen: ScreenDescription = {
      ...emptyScreen(model),
      template: undefined,
      pictures: [{ slot: "", label: "", box: inMiddle(model.screen, frame) }],
    };
    return <MachineFrame label={UPLOADER.preview} screen={screen} live={{ slot: "", picture }} />;
  }
  const { category, arrangement } = found;
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

const inMiddle = (screen: Size, { width, height }: Size): Box => ({
  x: (screen.width - width) / 2,
  y: (screen.height - height) / 2,
  width,
  height,
});
