import { memo, useEffect, useId, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { SHELF } from "#messages/shelf.ts";
import { SHELL } from "#messages/shell.ts";
import { UI } from "#messages/ui.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import { findMissingImages, listRailSteps } from "../../shared/model/questions.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { drafts, pictures } from "../edit/app.ts";
import { discardDrafts, findUnsavedNames } from "../edit/draft-autosave.ts";
import { draftKey } from "../edit/drafts.ts";
import { formatFileSize } from "../files/deliver.ts";
import type { ListedDesign } from "../store/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Menu } from "../ui/menu/Menu.tsx";
import styles from "./DesignCard.module.css";
import { explainNameProblem, listedName } from "./listed-designs.ts";
import { DesignScreens, useDesignInView } from "./stored-designs.tsx";
import type { ShelfActions } from "./useShelfActions.ts";
import { useTask } from "./useTask.tsx";

const { model } = ACTIVE;

const [NAME] = listNameFields(model);
/** What `drafts` reads of a stored design. */
const typedIn = ({ id, name }: ListedDesign) => ({ id, name, revision: 1, names: {} });

type ActOnDesigns = (designs: readonly ListedDesign[]) => unknown;

interface CardActions
  extends Omit<ShelfActions, "remove">,
    Record<"describe" | "exportFiles" | "remove", ActOnDesigns> {
  choose(id: string): void;
}

interface DesignCardProps {
  design: ListedDesign;
  /** New actions don't rerender the card. */
  actions: CardActions;
  busy: NonNullable<ShelfActions["busy"]>["act"] | undefined;
  isRenaming: boolean;
  /** Undefined unless designs are being selected. */
  isChosen: boolean | undefined;
}

/** Compares values, since each read of the shelf creates new objects. */
const isSameCard = ({ actions: _, ...one }: DesignCardProps, { actions: __, ...other }: DesignCardProps) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Memoized: typing in the search would rerender hundreds of cards. */
export const DesignCard = memo(function DesignCard({
  design,
  actions,
  busy,
  isRenaming: isAsked,
  isChosen,
}: DesignCardProps) {
  const { id, isOpen, state, bytes, changedAt, customer, note } = design;
  const card = useRef<HTMLLIElement>(null);
  const data = useDesignInView(card, design);
  const name = listedName(design);
  const texts = useSnapshot(drafts.texts);
  const isRenaming =
    isAsked || findUnsavedNames(texts, [NAME], typedIn(design)).some(({ isValid }) => !isValid);
  const isUsable = state === "usable";
  const steps = data ? listRailSteps(model, data, pictures.isMissing) : [];
  const isDone = (step: (typeof steps)[number]) => step.state === "done";
  const gone = data ? findMissingImages(data, pictures.isMissing).length : 0;
  const size = bytes > 0 ? formatFileSize(bytes) : SHELF.noPictures;
  return (
    <li
      ref={card}
      className={classNames(
        "relative grid fluid shrinks",
        styles.card,
        isOpen && styles.current,
        isChosen && styles.chosen,
      )}
      data-design={id}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button does the same */}
      <div
        className={classNames("dark", styles.stage, isUsable && "pressable")}
        onClick={() => isUsable && isChosen === undefined && actions.open(design)}
      >
        <DesignScreens label={SHELF.screens(name)} design={data} />
      </div>
      <div className={classNames("stack-1 fluid top anywhere", styles.words)}>
        <p className={classNames("wrap between strong tiny", styles.machine)}>
          {design.machine === model.id ? model.title : SHELF.kind.otherMachine}
          {isOpen && <span className={styles.open}>{SHELF.openNow}</span>}
        </p>
        {isRenaming ? (
          <RenameForm design={design} isAsked={isAsked} actions={actions} />
        ) : (
          <h2 className={classNames("large", styles.name)}>
            <bdi>{name}</bdi>
          </h2>
        )}
        {isUsable ? (
          <>
            {customer && (
              <p>
                <bdi>{customer}</bdi>
              </p>
            )}
            {note && (
              <p>
                <bdi>{note}</bdi>
              </p>
            )}
            <p className="soft">{SHELF.facts(new Date(changedAt), new Date(), size)}</p>
            <div className={classNames("row", styles.progress)}>
              <span className={classNames("meter", styles.meter)} aria-hidden="true">
                {steps.map((step) => (
                  <span key={step.id} data-done={isDone(step) || undefined} />
                ))}
              </span>
              <span className="soft">{data && SHELF.steps(steps.filter(isDone).length, steps.length)}</span>
            </div>
            {gone > 0 && (
              <p className={classNames("small", styles.why)}>
                <Icon shape="alert" /> {SHELF.evicted(gone)}
              </p>
            )}
          </>
        ) : (
          <p className={classNames("small", styles.why)}>{SHELF.state[state]}</p>
        )}
      </div>
      <div className={classNames("row gap-3 between", styles.foot)}>
        {isUsable && isChosen !== undefined && (
          <label className={classNames("stretched line gap-3 touch strong pressable", styles.choice)}>
            <input
              type="checkbox"
              className={classNames("relative pressable", styles.box)}
              checked={isChosen}
              onChange={() => actions.choose(id)}
            />
            <span className="breaks">{SHELF.choose(name)}</span>
          </label>
        )}
        {isUsable && isChosen === undefined && (
          <>
            <Button
              icon="forward"
              iconAt="end"
              busy={busy === "open"}
              aria-label={isOpen ? SHELF.goOnNamed(name) : SHELF.openNamed(name)}
              onClick={() => actions.open(design)}
            >
              {isOpen ? SHELF.goOn : SHELF.open}
            </Button>
            {busy === "save" && <span className="soft">{SHELF.saving}</span>}
            <Menu
              label={SHELF.more(name)}
              size="regular"
              opensUp
              items={[
                { label: SHELF.rename, icon: "pencil", onPress: () => actions.setRenaming(id) },
                {
                  label: SHELF.editDetails,
                  icon: ICONS.clipboard,
                  onPress: () => actions.describe([design]),
                },
                {
                  label: SHELF.duplicate,
                  icon: ICONS.copy,
                  onPress: () => actions.duplicate(design),
                },
                {
                  label: SHELL.titles.many,
                  icon: ICONS.layers,
                  onPress: () => actions.open(design, PAGE_PATHS.many),
                },
                { label: SHELF.export, icon: "download", onPress: () => actions.exportFiles([design]) },
                { label: SHELF.save, icon: "download", onPress: () => actions.save(design) },
                { label: SHELF.delete, icon: ICONS.trash, onPress: () => actions.remove([design]) },
              ]}
            />
          </>
        )}
      </div>
    </li>
  );
}, isSameCard);

interface RenameFormProps extends Pick<DesignCardProps, "design" | "actions"> {
  isAsked: boolean;
}

function RenameForm({ design, actions, isAsked }: RenameFormProps) {
  const { id, name } = design;
  const kept = typedIn(design);
  const fault = useId();
  const text = useSnapshot(drafts.texts, { sync: true })[draftKey(kept, NAME.id)] ?? name;
  const excess = text.trim().length - NAME.maxLength;
  const { doing, problem, setProblem, run } = useTask();
  const shown = problem || (excess > 0 && UI.tooLong(excess));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // The menu first returns focus to its button.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const forget = () => discardDrafts(drafts, [NAME], kept);
  const rename = async () => {
    const failed = await actions.rename(id, text.trim());
    if (failed === undefined) forget();
    return failed;
  };
  const save = () => {
    const wrong = explainNameProblem(text);
    if (!wrong) return run(true, rename);
    setProblem(wrong);
    field.current?.focus();
  };
  const cancel = () => {
    forget();
    actions.setRenaming(undefined);
  };
  return (
    <form
      className="stack-1 fluid"
      noValidate
      onKeyDown={(event) => {
        // Escape also cancels an input method's conversion, in Safari as code 229.
        if (event.key !== "Escape" || event.nativeEvent.isComposing || event.keyCode === 229) return;
        event.stopPropagation();
        cancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onBlur={(event) => {
        // Prevents autosave: the visitor may be about to press Cancel.
        event.stopPropagation();
        const isLeft = !event.currentTarget.contains(event.relatedTarget);
        if (isLeft && doing === undefined && text !== name && !explainNameProblem(text)) void save();
      }}
    >
      <div className="flex gap-1">
        <input
          ref={field}
          className={classNames("grow touch", styles.field)}
          aria-label={SHELF.name}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? fault : undefined}
          value={text}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => {
            drafts.put(draftKey(kept, NAME.id), target.value);
            setProblem("");
          }}
        />
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon="check"
          busy={doing === true}
          aria-label={SHELF.saveName}
        />
        <Button
          size="small"
          variant="quiet"
          icon="cross"
          aria-label={SHELF.keepName}
          // Losing focus would save the name.
          onMouseDown={(event) => event.preventDefault()}
          onClick={cancel}
        />
      </div>
      {shown && (
        <p id={fault} className="fault small" role={problem ? "alert" : undefined}>
          {shown}
        </p>
      )}
    </form>
  );
}
