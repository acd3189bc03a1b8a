import { useSnapshot } from "valtio/react";
import type { MachineModel } from "../../shared/machine/types.ts";
import { railSteps } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { SCREEN } from "../messages/en/screen.ts";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import { chooseFiles } from "./drop-door.ts";
import { useFill } from "./useFill.ts";
import { useLooksDoor } from "./useLooksDoor.ts";

interface StepsRailProps {
  model: MachineModel;
  current: string;
}

export function StepsRail({ model, current }: StepsRailProps) {
  const { design, isMissing } = useSnapshot(state);
  const steps = railSteps(model, design, isMissing);
  const { isFilling, fill } = useFill();
  const look = useLooksDoor();
  // The last step is the review, which is done once it is confirmed.
  const isEmpty = steps.slice(0, -1).some(({ state }) => state === "missing");
  return (
    <ProgressRail
      label={SCREEN.steps}
      steps={steps}
      current={current}
      actions={[
        ...(isEmpty
          ? [
              {
                label: SCREEN.fill,
                short: SCREEN.fillShort,
                icon: "sparkle" as const,
                isBusy: isFilling,
                onPress: fill,
              },
            ]
          : []),
        {
          label: SCREEN.addPictures,
          short: SCREEN.addShort,
          icon: "upload",
          isBusy: false,
          onPress: () => chooseFiles(),
        },
        ...(look.isOffered
          ? [
              {
                label: SCREEN.chooseLook,
                short: SCREEN.lookShort,
                icon: "image" as const,
                isBusy: look.isOpening,
                onPress: look.open,
              },
            ]
          : []),
      ]}
    />
  );
}
