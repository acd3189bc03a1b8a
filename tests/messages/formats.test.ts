import { expect, it } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { FILE_IMPORT } from "../../web/messages/ar/drop.ts";
import { INTAKE } from "../../web/messages/ar/intake.ts";
import { SHELF } from "../../web/messages/ar/shelf.ts";
import { UPLOADER } from "../../web/messages/ar/uploader.ts";
import { formatsFor } from "../../web/messages/formats.ts";
import { DESIGN_MENU as FRENCH } from "../../web/messages/fr/design-menu.ts";

it.each([
  ["en-US", ["One", "Two.", "Three!", "Four"], "One. Two. Three! Four"],
  ["ja-JP", ["一つ", "二つ。", "三つ。"], "一つ。二つ。三つ。"],
  ["ar-u-nu-latn", ["واحد.", "اثنان"], "واحد. اثنان"],
])("sentences in %s are joined by one stop each", (locale, sentences, joined) => {
  expect(formatsFor(locale).sentences(sentences)).toBe(joined);
});

it.each([
  ["en-US", "a, b; c", ": "],
  ["ja-JP", "a, b；c", "："],
  ["ar-u-nu-latn", "a, b؛ c", ": "],
  ["fr-FR", "a, b\u00a0; c", "\u00a0: "],
])("labels with commas, and a label before a text, are separated as in %s", (locale, labels, colon) => {
  expect(formatsFor(locale).groups(["a, b", "c"])).toBe(labels);
  expect(formatsFor(locale).colon).toBe(colon);
});

it("Japanese has no comma between a day and a time", () => {
  const noon = new Date(2026, 10, 21, 12);
  expect(formatsFor("ja-JP").when(noon, noon)).toBe("今日 12:00");
});

it.each([
  DESIGN_MENU.switched("קפה צפון", "קפה דרום"),
  FRENCH.switched("קפה צפון", "קפה דרום"),
  DESIGN_MENU.deletedElsewhere("קפה דרום", "קפה צפון"),
  FRENCH.deletedElsewhere("קפה דרום", "קפה צפון"),
])("two Hebrew names in a row are not taken for one: %s", (sentence) => {
  expect(sentence).toContain("קפה דרום.\u200E קפה צפון");
});

it.each([
  FILE_IMPORT.notRead("2024-05-01.png"),
  INTAKE.gone("2024-05-01.png"),
  SHELF.undoable.remove(1, "2024-05-01.png"),
  SHELF.notAdded(["1.png", "2024-05-01.png"]),
  SHELF.unnamed("2024-05-01.png"),
  FILE_IMPORT.notMade(["1.png", "2024-05-01.png"]),
  UPLOADER.removeFile("2024-05-01.png"),
])("Arabic doesn't reorder names that begin with a number: %s", (sentence) => {
  expect(sentence).toContain("\u20682024-05-01.png\u2069");
});
