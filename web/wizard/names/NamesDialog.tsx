import { useState } from "react";
import type { LetteringStyles, LibraryPicture } from "../../../shared/machine/library.ts";
import type { Arrangement, Size } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { pictureValue } from "../../../shared/model/picture-value.ts";
import { setPictures } from "../../../shared/model/pictures.ts";
import { edit, state } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { LETTERING } from "../../messages/en/lettering.ts";
import { WIZARD } from "../../messages/en/wizard.ts";
import { useImageSources } from "../../screen/useImageSources.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Choices } from "../../ui/choices/Choices.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { isOwn, type NamedSlot } from "./grounds.ts";
import styles from "./NamesDialog.module.css";
import { firstStyle, namesStyles } from "./style-choice.ts";
import { useLetteredNames } from "./useLetteredNames.ts";

export interface NamesDialogProps {
  category: string;
  slots: readonly NamedSlot[];
  arrangement: Arrangement;
  library: readonly LibraryPicture[];
  /** The style to begin with where nothing else says one. */
  initial: LetteringStyles["initial"];
  onClose(): void;
}

/** Puts the names of a category's slots on their pictures, all in one hand. */
export function NamesDialog({ category, slots, arrangement, library, initial, onClose }: NamesDialogProps) {
  const { size } = arrangement;
  const [{ id, brand }] = useState(() => state.design);
  const offered = namesStyles(library, size);
  const [style, setStyle] = useState(() => firstStyle(offered, slots, library, brand?.style, { initial }));
  const [turn, setTurn] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    slots.filter((slot) => !isOwn(slot, library)).map(({ slot }) => slot),
  );
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const chosen = slots.filter(({ slot }) => ticked.includes(slot));
  const names = useLetteredNames({
    category,
    slots: chosen,
    size,
    library,
    style,
    colour: brand?.colours[0] ?? "auto",
    turn,
    attempt,
  });
  const values = new Map(slots.map(({ slot, image }) => [slot, pictureValue(image?.picture)]));
  const sourceOf = useImageSources([...values.values()]);
  const shownAt = (slot: string) =>
    (ticked.includes(slot) && names.urls.get(slot)) || sourceOf(values.get(slot) ?? "");

  const use = async () => {
    if (chosen.length === 0) return setFault(LETTERING.noneChosen);
    if (names.state !== "done") return;
    setIsSaving(true);
    const { images, blobs } = names.made;
    const outcome = await edit(
      id,
      { offer: { kind: "picture", category } },
      (design) => setPictures(ACTIVE.model, design, category, images),
      { blobs, needs: "every" },
    );
    setIsSaving(false);
    if (!outcome.ok) return setFault(`${WIZARD.notSaved} ${faultWords(outcome.fault)}`);
    notify.success(LETTERING.done);
    onClose();
  };

  return (
    <Dialog
      title={LETTERING.title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setTurn(turn + 1)}>{LETTERING.otherScenes}</Button>
          <Button
            variant="primary"
            busy={isSaving || names.state === "busy"}
            busyLabel={isSaving ? LETTERING.saving : LETTERING.lettering}
            unavailable={names.state === "failed"}
            onClick={use}
          >
            {LETTERING.use}
          </Button>
        </>
      }
    >
      {offered.length > 1 && (
        <Choices
          legend={LETTERING.style}
          value={style}
          choices={offered}
          onChoose={(id) => {
            setStyle(offered.find((each) => each.id === id)?.id ?? style);
            setTurn(0);
          }}
        />
      )}
      <fieldset className={styles.pictures} aria-busy={names.state === "busy"}>
        <legend>{LETTERING.pictures}</legend>
        {slots.map((slot) => (
          <label key={slot.slot} className={styles.picture}>
            <Shown url={shownAt(slot.slot)} size={size} />
            <span className={styles.tick}>
              <input
                type="checkbox"
                aria-label={LETTERING.putOn(slot.name)}
                checked={ticked.includes(slot.slot)}
                onChange={({ target }) => {
                  setFault(undefined);
                  setTicked(
                    target.checked ? [...ticked, slot.slot] : ticked.filter((each) => each !== slot.slot),
                  );
                }}
              />
              <span>
                {slot.name}
                {isOwn(slot, library) && <small className={styles.own}>{LETTERING.own}</small>}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {names.state === "failed" && (
        <Notice tone="error" action={{ label: LETTERING.again, onPress: () => setAttempt(attempt + 1) }}>
          {LETTERING.failed}
        </Notice>
      )}
      {fault && <Notice tone="error">{fault}</Notice>}
    </Dialog>
  );
}

/** A picture, or its empty place. */
function Shown({ url, size }: { url: string | undefined; size: Size }) {
  const shape = { width: size.width, height: size.height };
  if (!url)
    return <svg className={styles.image} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" />;
  return <img className={styles.image} src={url} alt="" {...shape} />;
}
