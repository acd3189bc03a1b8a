import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { ProgressRail, type RailAction } from "../ui/rail/ProgressRail.tsx";
import { chooseFiles, useOpenLooks } from "./actions.ts";
import { useFillDesign } from "./useFillDesign.ts";

interface StepsRailProps {
  model: MachineModel;
  current: string;
}

export function StepsRail({ model, current }: StepsRailProps) {
  const { design, isMissing } = useSnapshot(state);
  const steps = listRailSteps(model, design, isMissing);
  const { isFilling, fill } = useFillDesign();
  const look = useOpenLooks();
  // The last step is the review, which has nothing to fill.
  const isEmpty = steps.slice(0, -1).some(({ state }) => state === "missing");
  const actions: readonly (RailAction | false)[] = [
    isEmpty && {
      label: SCREEN.fill,
      short: SCREEN.fillShort,
      icon: "sparkle",
      isBusy: isFilling,
      onPress: fill,
    },
    { label: SCREEN.addPictures, short: SCREEN.addShort, icon: "upload", onPress: () => chooseFiles() },
    look.isOffered && {
      label: SCREEN.chooseLook,
      short: SCREEN.lookShort,
      icon: "image",
      isBusy: look.isOpening,
      onPress: look.open,
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
