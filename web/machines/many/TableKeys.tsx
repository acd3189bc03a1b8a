import { useRef } from "react";
import { deliver } from "../../files/download/deliver.ts";
import { MANY } from "../../messages/en/many.ts";
import { Button } from "../../ui/button/Button.tsx";
import { FileInput } from "../../ui/field/FileInput.tsx";
import { Menu } from "../../ui/menu/Menu.tsx";
import styles from "./ManyPage.module.css";
import { change, many, takeFiles } from "./many-table.ts";

interface TableKeysProps {
  /** Rows, and how many of them have something to put right. */
  count: number;
  wrong: number;
  onWrong(): void;
  example(): Blob;
}

/** The table's heading, and what can be done with all of it. */
export function TableKeys({ count, wrong, onWrong, example }: TableKeysProps) {
  const input = useRef<HTMLInputElement>(null);
  const saveExample = () => deliver(example(), MANY.exampleFile);
  const removeAll = () =>
    change({ ...many.table, rows: [] }, { kind: "removed", name: MANY.machines(count) });
  return (
    <div className={styles.keys}>
      <h2 id="many-machines">{MANY.table}</h2>
      {wrong > 0 && (
        <Button size="small" icon="alert" onClick={onWrong}>
          {MANY.wrongRows(wrong)}
        </Button>
      )}
      <Button size="small" icon="upload" onClick={() => input.current?.click()}>
        {MANY.files}
      </Button>
      {count === 0 ? (
        <Button size="small" variant="quiet" icon="download" onClick={saveExample}>
          {MANY.example}
        </Button>
      ) : (
        <Menu
          label={MANY.more}
          items={[
            { label: MANY.example, icon: "download", onPress: saveExample },
            { label: MANY.removeAll, icon: "trash", onPress: removeAll },
          ]}
        />
      )}
      <FileInput
        ref={input}
        label={MANY.files}
        multiple
        accept="image/*,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onFiles={(files) => void takeFiles(files)}
      />
    </div>
  );
}
