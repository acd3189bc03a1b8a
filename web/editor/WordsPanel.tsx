import type { Box } from "../../shared/machine/types.ts";
import type { RecipeWords } from "../../shared/model/recipe.ts";
import { Button } from "../ui/button/Button.tsx";
import { Choices } from "../ui/choices/Choices.tsx";
import { OwnColour } from "../ui/choices/OwnColour.tsx";
import { Field } from "../ui/field/Field.tsx";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { LETTERING_STYLES } from "../words/lettering.ts";
import { KeepBrand } from "./KeepBrand.tsx";
import { moveWords, type Over, zoomWords } from "./over.ts";
import type { OverlayPanelProps } from "./overlay.ts";
import { PlaceKeys } from "./PlaceKeys.tsx";
import styles from "./panels.module.css";
import { type LastMade, type LetteredPlace, newWords } from "./text-overlay.ts";

export interface LetterPanelProps extends OverlayPanelProps<Over> {
  readonly place: LetteredPlace;
  readonly keepClear: readonly Box[];
  last(): LastMade;
}

/** UTF-16 units of words on a picture. */
const MAX_WORDS = 60;
/** What a colour of one's own begins with. */
const COLOUR = "#ffffff";

/** The words on a picture: what they say, their style, colour, size and place. */
export function WordsPanel({ over, frame, place, last, onChange }: LetterPanelProps) {
  const { words } = over;
  const { follows, brand } = place;
  const change = (by: (words: RecipeWords) => RecipeWords, kind: string) =>
    onChange((now) => (now.words ? { ...now, hand: undefined, words: by(now.words) } : now), kind);
  const say = (given: Pick<RecipeWords, "from" | "text">) =>
    onChange(
      (now) => ({
        ...now,
        hand: undefined,
        words: now.words ? { ...now.words, ...given } : newWords(place, given),
      }),
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
        onChange={(text) => say({ from: { kind: "typed" }, text })}
      />
      {follows && !(isFollowing && words.text === follows.text) && (
        <Button size="small" icon="pencil" onClick={() => say(follows)}>
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
            onChoose={(style) => change((now) => ({ ...now, style }), "style")}
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
            onChoose={(colour) => change((now) => ({ ...now, colour }), "colour")}
          >
            <OwnColour
              label={LETTER_TABS.chooseColour}
              value={words.colour === "auto" ? COLOUR : words.colour}
              isChosen={words.colour !== "auto" && !brand?.colours.includes(words.colour)}
              onChoose={(colour) => change((now) => ({ ...now, colour }), "colour")}
            >
              {LETTER_TABS.ownColour}
            </OwnColour>
          </Choices>
          <div className={styles.keys}>
            <PlaceKeys
              onMove={(by) => onChange((now) => moveWords(now, by, frame, last().words), "move")}
              onZoom={(factor) => onChange((now) => zoomWords(now, factor, last().textSize), "zoom")}
            />
            <Button
              size="small"
              aria-pressed={words.position === "auto"}
              onClick={() => change((now) => ({ ...now, position: "auto" }), "place")}
            >
              {LETTER_TABS.ownPlace}
            </Button>
            <Button
              size="small"
              aria-pressed={words.size === "auto"}
              onClick={() => change((now) => ({ ...now, size: "auto" }), "size")}
            >
              {LETTER_TABS.sizeAuto}
            </Button>
          </div>
          {last().ground === "plate" && <p className={styles.hint}>{LETTER_TABS.onPlate}</p>}
          <div className={styles.keys}>
            <Button
              size="small"
              icon="trash"
              onClick={() => onChange((now) => ({ ...now, words: undefined }), "away")}
            >
              {LETTER_TABS.takeWordsAway}
            </Button>
            <KeepBrand place={place} over={over} />
          </div>
        </>
      )}
    </div>
  );
}
