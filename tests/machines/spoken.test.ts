import { describe, expect, it } from "vitest";
import { listPhrases } from "../../shared/machine/files.ts";
import { MACHINES } from "../../shared/machines/index.ts";
import { EVERY_MACHINE } from "./every-machine.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja", "ar", "sv"] as const;

describe.each(EVERY_MACHINE)("what the places of the machine $id are called", async ({ machine }) => {
  const { model } = machine;
  const { topics, places, packages } = await machine.vocabulary();
  const sayings = Object.values(topics).flatMap((topic) => Object.keys(topic));

  it("is there for every category and slot, in sayings of its topics", () => {
    expect(new Set(sayings).size).toBe(sayings.length);
    expect(Object.keys(places).sort()).toEqual(model.categories.map(({ id }) => id).sort());
    for (const category of model.categories) {
      const { required = [], optional = [], slots = {} } = places[category.id] ?? {};
      const known = category.kind === "slots" ? category.slots.map(({ id }) => id) : [];
      expect(Object.keys(slots).sort(), category.id).toEqual([...known].sort());
      expect(sayings).toEqual(
        expect.arrayContaining([...required, ...optional, ...Object.values(slots).flat()]),
      );
    }
    expect(model.packageCategories.map(({ id }) => id)).toEqual(
      expect.arrayContaining(Object.keys(packages)),
    );
    expect(sayings).toEqual(expect.arrayContaining(Object.values(packages).flat()));
  });

  it("says no two places alike, and of one topic one thing", () => {
    const topicOf = new Map(
      Object.entries(topics).flatMap(([topic, own]) => Object.keys(own).map((id) => [id, topic])),
    );
    const said = Object.values(places).flatMap(({ required, slots }) =>
      Object.keys(slots).length === 0 ? [required] : Object.values(slots).map((own) => [...required, ...own]),
    );
    for (const own of said) expect(new Set(own.map((id) => topicOf.get(id))).size).toBe(own.length);
    const texts = said.map((own) => [...own].sort().join(" "));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has no phrase twice in a topic", () => {
    for (const topic of Object.values(topics))
      for (const part of ["phrases", "ambiguous"] as const) {
        const phrases = Object.values(topic).flatMap((saying) => [...new Set(listPhrases(saying[part]))]);
        expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
      }
  });
});

it.each(MACHINES)(
  "every saying of the machine $model.id has words in every language",
  async ({ vocabulary }) => {
    for (const topic of Object.values((await vocabulary()).topics))
      for (const [id, { phrases }] of Object.entries(topic))
        for (const language of LANGUAGES) expect(phrases[language]?.length, `${id} ${language}`).toBeTruthy();
  },
);
