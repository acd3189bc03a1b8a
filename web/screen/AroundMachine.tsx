import { type ReactNode, useState } from "react";
import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { drafts, state } from "../edit/app.ts";
import { Button, ButtonLink } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import type { MenuItem } from "../ui/menu/Menu.tsx";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./AroundMachine.module.css";

export function StepsRail({ current }: { current: string }) {
  const { design, isMissing } = useSnapshot(state);
  const { unfinished } = useSnapshot(drafts.status);
  const steps = listRailSteps(ACTIVE.model, design, isMissing, unfinished);
  return <ProgressRail label={SCREEN.steps} steps={steps} current={current} />;
}

interface MachineRowProps {
  route: string;
  screen?: string | undefined;
  onLeave?(): void;
  children?: ReactNode;
}

/** TryPage reads these parameters. */
const tryAddress = (from: string, at: string | undefined): string =>
  `${PAGE_PATHS.try}?${new URLSearchParams({ from, ...(at !== undefined && { at }) })}`;

export function MachineActions({ route, screen, onLeave, children }: MachineRowProps) {
  return (
    <div className={classNames("row", styles.row)}>
      <ButtonLink href={tryAddress(route, screen)} variant="quiet" size="small" icon="play" onClick={onLeave}>
        {SCREEN.tryIt}
      </ButtonLink>
      {children}
    </div>
  );
}

const MachineMenu = lazyComponent(async () => (await import("./MachineMenu.tsx")).MachineMenu);

interface MachineMenuButtonProps {
  items?: readonly MenuItem[] | undefined;
  opensUp?: boolean;
}

export function MachineMenuButton({ items = [], opensUp = false }: MachineMenuButtonProps) {
  const { design, isMissing } = useSnapshot(state);
  const [isPressed, setPressed] = useState(false);
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
  if (!isPressed) return button;
  const steps = listRailSteps(ACTIVE.model, design, isMissing);
  // The last step is the review.
  const canFill = steps.slice(0, -1).some(({ state }) => state === "missing");
  const close = () => {
    setPressed(false);
    notify.error(SHELL.notLoaded);
  };
  return <MachineMenu {...{ items, canFill, opensUp }} fallback={button} onClose={close} />;
}
