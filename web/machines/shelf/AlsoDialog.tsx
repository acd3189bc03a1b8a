import { useState } from "react";
import { useSnapshot } from "valtio/react";
import type { Category, MachineModel } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { machineNameOf } from "../../../shared/model/design.ts";
import { copyScreen } from "../../../shared/model/screens.ts";
import { edit, loadDesigns, pictures, state } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import type { ListedDesign } from "../../store/types.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import styles from "./AlsoDialog.module.css";
import { AlsoRow } from "./AlsoRow.tsx";
import { useShelf } from "./useShelf.ts";

interface AlsoDialogProps {
  model: MachineModel;
  category: Category;
  /** The usable designs beside the open one. */
  others: readonly ListedDesign[];
  onClose(): void;
}

/** Puts a screen of the open design on others, seen before and after; one act, with one Undo. */
export function AlsoDialog({ model, category, others, onClose }: AlsoDialogProps) {
  const { design } = useSnapshot(state);
  const shelf = useShelf();
  /** As it is now: once it is changed it is read anew. */
  const fresh = (other: ListedDesign) =>
    (shelf.kind === "ready" && shelf.designs.find(({ id }) => id === other.id)) || other;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** On how many it was put. */
  const [done, setDone] = useState<number>();
  const { label } = category;
  const ids = others.map(({ id }) => id).filter((id) => chosen.has(id));

  async function run(act: () => Promise<string | undefined>) {
    if (isBusy) return;
    setBusy(true);
    try {
      setProblem((await act()) ?? "");
    } catch (fault) {
      console.error(fault);
      setProblem(SHELF.failed.unknown);
    }
    setBusy(false);
  }
  const put = () =>
    run(async () => {
      const { design: from } = state;
      const [first] = others.filter(({ id }) => chosen.has(id)).map(fresh);
      const offer = { kind: "picture", category: category.id } as const;
      const act = { kind: "dress", count: ids.length, name: first?.name ?? "", change: offer.kind } as const;
      const materials = { words: await ACTIVE.wordTable(), isMissing: pictures.isMissing };
      const outcome = await edit(ids, { offer, act }, (design) =>
        copyScreen(model, design, from, category, materials),
      );
      if (!outcome.ok) return SHELF.alsoFailed(faultWords(outcome.fault));
      setDone(ids.length);
      return outcome.failures.length > 0 ? SHELF.failed.unknown : undefined;
    });
  const undo = () =>
    run(async () => {
      const outcome = await (await loadDesigns()).undo();
      if (!outcome.ok) return SHELF.failed.undo(faultWords(outcome.fault));
      setDone(undefined);
      return undefined;
    });
  const toggle = (id: string) => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    setChosen(after);
  };

  return (
    <Dialog
      title={SHELF.alsoTitle(label)}
      width="wide"
      onClose={onClose}
      actions={
        done === undefined ? (
          <>
            <Button onClick={onClose}>{SHELF.cancel}</Button>
            <Button
              variant="primary"
              unavailable={ids.length === 0}
              busy={isBusy}
              onClick={() => ids.length > 0 && put()}
            >
              {ids.length === 0 ? SHELF.alsoOnNone : SHELF.alsoOn(ids.length)}
            </Button>
          </>
        ) : (
          <>
            <Button icon="undo" busy={isBusy} onClick={undo}>
              {SHELF.undo}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {SHELF.done}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {problem && (
          <Notice tone="error" announced>
            {problem}
          </Notice>
        )}
        {done === undefined ? (
          <p className={styles.asks}>{SHELF.alsoAsks(label, machineNameOf(model, design))}</p>
        ) : (
          <Notice tone="valid" title={SHELF.alsoDone(label, done)} announced>
            {SHELF.alsoUndo}
          </Notice>
        )}
        {done === undefined && others.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => setChosen(new Set(ids.length < others.length ? others.map(({ id }) => id) : []))}
          >
            {ids.length < others.length ? SHELF.chooseAll : SHELF.chooseNone}
          </Button>
        )}
        <ul className={styles.rows}>
          {others
            .filter(({ id }) => done === undefined || chosen.has(id))
            .map((other) => (
              <AlsoRow
                key={other.id}
                model={model}
                category={category}
                other={fresh(other)}
                from={design}
                isChosen={chosen.has(other.id)}
                isDone={done !== undefined}
                onToggle={() => toggle(other.id)}
              />
            ))}
        </ul>
      </div>
    </Dialog>
  );
}
