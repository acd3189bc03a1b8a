import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageId } from "../../web/messages/languages.ts";
import { ROOT } from "../support/sources.ts";
import { literalsOf } from "./literals.ts";

/* The compiler finds missing, surplus and wrongly typed sentences; this finds sentences that forget a value or were never translated. */

const FOLDERS = ["web/messages", "shared/machines/classic/texts"];
const OTHERS = (Object.keys(LANGUAGES) as LanguageId[]).filter((id) => id !== "en");

/** One character each, so that it can stand for a list of one as well. */
const MARKS = ["\uE000", "\uE001", "\uE002", "\uE003", "\uE004", "\uE005"];
const DATE = new Date(2020, 4, 3);

const kindsOf = (mark: string) => [mark, DATE, [mark], new Proxy({}, { get: () => mark })];

type Sentence = (...values: unknown[]) => unknown;

/** Which values, given marks in their place, and which placeholders a sentence says. */
function valuesIn(sentence: Sentence): readonly string[] {
  const marks = MARKS.slice(0, sentence.length);
  // A value is a text or a number, a date, a list, or a problem with its facts.
  for (let kinds = 0; kinds < 4 ** marks.length; kinds++) {
    const values = marks.map((mark, at) => kindsOf(mark)[Math.floor(kinds / 4 ** at) % 4]);
    try {
      const said = JSON.stringify(sentence(...values)) ?? "";
      return [...marks.filter((mark) => said.includes(mark)), ...placeholdersIn(said)];
    } catch {}
  }
  throw new Error(`This sentence takes values that the test doesn't know: ${sentence}`);
}

const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Every text with its path: its placeholders, or the values that it says. */
function* said(value: unknown, path: string): Generator<[path: string, values: string]> {
  if (typeof value === "string") {
    // English alone says the id of a slot where others need its label.
    yield [path, placeholdersIn(value.replaceAll("{slot}", "{label}")).join()];
  }
  if (typeof value === "function") yield [path, valuesIn(value as Sentence).join()];
  else if (value && typeof value === "object" && "other" in value) yield* said(value.other, path);
  else if (value && typeof value === "object")
    for (const [key, each] of Object.entries(value)) yield* said(each, `${path}.${key}`);
}

const textsOf = async (folder: string, file: string): Promise<Map<string, string>> =>
  new Map(said(await import(join(ROOT, folder, file)), basename(file, ".ts")));

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).filter(
    (file) => file.endsWith(".ts") && !/^(formats|language|plurals)\.ts$/.test(file),
  );

const TWO_WORDS = /\p{L}{2,} \p{L}{2,}/u;
const SAME_IN_ALL = ["user agent"];

it.each(OTHERS)("%s repeats no English sentence", (language) => {
  for (const folder of FOLDERS)
    for (const file of filesOf(join(folder, "en"))) {
      const english = literalsOf(join(folder, "en", file)).filter((text) => TWO_WORDS.test(text));
      const translated = new Set(literalsOf(join(folder, language, file)));
      expect(
        english.filter((text) => translated.has(text) && !SAME_IN_ALL.includes(text)),
        file,
      ).toEqual([]);
    }
});

describe.each([...OTHERS, "en" as const])("the sentences in %s", (language) => {
  it.each(FOLDERS)("say every value that the English ones say: %s", async (folder) => {
    expect(existsSync(join(ROOT, folder, language)), `${folder}/${language}`).toBe(true);
    expect(filesOf(join(folder, language))).toEqual(filesOf(join(folder, "en")));
    for (const file of filesOf(join(folder, "en"))) {
      const english = await textsOf(join(folder, "en"), file);
      const translated = await textsOf(join(folder, language), file);
      expect(Object.fromEntries(translated), file).toEqual(Object.fromEntries(english));
    }
  });
});
