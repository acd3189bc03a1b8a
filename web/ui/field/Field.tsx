import { type ComponentProps, useId } from "react";
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
}

export function Field({
  label,
  value,
  onChange,
  validity = "neutral",
  hint,
  error,
  counted = false,
  ...rest
}: FieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("stack", styles.field, styles[validity], error && styles.refused)}>
      <div className={styles.head}>
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        {counted && rest.maxLength !== undefined && (
          <span className="soft" aria-hidden="true">
            {UI.used(value.trim().length, rest.maxLength)}
          </span>
        )}
      </div>
      <div className={styles.line}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={validity === "invalid" || error !== undefined || undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.mark}>{validity === "valid" && !error && <Icon name="check" />}</span>
      </div>
      {hint && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
