import { useId } from "react";
import { UI } from "#messages/ui.ts";
import { classNames } from "../classes.ts";
import styles from "./Progress.module.css";

export interface ProgressProps {
  label: string;
  share?: number | undefined;
  detail?: string;
}

export function Progress({ label, share, detail }: ProgressProps) {
  const id = useId();
  const percent = share === undefined ? undefined : Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div className="stack">
      <div className="flex gap-4 between semibold">
        <span id={id}>{label}</span>
        <span className={classNames("muted", styles.detail)}>
          {detail ?? (percent === undefined ? "" : UI.percent(percent))}
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={detail}
      >
        <div
          className={percent === undefined ? styles.unknown : styles.bar}
          style={percent === undefined ? undefined : { scale: `${percent / 100} 1` }}
        />
      </div>
    </div>
  );
}
