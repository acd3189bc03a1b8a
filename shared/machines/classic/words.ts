import { LABELS } from "#classic/labels.ts";
import type { WordTable, WordTableEntry } from "../../machine/machine.ts";

/* Words on the machine's pictures, apart from the names of the blends. */

const at = (id: keyof typeof LABELS.slots, ...categories: string[]): WordTableEntry => ({
  id,
  label: LABELS.slots[id],
  places: categories.map((category) => ({ category, slot: id })),
});

const pouring = (id: keyof typeof LABELS.words, category: string): WordTableEntry => ({
  id,
  label: LABELS.words[id],
  places: [{ category, slot: "screen" }],
});

export const WORD_TABLE: WordTable = {
  words: [
    at("hot", "hotcold"),
    at("cold", "hotcold"),
    at("regular", "hotcupsizes", "coldcupsizes"),
    at("medium", "hotcupsizes", "coldcupsizes"),
    at("large", "hotcupsizes", "coldcupsizes"),
    at("xlarge", "hotcupsizes"),
    at("leaveroom", "hotleaveroom", "coldleaveroom"),
    at("noroom", "hotleaveroom", "coldleaveroom"),
    pouring("pouringhot", "dispensinghot"),
    pouring("pouringcold", "dispensingcold"),
  ],
  languages: [
    {
      id: "en",
      name: "English",
      words: {
        hot: "Hot",
        cold: "Cold",
        regular: "Regular",
        medium: "Medium",
        large: "Large",
        xlarge: "X-Large",
        leaveroom: "Leave Room",
        noroom: "No Room",
        pouringhot: "Your coffee is brewing",
        pouringcold: "Your iced coffee is pouring",
      },
    },
    {
      id: "de",
      name: "Deutsch",
      words: {
        hot: "Heiß",
        cold: "Kalt",
        regular: "Klein",
        medium: "Mittel",
        large: "Groß",
        xlarge: "Extragroß",
        leaveroom: "Mit Platz",
        noroom: "Randvoll",
        pouringhot: "Ihr Kaffee läuft",
        pouringcold: "Ihr Eiskaffee läuft",
      },
    },
  ],
  maxLength: 40,
};
