import { expect, it } from "vitest";
import { formatsFor } from "../../web/messages/formats.ts";

it.each([
  ["en-US", ["One", "Two.", "Three"], "One. Two. Three"],
  ["ja-JP", ["一つ", "二つ。", "三つ。"], "一つ。二つ。三つ。"],
  ["ar-u-nu-latn", ["واحد.", "اثنان"], "واحد. اثنان"],
])("sentences in %s are joined by one stop each", (locale, sentences, joined) => {
  expect(formatsFor(locale).sentences(sentences)).toBe(joined);
});
