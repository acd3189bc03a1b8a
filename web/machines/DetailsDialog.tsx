import { type FormEvent, useEffect, useId, useRef } from "react";
import { SHELF } from "#messages/shelf.ts";
import type { DesignDetails } from "../../shared/model/design.ts";
import { MAX_DETAIL_LENGTH } from "../../shared/model/edit.ts";
import { loadDesignShelf } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import type { ListedDesign } from "../store/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog, useDraft } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { listedName } from "./listed-designs.ts";
import { ProblemNotice, useTask } from "./useTask.tsx";

interface DetailsDialogProps {
  designs: readonly ListedDesign[];
  customers: readonly string[];
  onClose(): void;
}

/** Saves only edited fields. */
export function DetailsDialog({ designs, customers, onClose }: DetailsDialogProps) {
  const form = useId();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { draft, change, drop } = useDraft(`details ${designs.map(({ id }) => id)}`);
  const typed: Partial<DesignDetails> = draft;
  const { doing, problem, run } = useTask();
  const shared = (key: keyof DesignDetails) => {
    const [text = "", other] = new Set(designs.map((design) => design[key]));
    return other === undefined ? text : "";
  };
  const tooLong = (text: string) => {
    const { length } = text.trim();
    return length > MAX_DETAIL_LENGTH ? SHELF.tooLong(length, MAX_DETAIL_LENGTH) : undefined;
  };
  const save = async () => {
    const outcome = await (await loadDesignShelf()).setDetails(designs, typed);
    if (!outcome.ok) return SHELF.failed.details(faultMessage(outcome.fault));
    drop();
    onClose();
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!Object.values(typed).some(tooLong)) void run(true, save, SHELF.failed.details(SHELF.failed.unknown));
  };
  const [first] = designs;
  return (
    <Dialog
      title={
        first && designs.length === 1
          ? SHELF.detailsOf(listedName(first))
          : SHELF.detailsOfSeveral(designs.length)
      }
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              drop();
              onClose();
            }}
          >
            {SHELF.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={doing === true} busyLabel={SHELF.saving}>
            {SHELF.saveDetails}
          </Button>
        </>
      }
    >
      <form id={form} className="stack-4" noValidate onSubmit={submit}>
        <p>{SHELF.detailsWords}</p>
        <ProblemNotice>{problem}</ProblemNotice>
        {(["customer", "note"] as const).map((key) => {
          const value = typed[key] ?? shared(key);
          return (
            <Field
              key={key}
              label={SHELF.details[key]}
              value={value}
              onChange={(text) => change({ ...draft, [key]: text })}
              error={tooLong(value)}
              autoComplete="off"
              {...(key === "customer" && { ref: field, list })}
            />
          );
        })}
        <datalist id={list}>
          {customers.map((customer) => (
            <option key={customer} value={customer} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
