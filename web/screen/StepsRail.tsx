import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { state, typed } from "../edit/app.ts";
import { ProgressRail, type RailAction } from "../ui/rail/ProgressRail.tsx";
import { chooseFiles, useBusy, useOpenLooks } from "./actions.ts";

interface StepsRailProps {
  model: MachineModel;
  current: string;
}

export function StepsRail({ model, current }: StepsRailProps) {
  const { design, isMissing } = useSnapshot(state);
  const { unfinished } = useSnapshot(typed.status);
  const steps = listRailSteps(model, design, isMissing, unfinished);
  const fill = useBusy(async () => (await import("./fill-design.ts")).fillDesign(), SHELL.notLoaded);
  const { isOffered, ...look } = useOpenLooks();
  // The last step is the review, which has nothing to fill.
  const isEmpty = steps.slice(0, -1).some(({ state }) => state === "missing");
  const actions: readonly (RailAction | false)[] = [
    isEmpty && {
      label: SCREEN.fill,
      short: SCREEN.fillShort,
      icon: "sparkle",
      ...fill,
    },
    { label: SCREEN.addPictures, short: SCREEN.addShort, icon: "upload", onPress: () => chooseFiles() },
    isOffered && {
      label: SCREEN.chooseLook,
      short: SCREEN.lookShort,
      icon: "image",
      ...look,
    },
  ];
  return (
    <ProgressRail
      label={SCREEN.steps}
      steps={steps}
      current={current}
      actions={actions.filter((action) => action !== false)}
    />
  );
}
