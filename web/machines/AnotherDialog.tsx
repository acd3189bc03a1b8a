import { type FormEvent, useEffect, useId, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameOf } from "../../shared/model/design.ts";
import { loadDesigns, state } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./AlsoDialog.module.css";
import { copyName, nameProblem } from "./design-names.ts";
import { useTask } from "./useTask.ts";

const { model } = ACTIVE;
const { maxLength, field } = model.nameStep;

interface AnotherDialogProps {
  onMade(): void;
  onClose(): void;
}

/** Asks for a name, duplicates the open design and opens the copy. */
export function AnotherDialog({ onMade, onClose }: AnotherDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState<string>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [nameFault, setNameFault] = useState<string>();
  const { doing, problem, setProblem, run } = useTask();
  const [original] = useState(() => machineNameOf(model, state.design));
  const name = typed ?? copyName(original, taken, maxLength);
  useEffect(() => {
    const read = async () => setTaken((await (await loadDesigns()).list()).map((each) => each.name));
    read().catch((fault) => {
      console.warn("There is no list of designs", fault);
      setProblem(`${SHELF.onlyOne}. ${SHELF.onlyOneWhy}`);
    });
  }, [setProblem]);

  const make = async () => {
    const designs = await loadDesigns();
    const open = (await designs.list()).find(({ isOpen }) => isOpen);
    // An open design without content is not listed, and becomes the new one.
    const made = open ? await designs.duplicate(open.id, name.trim()) : await designs.create(name.trim());
    const [id] = made.ok && open ? made.ids : [];
    const opened = id === undefined ? made : await designs.open(id);
    if (!opened.ok) return SHELF.failed.duplicate(faultWords(opened.fault));
    notify.success(SHELF.anotherMade(name.trim()), { survives: true });
    onMade();
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(name, model.nameStep);
    setNameFault(wrong);
    if (!wrong) void run(true, make, SHELF.failed.duplicate(SHELF.failed.unknown));
  };
  return (
    <Dialog
      title={SHELF.another}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{SHELF.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={doing === true} busyLabel={SHELF.making}>
            {SHELF.anotherMake}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <p>{SHELF.anotherAsks}</p>
        {problem && (
          <Notice tone="error" announced>
            {problem}
          </Notice>
        )}
        <Field
          label={field}
          value={name}
          onChange={(text) => {
            setTyped(text);
            setNameFault(undefined);
          }}
          error={nameFault}
          counted
          maxLength={maxLength}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          onFocus={({ target }) => target.select()}
        />
      </form>
    </Dialog>
  );
}
