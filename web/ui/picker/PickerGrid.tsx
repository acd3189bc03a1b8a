import { useEffect, useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { UI } from "#messages/ui.ts";
import { classNames } from "../classes.ts";
import type { Size } from "../size.ts";
import styles from "./PickerGrid.module.css";

export interface PickerOption {
  readonly id: string;
  readonly src: string;
  readonly label: string;
  readonly alt?: string | undefined;
}

export interface PickerGridProps {
  label: string;
  options: readonly PickerOption[];
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
  options,
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
  const isAbsent = ({ src }: PickerOption) => failed.includes(src);
  return (
    <div className={styles.picker}>
      {/* A live region must exist before its text appears. */}
      <p className={classNames("muted", styles.status, options.length === 0 && styles.empty)} role="status">
        {options.length === 0 ? emptyText : options.some(isAbsent) && UI.someNotHere}
      </p>
      {options.length > 0 && (
        <ul
          className={classNames("stack-3", styles.grid, columns === 4 && styles.four, isRow && styles.row)}
          aria-label={label}
        >
          {options.map((option) => (
            <li key={option.id} className="stack">
              <button
                type="button"
                className={classNames("stack top slip", styles.choice)}
                aria-current={option.id === chosen || undefined}
                aria-disabled={isAbsent(option) || undefined}
                aria-label={
                  option.alt && !isAbsent(option) ? SCREEN.shows(option.label, option.alt) : undefined
                }
                onClick={() =>
                  isAbsent(option)
                    ? setFailed(failed.filter((src) => src !== option.src))
                    : onChoose(option.id)
                }
              >
                {isAbsent(option) ? (
                  <span
                    className={classNames("grid well soft centred", styles.picture, styles.absent)}
                    style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
                  >
                    {UI.notHere}
                  </span>
                ) : (
                  <img
                    className={classNames("well", styles.picture)}
                    src={option.src}
                    alt=""
                    width={shape.width}
                    height={shape.height}
                    loading="lazy"
                    decoding="async"
                    onError={() => setFailed((before) => [...before, option.src])}
                  />
                )}
                <span className={classNames("semibold small", styles.label)}>{option.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
