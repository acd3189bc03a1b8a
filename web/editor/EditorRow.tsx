import type { ReactNode } from "react";
import { Button } from "../ui/button/Button.tsx";
import { FIT } from "../words/fit.ts";
import styles from "./EditorRow.module.css";
import { ToolGroup } from "./ToolGroup.tsx";
import type { EditHistory } from "./useEditHistory.ts";

interface EditorRowProps {
  history: Pick<EditHistory<unknown>, "canUndo" | "canRedo" | "undo" | "redo">;
  isMachineShown: boolean;
  onExchange(): void;
  /** The tools of the open tab. */
  children: ReactNode;
}

/** Undo and Redo of the editor and the open tab's tools; on a phone one row that scrolls, led by what exchanges stage and machine. */
export function EditorRow({ history, isMachineShown, onExchange, children }: EditorRowProps) {
  const { canUndo, canRedo, undo, redo } = history;
  return (
    <div className={styles.row}>
      <span className={styles.exchange}>
        <Button size="small" icon="swap" aria-pressed={isMachineShown} onClick={onExchange}>
          {FIT.machine}
        </Button>
      </span>
      <div className={styles.tools}>
        <ToolGroup label={FIT.history}>
          <Button
            size="small"
            icon="undo"
            aria-label={FIT.undo}
            unavailable={!canUndo}
            onClick={() => canUndo && undo()}
          />
          <Button
            size="small"
            icon="redo"
            aria-label={FIT.redo}
            unavailable={!canRedo}
            onClick={() => canRedo && redo()}
          />
        </ToolGroup>
        {children}
      </div>
    </div>
  );
}
