import type { FileNameVocabulary } from "../../../shared/machine/files.ts";

const say = (en: string) => ({ phrases: { en } });

export const SPOKEN: FileNameVocabulary = {
  topics: {
    warmth: { warm: say("warm, hot"), cool: say("cool, cold, iced") },
    order: { first: say("first"), second: say("second"), third: say("third") },
    cup: {
      s: say("small, s"),
      m: say("medium, m"),
      l: say("large, l"),
      xl: say("extra large, extra, xl"),
      xxl: say("bucket, xxl"),
    },
    syrup: { vanilla: say("vanilla"), caramel: say("caramel"), no: say("no syrup, plain") },
    room: { some: say("some room, room"), none: say("no room") },
    screen: {
      idle: say("idle, screensaver"),
      tea: say("tea, teas"),
      cups: say("cup, cups"),
      syrups: say("syrup, syrups"),
      pour: say("pour, pouring"),
    },
  },
  places: {
    idle: { says: ["idle"], may: [], slots: {} },
    teas: {
      says: [],
      may: ["tea"],
      slots: { first: ["first"], second: ["second"], third: ["third"] },
    },
    temperature: { says: [], may: [], slots: { warm: ["warm"], cool: ["cool"] } },
    warmcups: {
      says: ["warm"],
      may: ["cups"],
      slots: { s: ["s"], m: ["m"], l: ["l"], xl: ["xl"], xxl: ["xxl"] },
    },
    coolcups: { says: ["cool"], may: ["cups"], slots: { s: ["s"], m: ["m"], l: ["l"] } },
    syrups: {
      says: [],
      may: ["syrups"],
      slots: { vanilla: ["vanilla"], caramel: ["caramel"], no: ["no"] },
    },
    warmroom: { says: ["warm"], may: [], slots: { some: ["some"], none: ["none"] } },
    coolroom: { says: ["cool"], may: [], slots: { some: ["some"], none: ["none"] } },
    warmpour: { says: ["warm", "pour"], may: [], slots: { pour: [] } },
    coolpour: { says: ["cool", "pour"], may: [], slots: { pour: [] } },
  },
  packages: {},
  aside: { en: "logo" },
  fillers: {},
};
