import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { state, typed } from "../edit/app.ts";
import { Button } from "../ui/button/Button.tsx";
import { loadOnUse } from "../ui/loaded-on-use.tsx";
import type { MenuItem } from "../ui/menu/Menu.tsx";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import { notify } from "../ui/toast/notify.ts";

interface StepsRailProps {
  model: MachineModel;
  current: string;
  /** What the step adds to the menu. */
  items?: readonly MenuItem[] | undefined;
}

const MachineMenu = loadOnUse(async () => (await import("./MachineMenu.tsx")).MachineMenu);

export function StepsRail({ model, current, items = [] }: StepsRailProps) {
  const { design, isMissing } = useSnapshot(state);
  const { unfinished } = useSnapshot(typed.status);
  const [isPressed, setPressed] = useState(false);
  const steps = listRailSteps(model, design, isMissing, unfinished);
  // The last step is the review, which has nothing to fill.
  const canFill = steps.slice(0, -1).some(({ state }) => state === "missing");
  const button = (
    <Button
      size="small"
      icon="sparkle"
      busy={isPressed}
      aria-expanded={false}
      onClick={() => setPressed(true)}
    >
      {SCREEN.machineMenu}
    </Button>
  );
  return (
    <ProgressRail label={SCREEN.steps} steps={steps} current={current}>
      {isPressed ? (
        <MachineMenu
          {...{ items, canFill }}
          meanwhile={button}
          onClose={() => {
            setPressed(false);
            notify.error(SHELL.notLoaded);
          }}
        />
      ) : (
        button
      )}
    </ProgressRail>
  );
}
