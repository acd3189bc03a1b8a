import { useId } from "react";
import { classNames } from "../classes.ts";
import type { Accent, Box, Size } from "../size.ts";
import styles from "./CountSelector.module.css";

export interface CountOption {
  readonly value: number;
  readonly label: string;
  readonly detail?: string;
  readonly boxes: readonly Box[];
}

export interface CountSelectorProps {
  legend: string;
  screen: Size;
  options: readonly CountOption[];
  value: number;
  onChange(value: number): void;
  accent?: Accent;
}

export function CountSelector({
  legend,
  screen,
  options,
  value,
  onChange,
  accent = "neutral",
}: CountSelectorProps) {
  const name = useId();
  return (
    <fieldset className={accent}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames("stack", styles.options)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames("relative stack-1 centred pressable", styles.option)}
          >
            <input
              className={classNames("cover", styles.radio)}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <svg
              className={classNames("muted", styles.drawing)}
              viewBox={`-12 -12 ${screen.width + 24} ${screen.height + 24}`}
              aria-hidden="true"
            >
              <rect className={styles.screen} width={screen.width} height={screen.height} rx="50" />
              {option.boxes.map((box) => (
                <rect key={`${box.x},${box.y}`} className={styles.box} {...box} rx="28" />
              ))}
            </svg>
            <span className={classNames("grid", styles.words)}>
              <span className="strong">{option.label}</span>
              {option.detail && (
                <span className={classNames("muted tiny", styles.detail)}>{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
