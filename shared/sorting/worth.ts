import type { Size } from "../machine/types.ts";
import type { SortPlace } from "./places.ts";
import type { ReadName, ReadWord } from "./read-names.ts";
import type { Series } from "./series.ts";
import type { SizeWorth } from "./size-worth.ts";
import type { GivenPicture } from "./sorted-plan.ts";

/** How well a picture suits a place. */
export interface Worth {
  /** More is better; what is not above zero is not put there. */
  readonly worth: number;
  /** Whether its name says everything that the place asks for, and nothing against it. */
  readonly isTold: boolean;
}

/** A word that says what the place asks for; that it may say; nothing of what the category asks; another thing; what does not matter to it. */
const SAYS = 4;
const MAY = 2;
const UNSAID = -2;
const AGAINST = -6;
const BESIDE = -1.5;
/** Of names that say nothing at all. */
const SILENT_UNSAID = -0.5;
const SILENT = 0.5;
/** It says something else, among pictures of which most say where they belong. */
const STRANGE = -2.5;
/** It says to be none of the machine's. */
const ASIDE = -6;
/** Its number is the place's, or another's, in a series as long as the places are many. */
const RANK = 3;
const WRONG_RANK = -3;
/** Of a later version, of two that say the same. */
const VERSION = 0.1;
const VERSIONS = 5;
/** Of an earlier day, of two that say the same. */
const OLDER = -0.5;
const KNOWN = 1000;

const NEVER: Worth = { worth: Number.NEGATIVE_INFINITY, isTold: false };

/** A picture with all that is known of it. */
export interface Candidate {
  readonly picture: GivenPicture;
  readonly name: ReadName;
  /** Where our own names of files, or whoever gave it, say that it belongs. */
  readonly known: { readonly category: string; readonly slot: string } | undefined;
}

/** What is the same for all of them. */
export interface Setting {
  readonly sizeWorth: (picture: Size, size: Size) => SizeWorth;
  /** By saying: its topic. */
  readonly topicOf: ReadonlyMap<string, string>;
  /** Whether most names say where they belong. */
  readonly isTelling: boolean;
}

export function worthOf({ picture, name, known }: Candidate, place: SortPlace, setting: Setting): Worth {
  const size = setting.sizeWorth(picture, place.size);
  if (known) {
    const isThere = known.category === place.category.id && known.slot === place.slot;
    return isThere ? { worth: KNOWN + size.worth, isTold: true } : NEVER;
  }
  if (place.category.kind === "list" && place.isFilled) return NEVER;
  const later = Math.min(VERSIONS, name.version) * VERSION;
  if (name.isSuperseded || (name.isAside && name.words.length === 0)) return NEVER;
  if (name.words.length === 0) {
    const isStrange = setting.isTelling && !size.isMade && name.own.some(({ isUnknown }) => isUnknown);
    const unsaid = [...place.says, ...place.saysOwn].length * SILENT_UNSAID;
    const ranked = rankWorth(name, place, size.isMade);
    return { worth: size.worth + unsaid + ranked + (isStrange ? STRANGE : SILENT), isTold: false };
  }
  const said = saidWorth(name, place, size.isMade, setting);
  const aside = name.isAside ? ASIDE : 0;
  return {
    worth: size.worth + said.worth + aside + (said.isTold ? later + (name.isOlder ? OLDER : 0) : 0),
    isTold: said.isTold && !size.isOthers && !name.isAside,
  };
}

/** Only what is made for that size is taken at its number alone. */
const rankWorth = ({ series }: ReadName, place: SortPlace, isMade: boolean): number =>
  isMade && isSeriesOf(series, place) ? (series.rank === place.rank ? 1 : -1) : 0;

const isSeriesOf = (series: Series | undefined, place: SortPlace): series is Series =>
  series !== undefined &&
  place.category.kind === "slots" &&
  place.arrangement.places.length > 1 &&
  series.of === place.arrangement.places.length;

function saidWorth(name: ReadName, place: SortPlace, isMade: boolean, { topicOf }: Setting): Worth {
  const { words, series } = name;
  const asked = new Set([...place.says, ...place.saysOwn]);
  const known = new Set([...asked, ...place.may]);
  const explains = (word: ReadWord) => word.some(({ id }) => known.has(id));
  const others = words.filter((word) => !explains(word));
  const spokenOf = (topic: string | undefined) =>
    others.some((word) => word.some((sense) => sense.topic === topic));
  // Where its kind is said, a word that is only loosely meant means that.
  const isKindSaid = place.may.some((id) =>
    words.some((word) => word.some((sense) => sense.id === id && sense.isPlain)),
  );
  let worth = 0;
  let isTold = true;
  let isSaid = false;
  const judge = (id: string, isOwn: boolean) => {
    const senses = words.flatMap((word) => word.filter((sense) => sense.id === id));
    const best = Math.max(0, ...senses.map(({ weight }) => weight));
    if (best > 0) {
      worth += SAYS * best;
      isTold &&= (isOwn && isKindSaid) || senses.some(({ isPlain }) => isPlain);
      isSaid = true;
      return;
    }
    if (spokenOf(topicOf.get(id))) return;
    if (isOwn && isSeriesOf(series, place)) {
      worth += series.rank === place.rank ? RANK : WRONG_RANK;
      isTold &&= isKindSaid && series.rank === place.rank;
      return;
    }
    worth += UNSAID;
    // A size that only that kind of picture has says as much as the word for it.
    isTold &&= !isOwn && isMade;
  };
  // A name that says hot never fills what is cold, whatever else suits.
  const isOther = (id: string) =>
    !words.some((word) => word.some((sense) => sense.id === id)) &&
    others.some((word) => word.some(({ topic, isPlain }) => isPlain && topic === topicOf.get(id)));
  if (place.says.some(isOther)) return NEVER;
  for (const id of place.says) judge(id, false);
  for (const id of place.saysOwn) judge(id, true);
  for (const id of place.may) {
    const best = Math.max(
      0,
      ...words.flatMap((word) => word.filter((sense) => sense.id === id).map(({ weight }) => weight)),
    );
    worth += MAY * best;
    isSaid ||= best > 0;
  }
  const mattering = new Set([...known].map((id) => topicOf.get(id)));
  for (const topic of new Set(others.flatMap((word) => word.map((sense) => sense.topic)))) {
    const senses = others.flat().filter((sense) => sense.topic === topic);
    const isAgainst = mattering.has(topic);
    worth += (isAgainst ? AGAINST : BESIDE) * Math.max(...senses.map(({ weight }) => weight));
    if (isAgainst && senses.some(({ isPlain }) => isPlain)) isTold = false;
  }
  return { worth, isTold: isTold && isSaid };
}
