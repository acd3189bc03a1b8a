import { expect, it } from "vitest";
import { dateLocaleOf } from "../../web/exports/drawing.ts";

const WHEN = new Date(2026, 10, 28, 16, 55);

it.each([
  [["en-GB", "de"], "en", "en-GB"],
  [["sv-SE", "en-US"], "en", "sv-SE"],
  [["de-DE"], "en", "de-DE"],
  [["en-US", "de-AT"], "de", "de-AT"],
  [["en-US"], "pt-BR", "pt-BR"],
  [[], "en", "en"],
  [["en-US@posix"], "en", "en"],
  [["en-US@posix", "en-GB"], "en", "en-GB"],
])("dates in files for a browser in %j, on a page in %s, are those of %s", (languages, language, locale) => {
  const found = dateLocaleOf(languages, language);
  expect(WHEN.toLocaleString(found)).toBe(WHEN.toLocaleString(locale));
});
