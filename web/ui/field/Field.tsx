import { type ComponentProps, useId, useState } from "react";
import { UI } from "#messages/ui.ts";
import { classNames } from "../classes.ts";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Field.module.css";

export interface FieldProps
  extends Omit<ComponentProps<"input">, "value" | "onChange" | "className" | "style" | "id"> {
  label: string;
  value: string;
  onChange(value: string): void;
  validity?: "neutral" | "valid" | "invalid";
  hint?: string;
  error?: string | undefined;
  counted?: boolean;
  /** Maximum length of the trimmed text. Longer text is kept, and shown as invalid. */
  maxLength?: number;
}

export function Field({
  label,
  value,
  onChange,
  validity = "neutral",
  hint,
  error,
  counted = false,
  maxLength = Number.POSITIVE_INFINITY,
  onBlur,
  ...rest
}: FieldProps) {
  const id = useId();
  const [isTouched, setTouched] = useState(false);
  const { length } = value.trim();
  const excess = length - maxLength;
  const note = error ?? (excess > 0 ? UI.tooLong(excess) : undefined);
  const isUntouched = !isTouched && value === "";
  const shown = excess > 0 ? "invalid" : isUntouched && validity === "invalid" ? "neutral" : validity;
  const notes = [hint && `${id}-hint`, note && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("stack", styles.field, styles[shown], error && styles.refused)}>
      <div className={classNames("flex gap-4 between", styles.head)}>
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        {counted && (
          <span className={excess > 0 ? "fault" : "soft"} aria-hidden="true">
            {UI.used(length, maxLength)}
          </span>
        )}
      </div>
      <div className="relative">
        <input
          {...rest}
          id={id}
          className={classNames("large", styles.input)}
          value={value}
          aria-invalid={shown === "invalid" || error !== undefined || undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => {
            setTouched(true);
            onChange(event.target.value);
          }}
          onBlur={(event) => {
            setTouched(true);
            onBlur?.(event);
          }}
        />
        <span className={classNames("grid large", styles.mark)}>
          {shown === "valid" && !error && <Icon shape="check" />}
        </span>
      </div>
      {hint && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note && (
        <p className="fault" id={`${id}-error`}>
          <Icon shape="alert" />
          {note}
        </p>
      )}
    </div>
  );
}
