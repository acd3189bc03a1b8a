import type { FileNameVocabulary, FilePlace } from "../machine/files.ts";
import { HEADING_WORDS } from "./heading-words.ts";
import { ASIDE_TOPIC, createWordReader, FILLER_TOPIC } from "./lexicon.ts";
import { isBlankWord, parseSegment } from "./tokens.ts";

export type HeadingWord = keyof typeof HEADING_WORDS;

export interface ParsedHeading {
  /** Empty if any word is unknown. */
  readonly says: ReadonlySet<HeadingWord>;
  /** Empty if any word is unknown or about something else. */
  readonly places: readonly FilePlace[];
  readonly isAboutPlaces: boolean;
}
export type HeadingReader = (heading: string) => ParsedHeading;

const COLUMN_TOPIC = "(column)";
const OTHER_TOPICS: ReadonlySet<string> = new Set([COLUMN_TOPIC, FILLER_TOPIC]);
/** A list's first picture. */
const FIRST = "0";

export function createHeadingReader(spoken: FileNameVocabulary): HeadingReader {
  const wordsOf = createWordReader({
    ...spoken,
    topics: { ...spoken.topics, [COLUMN_TOPIC]: HEADING_WORDS },
  });
  const places = Object.entries(spoken.places).flatMap(([category, { says, may, slots }]) =>
    Object.entries({ ...(Object.keys(slots).length === 0 && { [FIRST]: [] }), ...slots }).map(
      ([slot, own]) => ({
        place: { category, slot },
        needed: own.length > 0 ? own : says,
        allowed: new Set([...says, ...may, ...own]),
      }),
    ),
  );
  return (heading) => {
    const words = wordsOf(parseSegment(heading).tokens)
      .filter(({ text, meanings }) => meanings.length > 0 || !isBlankWord(text))
      .map(({ meanings, isMisspelt }) =>
        meanings.filter(({ topic, isLoose }) => !isMisspelt && !isLoose && topic !== ASIDE_TOPIC),
      );
    const isKnown = words.every((meanings) => meanings.length > 0);
    const said = words.flat().flatMap(({ topic, id }) => (topic === COLUMN_TOPIC ? (id as HeadingWord) : []));
    const about = words.filter((meanings) => meanings.some(({ topic }) => !OTHER_TOPICS.has(topic)));
    const named = about.filter((meanings) => meanings.every(({ topic }) => !OTHER_TOPICS.has(topic)));
    const isMeant = ({ needed, allowed }: (typeof places)[number]) =>
      needed.every((id) => about.flat().some((meaning) => meaning.id === id)) &&
      named.every((meanings) => meanings.some(({ id }) => allowed.has(id)));
    return {
      says: new Set(isKnown ? said : []),
      places: isKnown && named.length > 0 ? places.filter(isMeant).map(({ place }) => place) : [],
      isAboutPlaces: named.length > 0,
    };
  };
}
