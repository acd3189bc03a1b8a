import { classNames } from "../classes.ts";
import type { Size } from "../size.ts";
import styles from "./PickerGrid.module.css";

export interface PickerChoice {
  readonly id: string;
  readonly src: string;
  readonly label: string;
  /** What the picture shows. */
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
  return (
    <div className={styles.picker}>
      {/* A live region must exist before its text appears. */}
      <p className={styles.empty} role="status">
        {choices.length === 0 && emptyText}
      </p>
      {choices.length > 0 && (
        <ul
          className={classNames("stack", styles.grid, columns === 4 && styles.four, isRow && styles.row)}
          aria-label={label}
        >
          {choices.map((choice) => (
            <li key={choice.id} className={styles.cell}>
              <button
                type="button"
                className={classNames("stack", styles.choice)}
                aria-current={choice.id === chosen || undefined}
                onClick={() => onChoose(choice.id)}
              >
                <img
                  className={styles.picture}
                  src={choice.src}
                  alt={choice.alt ?? ""}
                  width={shape.width}
                  height={shape.height}
                  loading="lazy"
                  decoding="async"
                />
                <span className={styles.label}>{choice.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
