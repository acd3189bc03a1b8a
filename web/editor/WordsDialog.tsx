import { useEffect, useState } from "react";
import { BRANDING } from "#messages/branding.ts";
import { textOfWord, type WordTable } from "../../shared/machine/machine.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { setTexts } from "../../shared/model/texts.ts";
import { edit, state } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./branding.module.css";

/** Edits the words on the machine's pictures, and renders again those that change. */
export function WordsDialog({ onClose }: { onClose(): void }) {
  const [table, setTable] = useState<WordTable>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    ACTIVE.wordTable().then(setTable, () => setFault(BRANDING.notLoaded));
  }, []);
  const wordOf = (id: string) => typed[id] ?? (table ? textOfWord(table, state.design.texts, id) : "");

  const isEmpty = table?.words.length === 0;

  const save = async () => {
    if (!table) return;
    setIsSaving(true);
    setFault(undefined);
    const texts = Object.fromEntries(table.words.map(({ id }) => [id, wordOf(id)]));
    const outcome = await edit(state.design.id, { offer: { kind: "words" } }, (design) =>
      setTexts(ACTIVE.model, design, texts, { words: table }),
    );
    setIsSaving(false);
    if (!outcome.ok) return setFault(`${BRANDING.notSaved} ${faultWords(outcome.fault)}`);
    if (outcome.failures.length > 0) return setFault(BRANDING.notLettered);
    notify.success(BRANDING.wordsSaved);
    onClose();
  };
  return (
    <Dialog
      title={BRANDING.words}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isEmpty ? BRANDING.close : BRANDING.cancel}</Button>
          {!isEmpty && (
            <Button variant="primary" busy={isSaving} busyLabel={BRANDING.saving} onClick={save}>
              {fault === BRANDING.notLettered ? BRANDING.again : BRANDING.save}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{isEmpty ? BRANDING.noWords : BRANDING.wordsNote}</p>
        {fault && (
          <Notice tone="error" announced>
            {fault}
          </Notice>
        )}
        {table && !isEmpty && (
          <>
            <div className="row">
              {table.languages.map(({ id, name, words }) => (
                <Button
                  key={id}
                  size="small"
                  onClick={() => setTyped({ ...words })}
                  aria-label={BRANDING.allIn(name)}
                  lang={id}
                >
                  {name}
                </Button>
              ))}
            </div>
            <div className={styles.fields}>
              {table.words.map(({ id, label }) => (
                <Field
                  key={id}
                  label={label}
                  value={wordOf(id)}
                  maxLength={table.maxLength}
                  placeholder={table.languages[0].words[id]}
                  autoComplete="off"
                  onChange={(text) => setTyped((now) => ({ ...now, [id]: text }))}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
