import { useEffect, useRef, useState } from "react";
import type { NameStep } from "../../shared/machine/steps.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { Button } from "../ui/button/Button.tsx";
import styles from "./DesignCard.module.css";
import { nameProblem } from "./design-names.ts";

interface RenameFormProps {
  name: string;
  rules: Pick<NameStep, "minLength" | "maxLength">;
  /** Resolves to the reason if the name was not saved. */
  onRename(name: string): Promise<string | undefined>;
  onCancel(): void;
}

interface CardNameProps extends RenameFormProps {
  /** The name, or a placeholder. */
  shown: string;
  isRenaming: boolean;
}

export function CardName({ shown, isRenaming, ...form }: CardNameProps) {
  return isRenaming ? <RenameForm {...form} /> : <h2 className={styles.name}>{shown}</h2>;
}

function RenameForm({ name, rules, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu may return the focus to its button first.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const save = async () => {
    const wrong = nameProblem(typed, rules);
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    setBusy(true);
    setProblem(await onRename(typed.trim()));
    setBusy(false);
  };
  return (
    <form
      className={styles.rename}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
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
        <Button size="small" variant="quiet" icon="cross" aria-label={SHELF.keepName} onClick={onCancel} />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
