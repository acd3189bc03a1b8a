import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { NameStep } from "../../../shared/machine/steps.ts";
import { MACHINE_NAME } from "../../messages/en/machine-name.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./CardName.module.css";

interface CardNameProps {
  id: string;
  /** What is shown; the default where it has none. */
  shown: string;
  /** What it is; empty where it has none. */
  name: string;
  rules: Pick<NameStep, "minLength" | "maxLength">;
  isRenaming: boolean;
  /** Resolves to why the name was not saved; undefined where it was. */
  onRename(name: string): Promise<string | undefined>;
  /** It stays as it is. */
  onKeep(): void;
}

/** A machine's name, and in its place the field to change it. */
export function CardName({ id, shown, name, rules, isRenaming, onRename, onKeep }: CardNameProps) {
  return isRenaming ? (
    <RenameForm name={name} rules={rules} onRename={onRename} onKeep={onKeep} />
  ) : (
    <h2 id={id} className={styles.name}>
      {shown}
    </h2>
  );
}

function RenameForm({ name, rules, onRename, onKeep }: Omit<CardNameProps, "id" | "shown" | "isRenaming">) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu that it was chosen in may give the focus back first.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const save = async () => {
    const { length } = typed.trim();
    if (length < rules.minLength || length > rules.maxLength) {
      setProblem(MACHINE_NAME.tooShortOrLong(length, rules.minLength, rules.maxLength));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(await onRename(typed.trim()));
    setBusy(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onKeep();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onKeyDown={keys}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.line}>
        <input
          ref={field}
          className={styles.field}
          aria-label={SHELF.name}
          aria-invalid={problem !== undefined || undefined}
          value={typed}
          maxLength={rules.maxLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon="check"
          busy={isBusy}
          aria-label={SHELF.saveName}
        />
        <Button size="small" variant="quiet" icon="cross" aria-label={SHELF.keepName} onClick={onKeep} />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
