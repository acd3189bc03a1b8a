import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "Er is een nieuwe versie van deze app. Je ontwerp verandert niet.",
  toTake: "Er is een nieuwe versie van deze app. Je kunt bijwerken via het ontwerpmenu.",
  use: "Nu bijwerken",
  leftBehind: "Werk eerst de app bij. Je ontwerp verandert niet.",
  openAgain: "Pagina opnieuw laden",
  title: "Offline werken",
  explain: (megabytes) =>
    `Op dit apparaat kun je nu al zonder internet een compleet ontwerp maken. Wil je ook al onze afbeeldingen bij de hand hebben, download dan nog ${megabytes}\u00a0MB.`,
  keep: "Alles op dit apparaat zetten",
  keeping: (percent) => `Alles wordt gedownload: ${percent}%`,
  kept: "Alles staat op dit apparaat en werkt zonder internet.",
  failed:
    "Niet alles kon worden gedownload: de verbinding is weggevallen of dit apparaat is vol. Wat al is gedownload, blijft beschikbaar.",
};
