import { useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import type { RecipeWords } from "../../shared/model/recipe.ts";
import { Button } from "../ui/button/Button.tsx";
import { Choices } from "../ui/choices/Choices.tsx";
import { OwnColour } from "../ui/choices/OwnColour.tsx";
import { Field } from "../ui/field/Field.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { LETTERING_STYLES } from "../words/lettering.ts";
import { type Annotations, type FramePoint, newLogo } from "./annotations.ts";
import type { Annotator } from "./annotator.ts";
import { ChooseLogo } from "./ChooseLogo.tsx";
import { MoveButtons, ToolGroup } from "./FitTools.tsx";
import type { LogoFile } from "./logo-file.ts";
import styles from "./panels.module.css";

interface PanelProps {
  annotations: Annotations;
  frame: Size;
  annotator: Annotator;
  /** @param kind changes of one kind shortly after each other are one step of Undo */
  onChange(change: (now: Annotations) => Annotations, kind: string): void;
  /** Moves and zooms what the panel is for. */
  onMove(by: FramePoint): void;
  onZoom(factor: number): void;
}

/** UTF-16 units of words on a picture. */
const MAX_WORDS = 60;
/** What a colour of the visitor's own begins with. */
const COLOUR = "#ffffff";

/** The words on a picture: what they say, their style, colour, size and place. */
export function WordsPanel(props: PanelProps) {
  const { annotations, annotator, onChange } = props;
  const { words } = annotations;
  const { follows, brand } = annotator.place;
  const change = (by: Partial<RecipeWords>, kind: string) =>
    onChange((now) => (now.words ? { ...now, words: { ...now.words, ...by } } : now), kind);
  const setText = (given: Pick<RecipeWords, "from" | "text">) =>
    onChange(
      (now) => ({ ...now, words: now.words ? { ...now.words, ...given } : annotator.newWords(given) }),
      "text",
    );
  const isFollowing = words !== undefined && words.from.kind !== "typed";
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
      {follows && !(isFollowing && words.text === follows.text) && (
        <Button size="small" icon="pencil" onClick={() => setText(follows)}>
          {LETTER_TABS.putOn(follows.text)}
        </Button>
      )}
      {words && words.from.kind !== "typed" && (
        <p className={styles.hint}>{LETTER_TABS.follows[words.from.kind]}</p>
      )}
      {words && (
        <>
          <Choices
            legend={LETTER_TABS.style}
            value={words.style}
            choices={LETTERING_STYLES}
            onChoose={(style) => change({ style }, "style")}
          />
          <Choices
            legend={LETTER_TABS.colour}
            value={words.colour}
            choices={[
              { id: "auto", label: LETTER_TABS.styleColour },
              ...(brand?.colours ?? []).map((id, i) => ({
                id,
                label: LETTER_TABS.brandColour(i + 1),
                colour: id,
              })),
            ]}
            onChoose={(colour) => change({ colour }, "colour")}
          >
            <OwnColour
              label={LETTER_TABS.chooseColour}
              value={words.colour === "auto" ? COLOUR : words.colour}
              isChosen={words.colour !== "auto" && !brand?.colours.includes(words.colour)}
              onChoose={(colour) => change({ colour }, "colour")}
            >
              {LETTER_TABS.ownColour}
            </OwnColour>
          </Choices>
          <div className={styles.keys}>
            <PlaceButtons {...props} />
            <Button
              size="small"
              aria-pressed={words.position === "auto"}
              onClick={() => change({ position: "auto" }, "place")}
            >
              {LETTER_TABS.ownPlace}
            </Button>
            <Button
              size="small"
              aria-pressed={words.size === "auto"}
              onClick={() => change({ size: "auto" }, "size")}
            >
              {LETTER_TABS.sizeAuto}
            </Button>
          </div>
          {annotator.last.ground === "plate" && <p className={styles.hint}>{LETTER_TABS.onPlate}</p>}
          <div className={styles.keys}>
            <Button
              size="small"
              icon="trash"
              onClick={() => onChange((now) => ({ ...now, words: undefined }), "away")}
            >
              {LETTER_TABS.takeWordsAway}
            </Button>
            <KeepBrand {...props} />
          </div>
        </>
      )}
    </div>
  );
}

/** The logo on a picture. */
export function LogoPanel(props: PanelProps) {
  const { annotations, frame, annotator, onChange } = props;
  const { logo } = annotations;
  const [isRefused, setIsRefused] = useState(false);
  const ofBrand = annotator.place.brand?.logo;
  const put = (file: LogoFile) =>
    onChange((now) => ({ ...now, logo: newLogo(file, frame, annotator.keepClear) }), "logo");
  return (
    <div className={styles.panel}>
      <div className={styles.keys}>
        <ChooseLogo
          isOther={logo !== undefined}
          onOpen={() => setIsRefused(false)}
          onRead={(read) => (read ? put(read) : setIsRefused(true))}
        />
        {ofBrand && logo?.sha256 !== ofBrand.sha256 && (
          <Button size="small" icon="sparkle" onClick={() => put(ofBrand)}>
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
          <PlaceButtons {...props} />
          <Button
            size="small"
            icon="trash"
            onClick={() => onChange((now) => ({ ...now, logo: undefined }), "away")}
          >
            {LETTER_TABS.takeLogoAway}
          </Button>
          <KeepBrand {...props} />
        </div>
      )}
    </div>
  );
}

/** How much larger a press makes something. */
const ZOOM = 1.1;

/** Buttons for what dragging and pinching do. */
function PlaceButtons({ onMove, onZoom }: Pick<PanelProps, "onMove" | "onZoom">) {
  return (
    <>
      <MoveButtons onMove={onMove} />
      <ToolGroup label={LETTER_TABS.size}>
        <Button size="small" onClick={() => onZoom(1 / ZOOM)}>
          {LETTER_TABS.smaller}
        </Button>
        <Button size="small" onClick={() => onZoom(ZOOM)}>
          {LETTER_TABS.larger}
        </Button>
      </ToolGroup>
    </>
  );
}

/** Keeps the style, the colour and the logo of a picture as the brand. */
function KeepBrand({ annotations, annotator }: Pick<PanelProps, "annotations" | "annotator">) {
  const [state, setState] = useState<"asked" | "kept" | "failed">();
  const keep = async () => {
    setState("asked");
    setState((await annotator.place.keepBrand(annotations)) ? "kept" : "failed");
  };
  return (
    <>
      <Button
        size="small"
        icon="check"
        busy={state === "asked"}
        busyLabel={LETTER_TABS.keepBrand}
        onClick={keep}
      >
        {LETTER_TABS.keepBrand}
      </Button>
      <p className={styles.said} role="status">
        {state === "kept" && LETTER_TABS.brandKept}
        {state === "failed" && LETTER_TABS.brandNotKept}
      </p>
    </>
  );
}
