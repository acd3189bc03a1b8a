import { useEffect, useState } from "react";
import { textOfWord, type WordTable } from "../../shared/machine/table-words.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { dressAlong } from "../recipes/dress-along.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { BRANDING } from "../words/branding.ts";
import styles from "./branding.module.css";

/** The words that the machine's pictures show to customers; a changed one letters anew what carries it. */
export function WordsDialog({ onClose }: { onClose(): void }) {
  const [table, setTable] = useState<WordTable>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    ACTIVE.wordTable().then(setTable, () => setFault(BRANDING.notLoaded));
  }, []);
  const wordOf = (id: string) => typed[id] ?? (table ? textOfWord(table, store.design.words, id) : "");

  const isEmpty = table?.words.length === 0;

  const save = async () => {
    if (!table) return;
    setIsSaving(true);
    setFault(undefined);
    const [first] = table.languages;
    const words = Object.fromEntries(
      table.words.flatMap(({ id }) => {
        const text = wordOf(id).trim();
        return text === "" || text === first.words[id] ? [] : [[id, text]];
      }),
    );
    const { outcome, isStale } = await dressAlong({ words, offer: { kind: "words" } });
    setIsSaving(false);
    if (!outcome.ok) return setFault(`${BRANDING.notSaved} ${storeFaultWords(outcome.reason)}`);
    if (isStale) return setFault(BRANDING.notLettered);
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
            <div className={styles.keys}>
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
