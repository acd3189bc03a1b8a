import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { state, typed } from "../edit/app.ts";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";

export function StepsRail({ model, current }: { model: MachineModel; current: string }) {
  const { design, isMissing } = useSnapshot(state);
  const { unfinished } = useSnapshot(typed.status);
  const steps = listRailSteps(model, design, isMissing, unfinished);
  return <ProgressRail label={SCREEN.steps} steps={steps} current={current} />;
}
