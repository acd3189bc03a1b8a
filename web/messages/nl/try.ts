import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Je machine uitproberen",
  note: (seconds) =>
    `Tik op het scherm zoals een klant dat zou doen. Na ${seconds} seconden zonder aanraking begint het opnieuw, net als op de machine.`,
  onScreen: "Op het scherm",
  noStart: (missing, start) =>
    `Bij ${missing} is er nog geen afbeelding. Een bestelling begint dus bij ${start}.`,
  defaults: "Standaardafbeeldingen op dit scherm",
  defaultsFor: (labels) => `${list(labels)}: nog geen eigen afbeelding.`,
  machine: "Je machine",
  fullScreen: "Volledig scherm",
  leave: "Volledig scherm sluiten",
  wayOut: (seconds) => `Afsluiten: houd de hoek linksonder ${seconds} seconden ingedrukt, of druk op Esc.`,
};
