import { type FormEvent, useEffect, useId, useState } from "react";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { machineNameOf } from "../../../shared/model/design.ts";
import { loadDesigns, state } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { MACHINE_NAME } from "../../messages/en/machine-name.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { copyName } from "./copy-name.ts";
import styles from "./EraseDialog.module.css";

interface AnotherDialogProps {
  model: MachineModel;
  onMade(): void;
  onClose(): void;
}

/** Asks for the name of a second machine like the open one, makes it and opens it. */
export function AnotherDialog({ model, onMade, onClose }: AnotherDialogProps) {
  const { minLength, maxLength, field } = model.nameStep;
  const form = useId();
  const [name, setName] = useState(() => copyName(machineNameOf(model, state.design), [], maxLength));
  const [isTyped, setTyped] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    if (isTyped) return;
    let isOver = false;
    // The list tells which number is free.
    const suggest = async () => {
      const names = (await (await loadDesigns()).list()).map((each) => each.name);
      if (!isOver) setName(copyName(machineNameOf(model, state.design), names, maxLength));
    };
    suggest().catch((fault) => {
      console.warn("There is no list of designs", fault);
      if (!isOver) setRefusal(`${SHELF.onlyOne}. ${SHELF.onlyOneWhy}`);
    });
    return () => {
      isOver = true;
    };
  }, [model, maxLength, isTyped]);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { length } = name.trim();
    if (length < minLength || length > maxLength)
      return setProblem(MACHINE_NAME.tooShortOrLong(length, minLength, maxLength));
    setBusy(true);
    setRefusal("");
    try {
      const designs = await loadDesigns();
      const open = (await designs.list()).find(({ isOpen }) => isOpen);
      // One that holds nothing yet is not in the list, and becomes the new one.
      const made = open ? await designs.duplicate(open.id, name.trim()) : await designs.create(name.trim());
      const [id] = made.ok && open ? made.ids : [];
      const opened = id === undefined ? made : await designs.open(id);
      if (opened.ok) {
        notify.success(SHELF.anotherMade(name.trim()), { survives: true });
        return onMade();
      }
      setRefusal(SHELF.failed.duplicate(faultWords(opened.fault)));
    } catch (fault) {
      console.error(fault);
      setRefusal(SHELF.failed.duplicate(SHELF.failed.unknown));
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={SHELF.another}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{SHELF.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} busyLabel={SHELF.making}>
            {SHELF.anotherMake}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.body} noValidate onSubmit={make}>
        <p>{SHELF.anotherAsks}</p>
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        <Field
          label={field}
          value={name}
          onChange={(typed) => {
            setTyped(true);
            setName(typed);
            setProblem(undefined);
          }}
          error={problem}
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
