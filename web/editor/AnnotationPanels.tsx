import { useState } from "react";
import type { RecipeWords } from "../../shared/model/recipe.ts";
import { LETTER_TABS } from "../messages/en/letter-tabs.ts";
import { LETTERING_STYLES } from "../messages/en/lettering.ts";
import { Button } from "../ui/button/Button.tsx";
import { Choices, OwnColour } from "../ui/choices/Choices.tsx";
import { Field } from "../ui/field/Field.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { newLogo, type PictureEdit } from "./annotations.ts";
import type { Annotator } from "./annotator.ts";
import { ChooseLogo } from "./ChooseLogo.tsx";
import { MoveButtons, ToolGroup } from "./FitTools.tsx";
import type { LogoFile } from "./logo-file.ts";
import styles from "./panels.module.css";
import type { StageControls } from "./useStageControls.ts";

interface PanelProps {
  edit: PictureEdit;
  annotator: Annotator;
  /** What moves and zooms what the panel is for. */
  controls: StageControls;
  /** @param kind changes of one kind shortly after each other are one step of Undo */
  onChange(change: (now: PictureEdit) => PictureEdit, kind: string): void;
}

/** UTF-16 units of words on a picture. */
const MAX_WORDS = 60;
/** What a colour of the visitor's own begins with. */
const COLOUR = "#ffffff";

/** What the style decides until it is set by hand. */
const AUTOMATIC = [
  ["position", LETTER_TABS.ownPlace, "place"],
  ["size", LETTER_TABS.sizeAuto, "size"],
] as const;

/** The words on a picture: what they say, their style, colour, size and place. */
export function WordsPanel(props: PanelProps) {
  const { edit, annotator, onChange } = props;
  const { words } = edit;
  const { follows } = annotator;
  const setText = (given: Pick<RecipeWords, "from" | "text">) =>
    onChange(
      (now) => ({ ...now, words: now.words ? { ...now.words, ...given } : annotator.newWords(given) }),
      "text",
    );
  const kind = words?.from.kind ?? "typed";
  return (
    <div className={styles.panel}>
      <Field
        label={LETTER_TABS.text}
        value={words?.text ?? ""}
        placeholder={follows?.text}
        maxLength={MAX_WORDS}
        autoComplete="off"
        onChange={(text) => setText({ from: { kind: "typed" }, text })}
      />
      {follows && (kind === "typed" || words?.text !== follows.text) && (
        <Button size="small" icon="pencil" onClick={() => setText(follows)}>
          {LETTER_TABS.putOn(follows.text)}
        </Button>
      )}
      {kind !== "typed" && <p className={styles.hint}>{LETTER_TABS.follows[kind]}</p>}
      {words && <WordsLook {...props} words={words} />}
    </div>
  );
}

/** How the words look, and where they stand. */
function WordsLook({ words, ...props }: PanelProps & { words: RecipeWords }) {
  const { annotator, onChange } = props;
  const colours = annotator.brand?.colours ?? [];
  const change = (by: Partial<RecipeWords>, kind: string) =>
    onChange((now) => (now.words ? { ...now, words: { ...now.words, ...by } } : now), kind);
  const setColour = (colour: string) => change({ colour }, "colour");
  const colourChoices = [
    { id: "auto", label: LETTER_TABS.styleColour },
    ...colours.map((id, i) => ({ id, label: LETTER_TABS.brandColour(i + 1), colour: id })),
  ];
  return (
    <>
      <Choices
        legend={LETTER_TABS.style}
        value={words.style}
        choices={LETTERING_STYLES}
        onChoose={(style) => change({ style }, "style")}
      />
      <Choices legend={LETTER_TABS.colour} value={words.colour} choices={colourChoices} onChoose={setColour}>
        <OwnColour
          label={LETTER_TABS.chooseColour}
          value={words.colour === "auto" ? COLOUR : words.colour}
          isChosen={colourChoices.every(({ id }) => id !== words.colour)}
          onChoose={setColour}
        >
          {LETTER_TABS.ownColour}
        </OwnColour>
      </Choices>
      <div className={styles.keys}>
        <PlaceButtons {...props.controls} />
        {AUTOMATIC.map(([part, label, kind]) => (
          <Button
            key={part}
            size="small"
            aria-pressed={words[part] === "auto"}
            onClick={() => change({ [part]: "auto" }, kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      {annotator.last.ground === "plate" && <p className={styles.hint}>{LETTER_TABS.onPlate}</p>}
      <div className={styles.keys}>
        <LastButtons {...props} part="words" takeAway={LETTER_TABS.takeWordsAway} />
      </div>
    </>
  );
}

/** The logo on a picture. */
export function LogoPanel(props: PanelProps) {
  const { edit, annotator, onChange } = props;
  const { logo } = edit;
  const [isRefused, setIsRefused] = useState(false);
  const { brandLogo } = annotator;
  const put = (file: LogoFile) =>
    onChange((now) => ({ ...now, logo: newLogo(file, now.frame, annotator.keepClear) }), "logo");
  return (
    <div className={styles.panel}>
      <div className={styles.keys}>
        <ChooseLogo
          isOther={logo !== undefined}
          onOpen={() => setIsRefused(false)}
          onRead={(read) => (read ? put(read) : setIsRefused(true))}
        />
        {brandLogo && logo?.sha256 !== brandLogo.sha256 && (
          <Button size="small" icon="sparkle" onClick={() => put(brandLogo)}>
            {LETTER_TABS.brandLogo}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{LETTER_TABS.logoFiles}</p>
      {isRefused && (
        <Notice tone="error" announced>
          {LETTER_TABS.logoRefused}
        </Notice>
      )}
      {logo && (
        <div className={styles.keys}>
          <PlaceButtons {...props.controls} />
          <LastButtons {...props} part="logo" takeAway={LETTER_TABS.takeLogoAway} />
        </div>
      )}
    </div>
  );
}

/** How much larger a press makes something. */
const ZOOM = 1.1;

/** Buttons for what dragging and pinching do. */
function PlaceButtons({ onMove, onZoom }: StageControls) {
  const sizes = [
    { label: LETTER_TABS.smaller, onPress: () => onZoom(1 / ZOOM) },
    { label: LETTER_TABS.larger, onPress: () => onZoom(ZOOM) },
  ];
  return (
    <>
      <MoveButtons onMove={onMove} />
      <ToolGroup label={LETTER_TABS.size} tools={sizes} />
    </>
  );
}

interface LastButtonsProps extends PanelProps {
  part: "words" | "logo";
  /** Says what is taken away. */
  takeAway: string;
}

/** Takes the words or the logo off the picture, or keeps the style, the colour and the logo as the brand. */
function LastButtons({ edit, annotator, onChange, part, takeAway }: LastButtonsProps) {
  const [state, setState] = useState<"asked" | "kept" | "failed">();
  const keep = async () => {
    setState("asked");
    setState((await annotator.keepBrand(edit)) ? "kept" : "failed");
  };
  const remove = () => onChange((now) => ({ ...now, [part]: undefined }), "away");
  return (
    <>
      <Button size="small" icon="trash" onClick={remove}>
        {takeAway}
      </Button>
      <Button size="small" icon="check" busy={state === "asked"} onClick={keep}>
        {LETTER_TABS.keepBrand}
      </Button>
      <p className={styles.said} role="status">
        {state === "kept" && LETTER_TABS.brandKept}
        {state === "failed" && LETTER_TABS.brandNotKept}
      </p>
    </>
  );
}
