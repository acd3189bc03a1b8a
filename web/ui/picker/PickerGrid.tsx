import { useEffect, useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { UI } from "#messages/ui.ts";
import { classNames } from "../classes.ts";
import type { Size } from "../size.ts";
import styles from "./PickerGrid.module.css";

export interface PickerChoice {
  readonly id: string;
  readonly src: string;
  readonly label: string;
  readonly alt?: string | undefined;
}

export interface PickerGridProps {
  label: string;
  choices: readonly PickerChoice[];
  columns: 3 | 4;
  isRow?: boolean;
  shape: Size;
  chosen?: string | undefined;
  emptyText: string;
  onChoose(id: string): void;
}

/** Pictures that can't be loaded are retried when the network is back. */
export function PickerGrid({
  label,
  choices,
  columns,
  isRow = false,
  shape,
  chosen,
  emptyText,
  onChoose,
}: PickerGridProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    const again = () => setFailed([]);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  const isAbsent = ({ src }: PickerChoice) => failed.includes(src);
  return (
    <div className={styles.picker}>
      {/* A live region must exist before its text appears. */}
      <p className={classNames("muted", styles.status, choices.length === 0 && styles.empty)} role="status">
        {choices.length === 0 ? emptyText : choices.some(isAbsent) && UI.someNotHere}
      </p>
      {choices.length > 0 && (
        <ul
          className={classNames("stack-3", styles.grid, columns === 4 && styles.four, isRow && styles.row)}
          aria-label={label}
        >
          {choices.map((choice) => (
            <li key={choice.id} className="stack">
              <button
                type="button"
                className={classNames("stack top slip", styles.choice)}
                aria-current={choice.id === chosen || undefined}
                aria-disabled={isAbsent(choice) || undefined}
                aria-label={
                  choice.alt && !isAbsent(choice) ? SCREEN.shows(choice.label, choice.alt) : undefined
                }
                onClick={() =>
                  isAbsent(choice)
                    ? setFailed(failed.filter((src) => src !== choice.src))
                    : onChoose(choice.id)
                }
              >
                {isAbsent(choice) ? (
                  <span
                    className={classNames("grid well soft centred", styles.picture, styles.absent)}
                    style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
                  >
                    {UI.notHere}
                  </span>
                ) : (
                  <img
                    className={classNames("well", styles.picture)}
                    src={choice.src}
                    alt=""
                    width={shape.width}
                    height={shape.height}
                    loading="lazy"
                    decoding="async"
                    onError={() => setFailed((before) => [...before, choice.src])}
                  />
                )}
                <span className={classNames("semibold small", styles.label)}>{choice.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
