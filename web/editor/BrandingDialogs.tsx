import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { sentences } from "#messages/formats.ts";
import { ANNOTATIONS, BRANDING, LETTERING, STYLE_CHOICES } from "#messages/lettering.ts";
import { SHELL } from "#messages/shell.ts";
import { findWordLanguage, textOfWord, type WordTable } from "../../shared/machine/machine.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Brand, Design } from "../../shared/model/design.ts";
import { countLostPictures } from "../../shared/model/edit.ts";
import { findShownImages } from "../../shared/model/questions.ts";
import { restylePictures, setBrand, setTexts } from "../../shared/model/texts.ts";
import { edit, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog, useDraft } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { ErrorNotice } from "../ui/notice/Notice.tsx";
import { RadioGroup } from "../ui/radio-group/RadioGroup.tsx";
import { notify } from "../ui/toast/notify.ts";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { type LogoFile, logoBlobsOf, logoPictureOf } from "./annotations.ts";
import styles from "./BrandingDialogs.module.css";
import { LogoChooser } from "./LogoChooser.tsx";
import { readStoredLogo } from "./stored-pictures.ts";

const NO_BRAND: Brand = { logo: null, colours: [], style: "" };

const COLOURS = ["#fff6e6", "#7a1f16"] as const;

function focusOtherButton({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const buttons = currentTarget.closest("fieldset")?.querySelectorAll("button") ?? [];
  [...buttons].find((each) => each !== currentTarget)?.focus();
}

interface BrandDraft extends Partial<Brand> {
  readonly file?: LogoFile;
}

export function BrandDialog({ onClose }: { onClose(): void }) {
  const [{ id, brand: kept }] = useState(() => state.design);
  const { draft, change: setDraft, drop } = useDraft<BrandDraft>(`brand ${id}`);
  const [keptFile, setKeptFile] = useState<LogoFile>();
  const { file = keptFile, ...edited } = draft;
  const brand: Brand = { ...NO_BRAND, ...kept, ...edited };
  const { logo, colours, style } = brand;
  const change = (by: BrandDraft) => setDraft((now) => ({ ...now, ...by }));
  const [busy, setBusy] = useState<"save" | "apply">();
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const shown = useObjectUrl(useMemo(() => file && new Blob([file.bytes], { type: "image/png" }), [file]));
  useEffect(() => {
    if (kept?.logo) void readStoredLogo(kept.logo).then(setKeptFile);
  }, [kept]);

  const keep = async (isForAll: boolean) => {
    setBusy(isForAll ? "apply" : "save");
    setFault(undefined);
    const libraries = isForAll ? await ACTIVE.libraries().catch(console.warn) : {};
    const outcome =
      libraries &&
      (await edit(
        id,
        { offer: { kind: "brand" } },
        (design) => {
          const branded = setBrand(design, brand);
          const lettering = { style, colour: colours[0] ?? "auto" };
          const scenes = Object.values(libraries).flat();
          return isForAll ? restylePictures(ACTIVE.model, branded, lettering, scenes) : branded;
        },
        { blobs: file && logoBlobsOf(file), needs: "every" },
      ));
    setBusy(undefined);
    if (!outcome || (!outcome.ok && outcome.fault === "notRendered")) return setFault(BRANDING.notApplied);
    if (!outcome.ok) return setFault(sentences([BRANDING.notSaved, faultMessage(outcome.fault)]));
    const after = outcome.designs.get(id)?.after ?? state.design;
    notify.success(isForAll ? BRANDING.applied(countLettered(after)) : ANNOTATIONS.brandKept);
    leave();
  };
  const leave = () => {
    drop();
    onClose();
  };
  return (
    <Dialog
      title={BRANDING.brand}
      onClose={onClose}
      actions={
        <>
          <Button unavailable={isReading} onClick={() => isReading || leave()}>
            {BRANDING.cancel}
          </Button>
          <Button
            busy={busy === "apply"}
            busyLabel={LETTERING.lettering}
            unavailable={style === "" || isReading}
            onClick={() => style !== "" && !isReading && keep(true)}
          >
            {BRANDING.applyToAll}
          </Button>
          <Button
            variant="primary"
            busy={busy === "save"}
            busyLabel={BRANDING.saving}
            unavailable={isReading}
            onClick={() => isReading || keep(false)}
          >
            {BRANDING.save}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p>{BRANDING.brandNote}</p>
        <ErrorNotice>{fault}</ErrorNotice>
        <fieldset className={classNames("row", styles.group)}>
          <legend>{ANNOTATIONS.logo}</legend>
          {logo && shown && (
            <img className={classNames("well", styles.logo)} src={shown} alt={BRANDING.logoAlt} />
          )}
          <LogoChooser
            hasLogo={logo !== null}
            onOpen={(reading) => {
              setFault(undefined);
              setIsReading(true);
              void reading.finally(() => setIsReading(false));
            }}
            onRead={(read) => {
              if (!read) return setFault(ANNOTATIONS.logoRefused);
              change({ logo: logoPictureOf(read), file: read });
            }}
          />
          {logo && (
            <Button
              size="small"
              icon={ICONS.trash}
              onClick={(event) => {
                focusOtherButton(event);
                change({ logo: null });
              }}
            >
              {ANNOTATIONS.takeLogoAway}
            </Button>
          )}
        </fieldset>
        <BrandColours colours={colours} onChange={(next) => change({ colours: next })} />
        <RadioGroup
          legend={ANNOTATIONS.style}
          value={style}
          options={STYLE_CHOICES}
          onChange={(id) => change({ style: id })}
        />
      </div>
    </Dialog>
  );
}

interface BrandColoursProps {
  colours: readonly string[];
  onChange(colours: readonly string[]): void;
}

function BrandColours({ colours, onChange }: BrandColoursProps) {
  const nextColour = COLOURS[colours.length];
  return (
    <fieldset className={classNames("row", styles.group)}>
      <legend>{BRANDING.colours}</legend>
      {colours.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions identify colours
        <span key={at} className={styles.colour}>
          <input
            type="color"
            aria-label={ANNOTATIONS.brandColour(at + 1)}
            value={colour}
            onChange={({ target }) => onChange(colours.with(at, target.value))}
          />
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            aria-label={BRANDING.removeColour(at + 1)}
            onClick={(event) => {
              if (at === colours.length - 1) focusOtherButton(event);
              onChange(colours.toSpliced(at, 1));
            }}
          />
        </span>
      ))}
      {nextColour && (
        <Button
          size="small"
          onClick={(event) => {
            if (colours.length === COLOURS.length - 1) focusOtherButton(event);
            onChange([...colours, nextColour]);
          }}
        >
          {BRANDING.addColour}
        </Button>
      )}
    </fieldset>
  );
}

const countLettered = (design: Design): number =>
  ACTIVE.model.categories
    .flatMap((category) => findShownImages(design, category))
    .filter(({ image }) => image.recipe?.words).length;

/** The draft's key for the language; no word's id is empty. */
const LANGUAGE = "";

type Words = Pick<Design, "language" | "texts">;

/** Drops words in the former language that the visitor didn't write. */
function textsIn(language: string, table: WordTable, design: Words, texts = design.texts): Words["texts"] {
  if (language === design.language) return texts;
  const isOwn = ([id, text]: [string, string]) => table.languages.every(({ words }) => words[id] !== text);
  return Object.fromEntries(Object.entries(texts).filter(isOwn));
}

function withDraft(table: WordTable, design: Words, draft: Words["texts"]): Words {
  const { [LANGUAGE]: language = design.language, ...typed } = draft;
  const all = { language, texts: { ...textsIn(language, table, design), ...typed } };
  return {
    language,
    texts: Object.fromEntries(table.words.map(({ id }) => [id, textOfWord(table, all, id)])),
  };
}

export function WordsDialog({ onClose }: { onClose(): void }) {
  const [opened] = useState(() => state.design);
  const { id } = opened;
  // Another tab may have opened another design.
  const design = state.design.id === id ? state.design : opened;
  const [table, setTable] = useState<WordTable>();
  const { draft, change, drop } = useDraft(`words ${id}`);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    ACTIVE.wordTable().then(setTable, () => setFault(BRANDING.notLoaded));
  }, []);
  const { language, texts } = table ? withDraft(table, design, draft) : design;
  const isEmpty = table?.words.length === 0;
  const save = async () => {
    if (!table) return;
    setIsSaving(true);
    setFault(undefined);
    const materials = await loadDefaultImageMaterials().catch(console.warn);
    const outcome: EditOutcome = materials
      ? await edit(id, { offer: { kind: "words" } }, (now) =>
          setTexts(ACTIVE.model, now, withDraft(table, now, draft), materials),
        )
      : { ok: false, fault: "notLoaded" };
    setIsSaving(false);
    if (!outcome.ok) return setFault(sentences([BRANDING.notSaved, faultMessage(outcome.fault)]));
    if (outcome.failures.length > 0) return setFault(BRANDING.notLettered);
    const { before, after } = outcome.designs.get(id) ?? {};
    notify.success(BRANDING.wordsSaved(before && after ? countLostPictures(before, after) : 0));
    drop();
    onClose();
  };
  const cancel = () => {
    drop();
    onClose();
  };
  return (
    <Dialog
      title={BRANDING.words}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>{isEmpty ? BRANDING.close : BRANDING.cancel}</Button>
          {!isEmpty && (
            <Button variant="primary" busy={isSaving} busyLabel={BRANDING.saving} onClick={save}>
              {fault === BRANDING.notLettered ? BRANDING.again : BRANDING.save}
            </Button>
          )}
        </>
      }
    >
      <div className="stack-4">
        <p>{isEmpty ? BRANDING.noWords : BRANDING.wordsNote}</p>
        <ErrorNotice>{fault}</ErrorNotice>
        {table && !isEmpty && (
          <>
            <label className={classNames("row", styles.language)}>
              <span className="strong">{SHELL.language}</span>
              <select
                value={findWordLanguage(table, language).id}
                onChange={({ target }) =>
                  change({ ...textsIn(target.value, table, design, draft), [LANGUAGE]: target.value })
                }
              >
                {table.languages.map(({ id, name }) => (
                  <option key={id} value={id} lang={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <div className={classNames("grid", styles.fields)}>
              {table.words.map(({ id, label }) => (
                <Field
                  key={id}
                  label={label}
                  value={texts[id] ?? ""}
                  maxLength={table.maxLength}
                  placeholder={findWordLanguage(table, language).words[id]}
                  autoComplete="off"
                  onChange={(text) => change({ ...draft, [id]: text })}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
