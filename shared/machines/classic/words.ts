import type { WordTable, WordTableEntry } from "../../machine/machine.ts";

/* Words on the machine's pictures, apart from the names of the blends. */

const at = (id: string, label: string, ...categories: string[]): WordTableEntry => ({
  id,
  label,
  places: categories.map((category) => ({ category, slot: id })),
});

const pouring = (id: string, label: string, category: string): WordTableEntry => ({
  id,
  label,
  places: [{ category, slot: "screen" }],
});

export const WORD_TABLE: WordTable = {
  words: [
    at("hot", "Hot", "hotcold"),
    at("cold", "Cold", "hotcold"),
    at("regular", "Regular", "hotcupsizes", "coldcupsizes"),
    at("medium", "Medium", "hotcupsizes", "coldcupsizes"),
    at("large", "Large", "hotcupsizes", "coldcupsizes"),
    at("xlarge", "X-Large", "hotcupsizes"),
    at("leaveroom", "Leave Room", "hotleaveroom", "coldleaveroom"),
    at("noroom", "No Room", "hotleaveroom", "coldleaveroom"),
    pouring("pouringhot", "While a hot drink is being poured", "dispensinghot"),
    pouring("pouringcold", "While a cold drink is being poured", "dispensingcold"),
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
