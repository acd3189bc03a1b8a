import { useState } from "react";
import { ANNOTATIONS, STYLE_CHOICES } from "#messages/lettering.ts";
import { MAX_TEXT_LENGTH } from "../../shared/model/read-data.ts";
import type { RecipeWords } from "../../shared/model/recipe.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Field } from "../ui/field/Field.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { ErrorNotice } from "../ui/notice/Notice.tsx";
import { ColourInput, RadioGroup } from "../ui/radio-group/RadioGroup.tsx";
import { type LogoFile, placeNewLogo } from "./annotations.ts";
import type { Annotator } from "./annotator.ts";
import { useEditor } from "./editor.ts";
import styles from "./FitEditor.module.css";
import { MoveButtons, ToolGroup } from "./FitTools.tsx";
import { LogoChooser } from "./LogoChooser.tsx";

const MAX_WORDS = 60;
const COLOUR = "#ffffff";

const AUTOMATIC = [
  ["position", ANNOTATIONS.ownPlace, "place"],
  ["size", ANNOTATIONS.sizeAuto, "size"],
] as const;

/** Moves focus from buttons that disappear when pressed. */
const focusTab = () => document.querySelector<HTMLElement>("dialog [aria-selected=true]")?.focus();

interface PanelProps {
  annotator: Annotator;
}

export function WordsPanel({ annotator }: PanelProps) {
  const { editor, composition } = useEditor();
  const { words } = composition;
  const { slotText } = annotator;
  const setText = (given: Pick<RecipeWords, "from" | "text">) =>
    editor.change({ words: words ? { ...words, ...given } : annotator.newWords(given) }, "text");
  const kind = words?.from.kind ?? "typed";
  return (
    <div className={classNames("stack-3 shrinks", styles.panel)}>
      <Field
        label={ANNOTATIONS.text}
        value={words?.text ?? ""}
        placeholder={slotText?.text}
        maxLength={MAX_WORDS}
        autoComplete="off"
        onChange={(text) => setText({ from: { kind: "typed" }, text: text.slice(0, MAX_TEXT_LENGTH) })}
      />
      {slotText && (kind === "typed" || words?.text !== slotText.text) && (
        <Button
          size="small"
          icon="pencil"
          onClick={() => {
            focusTab();
            setText(slotText);
          }}
        >
          {ANNOTATIONS.putOn(slotText.text)}
        </Button>
      )}
      {kind !== "typed" && <p className="soft">{ANNOTATIONS.follows[kind]}</p>}
      {words && <WordsLook annotator={annotator} words={words} />}
    </div>
  );
}

function WordsLook({ annotator, words }: PanelProps & { words: RecipeWords }) {
  const { editor, rendering } = useEditor();
  const set = (by: Partial<RecipeWords>, kind: string) => editor.change({ words: { ...words, ...by } }, kind);
  const setColour = (colour: string) => set({ colour }, "colour");
  const colours = [
    { id: "auto", label: ANNOTATIONS.styleColour },
    ...(annotator.brand?.colours ?? []).map((colour, i) => {
      return { id: colour, label: ANNOTATIONS.brandColour(i + 1), colour };
    }),
  ];
  return (
    <>
      <RadioGroup
        legend={ANNOTATIONS.style}
        value={words.style}
        options={STYLE_CHOICES}
        onChange={(style) => set({ style }, "style")}
      />
      <RadioGroup legend={ANNOTATIONS.colour} value={words.colour} options={colours} onChange={setColour}>
        <ColourInput
          label={ANNOTATIONS.chooseColour}
          value={words.colour === "auto" ? COLOUR : words.colour}
          isChosen={colours.every(({ id }) => id !== words.colour)}
          onChange={setColour}
        >
          {ANNOTATIONS.ownColour}
        </ColourInput>
      </RadioGroup>
      <div className={classNames("row gap-3", styles.tools)}>
        <PlaceButtons />
        {AUTOMATIC.map(([part, label, kind]) => (
          <Button
            key={part}
            size="small"
            aria-pressed={words[part] === "auto"}
            onClick={() => set({ [part]: "auto" }, kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      {rendering?.backdrop === "plate" && <p className="soft">{ANNOTATIONS.onPlate}</p>}
      <div className={classNames("row gap-3", styles.tools)}>
        <LastButtons annotator={annotator} part="words" />
      </div>
    </>
  );
}

export function LogoPanel({ annotator }: PanelProps) {
  const { editor, composition } = useEditor();
  const { logo } = composition;
  const [isRefused, setIsRefused] = useState(false);
  const { brandLogo, keepClear } = annotator;
  const put = (file: LogoFile) =>
    editor.change({ logo: placeNewLogo(file, composition.frame, keepClear) }, "logo");
  return (
    <div className={classNames("stack-3 shrinks", styles.panel)}>
      <div className={classNames("row gap-3", styles.tools)}>
        <LogoChooser
          hasLogo={logo !== undefined}
          onOpen={(reading) => {
            setIsRefused(false);
            editor.finishAfter(reading);
          }}
          onRead={(read) => (read ? put(read) : setIsRefused(true))}
        />
        {brandLogo && logo?.sha256 !== brandLogo.sha256 && (
          <Button
            size="small"
            icon="sparkle"
            onClick={() => {
              focusTab();
              put(brandLogo);
            }}
          >
            {ANNOTATIONS.brandLogo}
          </Button>
        )}
      </div>
      <p className="soft">{ANNOTATIONS.logoFiles}</p>
      <ErrorNotice>{isRefused && ANNOTATIONS.logoRefused}</ErrorNotice>
      {logo && (
        <div className={classNames("row gap-3", styles.tools)}>
          <PlaceButtons />
          <LastButtons annotator={annotator} part="logo" />
        </div>
      )}
    </div>
  );
}

const ZOOM = 1.1;

function PlaceButtons() {
  const { editor } = useEditor();
  const sizes = [
    { label: ANNOTATIONS.smaller, onClick: () => editor.zoom(1 / ZOOM) },
    { label: ANNOTATIONS.larger, onClick: () => editor.zoom(ZOOM) },
  ];
  return (
    <>
      <MoveButtons />
      <ToolGroup label={ANNOTATIONS.size} tools={sizes} />
    </>
  );
}

const TAKE_AWAY = { words: ANNOTATIONS.takeWordsAway, logo: ANNOTATIONS.takeLogoAway };

function LastButtons({ annotator, part }: PanelProps & { part: "words" | "logo" }) {
  const { editor, composition } = useEditor();
  const [outcome, setOutcome] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setOutcome(undefined);
    setIsSaving(true);
    const isSaved = await annotator.saveAsBrand(composition);
    setOutcome(isSaved ? ANNOTATIONS.brandKept : ANNOTATIONS.brandNotKept);
    setIsSaving(false);
  };
  return (
    <>
      <Button
        size="small"
        icon={ICONS.trash}
        onClick={() => {
          focusTab();
          editor.change({ [part]: undefined }, "away");
        }}
      >
        {TAKE_AWAY[part]}
      </Button>
      <Button size="small" icon="check" busy={isSaving} onClick={save}>
        {ANNOTATIONS.keepBrand}
      </Button>
      <p className="soft" role="status">
        {outcome}
      </p>
    </>
  );
}
