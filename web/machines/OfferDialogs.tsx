import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { sentences } from "#messages/formats.ts";
import { SHELF } from "#messages/shelf.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, machineNameOf } from "../../shared/model/design.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import { copyScreen, hasSameScreen } from "../../shared/model/screens.ts";
import { drafts, edit, loadDesignShelf, pictures, state } from "../edit/app.ts";
import { discardDrafts } from "../edit/draft-autosave.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { isEmptyDesign } from "../store/stored-design.ts";
import type { ListedDesign } from "../store/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog, useDraft } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./DesignCard.module.css";
import { createCopyName, explainNameProblem, listedName } from "./listed-designs.ts";
import { describeDesignScreen } from "./screens-of-design.ts";
import { DARK_SCREEN, useDesignInView } from "./stored-designs.tsx";
import { ProblemNotice, useTask } from "./useTask.tsx";

const { model } = ACTIVE;

interface CopyScreenDialogProps {
  category: Category;
  others: readonly ListedDesign[];
  onClose(): void;
}

export function CopyScreenDialog({ category, others, onClose }: CopyScreenDialogProps) {
  const { design } = useSnapshot(state);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [done, setDone] = useState<number>();
  /** Without a change, Undo would revert an earlier action. */
  const [isUndoable, setUndoable] = useState(false);
  const { doing, problem, run } = useTask();
  const { label } = category;
  const all = others.map(({ id }) => id);
  const picked = others.filter(({ id }) => chosen.includes(id));
  const count = picked.length;
  const hasMore = count < others.length;

  const put = async () => {
    const { design: from } = state;
    const shelfOffer = { kind: "dress", count, name: picked[0]?.name ?? "", change: "picture" } as const;
    const materials = { ...(await loadDefaultImageMaterials()), isMissing: pictures.isMissing };
    const outcome = await edit(
      picked.map(({ id }) => id),
      { offer: { kind: "picture", category: category.id }, shelfOffer },
      (other) => copyScreen(other, from, category, materials),
    );
    if (!outcome.ok) return SHELF.alsoFailed(faultMessage(outcome.fault));
    setDone(count);
    setUndoable(outcome.designs.size > 0);
    return outcome.failures.length > 0 ? SHELF.failed.unknown : undefined;
  };
  const undo = async () => {
    const outcome = await (await loadDesignShelf()).undo();
    if (!outcome.ok) return STORE_FAULTS.notUndone(faultMessage(outcome.fault));
    setDone(undefined);
    return undefined;
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

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
              unavailable={count === 0}
              busy={doing === true}
              onClick={() => count > 0 && run(true, put)}
            >
              {count === 0 ? SHELF.alsoOnNone : SHELF.alsoOn(count)}
            </Button>
          </>
        ) : (
          <>
            {isUndoable && (
              <Button icon="undo" busy={doing === true} onClick={() => run(true, undo)}>
                {SHELF.undo}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {SHELF.done}
            </Button>
          </>
        )
      }
    >
      <div className={classNames("stack-3", styles.dialog)}>
        <ProblemNotice>{problem}</ProblemNotice>
        {done === undefined ? (
          <>
            <p className="measure">{SHELF.alsoAsks(label, machineNameOf(model, design))}</p>
            {others.length > 1 && (
              <Button size="small" variant="quiet" onClick={() => setChosen(hasMore ? all : [])}>
                {hasMore ? SHELF.chooseAll : SHELF.chooseNone}
              </Button>
            )}
          </>
        ) : (
          <Notice tone="valid" title={SHELF.alsoDone(label, done)} announced>
            {isUndoable && SHELF.alsoUndo}
          </Notice>
        )}
        <ul className={classNames("grid", styles.rows)}>
          {(done === undefined ? others : picked).map((other) => (
            <OtherRow
              key={other.id}
              category={category}
              other={other}
              from={design}
              isChosen={chosen.includes(other.id)}
              isDone={done !== undefined}
              onToggle={() => toggle(other.id)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface OtherRowProps {
  category: Category;
  other: ListedDesign;
  from: Design;
  isChosen: boolean;
  isDone: boolean;
  onToggle(): void;
}

function OtherRow({ category, other, from, isChosen, isDone, onToggle }: OtherRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const design = useDesignInView(row, other);
  const isSame = design ? hasSameScreen(from, design, category) : false;
  const name = listedName(other);
  const picture = (shown: Design | null | undefined) => (
    <MachineScreen
      label={name}
      screen={shown ? describeDesignScreen(model, shown, category, pictures.isMissing) : DARK_SCREEN}
      thumbnail
    />
  );
  return (
    <li ref={row} className={classNames("relative grid", styles.row)}>
      {isDone ? (
        <p className={classNames("anywhere", styles.other)}>
          <bdi>{name}</bdi>
        </p>
      ) : (
        <label className={classNames("stretched line gap-3 touch pressable", styles.choice)}>
          <input
            type="checkbox"
            className={classNames("relative pressable", styles.box)}
            checked={isChosen}
            onChange={onToggle}
          />
          <span>
            <span className={classNames("anywhere", styles.other)}>
              <bdi>{name}</bdi>
            </span>
            {isSame && <span className={classNames("anywhere soft", styles.same)}>{SHELF.same}</span>}
          </span>
        </label>
      )}
      <div className={classNames("stack-3", styles.comparison)} aria-hidden="true">
        <div>
          <p className="soft">{SHELF.before}</p>
          {picture(design)}
        </div>
        {!isDone && (
          <>
            <Icon shape="forward" />
            <div>
              <p className="soft">{SHELF.after}</p>
              {picture(design && from)}
            </div>
          </>
        )}
      </div>
    </li>
  );
}

export function AnotherMachineDialog({ onMade, onClose }: { onMade(): void; onClose(): void }) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [nameFault, setNameFault] = useState<string>();
  const { doing, problem, setProblem, run } = useTask();
  // Another tab may open another design later.
  const [{ id, isEmpty, original }] = useState(() => ({
    id: state.design.id,
    isEmpty: isEmptyDesign(model, state.design),
    original: machineNameOf(model, state.design),
  }));
  const { draft, change, drop } = useDraft(`another ${id}`);
  const name = draft.name ?? createCopyName(original, taken);
  useEffect(() => {
    const read = async () => setTaken((await (await loadDesignShelf()).list()).map((each) => each.name));
    read().catch((fault) => {
      console.warn("Failed to list the designs", fault);
      setProblem(sentences([SHELF.onlyOne, SHELF.onlyOneWhy]));
    });
  }, [setProblem]);

  const make = async () => {
    const designs = await loadDesignShelf();
    // `create` reuses an empty design.
    const made = await (isEmpty ? designs.create(name.trim()) : designs.duplicate(id, name.trim()));
    const [copy] = made.ok && !isEmpty ? made.ids : [];
    const opened = copy === undefined ? made : await designs.open(copy);
    if (!opened.ok) return SHELF.failed.duplicate(faultMessage(opened.fault));
    if (isEmpty) discardDrafts(drafts, listNameFields(model), state.design);
    notify.success(SHELF.anotherMade(name.trim()), { survives: true });
    drop();
    onMade();
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = explainNameProblem(name);
    setNameFault(wrong);
    if (!wrong) void run(true, make, SHELF.failed.duplicate(SHELF.failed.unknown));
  };
  return (
    <Dialog
      title={SHELF.another}
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
          <Button type="submit" form={form} variant="primary" busy={doing === true} busyLabel={SHELF.making}>
            {SHELF.anotherMake}
          </Button>
        </>
      }
    >
      <form id={form} className="stack-4" noValidate onSubmit={submit}>
        <p>{SHELF.anotherAsks}</p>
        <ProblemNotice>{problem}</ProblemNotice>
        <Field
          label={model.nameStep.field}
          value={name}
          onChange={(text) => {
            change({ name: text });
            setNameFault(undefined);
          }}
          error={nameFault}
          counted
          maxLength={model.nameStep.maxLength}
          ref={field}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={({ target }) => target.select()}
        />
      </form>
    </Dialog>
  );
}
