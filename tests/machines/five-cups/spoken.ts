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
    idle: { required: ["idle"], optional: [], slots: {} },
    teas: {
      required: [],
      optional: ["tea"],
      slots: { first: ["first"], second: ["second"], third: ["third"] },
    },
    temperature: { required: [], optional: [], slots: { warm: ["warm"], cool: ["cool"] } },
    warmcups: {
      required: ["warm"],
      optional: ["cups"],
      slots: { s: ["s"], m: ["m"], l: ["l"], xl: ["xl"], xxl: ["xxl"] },
    },
    coolcups: { required: ["cool"], optional: ["cups"], slots: { s: ["s"], m: ["m"], l: ["l"] } },
    syrups: {
      required: [],
      optional: ["syrups"],
      slots: { vanilla: ["vanilla"], caramel: ["caramel"], no: ["no"] },
    },
    warmroom: { required: ["warm"], optional: [], slots: { some: ["some"], none: ["none"] } },
    coolroom: { required: ["cool"], optional: [], slots: { some: ["some"], none: ["none"] } },
    warmpour: { required: ["warm", "pour"], optional: [], slots: { pour: [] } },
    coolpour: { required: ["cool", "pour"], optional: [], slots: { pour: [] } },
  },
  packages: {},
  aside: { en: "logo" },
  fillers: {},
};
